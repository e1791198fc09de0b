package risingtides

import (
	"slices"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// part and shape are those of a position of this game.
type (
	part  = rules.Part
	shape = rules.Shape
)

var (
	attackWords  = rules.Words("kind", stealing, attackNames[stealing:]...).Titled("Steal", "Relocate")
	counterWords = rules.Words("counter", protected, counterNames[protected:]...).Titled("Protect", "Redirect", "Redirect that blocks")
	pickWords    = rules.Words("kind", int(tide.Right), eventNames[:tide.Back]...).Titled("The right one", "The left one")
)

// described is the position of section 5, field by field.
func (t *table) described(p *Position) shape {
	return rules.Group(slices.Concat(t.cardParts(p), t.endParts(p))...)
}

// cardParts are whose turn it is and which cards lie where.
func (t *table) cardParts(p *Position) []part {
	seat, cards := rules.SeatOf(t.size()), t.copies.Sum()
	return []part{
		{
			Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}",
			Is: rules.At(&p.Step, rules.WordIn(stepWords)),
		},
		{
			Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|the game has ended",
			Only: playing, Misfit: "say whose turn it is.|the game has ended, so it is nobody's turn.",
			Is: rules.At(&p.Turn, seat.OrNull(0, "Nobody's: the game has ended")),
		},
		{
			Name: "nations", Title: "Nation card", Ask: "Which nation does {who} play?", Tell: "{who} plays {value}|{who} has not entered a nation yet",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.At(&p.nations[i], rules.WordIn(enteredNation).OrNull(none, "Not entered yet"))
			}),
		},
		{
			Name: "hands", Title: "Hand", Ask: "How many {card} cards is {who} known to hold?", Tell: "{who} holds {n:{card} card}",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.HandAt(&p.Players[i].Hand, cardWords, t.n.handSize, 0)
			}),
		},
		{
			Name: "depots", Title: "Depot, oldest card first", Ask: "Which cards are in {who}'s depot?", Tell: "{who}'s depot holds {value}",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.ListOf(0, func() []int8 { return p.Players[i].Depot.Cards() },
					func(list []int8, v rules.Value) { p.Players[i].Depot.fill(list, v) }, rules.Itself[int8](rules.WordIn(resourceWords)))
			}),
		},
		{
			Name: "stages", Title: "Built stages", Ask: "Which stages has {who} built?", Tell: "{who}'s stages are {value}",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.ListOf(planStages, func() []Stage { return p.Players[i].Stages() },
					func(list []Stage, v rules.Value) { p.fillPlan(i, list, v) },
					func(s *Stage) shape { return rules.NumbersAt(s[:], resourceWords, stageCards(planStages-1)) })
			}),
		},
		{
			Name: "discard", Title: "Discard pile", Ask: "How many {card} cards are in the discard pile?", Tell: "the discard pile has {n:{card} card}",
			Is: rules.CardsAt(&p.Discard, cardWords, cards),
		},
		{
			Name: "deck", Title: "Cards in the deck", Ask: "How many cards are left in the deck?", Tell: "the deck has {n:card}", Rare: true,
			Is: rules.At(&p.Deck, rules.NumberIn(0, cards)),
		},
	}
}

// endParts are what goes on between two turns, and who has done with the game.
func (t *table) endParts(p *Position) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "finished", Title: "Finished, first one first", Ask: "Who has finished?", Tell: "these have finished: {value}", Rare: true,
			Is: rules.Row(p.Finished[:], seat).Then(rules.Distinct),
		},
		{
			Name: "attack", Title: "Attack", Ask: "Is somebody under attack?", Tell: "somebody is under attack|nobody is under attack",
			Only: underAttack, Misfit: "an attack", Rare: true,
			Is: describedAttack(&p.Attack, seat),
		},
		{
			Name: "event", Title: "Event while cards are picked", Ask: "Are cards being picked for an event?",
			Tell: "cards are being picked for an event|no cards are being picked for an event",
			Only: rules.In(StepPick), Misfit: "an event", Rare: true,
			Is: t.describedEvent(&p.event, seat),
		},
		{
			Name: "disqualified", Title: "Disqualified", Ask: "Who has been disqualified?", Tell: "these are disqualified: {value}", Rare: true,
			Is: rules.SeatsAt(t.size(), func(seat int) bool { return p.Disqualified[seat-1] },
				func(seat int, is bool) { p.Disqualified[seat-1] = is }),
		},
	}
}

func describedAttack(a *attack, seat rules.Scalar) rules.Shape {
	return rules.Group(
		part{
			Name: "kind", Title: "Kind", Ask: "Is the attack a Steal or a Relocate?", Tell: "the attack is a {value}",
			Is: rules.At(&a.kind, rules.WordIn(attackWords)),
		},
		part{
			Name: "target", Title: "Target", Ask: "Who is under attack?", Tell: "the attack hits {value}",
			Is: rules.At(&a.Target, seat),
		},
		part{
			Name: "counter", Title: "Counter", Ask: "How was the attack countered?",
			Tell: "the attack was countered: {value}|the attack was not countered",
			Only: rules.In(StepRecounter), Misfit: "a counter to be answered",
			Is: rules.At(&a.counter, rules.WordIn(counterWords).OrNull(noCounter, "Not countered")),
		},
		part{
			Name: "redirect_to", Title: "Redirected to", Ask: "Who is the attack redirected to?",
			Tell: "the attack is redirected to {value}|the attack is not redirected",
			Is:   rules.At(&a.redirectTo, seat.OrNull(0, "Nobody")),
		},
	).OrNull("No attack", func() bool { return a.kind != noAttack }, func() { *a = attack{} })
}

func (t *table) describedEvent(e *event, seat rules.Scalar) rules.Shape {
	return rules.Group(
		part{
			Name: "kind", Title: "Kind", Ask: "Which neighbour are cards picked from?", Tell: "cards are picked from this neighbour: {value}",
			Is: rules.At(&e.kind, rules.WordIn(pickWords)),
		},
		part{
			Name: "waiting", Title: "Still to pick", Ask: "Who still has to pick a card?", Tell: "these still have to pick a card: {value}",
			Is: rules.Row(e.waiting[:], seat).Then(rules.Distinct),
		},
		part{
			Name: "picked", Title: "Picked", Ask: "Which card has {who} picked?", Tell: "{who} has picked {value}|{who} has picked no card",
			Is: rules.EachSeat(t.size(), func(i int) rules.Shape {
				return rules.At(&e.picked[i], rules.WordIn(drawnWords).OrNull(none, "Nothing"))
			}),
		},
	).Switched("No event", &e.running, func() { *e = event{picked: nobodyPicked} })
}

// fill lays cards into an empty depot.
func (d *Depot) fill(cards []int8, v rules.Value) {
	*d = Depot{}
	if len(cards) > len(d.cards) {
		v.Fail("more resources than the game has")
		return
	}
	for _, card := range cards {
		d.add(int(card))
	}
}

// fillPlan sets the stages that a seat has built.
func (p *Position) fillPlan(i int, list []Stage, v rules.Value) {
	p.Players[i].built, p.Players[i].stages = uint8(len(list)), [planStages]Stage{}
	for k, item := range v.Items() {
		if p.Players[i].stages[k] = list[k]; list[k].sum() != stageCards(k) {
			item.Fail("stage %d takes %d cards", k+1, stageCards(k))
		}
	}
}

// The steps before the end, and those of an attack.
const (
	playing     = rules.Steps(1<<StepReveal - 1)
	underAttack = rules.Steps(1<<StepCounter | 1<<StepRecounter | 1<<StepTake)
)

// settle makes fit what follows from the rest: the cards left in the deck, who is
// disqualified, and that once nations are entered one that nobody names is hidden.
func (t *table) settle(p *Position) {
	for i := range t.size() {
		if p.Step != StepNations && p.nations[i] == none {
			p.nations[i] = hidden
		}
	}
	left := 0
	for card := range kinds {
		left += t.unaccounted(p, card)
	}
	for i := range t.size() {
		left -= int(p.Players[i].Hand.Unknown)
		if p.event.picked[i] == hidden {
			left--
		}
	}
	p.Deck = max(0, left)
	p.Disqualified = [maxSeats]bool{}
	if p.Step == StepOver {
		p.Disqualified = t.failed(p)
	}
}

package risingtides

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// leaving says which cards leave the acting seat's hand in a move.
type leaving func(p *Position, a act) rules.Counts

// handChecks are the two checks of every move that takes cards out of a hand:
// they can be among its cards, and copies of them can still be there.
func (t *table) handChecks(cards leaving) []check {
	return []check{
		{
			Rule: "RT-4.3.2", Reads: rules.AllWords,
			Breaks: func(p *Position, a act) bool {
				c := cards(p, a)
				return p.Players[a.Seat-1].Hand.Lacks(&c)
			},
			Why: func(p *Position, a act) wording.Text {
				c := cards(p, a)
				return t.notInHand(&p.Players[a.Seat-1].Hand, &c, a)
			},
		},
		{
			Rule: rules.Counted, Reads: rules.AllWords,
			Breaks: func(p *Position, a act) bool { return t.overdrawn(p, a, cards) >= 0 },
			Why:    func(p *Position, a act) wording.Text { return t.tooMany(p, a, cards) },
		},
	}
}

// doing says what a move with cards of the hand is, for those that take more than one.
var doing = map[string]wording.Text{
	"steal": wording.Say("A Steal"), "relocate": wording.Say("A Relocate"), "nuke": wording.Say("The Nuke"), "redirect": wording.Say("A Redirect"), "recounter": wording.Say("Re-countering"),
}

// notInHand is the sentence of RT-4.3.2: the cards of a move and those of the hand.
func (t *table) notInHand(h *rules.Hand, cards *rules.Counts, a act) wording.Text {
	size := h.Size()
	switch {
	case size == 0:
		return wording.Say("{who}'s hand is empty.")
	case size < cards.Sum():
		return wording.Say("{move} takes {cards}; {who} holds {number}.",
			doing[t.book.VerbOf(a).Name], wording.Some(cards.Sum(), "card"), wording.Spell(size))
	case h.Known.Sum() == 0:
		return wording.Say("{who} must hold {named}, but has only {cards}.", wording.And(listText(cards)), wording.Some(size, "unseen card"))
	case h.Unknown == 0:
		return wording.Say("{who} must hold {named}, but has only {known}.", wording.And(listText(cards)), wording.And(listText(&h.Known)))
	}
	return wording.Say("{who} must hold {named}, but has only {known}.",
		wording.And(listText(cards)), wording.And(append(listText(&h.Known), wording.Some(int(h.Unknown), "unseen card").Text())))
}

// overdrawn returns the first card of which more would have to come out of the
// unknown part of the hand than there can be copies in unknown places, or -1.
func (t *table) overdrawn(p *Position, a act, cards leaving) int {
	c, h := cards(p, a), &p.Players[a.Seat-1].Hand
	for kind := range kinds {
		if miss := h.Miss(kind, c.Of(kind)); miss > 0 && miss > t.unaccounted(p, kind) {
			return kind
		}
	}
	return -1
}

// tooMany is the sentence of GEN-4 for cards that would leave a hand.
func (t *table) tooMany(p *Position, a act, cards leaving) wording.Text {
	kind := t.overdrawn(p, a, cards)
	left, c := t.unaccounted(p, kind), cards(p, a)
	if left < 1 {
		return t.accounted(kind)
	}
	return wording.Say("At most {cards} can be among {who}'s unseen cards, and this takes {number}; all other copies lie elsewhere.",
		wording.Some(left, "{card} card", oneOf(kind)), wording.Spell(p.Players[a.Seat-1].Hand.Miss(kind, c.Of(kind))))
}

// accounted is the sentence of GEN-4 where no copy is left.
func (t *table) accounted(kind int) wording.Text {
	if t.copies.Of(kind) == 2 {
		return wording.Say("Both {card} cards are already known to lie elsewhere.", oneOf(kind))
	}
	return wording.Say("All {number} {card} cards are already known to lie elsewhere.", t.copies.Of(kind), oneOf(kind))
}

// spend takes cards out of the hand and discards them.
func spend(p *Position, seat int, cards rules.Counts) {
	p.Players[seat-1].Hand.Spend(&cards)
	p.Discard.AddAll(&cards)
}

// oneCard is the card that the first word names.
func oneCard(_ *Position, _, card int) (c rules.Counts) {
	c.Add(card, 1)
	return c
}

// draw takes a card from the deck; a start hand is dealt by the same move.
func (t *table) draw() verb {
	return verb{
		Is: Draw, Steps: rules.In(StepDeal, StepTurn), Words: words(drawnWords), Reveals: true,
		Help: "Take a card from the deck into your hand.", Template: "{who} draws: {1}", Unseen: "{who} draws a card",
		Checks: []check{
			{
				Rule:   "RT-4.3.1",
				Breaks: func(p *Position, a act) bool { return p.Players[a.Seat-1].Hand.Size() >= t.n.handSize },
				Why: func(_ *Position, _ act) wording.Text {
					return wording.Say("{who} already holds {cards} and can't draw.", wording.Some(t.n.handSize, "card"))
				},
			},
			{
				Rule:   "RT-3.2.1",
				Breaks: func(p *Position, _ act) bool { return p.Deck == 0 },
				Plain:  "The deck and the discard pile are empty: there is no card to draw.",
			},
			rules.Check1(rules.Counted,
				func(p *Position, _, card int) bool { return card >= 0 && t.unaccounted(p, card) < 1 },
				func(_ *Position, _, card int) wording.Text { return t.accounted(card) }),
		},
		Ways: rules.With1(func(p *Position, _, card int) int {
			if card == hidden {
				return 0
			}
			return t.unaccounted(p, card)
		}),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			p.Deck--
			p.Players[seat-1].Hand.Draw(card)
			if p.Step == StepTurn {
				t.endTurn(p)
				return
			}
			p.Turn++
			if p.Turn > t.size() {
				p.Turn = 1
				if p.Players[t.size()-1].Hand.Size() == t.start {
					p.follow(handsDealt)
				}
			}
		}),
	}
}

// place puts a resource of the hand into the own depot.
func (t *table) place() verb {
	resource := rules.Check1("RT-3.3.1",
		func(_ *Position, _, card int) bool { return card >= resources },
		func(_ *Position, _, card int) wording.Text {
			return wording.Say("Only resources go into a depot; {card} is an action card.", saidCards[card])
		})
	return verb{
		Is: Place, Steps: rules.In(StepTurn), Words: words(cardWords),
		Help: "Put a resource from your hand into your depot.", Template: "{who} places {1} in the depot",
		Checks: append([]check{resource}, t.handChecks(rules.With1(oneCard))...),
		Given:  rules.With1(func(_ *Position, _, card int) bool { return card < resources }),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			p.Players[seat-1].Hand.Take(card)
			p.Players[seat-1].Depot.add(card)
			t.endTurn(p)
		}),
	}
}

// discardCard throws a card of the hand away.
func (t *table) discardCard() verb {
	return verb{
		Is: Discard, Steps: rules.In(StepTurn), Words: words(cardWords),
		Asks: []wording.Text{wording.Say("Throw away")},
		Help: "Discard a card from your hand.", Template: "{who} discards {1}",
		Checks: t.handChecks(rules.With1(oneCard)),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, oneCard(p, seat, card))
			t.endTurn(p)
		}),
	}
}

// construct builds the next stage out of the own depot.
func (t *table) construct() verb {
	return verb{
		Is: Construct, Steps: rules.In(StepTurn), Words: words(stageWords),
		Asks: []wording.Text{wording.Say("Build with")},
		Help: "Build the next stage of your plan from your depot.", Template: "{who} builds a stage of {1}",
		Checks: t.constructChecks(),
		Effect: rules.Do1(func(p *Position, seat, next int) {
			i, stage := seat-1, stageSplits[next]
			for resource, n := range stage {
				for range n {
					p.Players[i].Depot.removeOldest(resource)
				}
			}
			p.Players[i].stages[p.Players[i].built] = stage
			p.Players[i].built++
			if p.Players[i].built == planStages {
				t.finish(p, seat)
				if p.InPlay(t.size()) == 1 {
					t.endGame(p) // RT-4.5.2
					return
				}
			}
			t.endTurn(p)
		}),
	}
}

// finish notes who has built stage 3 (RT-2.1.8).
func (t *table) finish(p *Position, seat int) {
	for i := range p.Finished {
		if p.Finished[i] == 0 {
			p.Finished[i] = seat
			break
		}
	}
	if t.options.On("finish-discard") { // RT-4.6.1.1
		for resource, n := range p.Players[seat-1].Depot.Count {
			p.Discard.Add(resource, int(n))
		}
		p.Players[seat-1].Depot = Depot{}
	}
}

func (t *table) constructChecks() []check {
	return []check{
		rules.Check1("RT-2.1.2",
			func(p *Position, seat, stage int) bool {
				return stageSplits[stage].sum() != stageCards(int(p.Players[seat-1].built))
			},
			func(p *Position, seat, stage int) wording.Text {
				k := int(p.Players[seat-1].built)
				return wording.Say("{who} builds stage {stage} next, and that takes {number} cards, not {said}.", k+1, stageCards(k), stageSplits[stage].sum())
			}),
		rules.Check1("RT-2.4.0.1",
			func(p *Position, seat, stage int) bool { return lacking(p, seat, stage) >= 0 },
			func(p *Position, seat, stage int) wording.Text {
				resource := lacking(p, seat, stage)
				return wording.Say("The stage takes {n} {card}; {who}'s depot has {number}.", stageSplits[stage][resource], cardNames[resource], wording.Spell(int(p.Players[seat-1].Depot.Count[resource])))
			}),
		rules.Check1("RT-2.1.3",
			func(p *Position, seat, stage int) bool {
				card := p.nations[seat-1]
				return card >= 0 && plans[card][p.Players[seat-1].built] != stageSplits[stage]
			},
			func(p *Position, seat, stage int) wording.Text {
				card, k := p.nations[seat-1], p.Players[seat-1].built
				return wording.Say("Stage {stage} of {nation} takes {plan}, not {said}.", k+1, nationTitles[card], plans[card][k].words(), stageSplits[stage].words())
			}).With(func(p *Position, a act) bool { return p.nations[a.Seat-1] < 0 || t.builds(p, a.Seat) }),
		rules.Check1("RT-2.1.4",
			func(p *Position, seat, stage int) bool { return p.nations[seat-1] == hidden && !t.fits(p, seat, stage) },
			func(p *Position, seat, stage int) wording.Text {
				return wording.Say("No nation that {who} can still be takes {said} for stage {stage}.", stageSplits[stage].words(), p.Players[seat-1].built+1)
			}).With(func(p *Position, a act) bool { return p.nations[a.Seat-1] != hidden || t.builds(p, a.Seat) }),
	}
}

// builds reports whether a seat has a stage left to build.
func (t *table) builds(p *Position, seat int) bool { return p.Players[seat-1].built < planStages }

// lacking returns the first resource of which the depot has too few, or -1.
func lacking(p *Position, seat, next int) int {
	stage, depot := &stageSplits[next], &p.Players[seat-1].Depot
	for resource, n := range stage {
		if depot.Count[resource] < n {
			return resource
		}
	}
	return -1
}

// fits reports whether some nation that a seat can still hold has what is built and
// then the stage of the move (RT-2.1.4).
func (t *table) fits(p *Position, seat, stage int) bool {
	k := int(p.Players[seat-1].built)
	for card := range plans {
		plan := &plans[card]
		if plan[k] != stageSplits[stage] || !t.playing(card) || !t.free(p.nations, seat, card) {
			continue
		}
		same := true
		for i := range k {
			same = same && plan[i] == p.Players[seat-1].stages[i]
		}
		if same {
			return true
		}
	}
	return false
}

// passTurn is there for its sentence: something can always be done (RT-4.1.2).
func (t *table) passTurn() verb {
	building := t.constructChecks()
	canBuild := func(p *Position, seat int) bool {
		for n := range stageSplits {
			build := Construct.Act(seat, n)
			if !slices.ContainsFunc(building, func(c check) bool { return c.Breaks(p, build) }) {
				return true
			}
		}
		return false
	}
	return verb{
		Is: Pass, Passes: true, Steps: rules.In(StepTurn),
		Help: "Pass: nothing else is possible.", Template: "{who} passes the turn",
		Checks: []check{{
			Rule: "RT-4.1.2",
			Breaks: func(p *Position, a act) bool {
				return p.Players[a.Seat-1].Hand.Size() >= 1 || p.Deck >= 1 || canBuild(p, a.Seat)
			},
			Why: func(p *Position, a act) wording.Text {
				var possible []wording.Text
				size := p.Players[a.Seat-1].Hand.Size()
				if size >= 1 {
					possible = append(possible, wording.Say("discard or play a card"))
				}
				if p.Deck >= 1 && size < t.n.handSize {
					possible = append(possible, wording.Say("draw"))
				}
				if canBuild(p, a.Seat) {
					possible = append(possible, wording.Say("build"))
				}
				return wording.Say("A turn can't be passed while something is possible; {who} can still {act}.", wording.Or(possible))
			},
		}},
		Effect: func(p *Position, _ act) { t.endTurn(p) },
	}
}

package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// event is a random event of the timer. That a time event changes nothing here
// is the rule (RT-5.2.0.5); when events may come is the timer's business.
func (t *table) event() verb {
	return verb{
		Is: TellEvent, By: rules.ByTable, Steps: rules.In(StepTurn), Words: words(eventWords), Reveals: true,
		Help: "A random event of the timer.", Template: "Event: {1}",
		Checks: []check{rules.Check1("RT-6.1.1",
			func(_ *Position, _ int, kind tide.Kind) bool { return !t.options.On(kind.Event().Key()) },
			func(_ *Position, _ int, kind tide.Kind) wording.Text {
				return wording.Say("The table plays without this event: {event}.", wording.TextOf(eventTitles[kind]).Lower())
			})},
		Effect: rules.Do1(func(p *Position, _ int, kind tide.Kind) {
			switch kind {
			case tide.Right, tide.Left:
				t.startPicks(p, kind)
			case tide.Back:
				t.takeBack(p)
			}
		}),
	}
}

// startPicks lets all seats whose neighbour has a card pick one (RT-5.2.0.2).
func (t *table) startPicks(p *Position, kind tide.Kind) {
	p.event = event{running: true, kind: uint8(kind), picked: nobodyPicked}
	waiting := 0
	seat := p.Turn
	for range p.InPlay(t.size()) {
		if p.Players[p.From(seat, t.size())-1].Hand.Size() > 0 {
			p.event.waiting[waiting] = int8(seat)
			waiting++
		}
		seat = t.next(p, seat)
	}
	p.follow(picksBegan)
	if waiting == 0 {
		t.endPicks(p)
	}
}

// takeBack returns each seat's last placed resource to the hand (RT-5.2.0.3); to
// a full hand it does not come (RT-4.3.3).
func (t *table) takeBack(p *Position) {
	for i := range t.size() {
		d := &p.Players[i].Depot
		if d.size == 0 || !p.inPlay(i+1) {
			continue
		}
		resource := int(d.cards[d.size-1])
		d.removeLast(resource)
		if p.Players[i].Hand.Size() >= t.n.handSize {
			p.Discard.Add(resource, 1)
		} else {
			p.Players[i].Hand.Draw(resource)
		}
	}
	enterTurn(p)
}

// pick takes a card of the neighbour's hand and sets it aside until all picked.
func (t *table) pick() verb {
	notKnown := func(p *Position, seat, card int) bool {
		return card >= 0 && p.Players[p.From(seat, t.size())-1].Hand.Known.Of(card) == 0
	}
	return verb{
		Is: PickCard, Steps: rules.In(StepPick), Words: words(drawnWords), Reveals: true,
		Help: "Pick a card from your neighbour's hand, unseen.", Template: "{who} picks: {1}", Unseen: "{who} picks a card unseen",
		Checks: []check{
			rules.Check1("RT-5.2.0.4",
				func(p *Position, seat, card int) bool {
					return notKnown(p, seat, card) && p.Players[p.From(seat, t.size())-1].Hand.Unknown == 0
				},
				func(p *Position, seat, card int) wording.Text {
					return wording.Say("{who} holds no {card}: every card of that hand has been seen.",
						t.name(p.From(seat, t.size())), saidCards[card])
				}),
			rules.Check1(rules.Counted,
				func(p *Position, seat, card int) bool { return notKnown(p, seat, card) && t.unaccounted(p, card) < 1 },
				func(_ *Position, _, card int) wording.Text { return t.accounted(card) }),
		},
		Ways:   rules.With1(t.pickWays),
		Effect: rules.Do1(t.picked),
	}
}

// pickWays counts each card of the hand alike; one that nobody has shown is, in
// each case alike, any of the cards whose place is unknown.
func (t *table) pickWays(p *Position, seat, card int) int {
	if card == hidden {
		return 0
	}
	hand := &p.Players[p.From(seat, t.size())-1].Hand
	unknown := 0
	for card := range kinds {
		unknown += t.unaccounted(p, card)
	}
	return hand.Known.Of(card)*max(1, unknown) + int(hand.Unknown)*t.unaccounted(p, card)
}

func (t *table) picked(p *Position, seat, card int) {
	from := &p.Players[p.From(seat, t.size())-1].Hand
	if card == hidden {
		from.TakeUnseen()
	} else {
		from.Take(card)
	}
	p.event.picked[seat-1] = int8(card)
	copy(p.event.waiting[:], p.event.waiting[1:])
	p.event.waiting[maxSeats-1] = 0
	if p.event.waiting[0] == 0 {
		t.endPicks(p)
	}
}

// endPicks hands the picked cards out; the same turn goes on.
func (t *table) endPicks(p *Position) {
	for i, card := range p.event.picked {
		if card != none {
			p.Players[i].Hand.Draw(int(card))
		}
	}
	p.event = event{picked: nobodyPicked}
	enterTurn(p)
}

// skips are the moves with which the table goes on without a player who stalls:
// in each step what that player's pass would be, or the least that could happen (RT-4.4.1).
func (t *table) skips() []verb {
	endTurn := func(p *Position, _ act) { t.endTurn(p) }
	pickUnseen := func(p *Position, _ act) {
		t.picked(p, int(p.event.waiting[0]), hidden)
	}
	skips := []verb{
		{Steps: rules.In(StepTurn, StepTake), Effect: endTurn},
		{Steps: rules.In(StepCounter), Effect: t.passCounter},
		{Steps: rules.In(StepRecounter), Effect: t.passRecounter},
		{Steps: rules.In(StepPick), Effect: pickUnseen},
	}
	for i := range skips {
		skips[i].Is, skips[i].By, skips[i].Stall = Skip, rules.ByTable, true
		skips[i].Help = "Continue without a player who stalls, if more than half of the others agree."
		skips[i].Template = "The table skips the player who stalls"
	}
	return skips
}

// timeOut ends the game at once (RT-4.5.1); an event amid its picks is undone.
func (t *table) timeOut() verb {
	return verb{
		Is: TimeOut, By: rules.ByTable, Title: "Time's up", Help: "The wave is here: the game ends.", Template: "Time's up",
		Steps: rules.In(StepTurn, StepCounter, StepRecounter, StepTake, StepPick),
		Effect: func(p *Position, _ act) {
			for i, card := range p.event.picked[:t.size()] {
				if p.event.running && card != none {
					p.Players[p.From(i+1, t.size())-1].Hand.Draw(int(card))
				}
			}
			t.endGame(p)
		},
	}
}

// reshuffle makes the discard pile the deck (RT-3.2.2).
func (t *table) reshuffle() verb {
	return verb{
		Is: Reshuffle, By: rules.ByTable, Steps: rules.In(StepReshuffle),
		Help: "Shuffle the discard pile: it is the new deck.", Template: "The discard pile is shuffled",
		Effect: func(p *Position, _ act) {
			p.Deck = p.Discard.Sum()
			p.Discard = rules.Counts{}
			p.follow(deckShuffled)
		},
	}
}

// closing ends the showing of nations without those still hidden (RT-2.1.6).
func (t *table) closing() verb {
	return verb{
		Is: Close, By: rules.ByTable, Steps: rules.In(StepReveal),
		Help: "End the showing: whoever is still hidden is disqualified.", Template: "The table closes the showing of nations",
		Effect: func(p *Position, _ act) { t.closeGame(p) },
	}
}

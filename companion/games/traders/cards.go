package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// holding says which card a move of a seat takes out of whose hand; word is the first
// word of the move. A card below 0 has not been shown and can be any.
type holding func(p *position, seat, word int) (card, of int)

// ownCard is the card of the first word in the hand of the seat that acts.
func ownCard(_ *position, seat, word int) (card, of int) { return word, seat }

// own is a certain card in the hand of the seat that acts.
func own(card int) holding {
	return func(_ *position, seat, _ int) (int, int) { return card, seat }
}

// robbed is the card of the first word in the hand of the player stolen from.
func robbed(p *position, _, word int) (card, of int) { return word, int(p.pending.target) }

// holdsChecks is the holds check of section 6: the card can be in the hand, and
// if it has to be an unknown one, a copy of it can still be there.
func (t *table) holdsChecks(rule string, reads rules.Reads, which holding) []check {
	held := rules.With1(func(p *position, by, word int) bool {
		_, seat := which(p, by, word)
		return seat > 0
	})
	return []check{
		{
			Rule: rule, Reads: reads, Given: held,
			Breaks: rules.With1(func(p *position, by, word int) bool {
				card, seat := which(p, by, word)
				return card != hidden && p.hands[seat-1].Known.Of(card) == 0 && p.hands[seat-1].Unknown == 0
			}),
			Why: rules.With1(func(p *position, by, word int) wording.Text {
				card, seat := which(p, by, word)
				return wording.Say("{who} holds no {card} card.", t.name(seat), cardTitles[card])
			}),
		},
		{
			Rule: rules.Counted, Reads: reads, Given: held,
			Breaks: rules.With1(func(p *position, by, word int) bool {
				card, seat := which(p, by, word)
				return card != hidden && p.hands[seat-1].Known.Of(card) == 0 && t.unaccounted(p, card) < 1
			}),
			Why: rules.With1(func(p *position, by, word int) wording.Text {
				card, seat := which(p, by, word)
				return wording.Say("All {number} {card} cards are known to lie elsewhere, so {who} can't hold one.", wording.Spell(t.n.copies[card]), cardTitles[card], t.name(seat))
			}),
		},
	}
}

// fullHand is the check that there is room for another card (TR-6.2).
func (t *table) fullHand() check {
	return check{
		Rule:   "TR-6.2",
		Breaks: func(p *position, a act) bool { return cardsIn(&p.hands[a.Seat-1]) >= t.n.handSize },
		Why: func(_ *position, _ act) wording.Text {
			return wording.Say("{who} already holds {cards}, as many as a hand may have.", wording.Some(t.n.handSize, "action card"))
		},
	}
}

// drawable is the draw check of section 6.
func (t *table) drawable() check {
	return rules.Check1(rules.Counted,
		func(p *position, _, card int) bool {
			switch {
			case card == hidden:
				return t.noCardLeft(p)
			case t.deck(p) == 0:
				return p.discards.Of(card) == 0
			default:
				return t.unaccounted(p, card) < 1
			}
		},
		func(_ *position, _, card int) wording.Text {
			if card == hidden {
				return wording.Say("All action cards are in hands: there is none to draw.")
			}
			return wording.Say("No {card} card can be in the deck: every copy is known to lie elsewhere.", cardTitles[card])
		})
}

// noCardLeft reports whether all action cards are in hands, which takes fewer of them than are printed.
func (t *table) noCardLeft(p *position) bool {
	return t.scarce && t.deck(p) == 0 && p.discards.Sum() == 0
}

// drawWays counts the copies of an action card that may be the next one: those
// whose place nobody knows, or those of the discard pile that becomes the deck.
func (t *table) drawWays(p *position, _, card int) int {
	switch {
	case card == hidden:
		return 0
	case t.deck(p) == 0:
		return p.discards.Of(card)
	default:
		return t.unaccounted(p, card)
	}
}

// drawCard gives a seat a card; an empty deck is the shuffled discard pile (TR-6.1).
func (t *table) drawCard(p *position, seat, card int) {
	if t.deck(p) == 0 {
		p.discards = rules.Counts{}
	}
	p.hands[seat-1].Draw(card)
}

// draw takes the free action card (TR-3.9).
func (t *table) draw() verb {
	return verb{
		Is: Draw, Steps: rules.In(StepFreeCard), Words: words(drawnWords), Reveals: true,
		Help: "Draw the free action card.", Template: "{who} draws the free card: {1}", Unseen: "{who} draws the free card",
		Checks: []check{t.fullHand(), t.drawable()},
		Effect: rules.Do1(func(p *position, seat, card int) {
			t.drawCard(p, seat, card)
			p.follow(freeCardDone)
		}),
		Ways: rules.With1(t.drawWays),
	}
}

// buy draws an action card for money.
func (t *table) buy() verb {
	return verb{
		Is: Buy, Steps: rules.In(StepTrade), Words: words(drawnWords), Reveals: true,
		Help: "Buy an action card for 2 MCr.", Template: "{who} buys a card: {1}", Unseen: "{who} buys a card",
		Checks: []check{
			{
				Rule:   "TR-8.3",
				Breaks: func(p *position, _ act) bool { return p.bought },
				Plain:  "{who} has already bought an action card this turn; one a turn is allowed.",
			},
			t.fullHand(),
			{
				Rule:   "TR-8.4",
				Breaks: func(p *position, a act) bool { return p.money[a.Seat-1] < int32(t.n.cardPrice) },
				Why: func(p *position, a act) wording.Text {
					return wording.Say("An action card costs {price} MCr; {who} has {money}.", t.n.cardPrice, sum(p.money[a.Seat-1]))
				},
			},
			t.drawable(),
		},
		Effect: rules.Do1(func(p *position, seat, card int) {
			p.money[seat-1] -= int32(t.n.cardPrice)
			t.drawCard(p, seat, card)
			p.bought = true
		}),
		Ways: rules.With1(t.drawWays),
	}
}

// discard makes room in a full hand (TR-6.15).
func (t *table) discard() verb {
	room := check{
		Rule:   "TR-6.15",
		Breaks: func(p *position, a act) bool { return cardsIn(&p.hands[a.Seat-1]) < t.n.handSize },
		Why: func(p *position, a act) wording.Text {
			return wording.Say("Cards are discarded only out of a hand of {most}, to make room; {who} holds {number}.", wording.Spell(t.n.handSize), wording.Spell(cardsIn(&p.hands[a.Seat-1])))
		},
	}
	return verb{
		Is: Discard, Steps: rules.In(StepFreeCard, StepTrade), Words: words(actionWords),
		Help: "Discard a card of a full hand to make room.", Template: "{who} discards {1}",
		Checks: append([]check{room}, t.holdsChecks("TR-6.3", rules.FirstWord, ownCard)...),
		Effect: rules.Do1((*position).lay),
	}
}

// lay puts a card of a hand, by name, on the discard pile.
func (p *position) lay(seat, card int) {
	p.hands[seat-1].Take(card)
	p.discards.Add(card, 1)
}

// take is the card that a Steal takes, drawn at random from the hand (TR-6.10).
// After one that nobody named no card of that hand is known for sure.
func (t *table) take() verb {
	return verb{
		Is: Take, Steps: rules.In(StepSteal), Words: words(drawnWords), Reveals: true,
		Help: "Draw a card at random from the other hand.", Template: "{who} steals a card: {1}", Unseen: "{who} steals a card unseen",
		Checks: t.holdsChecks("TR-6.10", rules.FirstWord, robbed),
		Effect: rules.Do1(func(p *position, seat, card int) {
			victim := &p.hands[p.pending.target-1]
			if card == hidden {
				victim.TakeUnseen()
			} else {
				victim.Take(card)
			}
			p.hands[seat-1].Draw(card)
			p.settled()
		}),
		Ways: rules.With1(takeWays),
	}
}

// takeWays counts the copies of a card in the hand that is stolen from. If any
// card of that hand is unknown, the table draws it and says what it is.
func takeWays(p *position, _, card int) int {
	victim := &p.hands[p.pending.target-1]
	if card == hidden || victim.Unknown > 0 {
		return 0
	}
	return victim.Known.Of(card)
}

// costsMoney is the check that the cost of a card can be paid (TR-6.4).
func (t *table) costsMoney(card int) check {
	return check{
		Rule:   "TR-6.4",
		Breaks: func(p *position, a act) bool { return p.money[a.Seat-1] < int32(t.n.costs[card]) },
		Why: func(p *position, a act) wording.Text {
			return wording.Say("Playing {card} costs {price} MCr; {who} has {money}.", cardTitles[card], t.n.costs[card], sum(p.money[a.Seat-1]))
		},
	}
}

// sum is an amount of money whose unit the sentence has named: "none", "3".
func sum(money int32) wording.Text {
	if money == 0 {
		return wording.Say("none")
	}
	return wording.TextOf(money)
}

// spend pays for a card and discards it.
func (t *table) spend(p *position, seat, card int) {
	p.money[seat-1] -= int32(t.n.costs[card])
	p.lay(seat, card)
}

// counter cancels the pending card (TR-6.5); its cost stays paid (TR-6.4).
func (t *table) counter() verb {
	return verb{
		Is: Counter, Steps: rules.In(StepCounter),
		Help: "Play a Counter: the card has no effect. It costs 2 MCr.", Template: "{who} counters",
		Checks: append(t.holdsChecks("TR-6.3", rules.NoWord, own(counter)), t.costsMoney(counter)),
		Effect: func(p *position, a act) {
			t.spend(p, a.Seat, counter)
			p.settled()
		},
	}
}

// passCounter gives no Counter: the next one is asked, or the card works (TR-6.6).
func (t *table) passCounter() verb {
	return verb{
		Is: Pass, Passes: true, Steps: rules.In(StepCounter),
		Help: "Play no Counter.", Template: "{who} does not counter",
		Effect: func(p *position, _ act) {
			ask := &p.pending.ask
			copy(ask[:], ask[1:])
			ask[maxSeats-1] = 0
			if ask[0] == 0 {
				t.resolve(p)
			}
		},
	}
}

// passCard declines the free card, which takes a full hand (TR-3.9).
func (t *table) passCard() verb {
	return verb{
		Is: Pass, Passes: true, Steps: rules.In(StepFreeCard),
		Help: "Take no free card: your hand is full.", Template: "{who} takes no free card",
		Checks: []check{{
			Rule:   "TR-3.9",
			Breaks: func(p *position, a act) bool { return cardsIn(&p.hands[a.Seat-1]) < t.n.handSize && !t.noCardLeft(p) },
			Why: func(p *position, a act) wording.Text {
				return wording.Say("{who} must take the free card: only a hand of {most} may leave it, and {who} holds {number}.", wording.Spell(t.n.handSize), wording.Spell(cardsIn(&p.hands[a.Seat-1])))
			},
		}},
		Effect: func(p *position, _ act) { p.follow(freeCardDone) },
	}
}

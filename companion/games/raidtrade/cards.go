package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type (
	act   = rules.Act
	check = rules.Check[Position]
	verb  = rules.Verb[Position]
	word  = rules.Word[Position]
)

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[Position](list...) }

// name is what the acting seat is called, rival the name of its opponent.
func (t *table) name(seat int) wording.Name  { return wording.Name(t.seats[seat-1]) }
func (t *table) rival(seat int) wording.Name { return t.name(other(seat)) }

// handChecks are the last checks of every verb that takes a card out of a hand
// (CARD-CHECK of section 6): RD-2.1, then GEN-4.
func (t *table) handChecks() []check {
	return []check{
		rules.Check1("RD-2.1",
			func(p *Position, seat, card int) bool {
				h := &p.of(seat).Hand
				return h.Known.Of(card) == 0 && h.Unknown == 0
			},
			func(_ *Position, _, card int) wording.Text {
				return wording.Say("{who} doesn't hold the {card}.", cardTitles[card])
			}),
		rules.Check1(rules.Counted,
			func(p *Position, seat, card int) bool {
				return p.of(seat).Hand.Known.Of(card) == 0 && p.placed(seat, card)
			},
			func(p *Position, seat, card int) wording.Text {
				if p.of(seat).Discard.Of(card) > 0 {
					return wording.Say("{who}'s {card} lies in the discard pile, so it can't be in the hand.", cardTitles[card])
				}
				return wording.Say("{who}'s {card} is fighting in the raid, so it can't be in the hand.", cardTitles[card])
			}),
	}
}

// withCard puts a verb's own checks before those of the card that it takes out
// of the hand.
func (t *table) withCard(own ...check) []check { return append(own, t.handChecks()...) }

// notHidden is the check that a card named as it comes off the face-down deck
// does not lie elsewhere; can't says what it then can't do.
func (t *table) notHidden(cant wording.Text) check {
	return rules.Check1(rules.Counted,
		func(p *Position, seat, card int) bool { return card != unseen && p.placed(seat, card) },
		func(p *Position, seat, card int) wording.Text {
			return wording.Say("{who}'s {card} {whereIs}, so it can't be {cant}.", cardTitles[card], p.whereIs(seat, card), cant)
		})
}

// whereIs reports where a placed card is.
func (p *Position) whereIs(seat, card int) wording.Text {
	switch s := p.of(seat); {
	case s.Discard.Of(card) > 0:
		return wording.Say("lies in the discard pile")
	case s.Hand.Known.Of(card) > 0:
		return wording.Say("is in the hand")
	default:
		return wording.Say("is fighting in the raid")
	}
}

// playedWith is the check that a card has one of the ranks of its effect.
func playedWith(rule string, effect, with wording.Text, ranks ...int) check {
	var fits [king + 1]bool
	for _, r := range ranks {
		fits[r] = true
	}
	return rules.Check1(rule,
		func(_ *Position, _, card int) bool { return !fits[rank(card)] },
		func(_ *Position, _, card int) wording.Text {
			return wording.Say("Only {with} {effect}; the {card} doesn't.", with, effect, cardTitles[card])
		})
}

// spend takes the card of the first word out of the hand and discards it.
func spend(p *Position, seat, card int) {
	s := p.of(seat)
	s.Hand.Take(card)
	s.Discard.Add(card, 1)
}

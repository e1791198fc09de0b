package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

type (
	act   = rules.Act
	check = rules.Check[position]
	verb  = rules.Verb[position]
	word  = rules.Word[position]
)

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[position](list...) }

// name is what the acting seat is called, rival the name of its opponent.
func (t *table) name(a act) string  { return t.seats[a.Seat-1] }
func (t *table) rival(a act) string { return t.seats[other(a.Seat)-1] }

// handChecks are the last checks of every verb that takes a card out of a hand
// (CARD-CHECK of section 6): RD-2.1, then GEN-4.
func (t *table) handChecks() []check {
	return []check{
		{
			Rule: "RD-2.1", Reads: rules.FirstWord,
			Breaks: func(p *position, a act) bool {
				h := &p.of(a.Seat).hand
				return h.Known.Of(a.Words[0]) == 0 && h.Unknown == 0
			},
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s doesn't hold the %s.", t.name(a), cardTitles[a.Words[0]])
			},
		},
		{
			Rule: rules.Counted, Reads: rules.FirstWord,
			Breaks: func(p *position, a act) bool {
				return p.of(a.Seat).hand.Known.Of(a.Words[0]) == 0 && p.placed(a.Seat, a.Words[0])
			},
			Why: func(p *position, a act) string {
				card := cardTitles[a.Words[0]]
				if p.of(a.Seat).discard.Of(a.Words[0]) > 0 {
					return fmt.Sprintf("%s's %s lies in the discard pile, so it can't be in the hand.", t.name(a), card)
				}
				return fmt.Sprintf("%s's %s is fighting in the raid, so it can't be in the hand.", t.name(a), card)
			},
		},
	}
}

// withCard puts a verb's own checks before those of the card that it takes out
// of the hand.
func (t *table) withCard(own ...check) []check { return append(own, t.handChecks()...) }

// notHidden is the check that a card named as it comes off the face-down deck
// does not lie elsewhere; can't says what it then can't do.
func (t *table) notHidden(cant string) check {
	return check{
		Rule: rules.Counted, Reads: rules.FirstWord,
		Breaks: func(p *position, a act) bool { return a.Words[0] != unseen && p.placed(a.Seat, a.Words[0]) },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s's %s %s, so it can't be %s.", t.name(a), cardTitles[a.Words[0]], p.whereIs(a.Seat, a.Words[0]), cant)
		},
	}
}

// whereIs reports where a placed card is.
func (p *position) whereIs(seat, card int) string {
	switch s := p.of(seat); {
	case s.discard.Of(card) > 0:
		return "lies in the discard pile"
	case s.hand.Known.Of(card) > 0:
		return "is in the hand"
	default:
		return "is fighting in the raid"
	}
}

// playedWith is the check that a card has one of the ranks of its effect.
func playedWith(rule, effect, with string, ranks ...int) check {
	var fits [king + 1]bool
	for _, r := range ranks {
		fits[r] = true
	}
	return check{
		Rule: rule, Reads: rules.FirstWord,
		Breaks: func(_ *position, a act) bool { return !fits[rank(a.Words[0])] },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("Only %s %s; the %s doesn't.", with, effect, cardTitles[a.Words[0]])
		},
	}
}

// spend takes the card of the first word out of the hand and discards it.
func spend(p *position, a act) {
	s := p.of(a.Seat)
	s.hand.Take(a.Words[0])
	s.discard.Add(a.Words[0], 1)
}

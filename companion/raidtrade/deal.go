package raidtrade

import (
	"slices"

	"tablekeeper/companion/rules"
)

// deal gives both players four cards of their own decks (RD-1.4), each like any other.
func deal(s *rules.Setup, draw func(n int) int) []byte {
	t := newTable(s)
	p := t.initial()
	for i := range p.seats {
		s := &p.seats[i]
		deck := make([]int, cardsEach)
		for card := range deck {
			deck[card] = card
		}
		s.hand.Unknown = 0
		for range t.n.startHand {
			n := draw(len(deck))
			s.hand.Known.Add(deck[n], 1)
			deck = slices.Delete(deck, n, n+1)
		}
	}
	shape := t.described()
	return shape.JSON(&p)
}

// fromDeck gives each card that can be on top of the own deck alike. Where the hand holds
// cards that nobody has shown, nobody knows what is left in the deck: then people draw.
func fromDeck(p *position, seat, card int) int {
	if card == unseen || p.of(seat).hand.Unknown > 0 {
		return 0
	}
	return 1
}

package raidtrade

import (
	"slices"

	"tablekeeper/companion/rules"
)

// deal gives both players four cards of their own decks (RD-1.4), each like any other.
func deal(s *rules.Setup, draw func(n int) int) []byte {
	t := newTable(s)
	p := t.initial()
	for i := range p.Traders {
		s := &p.Traders[i]
		deck := make([]int, cardsEach)
		for card := range deck {
			deck[card] = card
		}
		s.Hand.Unknown = 0
		for range t.n.startHand {
			n := draw(len(deck))
			s.Hand.Known.Add(deck[n], 1)
			deck = slices.Delete(deck, n, n+1)
		}
	}
	return t.described(&p).JSON()
}

// fromDeck gives each card that can be on top of the own deck alike. Where the hand holds
// cards that nobody has shown, nobody knows what is left in the deck: then people draw.
func fromDeck(p *Position, seat, card int) int {
	if card == unseen || p.of(seat).Hand.Unknown > 0 {
		return 0
	}
	return 1
}

// deal gives cards that the seat can't see a face by chance: each seat has a deck of its own.
func (t *table) deal(p *Position, seat int, draw func(n int) int) {
	for who := 1; who <= seatCount; who++ {
		s := p.of(who)
		if seat > 0 && who != seat {
			s.Hand.Forget()
		}
		s.Hand.Deal(len(cardNames), func(card int) int {
			known := s.Hand.Known.Of(card) + s.Discard.Of(card)
			if p.ownCard(who) == card {
				known++
			}
			return 1 - known
		}, draw)
	}
}

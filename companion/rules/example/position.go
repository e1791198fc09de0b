package example

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

const (
	maxSeats = 4
	handSize = 3 // LA-1.1
)

// Position is everything that lies on the table, as a plain value: an assignment
// copies it, == compares it. Undo and "what if" come from that; no game writes them.
type Position struct {
	step    rules.Step
	turn    int8 // the seat, from 1
	Deck    int8
	Doused  rules.Counts
	Keepers [maxSeats]Keeper
}

// Keeper is what lies before one player. A Hand holds cards that are known and a
// number of cards that nobody has shown; Counts are cards that all can see.
type Keeper struct {
	Hand   rules.Hand
	Window rules.Counts
}

// placed reports whether everybody knows where a card is. Each is there only once,
// so it can't come up a second time (GEN-4).
func (p *Position) placed(card lampCard) bool {
	n := p.Doused.Of(int(card))
	for i := range p.Keepers {
		k := &p.Keepers[i]
		n += k.Window.Of(int(card)) + k.Hand.Known.Of(int(card))
	}
	return n > 0
}

// onTable is the number of cards that are not in the deck.
func (p *Position) onTable() int {
	n := p.Doused.Sum()
	for i := range p.Keepers {
		n += p.Keepers[i].Hand.Size() + p.Keepers[i].Window.Sum()
	}
	return n
}

// handsEmpty reports whether nobody holds a card.
func (p *Position) handsEmpty() bool {
	for i := range p.Keepers {
		if p.Keepers[i].Hand.Size() > 0 {
			return false
		}
	}
	return true
}

// invariants are true of every position. They are checked for positions that people
// set up, and by tests and the command simulate after every move. A violation is a
// sentence for people.
func (t *table) invariants() []rules.Invariant[Position] {
	return []rules.Invariant[Position]{
		{Name: "invariant 1", Violation: cardsAddUp},
		{Name: "invariant 2", Violation: t.stepFits},
		{Name: "invariant 3", Violation: t.dealFits},
	}
}

func cardsAddUp(p *Position) wording.Text {
	if n := p.onTable() + int(p.Deck); n != deckSize {
		return wording.Say("there are {number} cards in all, not {all}.", n, deckSize)
	}
	for card := range deckSize {
		n := p.Doused.Of(card)
		for i := range p.Keepers {
			n += p.Keepers[i].Window.Of(card) + p.Keepers[i].Hand.Known.Of(card)
		}
		if n > 1 {
			return wording.Say("there is only one {card}.", cardTitles[card])
		}
	}
	return wording.Text{}
}

func (t *table) stepFits(p *Position) wording.Text {
	switch p.step {
	case stepDraw:
		if p.Deck == 0 {
			return wording.Say("there is nothing to draw.")
		}
	case stepPlay:
		if p.Keepers[p.turn-1].Hand.Size() == 0 {
			return wording.Say("{who} has no card to play.", t.name(int(p.turn)))
		}
	case stepOver:
		if p.Deck > 0 || !p.handsEmpty() {
			return wording.Say("the game isn't over before the deck and all hands are empty.")
		}
	}
	return wording.Text{}
}

func (t *table) dealFits(p *Position) wording.Text {
	if p.step != stepDeal {
		return wording.Text{}
	}
	for i := range t.seats {
		want, n := 0, p.Keepers[i].Hand.Size()
		switch seat := i + 1; {
		case seat < int(p.turn):
			want = handSize
		case seat == int(p.turn):
			want = min(n, handSize-1)
		}
		if n != want || p.Keepers[i].Window.Sum()+p.Doused.Sum() > 0 {
			return wording.Say("{who}'s cards don't fit the deal.", t.name(i+1))
		}
	}
	return wording.Text{}
}

package example

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

const (
	maxSeats = 4
	handSize = 3 // LA-1.1
)

// position is everything that lies on the table, as a plain value: an assignment
// copies it, == compares it. Undo and "what if" come from that; no game writes them.
type position struct {
	step    rules.Step
	turn    int8 // the seat, from 1
	deck    int8
	doused  rules.Counts
	keepers [maxSeats]keeper
}

// keeper is what lies before one player. A Hand holds cards that are known and a
// number of cards that nobody has shown; Counts are cards that all can see.
type keeper struct {
	hand   rules.Hand
	window rules.Counts
}

// placed reports whether everybody knows where a card is. Each is there only once,
// so it can't come up a second time (GEN-4).
func (p *position) placed(card lampCard) bool {
	n := p.doused.Of(int(card))
	for i := range p.keepers {
		k := &p.keepers[i]
		n += k.window.Of(int(card)) + k.hand.Known.Of(int(card))
	}
	return n > 0
}

// onTable is the number of cards that are not in the deck.
func (p *position) onTable() int {
	n := p.doused.Sum()
	for i := range p.keepers {
		n += p.keepers[i].hand.Size() + p.keepers[i].window.Sum()
	}
	return n
}

// handsEmpty reports whether nobody holds a card.
func (p *position) handsEmpty() bool {
	for i := range p.keepers {
		if p.keepers[i].hand.Size() > 0 {
			return false
		}
	}
	return true
}

// invariants are true of every position. They are checked for positions that people
// set up, and by tests and the command simulate after every move. A violation is a
// sentence for people.
func (t *table) invariants() []rules.Invariant[position] {
	return []rules.Invariant[position]{
		{Name: "invariant 1", Violation: cardsAddUp},
		{Name: "invariant 2", Violation: t.stepFits},
		{Name: "invariant 3", Violation: t.dealFits},
	}
}

func cardsAddUp(p *position) wording.Text {
	if n := p.onTable() + int(p.deck); n != deckSize {
		return wording.Say("there are {number} cards in all, not {all}.", n, deckSize)
	}
	for card := range deckSize {
		n := p.doused.Of(card)
		for i := range p.keepers {
			n += p.keepers[i].window.Of(card) + p.keepers[i].hand.Known.Of(card)
		}
		if n > 1 {
			return wording.Say("there is only one {card}.", cardTitles[card])
		}
	}
	return wording.Text{}
}

func (t *table) stepFits(p *position) wording.Text {
	switch p.step {
	case stepDraw:
		if p.deck == 0 {
			return wording.Say("there is nothing to draw.")
		}
	case stepPlay:
		if p.keepers[p.turn-1].hand.Size() == 0 {
			return wording.Say("{who} has no card to play.", t.name(int(p.turn)))
		}
	case stepOver:
		if p.deck > 0 || !p.handsEmpty() {
			return wording.Say("the game isn't over before the deck and all hands are empty.")
		}
	}
	return wording.Text{}
}

func (t *table) dealFits(p *position) wording.Text {
	if p.step != stepDeal {
		return wording.Text{}
	}
	for i := range t.seats {
		want, n := 0, p.keepers[i].hand.Size()
		switch seat := i + 1; {
		case seat < int(p.turn):
			want = handSize
		case seat == int(p.turn):
			want = min(n, handSize-1)
		}
		if n != want || p.keepers[i].window.Sum()+p.doused.Sum() > 0 {
			return wording.Say("{who}'s cards don't fit the deal.", t.name(i+1))
		}
	}
	return wording.Text{}
}

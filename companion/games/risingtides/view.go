package risingtides

import (
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// HiddenNation stands for a nation card that lies face down.
const HiddenNation = "?"

// Unseen stands for a card or a nation that nobody has shown.
const Unseen = hidden

// Look returns how a table of this game stands; it reports whether it is one.
func Look(t rules.State) (*Position, bool) { return rules.Position[Position](t) }

// Nation is the word of a seat's nation card, [HiddenNation], or "" before it is entered.
func (p *Position) Nation(seat int) string {
	switch card := p.nations[seat-1]; card {
	case none:
		return ""
	case hidden:
		return HiddenNation
	default:
		return nationNames[card]
	}
}

// Picks are the seats that take a card out of a neighbour's hand now, the first one first.
func (p *Position) Picks() []int {
	var seats []int
	for _, seat := range p.event.waiting {
		if seat > 0 {
			seats = append(seats, int(seat))
		}
	}
	return seats
}

// Left reports whether the neighbour sits on the left, else on the right.
func (p *Position) Left() bool { return tide.Kind(p.event.kind) != tide.Right }

// From is the neighbour from whom a seat picks, at a table of so many seats: the right one
// is the seat before, the left one the next (RT-5.2.0.1).
func (p *Position) From(seat, seats int) int {
	if p.Left() {
		return p.walk(seats, seat, 1)
	}
	return p.walk(seats, seat, seats-1)
}

// Nation is a nation card: its word, and what each stage of its plan takes, by resource.
type Nation struct {
	Word   string
	Stages [planStages]Stage
}

// Nations are the nation cards, in the order of their words.
func Nations() []Nation {
	list := make([]Nation, len(plans))
	for i, plan := range plans {
		list[i] = Nation{nationNames[i], plan}
	}
	return list
}

// Costs are the prices of a Nuke, in the order of their words.
func Costs() []Stage { return costSplits }

package traders

import (
	"cmp"
	"slices"

	"tablekeeper/companion/rules"
)

// Goal is a hex on which the ship that flies can end its movement.
type Goal struct {
	Hex string
	// Acts are the moves that lead there: steps, and a stop where steps are left.
	// The way is a shortest one; of those, one that passes the fewest ships and
	// stations of others, and flies straight on rather than turn.
	Acts []rules.Act
	// Lost are the steps that the stop at the end gives away.
	Lost int
	// Passed are the ships and stations of others on the way.
	Passed int
}

// leg is the best way found to a hex in a certain number of steps.
type leg struct {
	p      position
	acts   []rules.Act
	passed int
	turns  int
}

// Goals are all hexes on which the ship of the seat in turn can end the movement
// with the steps that it has, in the order of the board. Whether a step or a stop
// is legal the rulebook says. Empty while no ship flies.
func (v *View) Goals() []Goal {
	if v.p.step != StepMove {
		return nil
	}
	found := map[hex]Goal{}
	legs := map[hex]leg{v.ship(v.p): {p: *v.p}}
	v.halt(found, legs)
	for len(legs) > 0 {
		legs = v.further(found, legs)
		v.halt(found, legs)
	}
	goals := make([]Goal, 0, len(found))
	for _, g := range found {
		goals = append(goals, g)
	}
	slices.SortFunc(goals, func(a, b Goal) int {
		from, _ := parseHex(a.Hex)
		to, _ := parseHex(b.Hex)
		return cmp.Or(cmp.Compare(from.col, to.col), cmp.Compare(from.row, to.row))
	})
	return goals
}

// ship is where the ship of the seat in turn is.
func (v *View) ship(p *position) hex { return p.ships[v.p.turn-1] }

// further makes one more step from each leg in each direction. Legs that end there
// are goals; the others are given back.
func (v *View) further(found map[hex]Goal, legs map[hex]leg) map[hex]leg {
	next, ends := map[hex]leg{}, map[hex]leg{}
	for _, from := range ordered(legs) {
		for direction := range directionNames {
			a := Step.Act(int(v.p.turn), direction)
			if v.t.book.Judge(&from.p, a) != nil {
				continue
			}
			to := from.then(a)
			at := heading(&from.p, a.Seat, direction)
			to.passed += v.others(at)
			v.t.book.Apply(&to.p, a)
			if to.p.step == StepMove {
				keepBetter(next, at, to)
			} else {
				keepBetter(ends, at, to)
			}
		}
	}
	for at, l := range ends {
		arrive(found, at, l, 0)
	}
	return next
}

// halt notes the legs that can stop where they are.
func (v *View) halt(found map[hex]Goal, legs map[hex]leg) {
	stop := Stop.Act(int(v.p.turn))
	for at, l := range legs {
		if v.t.book.Judge(&l.p, stop) == nil {
			arrive(found, at, l.then(stop), int(l.p.steps))
		}
	}
}

// arrive notes a way to a hex that none shorter leads to.
func arrive(found map[hex]Goal, at hex, l leg, lost int) {
	if _, known := found[at]; !known {
		found[at] = Goal{at.String(), l.acts, lost, l.passed}
	}
}

// then is a leg with one more move.
func (l leg) then(a rules.Act) leg {
	if n := len(l.acts); n > 0 && l.acts[n-1] != a {
		l.turns++
	}
	l.acts = append(slices.Clip(l.acts), a)
	return l
}

// keepBetter keeps the leg that passes fewer others, or turns less often.
func keepBetter(legs map[hex]leg, at hex, l leg) {
	kept, ok := legs[at]
	if !ok || cmp.Or(cmp.Compare(l.passed, kept.passed), cmp.Compare(l.turns, kept.turns)) < 0 {
		legs[at] = l
	}
}

// ordered are legs in the order of the board, so that the same position always
// gives the same ways.
func ordered(legs map[hex]leg) []leg {
	hexes := make([]hex, 0, len(legs))
	for at := range legs {
		hexes = append(hexes, at)
	}
	slices.SortFunc(hexes, func(a, b hex) int { return cmp.Or(cmp.Compare(a.col, b.col), cmp.Compare(a.row, b.row)) })
	list := make([]leg, len(hexes))
	for i, at := range hexes {
		list[i] = legs[at]
	}
	return list
}

// others counts the ships and stations of other seats on a hex.
func (v *View) others(at hex) int {
	n, turn := 0, int(v.p.turn)
	if v.t.shipOn(v.p, at, turn) != 0 {
		n++
	}
	if owner := v.p.owner(at); owner != 0 && owner != turn {
		n++
	}
	return n
}

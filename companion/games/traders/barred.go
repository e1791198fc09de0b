package traders

import "tablekeeper/companion/base/wording"

// Barred says why the ship that flies can't end its movement on a hex: the rule, and
// a sentence with this table's facts. Both are empty where it can, or where none flies.
func (v *View) Barred(at string) (rule string, why wording.Text) {
	to, ok := parseHex(at)
	if !ok || v.p.step != StepMove {
		return "", wording.Text{}
	}
	legs := map[hex]leg{v.ship(v.p): {p: *v.p}}
	for len(legs) > 0 {
		next := map[hex]leg{}
		for _, from := range ordered(legs) {
			if broken, reached := v.meets(from, to, next); broken != nil {
				return broken.rule, broken.why
			} else if reached {
				return "", wording.Text{}
			}
		}
		legs = next
	}
	here := v.ship(v.p)
	return "TR-7.1", wording.Say("{place} is {steps} away, and the ship has {left}.", v.named(at), wording.Some(distance(here, to), "step"), wording.Some(v.p.steps, "step"))
}

// named is a hex as it is said: by its planet, if it has one.
func (v *View) named(at string) any {
	if h, _ := parseHex(at); v.p.board.planet(h) != nowhere {
		return listed[v.p.board.planet(h)]
	}
	return wording.Name(at)
}

// refusal is a rule that is broken, and the sentence about it.
type refusal struct {
	rule string
	why  wording.Text
}

// meets makes one more step from a leg in each direction. It returns what keeps the
// ship from ending on a hex beside it, or reports that it can end there; legs that go
// on are added to next.
func (v *View) meets(from leg, to hex, next map[hex]leg) (broken *refusal, reached bool) {
	for direction := range directionNames {
		a := Step.Act(int(v.p.turn), direction)
		at, c := heading(&from.p, a.Seat, direction), v.t.book.Judge(&from.p, a)
		if c != nil {
			if at == to {
				return &refusal{c.Rule, c.Why(&from.p, a)}, false
			}
			continue
		}
		further := from.then(a)
		v.t.book.Apply(&further.p, a)
		goes := further.p.step == StepMove
		if goes {
			keepBetter(next, at, further)
		}
		if at != to {
			continue
		}
		if !goes {
			return nil, true
		}
		stop := Stop.Act(a.Seat)
		if c := v.t.book.Judge(&further.p, stop); c != nil {
			return &refusal{c.Rule, c.Why(&further.p, stop)}, false
		}
		return nil, true
	}
	return nil, false
}

package lab

import (
	"errors"
	"fmt"
	"math"
)

// Fault says what keeps a match that was read from a file from being one of a study with so many seats; nil: nothing does.
func (m *Match) Fault(seats int) error {
	seat := func(n int) bool { return n >= 1 && n <= seats }
	won := map[int]bool{}
	for _, winner := range m.Winners {
		if !seat(winner) || won[winner] {
			return fmt.Errorf("seat %d won; the seats are 1 to %d, each once", winner, seats)
		}
		won[winner] = true
	}
	switch {
	case m.Number < 1:
		return fmt.Errorf("the number of a match is %d; expected 1 or more", m.Number)
	case m.Moves < 0:
		return fmt.Errorf("a match of %d moves; expected 0 or more", m.Moves)
	case !m.Over && len(m.Winners) > 0:
		return errors.New("a match has winners, and isn't over")
	case m.Ran < 0:
		return fmt.Errorf("a timer that ran %d ms; expected 0 or more", m.Ran)
	case m.Starter != 0 && !seat(m.Starter):
		return fmt.Errorf("seat %d began; the seats are 1 to %d", m.Starter, seats)
	case m.Luck != nil && len(m.Luck) != seats:
		return fmt.Errorf("the luck of %d seats; expected %d", len(m.Luck), seats)
	case m.Curve != nil && len(m.Curve) != points:
		return fmt.Errorf("a standing at %d moments; expected %d", len(m.Curve), points)
	}
	for _, v := range m.Luck {
		if math.Abs(v) > float64(m.Moves) {
			return fmt.Errorf("luck of %g in %d moves; expected at most 1 a move", v, m.Moves)
		}
	}
	for _, standing := range m.Curve {
		if len(standing) != seats {
			return fmt.Errorf("a standing of %d seats; expected %d", len(standing), seats)
		}
	}
	for _, counts := range []map[string][]int{m.Used, m.Words} {
		for name, by := range counts {
			if len(by) != seats+1 {
				return fmt.Errorf("%s is counted for %d seats; expected the table and %d", name, len(by)-1, seats)
			}
			for _, n := range by {
				if n < 0 {
					return fmt.Errorf("%s is counted as %d", name, n)
				}
			}
		}
	}
	return nil
}

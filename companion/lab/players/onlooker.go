package players

import (
	"slices"

	"tablekeeper/companion/rules"
)

// onlooker is what the whole table knows of a decision.
type onlooker struct {
	worlds
	options []option // what the seat may be able to choose, with one hand or another
	hands   bool     // it can depend on cards that only their holder sees
	seen    []*seenOption
}

// manyDeals are so many deals of all hands that one in which a seat can do something else is hardly ever missed.
const manyDeals = 200

// seenByAll looks at a decision as somebody does who sees no hand. Of bids that are made unseen it tells nothing.
func seenByAll(at rules.Ahead, seat int, clock *Clock, draw Draw) *onlooker {
	w := &onlooker{worlds: worlds{a: at.For(len(at.Seats()) + 1), seat: seat, draw: draw, clock: clock}}
	if slices.Contains(at.Sealed(), seat) {
		return w
	}
	var legal []rules.Act
	var dealt []option
	for range manyDeals {
		w.a.Begin(func(n int) int { w.hands = true; return draw(n) })
		legal = w.a.Legal(legal[:0])
		dealt = options(w.a, legal, seat, dealt[:0])
		for _, o := range dealt {
			if !slices.ContainsFunc(w.options, func(known option) bool { return known.key() == o.key() }) {
				w.options = append(w.options, o)
			}
		}
		if !w.hands || len(w.options) > 1 {
			break
		}
	}
	return w
}

// seenOption is what the table sees of an option: how all stand after it.
type seenOption struct {
	option
	tally
	over   int         // ends of the match among its tries
	better float64     // by how much the seat stands better
	signs  [][]float64 // what the signs say more than before, seat 1 first
}

// compared is in how many deals choices are compared.
const compared = 16

// compare looks one move ahead from what the table knows, with many hands: the same whatever the seat holds.
func (w *onlooker) compare() {
	deals := 1
	if w.hands {
		deals = compared
	}
	for world := range deals {
		w.deal(world)
		w.a.Hold()
		before := lookAt(w.a)
		for _, o := range w.choices(w.seat) {
			at := slices.IndexFunc(w.seen, func(s *seenOption) bool { return s.key() == o.key() })
			if at < 0 {
				at = len(w.seen)
				w.seen = append(w.seen, &seenOption{option: o})
			}
			o.each(w.a, func(ways int) { w.seen[at].add(before, lookAt(w.a), ways, w.seat, w.a.Over()) })
		}
	}
}

// seenNow is how all stand, and what their signs say.
type seenNow struct {
	standing []float64
	signs    [][]float64
}

func lookAt(a rules.Ahead) seenNow {
	now := seenNow{standing: standing(a)}
	for i := range a.Seats() {
		now.signs = append(now.signs, a.Signs(i+1))
	}
	return now
}

// add adds what came of a try.
func (s *seenOption) add(before, now seenNow, ways, seat int, over bool) {
	s.tally.add(now.standing, ways)
	if over {
		s.over += ways
	}
	s.better += float64(float64(ways) * (now.standing[seat-1] - before.standing[seat-1]))
	for i, signs := range now.signs {
		if len(s.signs) == i {
			s.signs = append(s.signs, make([]float64, len(signs)))
		}
		for k, v := range signs {
			s.signs[i][k] += float64(float64(ways) * (v - before.signs[i][k]))
		}
	}
}

// sign is by how much a sign of a seat says more in the mean, and gain by how much the seat stands better.
func (s *seenOption) sign(seat, k int) float64 { return s.signs[seat-1][k] / float64(max(1, s.tried)) }
func (s *seenOption) gain() float64            { return s.better / float64(max(1, s.tried)) }

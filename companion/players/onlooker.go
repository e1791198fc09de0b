package players

import (
	"slices"

	"tablekeeper/companion/rules"
)

// onlooker is what the whole table knows of a decision.
type onlooker struct {
	ahead   rules.Ahead
	options []option // what the seat may be able to choose, with one hand or another
	hands   bool     // it can depend on cards that only their holder sees
	keys    []key    // of what was compared, and what came of it
	tallies []*tally
}

// manyDeals are so many deals of all hands that one in which a seat can do something else is hardly ever missed.
const manyDeals = 200

// seenByAll looks at a decision as somebody does who sees no hand. Of bids that are made unseen it tells nothing.
func seenByAll(at rules.Ahead, seat int, draw Draw) *onlooker {
	w := &onlooker{ahead: at.For(len(at.Seats()) + 1)}
	if slices.Contains(at.Sealed(), seat) {
		return w
	}
	var legal []rules.Act
	var dealt []option
	for range manyDeals {
		w.ahead.Begin(func(n int) int { w.hands = true; return draw(n) })
		legal = w.ahead.Legal(legal[:0])
		dealt = options(w.ahead, legal, seat, dealt[:0])
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

// compared is in how many deals choices are compared.
const compared = 16

// compare looks one move ahead from what the table knows, with many hands: the same whatever the seat holds.
func (w *onlooker) compare(seat int, draw Draw) {
	var legal []rules.Act
	for range compared {
		w.ahead.Begin(draw)
		w.ahead.Hold()
		legal = w.ahead.Legal(legal[:0])
		for _, o := range options(w.ahead, legal, seat, nil) {
			at := slices.Index(w.keys, o.key())
			if at < 0 {
				at = len(w.keys)
				w.keys, w.tallies = append(w.keys, o.key()), append(w.tallies, &tally{})
			}
			o.look(w.ahead, w.tallies[at])
		}
	}
}

// reason says of a choice what was found by compare.
func (w *onlooker) reason(chosen Choice, seat int) Reason {
	of := key{chosen.Act, chosen.Chance}
	if chosen.Chance {
		of.act = rules.Act{Seat: chosen.Act.Seat, Verb: chosen.Act.Verb}
	}
	list := []outlook{{}}
	for i, t := range w.tallies {
		o := outlook{Tried: t.tried}
		o.Standing, o.Won = t.means()
		if w.keys[i] == of {
			list[0] = o
		} else {
			list = append(list, o)
		}
	}
	return reasonOf(list, seat, true)
}

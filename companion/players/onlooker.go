package players

import (
	"math"
	"slices"

	"tablekeeper/companion/rules"
)

// onlooker is what the whole table knows of a decision.
type onlooker struct {
	worlds
	options []option // what the seat may be able to choose, with one hand or another
	hands   bool     // it can depend on cards that only their holder sees
	keys    []key    // of what was compared, and what came of it
	tallies []*tally
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

// compared is in how many deals choices are compared.
const compared = 16

// compare looks one move ahead from what the table knows, with many hands: the same whatever the seat holds.
func (w *onlooker) compare() {
	for world := range compared {
		w.deal(world)
		w.a.Hold()
		for _, o := range w.choices(w.seat) {
			at := slices.Index(w.keys, o.key())
			if at < 0 {
				at = len(w.keys)
				w.keys, w.tallies = append(w.keys, o.key()), append(w.tallies, &tally{})
			}
			o.look(w.a, w.tallies[at])
		}
	}
}

// reason says of a choice what was found by compare, and what the others would do then.
func (w *onlooker) reason(chosen Choice) Reason {
	if chosen.Chance {
		chosen.Act = rules.Act{Seat: chosen.Act.Seat, Verb: chosen.Act.Verb}
	}
	list := []outlook{{Choice: chosen}}
	for i, t := range w.tallies {
		o := outlook{Choice: Choice{w.keys[i].act, w.keys[i].chance}, Tried: t.tried}
		o.Standing, o.Won = t.means()
		if o.Choice == chosen {
			list[0] = o
		} else {
			list = append(list, o)
		}
	}
	if rest := others(list); len(rest) > 0 {
		list[0].trail = w.follow(list[0].Choice)
		next := best(rest, w.seat).Choice
		at := slices.IndexFunc(list, func(o outlook) bool { return o.Choice == next })
		list[at].trail = w.follow(next)
	}
	return reasonOf(list, w.seat, true)
}

// follow plays on after a choice until the seat's next turn.
func (w *onlooker) follow(c Choice) (t trail) {
	for world := range compared {
		draw := w.deal(world)
		w.choices(w.seat)
		o := w.find(key{c.Act, c.Chance})
		if o == nil {
			t.add(math.NaN(), rules.Act{})
			continue
		}
		w.make(*o, draw)
		out := w.playOn(1, draw)
		t.add(out[w.seat-1], w.reply)
	}
	return t
}

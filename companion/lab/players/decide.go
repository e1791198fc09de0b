package players

import (
	"slices"

	"tablekeeper/companion/rules"
)

// outlook is what a player found out about something that its seat can choose. Lists by seat have seat 1 first.
type outlook struct {
	Choice Choice
	// Tried is how often it was looked at.
	Tried int
	// Standing is what each seat can expect, from 0 to 1; nil: it was never tried.
	Standing []float64
}

// tally adds up how everybody stood after tries.
type tally struct {
	tried    int
	standing []float64
}

// add counts a try so many times.
func (t *tally) add(standing []float64, times int) {
	if t.standing == nil {
		t.standing = make([]float64, len(standing))
	}
	t.tried += times
	for i, v := range standing {
		t.standing[i] += float64(float64(times) * v)
	}
}

// mean is the standing after a try; nil: there was none.
func (t *tally) mean() []float64 {
	if t.tried == 0 {
		return nil
	}
	standing := make([]float64, len(t.standing))
	for i := range standing {
		standing[i] = t.standing[i] / float64(t.tried)
	}
	return standing
}

// Decision is what a player chose for a seat, and why.
type Decision struct {
	Choice
	Reason Reason
	// Secret means that it rests on a hand: when it is made must tell no more of that than Reason does.
	Secret bool
}

// Decide chooses for a seat at a level of [Levels]. A search looks ahead until stop says that time is up, and never
// more than [mostTries] times. It reports whether there is anything to choose: the level is known, and the seat has a move that is
// legal whatever lies where it can't look, such as among its own cards that nobody has told. How often stop is asked, and what the
// reason says of the move, depend on nothing but what the whole table knows, the clock among it.
func Decide(level string, at rules.Ahead, seat int, clock *Clock, stop func() bool, draw Draw) (Decision, bool) {
	table := seenByAll(at, seat, clock, draw)
	if level != "random" {
		table.compare()
	}
	a, own := begin(at, seat, draw)
	a.Leave(clock.moves(0))
	moves := offers(a.Legal(nil), seat)
	if _, known := Named(level, 0); !known || !moves {
		return Decision{}, false
	}
	if len(own) == 0 {
		return Decision{Choice: unseen(a, seat, draw), Reason: Reason{Why: NoOther}}, true
	}
	if own = sure(a, own, seat, draw); len(own) == 0 {
		return Decision{}, false
	}
	switch {
	case len(own) == 1 && len(table.options) <= 1:
		return Decision{Choice: own[0].choice(), Reason: Reason{Why: NoOther}}, true
	case level == "random":
		return Decision{Choice: pick(own, draw).choice(), Reason: Reason{Why: ByChance}}, true
	}
	var list []outlook
	if level == "greedy" {
		list = greedy(a, own, seat, draw)
	} else {
		list = Search{Tries: mostTries, Stop: stop, clock: func() *Clock { return clock }}.weigh(a, own, seat, draw)
	}
	chosen := list[0].Choice
	return Decision{Choice: chosen, Secret: table.hands && level != "greedy", Reason: table.reason(chosen)}, true
}

// deals are in how many deals of what a seat can't see its move has to be legal.
const deals = 8

// sure are the options of a seat that are legal in other deals too. The position is that of the last one.
func sure(a rules.Ahead, own []option, seat int, draw Draw) []option {
	var legal []rules.Act
	for range deals {
		legal = start(a, seat, legal, draw)
		own = slices.DeleteFunc(own, func(o option) bool {
			return !slices.ContainsFunc(legal, func(act rules.Act) bool {
				return act == o.act || o.chance && act.Seat == o.act.Seat && act.Verb == o.act.Verb
			})
		})
		for i := range own { // chance has other cases in each deal
			if own[i].chance {
				own[i].acts = cases(a, legal, own[i].act)
			}
		}
		own = slices.DeleteFunc(own, func(o option) bool { return o.chance && len(o.acts) == 0 })
	}
	return own
}

// mostTries bounds how often a search looks ahead for one decision.
const mostTries = 10_000

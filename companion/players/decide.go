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
	// Won is in which share of the tries the match soon ended with the seat in first place.
	Won []float64
	trail
}

// tally adds up what came of tries.
type tally struct {
	tried         int
	standing, won []float64
}

// add counts a try so many times: how everybody stands after it, and whether that is the end.
func (t *tally) add(standing []float64, times int, over bool) {
	if t.standing == nil {
		t.standing, t.won = make([]float64, len(standing)), make([]float64, len(standing))
	}
	t.tried += times
	for i, v := range standing {
		t.standing[i] += float64(float64(times) * v)
		if over {
			t.won[i] += float64(float64(times) * v)
		}
	}
}

// means are the standing and the share of wins of a try.
func (t *tally) means() (standing, won []float64) {
	if t.tried == 0 {
		return nil, nil
	}
	standing, won = make([]float64, len(t.standing)), make([]float64, len(t.standing))
	for i := range standing {
		standing[i], won[i] = t.standing[i]/float64(t.tried), t.won[i]/float64(t.tried)
	}
	return standing, won
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
	if table.hands && level != "random" {
		table.compare()
	}
	a, own := begin(at, seat, draw)
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
	d := Decision{Choice: list[0].Choice, Secret: table.hands && level != "greedy"}
	if table.hands {
		d.Reason = table.reason(d.Choice)
	} else {
		d.Reason = reasonOf(list, seat, level == "greedy")
	}
	return d, true
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

// Why is a kind of reason.
type Why uint8

// The kinds of reasons.
const (
	NoOther   Why = iota // there is nothing else to do
	ByChance             // it was picked by chance
	Wins                 // it ends the match with the seat in first place
	WinsSoon             // with it the seat soon wins in the share With of the tries
	Stops                // another seat soon wins in the share Without of the tries of other choices, and only With of this one
	HoldsBack            // another seat is ahead, and stands worse after this than after other choices
	Invites              // in the share Without of the worlds in which the next best choice brings less, a seat makes the move Then after that; after this one in With
	GetsAhead            // it brings the seat further than any other choice
	NoMatter             // the choices look alike
)

// Reason is why a choice was made, as what was found out about all choices says. It tells nothing of cards that only their player
// sees.
type Reason struct {
	Why  Why
	Seat int // the other seat that it is about; 0: none
	// With is a share of the tries of what was chosen, Without of all else.
	With, Without float64
	Then          rules.Act // the other seat's move that it is about
}

// What makes a difference that is told: shares of wins, and standings.
const (
	likely     = 0.5
	threat     = 0.1
	further    = 0.01
	telling    = 0.3 // of the worlds: by how much a reply is more frequent
	leastTried = 4   // tries of a choice that is compared
)

// reasonOf says why the first of some choices was taken by a seat; last means that no try went on after it.
func reasonOf(list []outlook, seat int, last bool) Reason {
	chosen, rest := list[0], others(list)
	if len(rest) == 0 || chosen.Tried == 0 {
		return Reason{Why: NoMatter}
	}
	mean := func(of func(outlook) []float64, seat int) float64 {
		sum := 0.0
		for _, o := range rest {
			sum += of(o)[seat-1]
		}
		return sum / float64(len(rest))
	}
	won, stands := func(o outlook) []float64 { return o.Won }, func(o outlook) []float64 { return o.Standing }
	switch with := chosen.Won[seat-1]; {
	case with == 1 && last:
		return Reason{Why: Wins}
	case with >= likely:
		return Reason{Why: WinsSoon, With: with}
	}
	stops, holds := Reason{Why: Stops}, Reason{Why: HoldsBack}
	leads := 0.0
	for other := range chosen.Won {
		if other+1 == seat {
			continue
		}
		with, without := chosen.Won[other], mean(won, other+1)
		if without-with > max(threat, stops.Without-stops.With) {
			stops.Seat, stops.With, stops.Without = other+1, with, without
		}
		if s := mean(stands, other+1); s > leads {
			leads, holds.Seat, holds.With, holds.Without = s, other+1, chosen.Standing[other], s
		}
	}
	if stops.Seat > 0 {
		return stops
	}
	if r := invited(&chosen, best(rest, seat)); r.Seat > 0 {
		return r
	}
	gains := chosen.Standing[seat-1] - mean(stands, seat)
	if leads > mean(stands, seat) && holds.Without-holds.With > max(further, gains) {
		return Reason{Why: HoldsBack, Seat: holds.Seat}
	}
	if best(rest, seat).Standing[seat-1] <= chosen.Standing[seat-1] && gains > further {
		return Reason{Why: GetsAhead}
	}
	return Reason{Why: NoMatter}
}

// others are those outlooks of a list that the first one is compared with.
func others(list []outlook) []outlook {
	return slices.DeleteFunc(slices.Clone(list[1:]), func(o outlook) bool {
		return o.Tried == 0 || o.Tried < leastTried && o.Tried < list[0].Tried
	})
}

// best is the outlook with which a seat stands best.
func best(list []outlook, seat int) *outlook {
	at := 0
	for i := range list {
		if list[i].Standing[seat-1] > list[at].Standing[seat-1] {
			at = i
		}
	}
	return &list[at]
}

// invited looks for what another seat did most often after the next best choice, in the worlds in which that brought less than what
// was chosen: a move that it seldom made there after what was chosen. A reason without a seat: there is none.
func invited(chosen, next *outlook) Reason {
	worse, with, without := 0, map[rules.Act]int{}, map[rules.Act]int{}
	var most rules.Act
	for i := range min(len(chosen.found), len(next.found)) {
		if next.found[i] < chosen.found[i] { // and both were legal there
			worse++
			with[chosen.replies[i]]++
			without[next.replies[i]]++
			if without[next.replies[i]] > without[most] && next.replies[i].Seat > 0 {
				most = next.replies[i]
			}
		}
	}
	share := func(of map[rules.Act]int) float64 { return float64(of[most]) / float64(max(worse, 1)) }
	if worse < leastTried || share(without) < likely || share(without)-share(with) < telling {
		return Reason{}
	}
	return Reason{Why: Invites, Seat: most.Seat, Then: most, With: share(with), Without: share(without)}
}

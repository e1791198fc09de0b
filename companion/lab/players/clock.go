package players

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Clock is a timer that ends the match, as one who thinks ahead knows it. Nil: none runs, and what the table may do beside a player
// comes by chance.
type Clock struct {
	Left  int64                // how long it still runs, in ms
	Takes func(verb int) int64 // how long a seat's move takes with a verb; -1: with any
	Out   rules.Act            // the move of the table that ends the match then
	// Every so often (ms) the table does something else by chance, if it can: in so many of a hundred times.
	Every  int64
	Chance int
}

// Timed is a player who reads a clock before each choice; one who thinks nothing is the same player.
func Timed(p Player, clock func() *Clock) Player {
	switch p := p.(type) {
	case Search:
		p.clock = clock
		return p
	case Greedy:
		p.clock = clock
		return p
	case Distracted:
		p.Player = Timed(p.Player, clock)
		return p
	}
	return p
}

// read is what a clock shows now; nil: there is none.
func read(clock func() *Clock) *Clock {
	if clock == nil {
		return nil
	}
	return clock()
}

// moves is how many moves are left when so much time more has passed.
func (c *Clock) moves(ran int64) float64 {
	if c == nil {
		return rules.NoTimer
	}
	return max(0, float64(c.Left-ran)/float64(max(1, c.Takes(-1))))
}

// mover is who moves next in a try. Where a clock runs it decides what the table does beside a player: that alone is left to choose then.
func (w *worlds) mover(draw Draw) int {
	if w.clock == nil {
		return mover(w.a, w.legal, draw)
	}
	seat := awaited(w.a, w.legal)
	if seat <= 0 || w.legal[0].Seat > 0 {
		return max(seat, 0)
	}
	if w.ran >= w.clock.Left && slices.Contains(w.legal, w.clock.Out) {
		w.legal = append(w.legal[:0], w.clock.Out)
		return 0
	}
	passed := w.ran - w.looked
	w.looked = w.ran
	beside := func(act rules.Act) bool { return act.Seat == 0 && act != w.clock.Out }
	if passed <= 0 || w.clock.Chance == 0 || !slices.ContainsFunc(w.legal, beside) || int64(draw(int(100*w.clock.Every))) >= passed*int64(w.clock.Chance) {
		return seat
	}
	w.legal = slices.DeleteFunc(w.legal, func(act rules.Act) bool { return !beside(act) })
	return 0
}

// do makes a move, which takes its time.
func (w *worlds) do(act rules.Act) {
	w.a.Make(act)
	if w.clock != nil && act.Seat > 0 {
		w.ran += w.clock.Takes(act.Verb)
		w.a.Leave(w.clock.moves(w.ran))
	}
}

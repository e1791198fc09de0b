package partial

import (
	"math/rand/v2"
	"slices"

	"tablekeeper/companion/rules"
)

// wanderer goes from one possible position that fits what is known to another.
type wanderer struct {
	*search
	free []*leaf  // unknown ones
	at   *board   // the last possible position
	undo []func() // what was changed since
}

func newWanderer(q *Inquiry, p *probe, source *rand.Rand) *wanderer {
	w := &wanderer{search: &search{probe: p, goal: goalAny, left: 1 << 40, draw: source}}
	for _, l := range q.leaves {
		if !p.isKnown(l) && l.kind != keys {
			w.free = append(w.free, l)
		}
	}
	return w
}

// A walk starts again from the position that was blanked after so many completions. A
// completion is tried for by so many changes; of those that are not possible
// one in settles is settled by the game, and one in lifts mended step by step, by at most mostClimbed positions.
const (
	stroll      = 200
	mostChanges = 30
	settles     = 4
	lifts       = 100
	mostClimbed = 40
)

func (w *wanderer) begin(tree rules.Object) {
	w.search.begin(tree)
	if !w.possible() && !w.climb(10*mostClimbed) {
		w.at = nil
		return
	}
	w.at = w.b
}

// walk goes to a next possible position, and reports whether it came to one.
func (w *wanderer) walk() bool {
	if w.at == nil || len(w.free) == 0 {
		return false
	}
	for range mostChanges {
		w.b, w.undo = w.at, w.undo[:0]
		for range 1 + w.draw.IntN(2) {
			w.change()
		}
		if len(w.undo) > 0 && w.possible() {
			return true
		}
		mended := w.draw.IntN(settles) == 0 && w.settled() || w.draw.IntN(lifts) == 0 && w.climbed()
		if mended {
			w.at = w.b
			return true
		}
		for _, restore := range slices.Backward(w.undo) {
			restore()
		}
	}
	return false
}

// climbed mends a copy of the position step by step.
func (w *wanderer) climbed() bool {
	w.b = w.q.board(copied(w.at.tree))
	return w.climb(mostClimbed)
}

// set changes a fact and notes how it was.
func (w *wanderer) set(l *leaf, value any) {
	w.undo = append(w.undo, w.b.kept(l))
	w.b.set(l, value)
}

// change gives one or two unknown facts other values.
func (w *wanderer) change() {
	l := w.free[w.draw.IntN(len(w.free))]
	if w.absent(l) {
		return
	}
	if w.draw.IntN(3) > 0 && w.move(l) {
		return
	}
	if values := w.worthTrying(l, w.b.get(l), 1); len(values) > 0 {
		w.set(l, values[w.draw.IntN(len(values))])
	}
}

// move takes one from a number or list and gives it to another one.
func (w *wanderer) move(from *leaf) bool {
	to := w.free[w.draw.IntN(len(w.free))]
	if from == to || from.kind != to.kind || w.absent(to) {
		return false
	}
	switch was := w.b.get(from).(type) {
	case int:
		now, ok := w.b.get(to).(int)
		if from.kind != number || !ok || was <= from.low || now >= to.high {
			return false
		}
		w.set(from, was-1)
		w.set(to, now+1)
		return true
	case []any:
		now, ok := w.b.get(to).([]any)
		if !ok || len(was) == 0 {
			return false
		}
		i := w.draw.IntN(len(was))
		item := was[i]
		rest := append(append([]any{}, was[:i]...), was[i+1:]...)
		w.set(from, rest)
		w.set(to, append(append([]any{}, now...), item))
		return true
	}
	if from.titled != to.titled || from.kind != choice {
		return false
	}
	was, now := w.b.get(from), w.b.get(to)
	w.set(from, now)
	w.set(to, was)
	return true
}

// settled lets the game make the rest fit, and reports whether the position is possible then.
func (w *wanderer) settled() bool {
	if w.q.trial.moveTo(w.b) != nil {
		return false
	}
	w.q.trial.Settle()
	w.b = w.q.board(w.q.trial.Tree())
	w.q.overlay(w.b)
	w.setFixed()
	return w.possible()
}

// possible reports whether the position keeps each invariant.
func (w *wanderer) possible() bool {
	if w.q.trial.moveTo(w.b) != nil {
		return false
	}
	for i := range w.q.holds {
		if !w.q.trial.Violation(i).Empty() {
			return false
		}
	}
	return true
}

// begin puts a tree on the board of a search.
func (s *search) begin(tree rules.Object) {
	s.b = s.q.overlaid(tree)
	s.setFixed()
}

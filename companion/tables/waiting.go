package tables

import (
	"slices"
	"time"
)

// waiting is an ask that the host has not answered.
type waiting struct {
	ask   Ask
	sent  time.Duration
	first time.Duration // when it was sent on this line; 0: it was not yet
	broke int           // lines one after the other that broke right after it
	done  func(Answer, error)
}

// A line that breaks so soon after something was asked may have been broken by it: the host may have ended. What has broken so many
// lines isn't asked again.
const (
	rightAfter = 2 * time.Second
	mostBroken = 3
)

// lost notes that the line broke; it reports whether this is asked again on the next one.
func (w *waiting) lost(now time.Duration) bool {
	switch {
	case w.first == 0:
	case now-w.first < rightAfter:
		w.broke++
	default:
		w.broke = 0
	}
	w.first = 0
	return w.broke < mostBroken
}

// send sends an ask for the first time on a line, or again.
func (w *waiting) send(g *Guest) {
	if w.sent = g.now; w.first == 0 {
		w.first = max(g.now, 1)
	}
	g.send(w.ask)
}

// answered waits no longer for an answer.
func (g *Guest) answered(w *waiting, a Answer, err error) {
	g.waiting = slices.DeleteFunc(slices.Clone(g.waiting), func(other *waiting) bool { return other == w })
	if w.done != nil {
		w.done(a, err)
	}
}

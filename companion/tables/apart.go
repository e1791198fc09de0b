package tables

import (
	"bytes"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// apart reports whether a move that was asked for at an earlier revision means the same now, as where several seats throw or choose at
// the same time: only others have moved since, it was legal then and is now, and whichever came first the position is the same. What
// depends on what came between is asked for anew.
func (h *hosted) apart(own, since int, a rules.Act) bool {
	t := h.match.Table()
	between, all := h.between(own, since, t.Log())
	if !all || len(between) > len(t.Seats()) { // whoever saw so little has to look first
		return false
	}
	before, after := t.Fork(), t.Fork()
	for range between {
		before.Undo()
	}
	if before.Play(a) != "" || after.Play(a) != "" {
		return false
	}
	for _, e := range between {
		if before.Play(e.Act) != "" {
			return false
		}
	}
	return bytes.Equal(before.State(), after.State())
}

// between are the entries since a revision; it reports whether all of them are moves that others made.
func (h *hosted) between(own, since int, log []rules.Entry) ([]rules.Entry, bool) {
	n := h.match.Log().Revision() - since
	if n < 1 || n > len(log) {
		return nil, false
	}
	log = log[len(log)-n:]
	for i, e := range log {
		c, ok := h.match.Log().Changed(since + 1 + i)
		if !ok || c.Kind != matches.Made || e.Agreed || e.Seat == own {
			return nil, false
		}
	}
	return log, true
}

// next is what a seat has done first since a revision, behind moves of others alone; it reports whether it has.
func (h *hosted) next(own, since int) (matches.LogLine, bool) {
	for range h.match.Table().Seats() {
		since++
		c, ok := h.match.Log().Changed(since)
		switch {
		case !ok || c.Kind != matches.Made:
			return matches.LogLine{}, false
		case c.Line.Seat == own:
			return c.Line, true
		}
	}
	return matches.LogLine{}, false
}

package matches

import (
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/base/journal"
)

// HeaderClock is the header of a match in which each player's time is shown, and says how. Without it no clock is seen.
const HeaderClock = "Clock"

// BreakAfter is how long (ms) a gap between two entries may be that still counts as thinking. Where a clock is seen it stands still
// then; without one a longer gap is a break, since nobody knows when it began.
const BreakAfter = 5 * 60 * 1000

// Rested is the record of a match that nobody can play from a wall time in ms on, or that somebody can again: the app was closed or
// left, or came back. What lies between is part of no gap.
func Rested(when int64, rests bool) journal.Record {
	return record(kindRest, flag(rests)+" "+strconv.FormatInt(when, 10))
}

// Thought is how long (ms) the latest event of a match is ago at a wall time, as the next one will count it, and whether the match rests.
func Thought(m *Match, now int64) (ms int64, rests bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	h := m.history.heading
	rest, rests := h.pause.until(now)
	return int64(h.counted(now-h.touched, rest)), rests
}

// pause is how long a match has rested since its latest event.
type pause struct {
	sum   int64 // ms that are over
	since int64 // wall time at which it began to rest; 0: it doesn't
}

// until is how long the match has rested at a wall time, and whether it still does.
func (p pause) until(now int64) (ms int64, rests bool) {
	if p.since > 0 {
		return p.sum + max(0, now-p.since), true
	}
	return p.sum, false
}

// readRest follows a record of a rest. One that ends without having begun began with the latest event: the app was killed.
func (h *heading) readRest(text string) error {
	begins, when, _ := strings.Cut(text, " ")
	at, err := strconv.ParseInt(when, 10, 64)
	switch {
	case err != nil:
		return fmt.Errorf("%q isn't a time", when)
	case begins == "1" && h.pause.since == 0:
		h.pause.since = max(at, 1)
	case begins == "0" && h.pause.since == 0:
		h.pause.sum = max(0, at-h.touched)
	case begins == "0":
		h.pause = pause{sum: h.pause.sum + max(0, at-h.pause.since)}
	}
	return nil
}

// counted is a gap as an item keeps it, of so many ms since the event before in which the match has rested for some.
func (h *heading) counted(since, rest int64) int32 {
	if rest > 0 && since > 0 {
		since = max(0, since-rest)
	}
	if h.clock && since > BreakAfter {
		since = BreakAfter
	}
	return gapOf(since)
}

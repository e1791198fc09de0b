package tables

import "slices"

// What a seat asks of the timer.
const (
	StartTimer  = "start"
	PauseTimer  = "pause"
	ResumeTimer = "continue"
)

// Timer is what everybody needs to show a timer that beats on the host's device. Times
// are in ms.
type Timer struct {
	State     string   `json:"state"` // as package tide calls it: "running"
	At        int64    `json:"at"`    // the host's clock when it was so
	Length    int64    `json:"length"`
	Elapsed   int64    `json:"elapsed"`
	Remaining int64    `json:"remaining"`
	Phase     float64  `json:"phase"` // of the pulse, in beats since the start
	Events    []string `json:"events,omitempty"`
	Finished  []int    `json:"finished,omitempty"` // seats that reached their plan, in order
}

// running is the state in which time runs.
const running = "running"

// Ahead is the timer at a time of the host's clock, in ms, if nothing happens before.
func (t Timer) Ahead(now int64) Timer {
	if t.State != running || now <= t.At || t.Length <= 0 {
		return t
	}
	d := min(now-t.At, t.Remaining)
	length := float64(t.Length)
	from, to := float64(max(0, t.Length-t.Remaining)), float64(max(0, t.Length-t.Remaining+d))
	// The rate of the pulse, added up over the time between (specification 12.1).
	t.Phase += 0.5*float64(d)/1000 + 2*(to*to*to-from*from*from)/(3*length*length*1000)
	t.At, t.Elapsed, t.Remaining = now, t.Elapsed+d, t.Remaining-d
	return t
}

// sameTime is how far a timer may run from what everybody was shown, in ms.
const sameTime = 20

// is reports whether a timer is where this one has come to by itself.
func (t *Timer) is(now *Timer) bool {
	if t == nil || now == nil {
		return t == now
	}
	was := t.Ahead(now.At)
	off := was.Remaining - now.Remaining
	return was.State == now.State && was.Length == now.Length && off <= sameTime && off >= -sameTime &&
		slices.Equal(was.Events, now.Events) && slices.Equal(was.Finished, now.Finished)
}

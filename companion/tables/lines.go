package tables

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

// lines are the open lines of a host.
type lines struct {
	*hosted
	open  map[int]*line
	heard int // messages
	out   []Out
	at    func(line int) string // from where a line comes; "": nobody knows
}

// line is an open line to a device.
type line struct {
	id       int
	device   string // its secret; "" before the hello
	number   int    // of the latest push
	version  int    // of the log that it has; 0: none
	revision int
	looks    bool // it sees the match
	parts    map[string]string
	allowed  float64 // asks that it may still send
	since    time.Duration
	hello    int // the message that was the hello, and the latest one
	heard    int
}

// How many lines a device has at once, the old one of a device that has come back among them, and how many can be open. Package room
// bounds what comes from one address.
const (
	linesOfOne = 2
	mostLines  = 64
)

// How many asks a line may send: so many at once, and so many a second.
const (
	mostAtOnce  = 60
	mostASecond = 30
)

// all are the open lines, by their numbers.
func (l *lines) all() []*line {
	return slices.SortedFunc(maps.Values(l.open), func(a, b *line) int { return a.id - b.id })
}

// here reports whether a device is connected.
func (l *lines) here(device string) bool {
	for _, of := range l.open {
		if device != "" && of.device == device {
			return true
		}
	}
	return false
}

// address is from where the newest line of a device comes; "": nobody knows.
func (l *lines) address(device string) string {
	newest := 0
	for id, of := range l.open {
		if of.device == device {
			newest = max(newest, id)
		}
	}
	if newest == 0 {
		return ""
	}
	return l.at(newest)
}

// from is what a device is counted by: its address or, where nobody knows it, itself.
func (l *lines) from(device string) string { return cmp.Or(l.address(device), device) }

// hear is the line on which a message has come; nil: there are too many lines for another one.
func (l *lines) hear(id int) *line {
	from := l.open[id]
	if from == nil && len(l.open) >= mostLines {
		return nil
	}
	if from == nil {
		from = &line{id: id, allowed: mostAtOnce, since: l.now}
		l.open[id] = from
	}
	from.allowed = min(mostAtOnce, from.allowed+mostASecond*(l.now-from.since).Seconds()) - 1
	from.since = l.now
	l.heard++
	from.heard = l.heard
	return from
}

func (l *lines) send(to *line, t Tell) { l.out = append(l.out, Out{Line: to.id, Data: write(t)}) }

// take hands over what is to be sent.
func (l *lines) take() []Out {
	out := l.out
	l.out = nil
	return out
}

// bye ends a line.
func (l *lines) bye(to *line, b Bye) {
	l.out = append(l.out, Out{Line: to.id, Data: write(Tell{Bye: &b}), Close: true})
	delete(l.open, to.id)
	l.dirty = true
}

// begin gives a line to a device. The first line of one that has too many ends: so none keeps the others out.
func (l *lines) begin(with *line, device string) {
	var old []*line
	for _, other := range l.all() {
		if other != with && other.device == device {
			old = append(old, other)
		}
	}
	if len(old) >= linesOfOne {
		l.bye(old[0], Bye{Why: "This device is here by another line."})
	}
	with.device, with.hello, with.version = device, l.heard, 0
}

// twice reports whether a device speaks on two lines: on the older one too since it has the newer one. One that has lost its line and
// comes back speaks on the new one alone.
func (l *lines) twice(device string) bool {
	newest := 0
	for _, of := range l.open {
		if of.device == device {
			newest = max(newest, of.hello)
		}
	}
	for _, of := range l.open {
		if of.device == device && of.hello < newest && of.heard > newest {
			return true
		}
	}
	return false
}

package tables

import (
	"errors"
	"slices"
	"strings"
	"time"

	"tablekeeper/companion/matches"
)

// device is what the host remembers of a device, also while it is gone.
type device struct {
	answers []Answer // to its latest asks
}

// mostAnswers is how many answers the host remembers for a device.
const mostAnswers = 32

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
}

// How many devices can be connected, and how many the host remembers.
const (
	mostLines   = 32
	mostDevices = 128
)

// How many asks a line may send: so many at once, and so many a second.
const (
	mostAtOnce  = 60
	mostASecond = 30
)

// Receive takes a message that came on a line. Now is the time since any moment.
func (h *Host) Receive(id int, data []byte, now time.Duration) []Out {
	l := h.lines[id]
	if l == nil && len(h.lines) >= mostLines {
		return []Out{{Line: id, Close: true, Data: write(Tell{Bye: &Bye{Why: "Too many devices are at this table."}})}}
	}
	if l == nil {
		l = &line{id: id, allowed: mostAtOnce, since: now}
		h.lines[id] = l
	}
	l.allowed = min(mostAtOnce, l.allowed+mostASecond*(now-l.since).Seconds()) - 1
	l.since = now
	a, err := readAsk(data)
	switch {
	case l.allowed < 0:
		h.bye(l, Bye{Why: "Too many messages."})
	case err != nil:
		h.bye(l, Bye{Why: err.Error()})
	case a.Do == askHello:
		h.hello(l, a.Hello)
	case l.device == "":
		h.bye(l, Bye{Why: ErrMessage.Error()})
	case a.Do == askWhole:
		l.version = 0
		h.push(l)
	case a.Do == askClock:
		h.send(l, Tell{Clock: &ClockTold{Sent: a.Sent, Host: now.Microseconds(), Have: l.number}})
	default:
		h.answer(l, a)
	}
	return h.flush()
}

func (h *Host) hello(l *line, hello *Hello) {
	if hello == nil || len(hello.Device) < minDevice || len(hello.Device) > maxID || l.device != "" && l.device != hello.Device {
		h.bye(l, Bye{Why: ErrMessage.Error()})
		return
	}
	if hello.Protocol != Protocol {
		h.bye(l, Bye{Other: true, Why: "This table is kept by version " + h.options.Program + ", your device has " + hello.Program + "."})
		return
	}
	l.device = hello.Device
	if h.devices[l.device] == nil {
		h.forget()
		h.devices[l.device] = &device{}
	}
	l.version = 0
	game := h.match.Table().Game()
	h.send(l, Tell{Welcome: &Welcome{
		Protocol: Protocol, Program: h.options.Program, Host: h.options.Name, Game: game.Title, Rules: game.Version,
	}})
	h.push(l)
	h.dirty = true
}

// minDevice is how many letters a device's secret has at least: 128 bits in
// hexadecimal digits have 32, in base 64 22.
const minDevice = 22

// forget makes room for another device among those that are remembered.
func (h *Host) forget() {
	if len(h.devices) < mostDevices {
		return
	}
	for secret := range h.devices {
		if !h.here(secret) && h.seatOf(secret) == Everybody {
			delete(h.devices, secret)
		}
	}
}

// answer does what a guest asks, once for each ID, and answers.
func (h *Host) answer(l *line, a Ask) {
	do := doing[a.Do]
	if do == nil || a.ID == "" {
		h.bye(l, Bye{Why: ErrMessage.Error()})
		return
	}
	d := h.devices[l.device]
	i := slices.IndexFunc(d.answers, func(old Answer) bool { return old.ID == a.ID })
	if i < 0 {
		answer := do(h, l, a)
		answer.ID = a.ID
		if len(d.answers) == mostAnswers {
			d.answers = d.answers[1:]
		}
		d.answers = append(d.answers, answer)
		i = len(d.answers) - 1
	}
	h.flushViews() // who asked sees what came of it, before the answer
	h.send(l, Tell{Answer: &d.answers[i]})
}

// doing is what the host does for an ask.
var doing = map[string]func(h *Host, l *line, a Ask) Answer{
	askClaim: (*Host).claim, askLeave: (*Host).leave, askGive: (*Host).give,
	askAct: (*Host).act, askDraw: (*Host).draw, askUndo: (*Host).undo, askRedo: (*Host).redo, askVote: (*Host).vote,
	askPromise: (*Host).promise, askShow: (*Host).show, askForgot: (*Host).forgot, askTimer: (*Host).timed,
}

// refused is the answer to what can't be done.
func refused(why string) Answer { return Answer{Why: why} }

// done is the answer to what the match was asked to do.
func done(err error) Answer {
	var wrong *matches.Refused
	var disk *matches.DiskFault
	var anew *matches.SavedAnew
	switch {
	case err == nil:
		return Answer{OK: true}
	case errors.As(err, &wrong):
		return Answer{Rule: wrong.Rule, Why: wrong.Why}
	case errors.As(err, &disk), errors.As(err, &anew): // it was made
		return Answer{OK: true, Why: err.Error()}
	}
	return refused(strings.ToUpper(err.Error()[:1]) + err.Error()[1:] + ".")
}

func (h *Host) send(l *line, t Tell) { h.out = append(h.out, Out{Line: l.id, Data: write(t)}) }

// bye ends a line.
func (h *Host) bye(l *line, b Bye) {
	h.out = append(h.out, Out{Line: l.id, Data: write(Tell{Bye: &b}), Close: true})
	delete(h.lines, l.id)
	h.dirty = true
}

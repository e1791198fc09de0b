package tables

import (
	"errors"
	"slices"
	"strings"
	"time"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/wording"
)

// device is what the host remembers of a device, also while it is gone.
type device struct {
	answers []Answer // to its latest asks
	refused int      // the seat that it asked for last and was not given; 0: none
	given   int      // how often it gave a seat up
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
	hello    int // the message that was the hello, and the latest one
	heard    int
}

// How many lines a device has at once, the old one of a device that has come back among them; how many can be open, and how many
// devices the host remembers. Package room bounds what comes from one address.
const (
	linesOfOne  = 2
	mostLines   = 64
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
	l.since, h.now = now, now
	h.heard++
	l.heard = h.heard
	h.keep(now)
	a, err := readAsk(data)
	switch {
	case l.allowed < 0:
		h.bye(l, Bye{Why: "Too many messages."})
	case err != nil:
		h.bye(l, Bye{Why: err.Error()})
	case a.Do == askHello:
		h.hello(l, a.Hello)
	case l.device == "":
		h.bye(l, Bye{Why: errMessage.Error()})
	case a.Do == askWhole:
		l.version = 0
		h.push(l)
	case a.Do == askClock:
		h.send(l, Tell{Clock: &ClockTold{Sent: a.Sent, Host: now.Microseconds(), Have: l.number}})
	default:
		h.answer(l, a)
	}
	h.seeTwice(l.device)
	return h.flush()
}

func (h *Host) hello(l *line, hello *Hello) {
	if hello == nil || len(hello.Device) < minDevice || len(hello.Device) > maxID || l.device != "" && l.device != hello.Device {
		h.bye(l, Bye{Why: errMessage.Error()})
		return
	}
	if hello.Protocol != Protocol {
		h.bye(l, Bye{Other: true, Why: "This table is kept by version " + h.options.Program + ", your device has " + hello.Program + "."})
		return
	}
	h.moves(l, hello.Device)
	l.device, l.hello = hello.Device, h.heard
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

// moves ends the first line of a device that has too many: so none keeps the others out.
func (h *Host) moves(l *line, device string) {
	var old []*line
	for _, id := range h.lineIDs() {
		if other := h.lines[id]; other != l && other.device == device {
			old = append(old, other)
		}
	}
	if len(old) >= linesOfOne {
		h.bye(old[0], Bye{Why: "This device is here by another line."})
	}
}

// twice reports whether a device speaks on two lines: on the older one too since it has the newer one. One that has lost its line and
// comes back speaks on the new one alone.
func (h *Host) twice(device string) bool {
	newest := 0
	for _, l := range h.lines {
		if l.device == device {
			newest = max(newest, l.hello)
		}
	}
	for _, l := range h.lines {
		if l.device == device && l.hello < newest && l.heard > newest {
			return true
		}
	}
	return false
}

// seeTwice shows everybody, that device too, that a seat's device speaks on two lines: perhaps it is somebody else's.
func (h *Host) seeTwice(device string) {
	own := h.seatOf(device)
	if own == Everybody {
		return
	}
	s := &h.seats[own-1]
	now := h.twice(device)
	if now == s.twice {
		return
	}
	if s.twice, h.dirty = now, true; now && !s.noted {
		s.noted = true
		h.noteSeat(noteTwice, own, device)
	}
}

// Seated reports whether the device of a line has a seat.
func (h *Host) Seated(id int) bool {
	l := h.lines[id]
	return l != nil && h.seatOf(l.device) != Everybody
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
		h.bye(l, Bye{Why: errMessage.Error()})
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
	told := d.answers[i]
	told.Unkept = told.OK && h.match.Unsaved() != nil
	h.send(l, Tell{Answer: &told})
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
		return Answer{Rule: wrong.Rule, Why: wrong.Why.String()}
	case errors.As(err, &disk): // it was made, and answer says that it isn't kept
		return Answer{OK: true}
	case errors.As(err, &anew): // it was made
		return Answer{OK: true, Why: err.Error()}
	}
	return refused(sentence(err))
}

// sentence is an error as a sentence for people.
func sentence(err error) string {
	if text := wording.Capital(strings.TrimSpace(err.Error())); text != "" {
		return text + "."
	}
	return "This can't be done."
}

// keepEach is how often a disk that refuses is tried again.
const keepEach = time.Second

// keep tries again to write what the disk has refused, and lets everybody know when it
// begins to refuse and when all is kept.
func (h *Host) keep(now time.Duration) {
	if h.match.Unsaved() != nil && now-h.triedDisk >= keepEach {
		h.triedDisk = now
		_ = h.match.Keep() // Unsaved has it
	}
	if unkept := h.match.Unsaved() != nil; unkept != h.unkept {
		h.unkept, h.dirty = unkept, true
	}
}

func (h *Host) send(l *line, t Tell) { h.out = append(h.out, Out{Line: l.id, Data: write(t)}) }

// bye ends a line.
func (h *Host) bye(l *line, b Bye) {
	h.out = append(h.out, Out{Line: l.id, Data: write(Tell{Bye: &b}), Close: true})
	delete(h.lines, l.id)
	h.dirty = true
}

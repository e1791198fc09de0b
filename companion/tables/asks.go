package tables

import (
	"errors"
	"slices"
	"strings"
	"time"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
)

// Receive takes a message that came on a line. Now is the time since any moment.
func (h *Host) Receive(id int, data []byte, now time.Duration) []Out {
	h.now = now
	l := h.lines.hear(id)
	if l == nil {
		return []Out{{Line: id, Close: true, Data: write(Tell{Bye: &Bye{Why: "Too many devices are at this table."}})}}
	}
	a, err := readAsk(data)
	h.under = under{line: id, ask: a, revision: h.match.Log().Revision()}
	h.keep()
	switch {
	case l.allowed < 0:
		h.lines.bye(l, Bye{Why: "Too many messages."})
	case err != nil:
		h.lines.bye(l, Bye{Why: err.Error()})
	case a.Do == askHello:
		h.hello(l, a.Hello)
	case l.device == "":
		h.lines.bye(l, Bye{Why: errMessage.Error()})
	case a.Do == askWhole:
		l.version = 0
		h.push(l)
	case a.Do == askClock:
		h.lines.send(l, Tell{Clock: &ClockTold{Sent: a.Sent, Host: now.Microseconds(), Have: l.number}})
	default:
		h.answer(l, a)
	}
	h.seats.seeTwice(l.device)
	return h.flush()
}

func (h *Host) hello(l *line, hello *Hello) {
	if hello == nil || len(hello.Device) < minDevice || len(hello.Device) > maxID || len(hello.Run) > maxID || l.device != "" && l.device != hello.Device {
		h.lines.bye(l, Bye{Why: errMessage.Error()})
		return
	}
	if hello.Protocol != Protocol {
		h.lines.bye(l, Bye{Other: true, Why: "This table is kept by version " + h.options.Program + ", your device has " + hello.Program + "."})
		return
	}
	h.lines.begin(l, hello.Device)
	h.seats.come(l.device)
	h.seats.greet(l.device, hello.Run)
	game := h.match.Table().Game()
	h.lines.send(l, Tell{Welcome: &Welcome{
		Protocol: Protocol, Program: h.options.Program, Host: h.options.Name, Game: game.Title, Rules: game.Version,
	}})
	h.push(l)
	h.dirty = true
}

// answer does what a guest asks, once for each ID, and answers.
func (h *Host) answer(l *line, a Ask) {
	d := h.seats.devices[l.device]
	i := slices.IndexFunc(d.answers, func(old Answer) bool { return old.ID == a.ID })
	if i < 0 {
		answer, known := h.do(l.device, a)
		if !known || a.ID == "" {
			h.lines.bye(l, Bye{Why: errMessage.Error()})
			return
		}
		answer.ID = a.ID
		d.answer(answer)
		i = len(d.answers) - 1
	}
	h.show() // who asked sees what came of it, before the answer
	told := d.answers[i]
	told.Unkept = told.OK && h.match.Kept().Unsaved() != nil
	h.lines.send(l, Tell{Answer: &told})
}

// do does what a device asks for; known says whether there is such an ask.
func (h *Host) do(device string, a Ask) (answer Answer, known bool) {
	own := h.seats.of(device)
	switch do := doing[a.Do]; {
	case a.Do == askClaim:
		return h.seats.claim(a.Seat, device), true
	case a.Do == askLeave:
		return h.seats.leave(own), true
	case do == nil:
		return Answer{}, false
	case own == Everybody:
		return refused("Take a seat first."), true
	default:
		return do(h, own, a), true
	}
}

// doing is what the host does for a seat that asks.
var doing = map[string]func(h *Host, own int, a Ask) Answer{
	askAct:     (*Host).act,
	askDraw:    (*Host).draw,
	askTimer:   (*Host).timed,
	askGive:    func(h *Host, own int, a Ask) Answer { return h.seats.handOver(own, a.Question, a.Yes) },
	askUndo:    func(h *Host, own int, a Ask) Answer { return h.undoing.ask(own, a, false) },
	askRedo:    func(h *Host, own int, a Ask) Answer { return h.undoing.ask(own, a, true) },
	askVote:    func(h *Host, own int, a Ask) Answer { return h.undoing.answer(own, a.Question, a.Yes) },
	askPromise: func(h *Host, own int, a Ask) Answer { return h.rounds.promise(own, a) },
	askShow:    func(h *Host, own int, a Ask) Answer { return h.rounds.show(own, a) },
	askForgot:  func(h *Host, own int, a Ask) Answer { return h.rounds.forgot(own, a) },
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
func (h *Host) keep() {
	if h.match.Kept().Unsaved() != nil && h.now-h.triedDisk >= keepEach {
		h.triedDisk = h.now
		_ = h.match.Kept().Again() // Unsaved has it
	}
	if unkept := h.match.Kept().Unsaved() != nil; unkept != h.unkept {
		h.unkept, h.dirty = unkept, true
	}
}

package tables

import (
	"encoding/json"
	"errors"
	"hash/crc32"
	"slices"
	"strings"
	"time"

	"tablekeeper/companion/matches"
)

// Options are what the one who hosts chooses, and what a host has not of its own.
type Options struct {
	Name       string // of the table: "Anna's table"
	Program    string // the version of the program
	Spectators bool   // devices without a seat see what everybody sees
	// Alone means that nobody sits at the host's device: it is asked for nothing, and every
	// seat enters what no player does.
	Alone bool
	// Secret gives a text by chance, 128 bits or more, another one each time.
	Secret func() string
	// Mixer takes the parts that the seats mix into the draws; nil: none are asked for.
	Mixer Mixer
	// Timed does what a seat asks of the timer; nil: there is none.
	Timed func(seat int, what string) error
	// Kept is what Host.Keep gave before the program was started again.
	Kept []byte
}

// Mixer takes parts of the seed of the draws: one of each seat, and of the host's
// device (seat 0), before the first draw.
type Mixer interface {
	MixIn(parts map[int][]byte) error
}

// Out is what a host sends on a line.
type Out struct {
	Line  int
	Data  []byte
	Close bool // after Data nothing comes any more
}

// Host keeps one match for many devices. It is used by one goroutine at a time, the one
// that also plays on the match.
type Host struct {
	match     *matches.Match
	options   Options
	seats     []seat // seat 1 first
	devices   map[string]*device
	lines     map[int]*line
	public    public
	version   int  // of the public log: it grows with every change
	last      edit // what brought the version
	dirty     bool // something may have changed that is to be shown
	timer     json.RawMessage
	bids      *round
	mix       *round
	bidsShown *Shown // the bids that were shown last
	mixed     *Shown
	mixFault  error
	proposal  *Proposal
	out       []Out
}

// seat is who sits on a seat.
type seat struct {
	owner string // the device's secret; "": nobody
	wish  string // of the device that would like to have the seat
}

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

// NewHost opens a match to other devices.
func NewHost(m *matches.Match, o Options) *Host {
	h := &Host{
		match: m, options: o, seats: make([]seat, len(m.Table().Seats())), devices: map[string]*device{}, lines: map[int]*line{},
	}
	h.restore(o.Kept)
	h.public, h.version = see(m), 1
	h.follow()
	return h
}

// kept is what a host keeps beside the match.
type kept struct {
	Seats []string `json:"seats"` // the secrets of those who sit there
}

// Keep is what the host has to find again when the program is started anew: who sits
// where. It holds secrets and is for this device alone.
func (h *Host) Keep() []byte {
	k := kept{}
	for _, s := range h.seats {
		k.Seats = append(k.Seats, s.owner)
	}
	return write(k)
}

func (h *Host) restore(data []byte) {
	var k kept
	if json.Unmarshal(data, &k) != nil || len(k.Seats) != len(h.seats) {
		return // then everybody takes a seat again
	}
	for i, owner := range k.Seats {
		h.seats[i].owner = owner
	}
}

// Changed shows everybody what was changed on the host's device.
func (h *Host) Changed() []Out {
	h.dirty = true
	return h.flush()
}

// Gone forgets a line that was closed.
func (h *Host) Gone(id int) []Out {
	delete(h.lines, id)
	h.dirty = true
	return h.flush()
}

// End tells everybody that the table is closed.
func (h *Host) End(why string) []Out {
	for _, id := range h.lineIDs() {
		h.bye(h.lines[id], Bye{Why: why})
	}
	return h.flush()
}

func (h *Host) lineIDs() []int {
	ids := make([]int, 0, len(h.lines))
	for id := range h.lines {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
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

// Take takes a message that came on a line. Now is the time since any moment.
func (h *Host) Take(id int, data []byte, now time.Duration) []Out {
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
	askPromise: (*Host).promise, askShow: (*Host).show, askTimer: (*Host).timed,
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

// flush hands back what is to be sent.
func (h *Host) flush() []Out {
	h.flushViews()
	out := h.out
	h.out = nil
	return out
}

// flushViews shows what has changed to everybody.
func (h *Host) flushViews() {
	if !h.dirty {
		return
	}
	h.dirty = false
	h.follow()
	for _, id := range h.lineIDs() {
		if l := h.lines[id]; l.device != "" {
			h.push(l)
		}
	}
}

// edit is how a version of the log came from the one before.
type edit struct {
	keep, tail int
	add        string
	sum        uint32
}

// follow looks what has become of the match.
func (h *Host) follow() {
	h.seeProposal()
	h.seeBids()
	now := see(h.match)
	if now.log != h.public.log || h.last.sum == 0 {
		h.last = difference(h.public.log, now.log)
		if now.log != h.public.log {
			h.version++
		}
	}
	h.public = now
}

// difference finds what was replaced in a text.
func difference(before, now string) edit {
	most := min(len(before), len(now))
	keep := 0
	for keep < most && before[keep] == now[keep] {
		keep++
	}
	tail := 0
	for tail < most-keep && before[len(before)-1-tail] == now[len(now)-1-tail] {
		tail++
	}
	for keep > 0 && keep < len(now) && now[keep]&0xc0 == 0x80 { // not in the midst of a letter
		keep--
	}
	for tail > 0 && now[len(now)-tail]&0xc0 == 0x80 {
		tail--
	}
	return edit{keep: keep, tail: tail, add: now[keep : len(now)-tail], sum: crc32.ChecksumIEEE([]byte(now))}
}

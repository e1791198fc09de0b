package tables

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// GuestOptions are what a guest does not have itself.
type GuestOptions struct {
	Program string // the version of the program
	// Device is the secret of which follows by what a player comes back to the seat, at each host another name.
	Device string
	// Kept is what Keep was given last before the program was started anew: the bid in the closed fist. Nil: nothing.
	Kept []byte
	// Keep keeps the bid in the closed fist on the device; nil: it isn't kept.
	Keep func([]byte)
	// Find gives the game of a key.
	Find func(key string) (*rules.Game, bool)
	// Secret gives a text by chance, 128 bits or more, another one each time.
	Secret func() string
}

// Guest is a device at a table that another device keeps. It keeps nothing but what it
// was shown last. It is used by one goroutine at a time.
type Guest struct {
	options  GuestOptions
	name     string // of this device at the host of the line
	on       bool   // a line is open
	whole    bool   // and the whole view has come on it
	number   int    // of the latest view of this line
	behind   int    // a later one that the host has sent, as it says
	log      string
	revision int
	parts    map[string]json.RawMessage
	seen     *Seen
	welcome  Welcome
	bye      *Bye
	trouble  error // why the match can't be shown
	changes  int
	waiting  []*waiting
	asked    int
	run      string // begins the IDs of this start of the program
	promises promises
	wants    int // the seat that the host was asked for; 0: none
	clock    Clock
	now      time.Duration // the latest time that was told
	hello    time.Duration // when it was said last
	told     time.Duration // when the clock was asked last
	exchange int
	out      [][]byte
}

// Why a guest can't do something.
var (
	ErrNotConnected = errors.New("this device is not connected to the table")
	ErrNoSeat       = errors.New("this device has no seat at the table")
	ErrUnanswered   = errors.New("the connection broke each time this was asked, so it isn't asked again")
)

// Answered is the error of what the host refused.
type Answered struct{ Answer }

func (a *Answered) Error() string { return a.Why }

// NewGuest is a guest before the first line to the host.
func NewGuest(o GuestOptions) *Guest {
	return &Guest{options: o, run: o.Secret()[:roundID], parts: map[string]json.RawMessage{}}
}

// Out hands over what is to be sent on the line.
func (g *Guest) Out() [][]byte {
	out := g.out
	g.out = nil
	return out
}

func (g *Guest) send(a Ask) {
	if g.on {
		g.out = append(g.out, write(a))
	}
}

// Connected begins on a new line to a host that has proved, on this line, that it has this public key.
func (g *Guest) Connected(host []byte, now time.Duration) {
	g.now, g.name = now, DeviceAt(g.options.Device, host)
	g.on, g.whole, g.number, g.behind, g.bye = true, false, 0, 0, nil
	g.exchange = 0
	g.out = nil
	g.greet(now)
	g.changes++
}

func (g *Guest) greet(now time.Duration) {
	g.hello = now
	g.send(Ask{Do: askHello, Hello: &Hello{Protocol: Protocol, Program: g.options.Program, Device: g.name, Run: g.run}})
}

// Lost ends the line: what was shown stays, and nothing can be done.
func (g *Guest) Lost() {
	g.on, g.whole, g.out = false, false, nil
	g.changes++
	for _, w := range slices.Clone(g.waiting) {
		if !w.lost(g.now) {
			g.answered(w, Answer{}, ErrUnanswered)
		}
	}
}

// Live reports whether what is shown is what the host shows, and moves can be made.
func (g *Guest) Live() bool { return g.on && g.whole && g.trouble == nil }

// Times after which a guest asks again.
const (
	askAgain  = 1500 * time.Millisecond
	timeCheck = 5 * time.Second
	firstEach = 200 * time.Millisecond // the first exchanges of a line come quickly
	firstMany = 8
)

// Tick asks again for what has not arrived, and what time it is. It is called some times a
// second while a line is open.
func (g *Guest) Tick(now time.Duration) {
	g.now = now
	if !g.on {
		return
	}
	if !g.whole && now-g.hello >= askAgain {
		g.greet(now)
	}
	if g.whole && g.behind > g.number {
		g.behind = g.number
		g.send(Ask{Do: askWhole})
	}
	for _, w := range g.waiting {
		if g.whole && now-w.sent >= askAgain {
			w.send(g)
		}
	}
	if due := g.told + timeCheck; g.whole && (now >= due || g.exchange < firstMany && now >= g.told+firstEach) {
		g.told = now
		g.exchange++
		g.send(Ask{Do: askClock, Sent: now.Microseconds(), Have: g.number})
	}
}

// Receive takes a message of the host. The error says that it is none: then the line is no
// good.
func (g *Guest) Receive(data []byte, now time.Duration) error {
	if len(data) > MaxTell {
		return errMessage
	}
	g.now = now
	var t Tell
	if readPlain(decoder(data), &t) != nil {
		return errMessage
	}
	switch {
	case t.Bye != nil:
		g.bye = t.Bye
		g.changes++
	case t.Welcome != nil:
		g.welcome = *t.Welcome
		g.changes++
	case t.Clock != nil:
		g.clock.Sample(time.Duration(t.Clock.Sent)*time.Microsecond, time.Duration(t.Clock.Host)*time.Microsecond, now)
		g.behind = max(g.behind, t.Clock.Have)
	case t.View != nil:
		g.applyView(t.View, now)
	case t.Answer != nil:
		g.applyAnswer(*t.Answer)
	}
	return nil
}

// applyView follows what has changed. What comes twice or too late tells nothing; where
// something is missing the whole is asked for.
func (g *Guest) applyView(p *Push, now time.Duration) {
	if p.Number <= g.number {
		return
	}
	log := string(p.Add)
	if !p.Whole {
		if p.Number != g.number+1 || !g.whole || p.Keep < 0 || p.Tail < 0 || p.Keep > len(g.log) || p.Tail > len(g.log)-p.Keep {
			g.behind = max(g.behind, p.Number)
			return
		}
		log = g.log[:p.Keep] + string(p.Add) + g.log[len(g.log)-p.Tail:]
	}
	if sumOf(log) != p.Sum {
		g.behind = p.Number
		return
	}
	first := !g.whole
	g.number, g.revision, g.whole = p.Number, p.Revision, true
	g.applyParts(p)
	g.show(log)
	g.changes++
	g.promises.follow(g)
	g.askAgain(first)
	if first { // what was asked on an earlier line is asked again
		for _, w := range g.waiting {
			w.send(g)
		}
	}
}

// askAgain asks anew for a seat that the host was asked for and knows nothing of on a new line: it was started again, or has let this
// device go.
func (g *Guest) askAgain(newLine bool) {
	switch you := g.You(); {
	case you.Asks > 0:
		g.wants = you.Asks
	case newLine && g.wants > 0 && you.Seat == Everybody && you.Refused != g.wants:
		g.Claim(g.wants, nil)
	default:
		g.wants = 0
	}
}

func (g *Guest) applyParts(p *Push) {
	if p.Whole {
		g.parts = map[string]json.RawMessage{}
	}
	for name, value := range p.Parts {
		if string(value) == "null" {
			delete(g.parts, name)
		} else {
			g.parts[name] = value
		}
	}
}

// show shows a log.
func (g *Guest) show(log string) {
	before := g.log
	g.log = log
	switch {
	case log == "":
		g.seen, g.trouble = nil, nil
		return
	case log == before && g.seen != nil:
	case g.seen == nil:
		var shown *matches.Shown
		if shown, g.trouble = matches.Show(g.options.Find, []byte(plainLines(log))); g.trouble == nil {
			g.seen = &Seen{Shown: shown, guest: g}
			shown.Hands().Tell(g.seen.held)
		}
	default:
		g.trouble = g.seen.Follow([]byte(plainLines(log)))
	}
}

func (g *Guest) applyAnswer(a Answer) {
	i := slices.IndexFunc(g.waiting, func(w *waiting) bool { return w.ask.ID == a.ID })
	switch {
	case i < 0:
	case a.OK:
		g.answered(g.waiting[i], a, nil)
	default:
		g.answered(g.waiting[i], a, &Answered{a})
	}
}

// ask asks the host for something; done is called once with the answer, which may come
// on a later line.
func (g *Guest) ask(a Ask, done func(Answer, error)) {
	if !g.on || !g.whole {
		if done != nil {
			done(Answer{}, ErrNotConnected)
		}
		return
	}
	g.asked++
	a.ID = g.run + "-" + strconv.Itoa(g.asked)
	w := &waiting{ask: a, done: done}
	g.waiting = append(g.waiting, w)
	w.send(g)
}

// plainly is done without the answer.
func plainly(done func(error)) func(Answer, error) {
	return func(_ Answer, err error) {
		if done != nil {
			done(err)
		}
	}
}

// readPart reads a part of the view. It reports whether there is one.
func readPart[T any](g *Guest, name string) (value T, ok bool) {
	data := g.parts[name]
	if data == nil {
		return value, false
	}
	err := readPlain(decoder(data), &value)
	return value, err == nil
}

// Trouble is why the match can't be shown here, nil if it can: the versions differ.
func (g *Guest) Trouble() error {
	if g.bye != nil && g.bye.Other {
		return errors.New(g.bye.Why)
	}
	if g.trouble != nil {
		return fmt.Errorf("the match can't be shown: %w", g.trouble)
	}
	return nil
}

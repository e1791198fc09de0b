package game

import (
	"math"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// Clocks show how long each player of a match has decided, on whichever device it is kept.
type Clocks interface {
	// Kind is how they go; it reports whether there are any.
	Kind() (kind statistics.Clock, on bool)
	// Runs is the seat whose time it is; 0: nobody's alone.
	Runs() int
	// Face is what they show of a seat, as digits and in words.
	Face(seat int) (digits, words string)
	// Shows tells who is called when they show something else.
	Shows(show func())
}

// Clock shows how long each player of a match has decided. What it shows is what the log tells, and what has gone by since the latest line
// of it for whoever the referee waits for alone. It stands still while nobody has the app before them.
type Clock struct {
	// Show is called when it shows something else.
	Show   func()
	app    *Session
	of     *OwnMatch
	count  int     // of the lines of the log that times is taken from; -1: nothing was
	times  []int64 // by seat, ms before its moves
	rung   []bool  // by seat: the bell has rung
	looked int64   // wall time at which the clock was looked at last while it ran; 0: it didn't run
	stop   func()  // stops the next look at it
}

const (
	clockStep = time.Second
	awayAfter = 10 * 1000 // ms without a look at the clock after which the device has slept
)

func newClock(a *Session, of *OwnMatch) *Clock {
	c := &Clock{app: a, of: of, count: -1, Show: func() {}, stop: func() {}}
	if thought, rests := matches.Thought(of.Match, c.now()); c.plays() && (rests || thought > 0) { // it was closed, or the app was killed
		c.keep(matches.Rested(c.now(), false))
	}
	c.wind()
	return c
}

// wind lets the clock go, and notes for whom the bell has rung before.
func (c *Clock) wind() {
	kind, _ := c.Kind()
	c.rung = make([]bool, len(c.of.Match.Table().Seats()))
	for i := range c.rung {
		c.rung[i] = kind.Shows(c.Used(i+1)) <= 0
	}
	c.follow()
}

// keep keeps with the match when it rested.
func (c *Clock) keep(records ...journal.Record) { _ = c.app.Kept(c.of.Match.Kept().Amend(records...)) }

// Kind is how the clock goes; it reports whether there is one.
func (c *Clock) Kind() (kind statistics.Clock, on bool) {
	return statistics.ReadClock(c.of.Match.Header(matches.HeaderClock))
}

// Set lets the clock go otherwise; "": there is none.
func (c *Clock) Set(header string) {
	if err := c.app.Kept(c.of.Match.SetHeader(matches.HeaderClock, header)); err == nil {
		c.wind()
		c.tell()
	}
}

// plays reports whether the clock can go: there is one, and the match goes on here.
func (c *Clock) plays() bool {
	_, on := c.Kind()
	return on && c.of.Match.ReadOnly() == "" && !c.of.Match.Table().Over()
}

// now is the time of the device, in ms.
func (c *Clock) now() int64 { return c.app.Device().Clock().Wall }

// Rest lets the clock stand while nobody can play, or go on. It is kept with the match.
func (c *Clock) Rest(rests bool) {
	c.rest(rests)
	c.tell()
}

// tell lets other devices see it.
func (c *Clock) tell() {
	if c.app.Room != nil {
		c.app.Room.Changed(c.of)
	}
}

func (c *Clock) rest(rests bool) {
	if !c.plays() {
		return
	}
	c.awoken()
	if _, resting := matches.Thought(c.of.Match, c.now()); rests != resting {
		c.keep(matches.Rested(c.now(), rests))
	}
	c.follow()
}

// leave stops the clock for good.
func (c *Clock) leave() {
	c.Show = func() {}
	c.rest(true)
	c.stop()
}

// awoken notes that the device has slept since the clock was looked at last.
func (c *Clock) awoken() {
	now := c.now()
	if c.looked > 0 && now-c.looked > awayAfter {
		c.keep(matches.Rested(c.looked, true), matches.Rested(now, false))
	}
	if c.looked > 0 {
		c.looked = now
	}
}

// follow goes on with the clock of whoever decides now.
func (c *Clock) follow() {
	c.stop()
	c.looked = 0
	if c.plays() {
		if _, rests := matches.Thought(c.of.Match, c.now()); !rests {
			c.looked = c.now()
			c.wait()
		}
	}
	c.Show()
}

// wait looks at the clock again when another second is over.
func (c *Clock) wait() {
	thought, _ := matches.Thought(c.of.Match, c.now())
	rest := time.Duration(c.base(c.Runs())+thought) * time.Millisecond % clockStep
	c.stop = c.app.Device().After(clockStep-rest, func() {
		if c.looked == 0 || !c.plays() {
			return
		}
		c.awoken()
		c.ring()
		c.Show()
		c.wait()
	})
}

// base is the time of a seat by the log; that of no seat is 0.
func (c *Clock) base(seat int) int64 {
	m := c.of.Match
	if n := m.Log().Count(); c.count != n {
		c.count, c.times = n, TimesOf(m)
	}
	if seat < 1 {
		return 0
	}
	return c.times[seat-1]
}

// TimesOf is by seat how long (ms) the log of a match lets it decide.
func TimesOf(m interface {
	Table() rules.Table
	Log() *matches.Log
},
) []int64 {
	thinking, _, _ := statistics.ThinkingOf(m.Log().Lines(), len(m.Table().Seats()))
	times := make([]int64, len(thinking))
	for i, t := range thinking {
		times[i] = t.Time
	}
	return times
}

// Runs is the seat whose time it is, by the referee; 0: nobody's alone.
func (c *Clock) Runs() int { return statistics.Runs(c.of.Match.Table()) }

// Used is how long (ms) a seat has decided until now.
func (c *Clock) Used(seat int) int64 {
	used := c.base(seat)
	if seat > 0 && seat == c.Runs() {
		thought, _ := matches.Thought(c.of.Match, c.now())
		used += thought
	}
	return used
}

// ring rings the bell for a player whose time is over, once. Nothing else happens.
func (c *Clock) ring() {
	kind, _ := c.Kind()
	seat := c.Runs()
	if kind.Limit > 0 && seat > 0 && !c.rung[seat-1] && kind.Shows(c.Used(seat)) <= 0 {
		c.rung[seat-1] = true
		c.app.Device().Sound.Play(sounds.Event)
	}
}

// Goes is how long (ms) the clock goes on by itself; 0: it stands.
func (c *Clock) Goes() int64 {
	if c.looked == 0 {
		return 0
	}
	thought, _ := matches.Thought(c.of.Match, c.now())
	return matches.BreakAfter - thought
}

// Shows tells who is called when the clock shows something else.
func (c *Clock) Shows(show func()) { c.Show = show }

// Face is what the clock shows of a seat.
func (c *Clock) Face(seat int) (digits, words string) {
	kind, _ := c.Kind()
	return ClockFace(kind, c.Used(seat), c.app.Options().Still)
}

// ClockFace is what a clock shows of so many ms that were used, as digits and in words. With reduced motion the digits change every ten
// seconds; the words change with each minute.
func ClockFace(kind statistics.Clock, used int64, still bool) (digits, words string) {
	ms := kind.Shows(used)
	over := ms < 0
	ms = max(ms, -ms)
	if still {
		ms -= ms % (10 * 1000)
	}
	digits = parts.Elapsed(ms)
	minutes := parts.Minutes(ms - ms%shell.Minute)
	switch {
	case over:
		return "\u2212" + digits, wording.L("{time} over", minutes)
	case kind.Limit > 0:
		return digits, wording.L("{time} left", minutes)
	}
	return digits, wording.L("{time} so far", minutes)
}

// WaitedLine says at the end for whom the table has waited longest; "": no clock was seen, or nothing is known.
func WaitedLine(a *Session, o *OpenMatch) string {
	if o.Header(matches.HeaderClock) == "" {
		return ""
	}
	t := o.Table()
	seat, ms, known := statistics.Waited(TimesOf(o), appPlays(a, o))
	time := parts.Lasting(ms)
	switch {
	case !known:
		return ""
	case seat == 0:
		return wording.L("Everybody took about {time}. You think in step.", time)
	}
	player := t.Seats()[seat-1]
	if winners := t.Winners(); len(winners) == 1 && winners[0] == seat {
		return wording.L("You waited longest for {player}, {time}. It was time well spent.", player, time)
	}
	return wording.L("You waited longest for {player}, {time}. Good things take time.", player, time)
}

// appPlays reports of a seat whether the app plays it.
func appPlays(a *Session, o *OpenMatch) func(seat int) bool {
	if a.Playing != nil && a.Playing.OpenMatch == o {
		return func(seat int) bool { return a.Playing.Chairs.Level(seat) != "" }
	}
	return func(int) bool { return false }
}

// The minutes that a player can have, and those that are there first.
const (
	leastClock, mostClock, usualClock = 1, 120, 15
)

// NewClockChoice chooses how the clock of a match goes: not at all, up, or down from some minutes. It is told the header of the match.
func NewClockChoice(header string, changed func(header string)) fyne.CanvasObject {
	kind, on := statistics.ReadClock(header)
	minutes := parts.NewStepper(wording.L("For each player"), leastClock, mostClock, 1,
		func(n int) string { return parts.Minutes(int64(n) * shell.Minute) },
		func(n int) { changed(statistics.Clock{Limit: int64(n) * shell.Minute}.Header()) })
	minutes.SetValue(usualClock)
	chosen := 0
	if on {
		chosen = 1
	}
	if kind.Limit > 0 {
		chosen = 2
		minutes.SetValue(int(kind.Limit / shell.Minute))
	}
	words := parts.NewLess("")
	show := func(i int) {
		box.SetVisible(minutes, i == 2)
		words.SetText([]string{
			wording.L("No clock is seen."), wording.L("Each player's time is counted while it is their decision."),
			wording.L("A bell rings when it is over. Nothing else happens."),
		}[i])
	}
	show(chosen)
	choice := parts.NewChoice("", []string{wording.L("None"), wording.L("Counts up"), wording.L("Counts down")}, chosen, func(i int) {
		show(i)
		changed([]string{"", statistics.Clock{}.Header(), statistics.Clock{Limit: int64(minutes.Value()) * shell.Minute}.Header()}[i])
	})
	return parts.NewPanel(wording.L("Clock"), choice, minutes, words)
}

// ClockTimes are who took how long, in one line, for a story in words.
func ClockTimes(o *OpenMatch) string {
	var words []string
	for i, ms := range TimesOf(o) {
		words = append(words, o.Table().Seats()[i]+" "+parts.Duration(ms))
	}
	return strings.Join(words, ", ")
}

// A beat of a running timer is drawn so many times, as often as frames of at least restFrame ms have room in it: each one draws
// the whole window, and eight a second cost less than half of one circle that is drawn 60 times a second.
const (
	leastFrames = 3
	mostFrames  = 12
	restFrame   = 118
)

// beatFrames is how many times a beat is drawn at a rate in beats a second. It is a whole number, and the first frame falls on the
// beat: so each beat is seen at its fullest, however few they are, and at the same moment on all devices of a table.
func beatFrames(hz float64) int64 {
	return min(max(int64(1000/hz)/restFrame, leastFrames), mostFrames)
}

// Frame is the number of the frame at a phase of the pulse, in beats since the start, and the time until the next one, in ms.
func Frame(hz, phase float64) (number, wait int64) {
	hz = max(hz, 0.5)
	frames := float64(beatFrames(hz))
	beat, share := math.Modf(phase)
	within := math.Floor(share * frames)
	return int64(beat)*mostFrames + int64(within), int64(math.Ceil(((within+1)/frames - share) * 1000 / hz))
}

// Package timed is the timer beside a match of Rising Tides: what it brings enters the match, and all devices at the table are told
// how it stands.
package timed

import (
	"errors"
	"strings"
	"time"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
)

// Beside is a match as the timer that follows it sees it: what the timer brings enters the match as moves of the table.
type Beside struct {
	Match *matches.Match
	Timer *tide.Game // nil: it isn't there yet
	// Played is told that something was entered, or with what error; it gives back what of it is an error of the timer too. Nil: nobody is told.
	Played func(err error) error
}

var _ tide.Followed = (*Beside)(nil)

// Step is the step of the match.
func (b *Beside) Step() tide.Step { return Step(b.Match.Table()) }

// Enter enters an event.
func (b *Beside) Enter(k tide.Kind) error { return b.play(risingtides.TellEvent.Act(0, k), b.number()) }

// TimeOut enters the end of the time.
func (b *Beside) TimeOut() error { return b.play(risingtides.TimeOut.Act(0), 0) }

// Entered counts the events in the log of the match.
func (b *Beside) Entered() int {
	n := 0
	for _, e := range b.Match.Table().Log() {
		if !e.Agreed && risingtides.TellEvent.Is(e.Act) {
			n++
		}
	}
	return n
}

// number is that of the event which is entered now, among all that came and those that lapsed. The timer keeps its record
// before it enters the event.
func (b *Beside) number() int {
	n := 0
	for _, text := range b.Records() {
		if strings.HasPrefix(text, "came ") {
			n++
		}
	}
	if b.Timer != nil {
		n += b.Timer.Count(tide.EventLapsed)
	}
	return n
}

func (b *Beside) play(act rules.Act, number int) error {
	err := b.Match.PlayTimer(act, number)
	if b.Played != nil {
		return b.Played(err)
	}
	var disk *matches.DiskFault
	var anew *matches.SavedAnew
	if errors.As(err, &disk) || errors.As(err, &anew) { // it was entered, and whoever keeps the match says so
		return nil
	}
	return err
}

// Records are those of the latest timer that followed the match: each begins with a JSON object.
func (b *Beside) Records() []string {
	records := b.Match.Kept().TimerRecords()
	for i := len(records) - 1; i >= 0; i-- {
		if strings.HasPrefix(records[i], "{") {
			return records[i:]
		}
	}
	return nil
}

// Setup is what a new timer beside the match begins with.
func (b *Beside) Setup(settings tide.Settings) (tide.Setup, error) {
	seed, err := b.Match.Chance().TimerSeed()
	return tide.Setup{Settings: settings, Seed: seed, Seats: b.Match.Table().Seats(), Follow: b}, err
}

// Has reports whether a match is of the game that has the timer.
func Has(t rules.Table) bool { return t.Game().Timer != nil }

// Step is the step of a match, as the timer sees it.
func Step(t rules.Table) tide.Step { return tide.StepNamed(t.Step()) }

// Settings are those of the timer of a match: the standard, but what the match itself says of time, chance and events.
func Settings(standard tide.Settings, m *matches.Match) tide.Settings {
	s := standard.WithHeaders(m.Header(tide.LengthHeader), m.Header(tide.ChanceHeader))
	for _, k := range tide.Kinds() {
		s.Active = s.Active.With(k, m.Table().Options().On(k.Event().Key()))
	}
	return s
}

// Told is a timer as all devices at the table are told it. Safe are the seats that have reached their plan, now is the host's clock.
func Told(v tide.View, safe []int, now time.Duration) *tables.Timer {
	t := &tables.Timer{
		State: v.State.String(), At: now.Milliseconds(), Length: v.Length, Elapsed: v.Elapsed, Remaining: v.Remaining, Phase: v.Phase, Finished: safe,
	}
	for _, h := range v.All {
		if h.What == tide.EventCame {
			t.Events = append(t.Events, h.Event.String())
		}
	}
	return t
}

// Reshuffle is the move by which a timer that waits for the shuffle goes on.
var Reshuffle = risingtides.Reshuffle.Act(0)

// errNone is the error of what needs a timer where there is none.
var errNone = errors.New("there is no timer")

// Do does what a seat asks of a timer that was started.
func Do(g *tide.Game, what string, now clock.Reading) error {
	switch {
	case g == nil:
		return errNone
	case what == tables.StartTimer:
		return g.Start(now)
	case what == tables.PauseTimer:
		return g.Pause(now)
	case what == tables.ResumeTimer:
		return g.Continue(now)
	}
	return errNone
}

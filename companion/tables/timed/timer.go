package timed

import (
	"time"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// Options are what a timer does not have itself.
type Options struct {
	Clock clock.Clock
	// Now is the host's clock, which all devices know.
	Now func() time.Duration
	// After calls Follow later, unless it is stopped.
	After func(time.Duration) (stop func())
}

// Timer is the timer of a match that is kept without a window. Whoever has a seat starts it.
type Timer struct {
	of       *Beside
	o        Options
	revision int    // of the match that it knows
	stop     func() // stops the wait for what is due next; nil: nothing is
}

// Open brings back the timer that followed the match before. The error says why that can't be read: then another one can be started.
func Open(m *matches.Match, o Options) (*Timer, error) {
	t := &Timer{of: &Beside{Match: m}, o: o}
	if !Has(m.Table()) {
		return t, nil
	}
	records := t.of.Records()
	if len(records) == 0 {
		return t, nil
	}
	var err error
	t.of.Timer, err = tide.Resume(records, t.of, m.Kept(), o.Clock())
	t.revision = m.Log().Revision()
	return t, err
}

// Ask does what a seat asks of the timer: a new one is started where none runs or the one before is over.
func (t *Timer) Ask(_ int, what string) error {
	g, now := t.of.Timer, t.o.Clock()
	if what != tables.StartTimer || !Has(t.of.Match.Table()) || g != nil && g.View(now).State != tide.Over {
		return Do(g, what, now)
	}
	setup, err := t.of.Setup(Settings(tide.Standard(len(t.of.Match.Table().Seats())), t.of.Match))
	if err != nil {
		return err
	}
	if g, err = tide.NewGame(setup, t.of.Match.Kept(), now); err == nil {
		err = g.Start(now)
	}
	if err == nil {
		t.of.Timer, t.revision = g, t.of.Match.Log().Revision()
	}
	return err
}

// Before works off what is due before the match changes.
func (t *Timer) Before() {
	if t.of.Timer != nil {
		t.of.Timer.Before(t.o.Clock())
	}
}

// Follow works off what is due now and follows a match that has changed. It is the timer as all devices are told it; nil: there is none.
func (t *Timer) Follow() *tables.Timer {
	g := t.of.Timer
	if g == nil {
		return nil
	}
	now := t.o.Clock()
	if t.of.Match.Log().Revision() != t.revision {
		g.Moved(now)
	}
	v := g.View(now)
	t.revision = t.of.Match.Log().Revision()
	t.Close()
	if v.State == tide.Running {
		t.stop = t.o.After(time.Duration(g.Wait()) * time.Millisecond)
	}
	return Told(v, t.of.Match.Table().Safe(), t.o.Now())
}

// Close waits for nothing any more.
func (t *Timer) Close() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}

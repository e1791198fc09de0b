package tide

import (
	"errors"
	"testing"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"

	"github.com/stretchr/testify/require"
)

// watch is a device's clocks in the hands of a test.
type watch struct{ clock.Reading }

func newWatch() *watch {
	return &watch{clock.Reading{Wall: 1_800_000_000_000, Steady: 5_000_000, Boot: "first", CountsSleep: true}}
}

// pass lets ms pass on all clocks.
func (w *watch) pass(ms int64) clock.Reading {
	w.Wall += ms
	w.Steady += ms
	return w.Reading
}

// sleep lets ms pass while a steady clock that doesn't count sleep stands.
func (w *watch) sleep(ms int64) {
	w.Wall += ms
	if w.CountsSleep {
		w.Steady += ms
	}
}

// restart switches the device off for ms.
func (w *watch) restart(ms int64) {
	w.Wall += ms
	w.Steady = 20_000
	w.Boot += "+"
}

// paper keeps records like a journal, and can be full.
type paper struct {
	records []string
	full    error
	bytes   int
	die     func()
}

func (p *paper) Append(kind byte, text string) error {
	if p.die != nil {
		p.die()
	}
	if kind != RecordKind {
		return errors.New("a record of another kind")
	}
	if p.full != nil {
		return p.full
	}
	p.records = append(p.records, text)
	p.bytes += len(text) + len("T") + len(" 00000000\n")
	return nil
}

// table is a followed game that does as it is told.
type table struct {
	step    Step
	events  []Kind
	timeOut int
	refuse  error
	after   func(Kind) Step // the step that an event leads to; nil: turn
	die     func()
}

func (t *table) Step() Step { return t.step }

func (t *table) Entered() int { return len(t.events) }

func (t *table) Enter(k Kind) error {
	if t.refuse != nil {
		return t.refuse
	}
	if t.step != StepTurn {
		return errors.New("not in this step")
	}
	if t.die != nil {
		t.die()
	}
	t.events = append(t.events, k)
	if t.after != nil {
		t.step = t.after(k)
	}
	return nil
}

func (t *table) TimeOut() error {
	if t.die != nil {
		t.die()
	}
	t.timeOut++
	t.step = StepEnd
	return nil
}

// with is the tenMinutes game with another chance and other events.
func with(chance int, active ...Kind) Settings {
	s := tenMinutes
	s.Chance, s.Active = chance, EventsOf(active...)
	return s
}

var quiet = with(0)

func evenings(s Settings, follow Followed) Setup {
	return Setup{
		Settings: s, Seed: chance.SeedFrom("test"), Follow: follow,
		Seats: []string{"Anna", "Ben Ali", "Cléo", "D \"x\""},
	}
}

func begin(t *testing.T, s Settings, follow Followed) (*Game, *paper, *watch) {
	t.Helper()
	p, w := &paper{}, newWatch()
	g, err := NewGame(evenings(s, follow), p, w.Reading)
	require.NoError(t, err)
	return g, p, w
}

func started(t *testing.T, s Settings, follow Followed) (*Game, *paper, *watch) {
	t.Helper()
	g, p, w := begin(t, s, follow)
	require.NoError(t, g.Start(w.Reading))
	require.Len(t, g.View(w.Reading).New, 1)
	return g, p, w
}

// whats are the happenings of a list without their facts.
func whats(list []Happening) []What {
	words := []What{}
	for _, h := range list {
		words = append(words, h.What)
	}
	return words
}

// EventsOf is the set of the events given.
func EventsOf(list ...Kind) Events {
	var s Events
	for _, k := range list {
		s = s.With(k, true)
	}
	return s
}

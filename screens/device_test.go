package screens

import (
	"errors"
	"io/fs"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/clock"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/parts/audit"
	"tablekeeper/screens/shell"
	"tablekeeper/sounds"
)

// table is an app on a device that a test holds in its hands.
type table struct {
	t      *testing.T
	app    *App
	window fyne.Window
	store  *stubborn
	sound  *ear
	now    clock.Reading
	awake  bool
	large  float32 // how many times as large as usual its letters are
	waits  []*wait
	games  []*rules.Game
	adds   func(*game.Session) map[string]game.Feature
}

// wait is a call that After was asked for.
type wait struct {
	at      int64 // on the steady clock
	f       func()
	stopped bool
}

// stubborn is a store that can refuse to write.
type stubborn struct {
	journal.Store
	full bool
}

var errFull = errors.New("no space left on device")

func (s *stubborn) Write(name string, data []byte) error {
	if s.full {
		return errFull
	}
	return s.Store.Write(name, data)
}

// Lock is that of the store under it, if it knows locks.
func (s *stubborn) Lock(name string) (func(), error) {
	if locker, ok := s.Store.(journal.Locker); ok {
		return locker.Lock(name)
	}
	return nil, errors.ErrUnsupported
}

func (s *stubborn) Append(name string, size int, line []byte) error {
	if s.full {
		return errFull
	}
	return s.Store.Append(name, size, line)
}

// ear remembers what was played.
type ear struct {
	played        []sounds.Cue
	pulse, events float64
	muted         bool
	problem       string
}

func (e *ear) Play(c sounds.Cue)               { e.played = append(e.played, c) }
func (e *ear) SetVolumes(pulse, event float64) { e.pulse, e.events = pulse, event }
func (e *ear) SetMuted(muted bool)             { e.muted = muted }
func (e *ear) Problem() string                 { return e.problem }

// count is how often a cue was played.
func (e *ear) count(c sounds.Cue) int {
	n := 0
	for _, played := range e.played {
		if played == c {
			n++
		}
	}
	return n
}

// newTable opens the app in a window of that size, on a device that has kept nothing yet.
func newTable(t *testing.T, width, height float32) *table {
	test.NewTempApp(t)
	tb := &table{t: t, store: &stubborn{Store: journal.Memory()}, sound: &ear{}, large: 1, games: shelf.Games(), adds: gameFeatures}
	tb.now = clock.Reading{Wall: 1_795_250_400_000, Steady: 1_000_000, Boot: "boot 1", CountsSleep: true}
	tb.open(width, height)
	return tb
}

// open starts the app anew on what the device has kept.
func (tb *table) open(width, height float32) {
	tb.waits, tb.awake = nil, false
	tb.window = test.NewWindow(nil)
	tb.t.Cleanup(tb.window.Close)
	tb.window.Resize(fyne.NewSize(width, height))
	tb.app = New(fyne.CurrentApp(), tb.window, tb.store, tb.large)
	tb.app.start(shell.Device{
		Store:     tb.store,
		Clock:     func() clock.Reading { return tb.now },
		NewSeed:   func() (chance.Seed, error) { return chance.SeedFrom("a table"), nil },
		Sound:     tb.sound,
		KeepAwake: func(awake bool) { tb.awake = awake },
		After:     tb.after,
	}, tb.games, tb.adds)
	tb.window.Resize(fyne.NewSize(width, height))
}

// killed is what a process leaves behind that is killed and started again after a while.
func (tb *table) killed(after time.Duration) {
	size := tb.window.Canvas().Size()
	tb.pass(after)
	tb.open(size.Width, size.Height)
}

func (tb *table) after(d time.Duration, f func()) func() {
	w := &wait{at: tb.now.Steady + d.Milliseconds(), f: f}
	tb.waits = append(tb.waits, w)
	return func() { w.stopped = true }
}

// pass lets time go by without a frame.
func (tb *table) pass(d time.Duration) {
	tb.now.Wall += d.Milliseconds()
	tb.now.Steady += d.Milliseconds()
}

// run lets time go by, a frame every 50 ms.
func (tb *table) run(d time.Duration) {
	const step = 50 * time.Millisecond
	for range d / step {
		tb.pass(step)
		for _, w := range slices.Clone(tb.waits) {
			if !w.stopped && w.at <= tb.now.Steady {
				w.stopped = true
				w.f()
			}
		}
		if tb.app.timer.Frames != nil {
			tb.app.timer.Due = tb.now.Steady
			tb.app.timer.Frame()
		}
	}
}

// tap taps what has that label, the topmost of them.
func (tb *table) tap(label string) {
	tb.t.Helper()
	found := tb.find(label)
	require.NotNilf(tb.t, found, "nothing to tap is called %q; there are %q", label, tb.labels())
	tappable, ok := found.(fyne.Tappable)
	require.Truef(tb.t, ok, "%q can't be tapped", label)
	test.Tap(tappable)
}

// sees reports whether something that can be seen has that label.
func (tb *table) sees(label string) bool { return tb.find(label) != nil }

// find returns the topmost object that is shown with that label.
func (tb *table) find(label string) fyne.CanvasObject {
	var found fyne.CanvasObject
	for _, o := range tb.shown() {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() == label {
			if _, isTappable := o.(fyne.Tappable); isTappable || found == nil {
				found = o
			}
		}
	}
	return found
}

// labels are all labels that are shown, for messages.
func (tb *table) labels() []string {
	var labels []string
	for _, o := range tb.shown() {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() != "" {
			labels = append(labels, a.AccessibilityLabel())
		}
	}
	return labels
}

// shown are all objects that are shown, back to front.
func (tb *table) shown() []fyne.CanvasObject {
	c := tb.window.Canvas()
	return audit.Shown(append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)...)
}

// disc is the disc that is shown.
func (tb *table) disc() *parts.Disc {
	for _, o := range tb.shown() {
		if d, ok := o.(*parts.Disc); ok {
			return d
		}
	}
	tb.t.Fatal("no disc is shown")
	return nil
}

// diameter is how wide the disc is drawn at this moment, without its focus ring.
func (tb *table) diameter() float32 {
	for _, o := range test.WidgetRenderer(tb.disc()).Objects() {
		if face, ok := o.(*canvas.Image); ok {
			return face.Size().Width
		}
	}
	tb.t.Fatal("the disc has no face")
	return 0
}

// press types a key that no widget takes.
func (tb *table) press(name fyne.KeyName) {
	tb.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name})
}

// kept reports whether a file is in the store.
func (tb *table) kept(name string) bool {
	_, err := tb.store.Read(name)
	return !errors.Is(err, fs.ErrNotExist)
}

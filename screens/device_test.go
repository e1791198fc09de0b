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

// Table is an app on a device that a test holds in its hands.
type Table struct {
	Features
	T       *testing.T
	App     *App
	Window  fyne.Window
	Store   *Store
	Sound   *Ear
	Now     clock.Reading
	Awake   bool
	Letters float32 // how many times as large as usual its letters are
	Shelf   []*rules.Game
	Adds    func(*game.Session) map[string]game.Feature
	waits   []*wait
}

// wait is a call that After was asked for.
type wait struct {
	at      int64 // on the steady clock
	f       func()
	stopped bool
}

// Store is a store that can refuse to write.
type Store struct {
	journal.Store
	Full bool
}

var errFull = errors.New("no space left on device")

// Write refuses on a full disk.
func (s *Store) Write(name string, data []byte) error {
	if s.Full {
		return errFull
	}
	return s.Store.Write(name, data)
}

// Lock is that of the store under it, if it knows locks.
func (s *Store) Lock(name string) (func(), error) {
	if locker, ok := s.Store.(journal.Locker); ok {
		return locker.Lock(name)
	}
	return nil, errors.ErrUnsupported
}

// Append refuses on a full disk.
func (s *Store) Append(name string, size int, line []byte) error {
	if s.Full {
		return errFull
	}
	return s.Store.Append(name, size, line)
}

// Ear remembers what was played.
type Ear struct {
	Played  []sounds.Cue
	Pulse   float64 // how loud it is
	Muted   bool
	Trouble string // what Problem reports
}

// Play remembers a cue.
func (e *Ear) Play(c sounds.Cue) { e.Played = append(e.Played, c) }

// SetVolumes remembers how loud the pulse is.
func (e *Ear) SetVolumes(pulse, _ float64) { e.Pulse = pulse }

// SetMuted remembers whether the sound is off.
func (e *Ear) SetMuted(muted bool) { e.Muted = muted }

// Problem reports why nothing is heard, "" for no reason.
func (e *Ear) Problem() string { return e.Trouble }

// Count is how often a cue was played.
func (e *Ear) Count(c sounds.Cue) int {
	n := 0
	for _, played := range e.Played {
		if played == c {
			n++
		}
	}
	return n
}

// NewTable opens the app in a window of that size, on a device that has kept nothing yet.
func NewTable(t *testing.T, width, height float32) *Table {
	test.NewTempApp(t)
	tb := &Table{T: t, Store: &Store{Store: journal.Memory()}, Sound: &Ear{}, Letters: 1, Shelf: shelf.Games(), Adds: GameFeatures}
	tb.Now = clock.Reading{Wall: 1_795_250_400_000, Steady: 1_000_000, Boot: "boot 1", CountsSleep: true}
	tb.StartApp(width, height)
	return tb
}

// StartApp starts the app anew on what the device has kept.
func (tb *Table) StartApp(width, height float32) {
	tb.waits, tb.Awake = nil, false
	tb.Window = test.NewWindow(nil)
	tb.T.Cleanup(tb.Window.Close)
	tb.Window.Resize(fyne.NewSize(width, height))
	tb.App = New(fyne.CurrentApp(), tb.Window, tb.Store, tb.Letters)
	tb.App.StartWith(shell.Device{
		Store:     tb.Store,
		Clock:     func() clock.Reading { return tb.Now },
		NewSeed:   func() (chance.Seed, error) { return chance.SeedFrom("a table"), nil },
		Sound:     tb.Sound,
		KeepAwake: func(awake bool) { tb.Awake = awake },
		After:     tb.after,
	}, tb.Shelf, tb.Adds)
	tb.Features = tb.App.Features()
	tb.Window.Resize(fyne.NewSize(width, height))
}

// Killed starts the app anew on what a process leaves behind that is killed, after a while.
func (tb *Table) Killed(after time.Duration) {
	size := tb.Window.Canvas().Size()
	tb.Skip(after)
	tb.StartApp(size.Width, size.Height)
}

func (tb *Table) after(d time.Duration, f func()) func() {
	w := &wait{at: tb.Now.Steady + d.Milliseconds(), f: f}
	tb.waits = append(tb.waits, w)
	return func() { w.stopped = true }
}

// Skip lets time go by without a frame.
func (tb *Table) Skip(d time.Duration) {
	tb.Now.Wall += d.Milliseconds()
	tb.Now.Steady += d.Milliseconds()
}

// Run lets time go by, a frame every 50 ms.
func (tb *Table) Run(d time.Duration) {
	const step = 50 * time.Millisecond
	for range d / step {
		tb.Skip(step)
		for _, w := range slices.Clone(tb.waits) {
			if !w.stopped && w.at <= tb.Now.Steady {
				w.stopped = true
				w.f()
			}
		}
		if tb.Timer.Frames != nil {
			tb.Timer.Due = tb.Now.Steady
			tb.Timer.Frame()
		}
	}
}

// Tap taps what has that label, the topmost of them.
func (tb *Table) Tap(label string) {
	tb.T.Helper()
	found := tb.Find(label)
	require.NotNilf(tb.T, found, "nothing to tap is called %q; there are %q", label, tb.Labels())
	tappable, ok := found.(fyne.Tappable)
	require.Truef(tb.T, ok, "%q can't be tapped", label)
	test.Tap(tappable)
}

// Sees reports whether something that can be seen has that label.
func (tb *Table) Sees(label string) bool { return tb.Find(label) != nil }

// Find returns the topmost object that is shown with that label.
func (tb *Table) Find(label string) fyne.CanvasObject {
	var found fyne.CanvasObject
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() == label {
			if _, isTappable := o.(fyne.Tappable); isTappable || found == nil {
				found = o
			}
		}
	}
	return found
}

// Labels are all labels that are shown, for messages.
func (tb *Table) Labels() []string {
	var labels []string
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() != "" {
			labels = append(labels, a.AccessibilityLabel())
		}
	}
	return labels
}

// Shown are all objects that are shown, back to front.
func (tb *Table) Shown() []fyne.CanvasObject {
	c := tb.Window.Canvas()
	return audit.Shown(append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)...)
}

// disc is the disc that is shown.
func discOf(tb *Table) *parts.Disc {
	for _, o := range tb.Shown() {
		if d, ok := o.(*parts.Disc); ok {
			return d
		}
	}
	tb.T.Fatal("no disc is shown")
	return nil
}

// diameter is how wide the disc is drawn at this moment, without its focus ring.
func diameter(tb *Table) float32 {
	for _, o := range test.WidgetRenderer(discOf(tb)).Objects() {
		if face, ok := o.(*canvas.Image); ok {
			return face.Size().Width
		}
	}
	tb.T.Fatal("the disc has no face")
	return 0
}

// Press types a key that no widget takes.
func (tb *Table) Press(name fyne.KeyName) {
	tb.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name})
}

// Kept reports whether a file is in the store.
func (tb *Table) Kept(name string) bool {
	_, err := tb.Store.Read(name)
	return !errors.Is(err, fs.ErrNotExist)
}

// Notice is the line that is shown on every page until somebody closes it, "" for none.
func (tb *Table) Notice() string {
	if n := tb.notice(); n != nil {
		return n.Sentence()
	}
	return ""
}

func (tb *Table) notice() *parts.Notice {
	for _, o := range tb.Shown() {
		if n, ok := o.(*parts.Notice); ok {
			return n
		}
	}
	return nil
}

// CloseNotices closes the lines that wait to be read, one after another, and gives them.
func (tb *Table) CloseNotices() []string {
	tb.T.Helper()
	var lines []string
	for n := tb.notice(); n != nil; n = tb.notice() {
		lines = append(lines, n.Sentence())
		for _, o := range audit.Shown(n) {
			if button, ok := o.(*parts.IconButton); ok {
				test.Tap(button)
			}
		}
		require.Less(tb.T, len(lines), 100, "%q can't be closed", n.Sentence())
	}
	return lines
}

// LeaveForeground puts another program before the app.
func (tb *Table) LeaveForeground() {
	fyne.CurrentApp().Lifecycle().(interface{ OnExitedForeground() func() }).OnExitedForeground()()
}

// Stop closes the app as the system does.
func (tb *Table) Stop() {
	fyne.CurrentApp().Lifecycle().(interface{ OnStopped() func() }).OnStopped()()
}

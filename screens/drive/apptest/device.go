// Package apptest holds the whole app in the hands of a test: on a device whose disk, clock, chance and sound are the test's,
// in a window of the toolkit's test driver. It taps and types by the labels that a screen reader would say, and reads what is
// shown. Only tests use it.
package apptest

import (
	"errors"
	"io/fs"
	"slices"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/screens"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/sounds"
)

// Table is an app on a device that a test holds in its hands.
type Table struct {
	screens.Features // of the app as it was started last
	T                *testing.T
	App              *screens.App
	Window           fyne.Window
	Store            *Store
	Sound            *Ear
	Voice            *Voice // nil: the device has none
	Now              clock.Reading
	Summons          string        // what calls the player of the device
	Awake            bool          // whether the screen is kept on
	Letters          float32       // how many times as large as usual those of the device are, when the app is started
	Shelf            []*rules.Game // that the app is started with
	Adds             func(*game.Session) map[string]game.Feature
	Swiped           []string // the labels of what was tapped and had to be scrolled to
	Air              *Air     // the network to the devices of other tables
	Unreached        bool     // the device is out of reach
	NoApp            bool     // its program hands no app out
	leases           *[]string
	Seed             string // of all chance
	Pseudo           bool   // the sentences are in a language with longer words
	Invited          *shell.Invitation
	File             string
	Was              []byte         // the way to the page before the app was loaded anew
	Fault            string         // that has ended the app before
	Drawn            func(f func()) // takes what waits for the first picture; nil: nothing waits
	waits            []*wait
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

// Voice remembers what was said, and "" for each time at which it was told to stop while it had said something since.
type Voice struct{ Said []string }

// Say remembers a sentence.
func (v *Voice) Say(sentence string) { v.Said = append(v.Said, sentence) }

// Stop remembers a stop.
func (v *Voice) Stop() {
	if n := len(v.Said); n > 0 && v.Said[n-1] != "" {
		v.Said = append(v.Said, "")
	}
}

// Speaking opens the app on a device that has a voice, which is still off.
func Speaking(t *testing.T, width, height float32) *Table {
	tb := table(t, journal.Memory(), Clock())
	tb.Voice = &Voice{}
	tb.StartApp(width, height)
	return tb
}

// GiveVoice starts the app anew on a device that has a voice, which is still off.
func (tb *Table) GiveVoice() {
	size := tb.Window.Canvas().Size()
	tb.Voice = &Voice{}
	tb.StartApp(size.Width, size.Height)
}

// New opens the app in a window of that size, on a device that has kept nothing yet.
//
// All tests of a package share the toolkit's app, which the toolkit makes for them: with another one, and with another theme, it
// parses all fonts anew, and remembers those before.
func New(t *testing.T, width, height float32) *Table {
	return begin(t, journal.Memory(), Clock(), width, height)
}

// Beside opens the app on another device of the same room, which is called so.
func (tb *Table) Beside(name string, width, height float32) *Table {
	other := &Table{
		T: tb.T, Store: &Store{Store: journal.Memory()}, Sound: &Ear{}, Now: tb.Now, Letters: 1, Shelf: tb.Shelf, Adds: tb.Adds,
		Air: tb.Air, Seed: name, Pseudo: tb.Pseudo,
	}
	other.StartApp(width, height)
	return other
}

// On opens the app in a window of its own on a folder.
func On(t *testing.T, path string, now clock.Reading) *Table {
	t.Helper()
	store, err := journal.Folder(path)
	require.NoError(t, err)
	return begin(t, store, now, 390, 844)
}

// Clock is what the clock shows when a test begins.
func Clock() clock.Reading {
	return clock.Reading{Wall: 1_795_250_400_000, Steady: 1_000_000, Boot: "boot 1", CountsSleep: true}
}

func begin(t *testing.T, store journal.Store, now clock.Reading, width, height float32) *Table {
	tb := table(t, store, now)
	tb.StartApp(width, height)
	return tb
}

// table is a device on which no app runs yet.
func table(t *testing.T, store journal.Store, now clock.Reading) *Table {
	fyne.CurrentApp().Clipboard().SetContent("")
	return &Table{
		T: t, Store: &Store{Store: store}, Sound: &Ear{}, Now: now, Letters: 1, Shelf: shelf.Games(), Adds: screens.GameFeatures,
		Air: newAir(), Seed: "a table",
	}
}

// StartApp starts the app anew on what the device has kept.
func (tb *Table) StartApp(width, height float32) {
	tb.Air.forget(tb)
	tb.waits, tb.Awake = nil, false
	if tb.Window == nil {
		tb.T.Cleanup(func() {
			tb.Window.Close()
			grow(aTest)
		})
	} else {
		tb.Window.Close()
	}
	tb.Window = fyne.CurrentApp().NewWindow("")
	tb.Window.Resize(fyne.NewSize(width, height))
	if readSentences(); tb.Pseudo {
		speak(tb.T, foreign{})
	}
	tb.App = screens.New(fyne.CurrentApp(), tb.Window, tb.Store, tb.Letters)
	device := shell.Device{
		Store:     tb.Store,
		Clock:     func() clock.Reading { return tb.Now },
		NewSeed:   chance.Seeds(tb.Seed),
		Sound:     tb.Sound,
		KeepAwake: func(awake bool) { tb.Awake = awake },
		Summon:    func(words string) { tb.Summons = words },
		After:     tb.after,
		Apart:     func(work, then func()) { work(); then() },
		Program:   "1.0" + tb.Air.Build,
		Letter:    func(scancode int) fyne.KeyName { return fyne.KeyName(rune(scancode)) },
		Network:   tb.network(),
		Invited:   tb.Invited,
		File:      tb.File,
		Was:       tb.Was,
		Fault:     tb.Fault,
		Drawn:     tb.Drawn,
	}
	if tb.Voice != nil {
		device.Voice = tb.Voice
	}
	tb.App.StartWith(device, tb.Shelf, tb.Adds)
	tb.Features = tb.App.Features()
	tb.Window.Resize(fyne.NewSize(width, height))
}

// readSentences reads the sentences of the screens once for all apps of a process.
var readSentences = sync.OnceFunc(screens.ReadSentences)

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
func (tb *Table) Run(d time.Duration) { tb.run(d, 50*time.Millisecond) }

// Pass lets time go by that nobody looks at: a frame every 2 s, so that the app isn't taken to have been away.
func (tb *Table) Pass(d time.Duration) {
	const step = 2 * time.Second
	tb.run(d, step)
	tb.Run(d % step)
}

func (tb *Table) run(d, step time.Duration) {
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

// Kept reports whether a file is in the store.
func (tb *Table) Kept(name string) bool {
	_, err := tb.Store.Read(name)
	return !errors.Is(err, fs.ErrNotExist)
}

// LeaveForeground puts another program before the app.
func (tb *Table) LeaveForeground() {
	fyne.CurrentApp().Lifecycle().(interface{ OnExitedForeground() func() }).OnExitedForeground()()
}

// Stop closes the app as the system does.
func (tb *Table) Stop() {
	fyne.CurrentApp().Lifecycle().(interface{ OnStopped() func() }).OnStopped()()
}

// StartTimer starts a timer without events, if none were asked for.
func (tb *Table) StartTimer() {
	if tb.App.Options().Chance != 100 {
		tb.App.Options().Chance = 0
	}
	tb.Timer.OpenTimer()
	tb.Timer.Start()
}

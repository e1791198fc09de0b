package shell

import (
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/clock"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/tables"
	"tablekeeper/sounds"
)

// Device is what the app needs of the device that it runs on. Nothing in it may be nil but Voice, Yield, Files, Clipboard, Turn, Letter,
// Drawn and Invited.
type Device struct {
	// Store keeps the options and the running timer.
	Store journal.Store
	// Problem is why Store only remembers until the app is closed, in one sentence; "" where it keeps things.
	Problem string
	// Clock is read once a frame.
	Clock clock.Clock
	// NewSeed gives the seed of a game's random events.
	NewSeed func() (chance.Seed, error)
	// Sound plays the cues.
	Sound Sound
	// Voice speaks; nil: the device has no voice.
	Voice Voice
	// KeepAwake keeps the screen from going dark, or lets it.
	KeepAwake func(bool)
	// Summon calls the player of this device: the window's title says the words, and a phone that can buzzes. "" takes it back.
	Summon func(words string)
	// After calls f once, on the goroutine of the screens, when d has gone by, unless stop was called before.
	After func(d time.Duration, f func()) (stop func())
	// Apart does work on a goroutine of its own, and calls then on that of the screens when it is done.
	Apart func(work, then func())
	// Yield is called again and again by long work on another goroutine, so that the screens have their turn; nil where they have
	// it anyway.
	Yield func()
	// Files hands files over and takes them where programs are shown no folders; nil where they are.
	Files Files
	// Clipboard is the device's; nil: the toolkit's.
	Clipboard Clipboard
	// Turn turns the whole screen by 0, 90, 180 or 270 degrees clockwise, against how the device lies; nil where that can't be
	// done: the toolkit draws upright only.
	Turn func(degrees int)
	// Letter is the letter that stands on a key in the United States, "" for no letter; nil where the keys of letters have their
	// names in every layout.
	Letter func(scancode int) fyne.KeyName
	// Drawn calls f once, on the goroutine of the screens, when the first picture is on the screen: what takes long waits for
	// that. nil: nothing waits.
	Drawn func(f func())
	// Program is the version of the app.
	Program string
	// Network leads to the tables of other devices, and others to those of this one.
	Network tables.Network
	// Invited is the table that the address which this device has opened leads to; without a word it may be none. nil: none.
	Invited *Invitation
	// Was is the way to the page that was shown before the app was loaded anew in the same place; nil: it was not.
	Was []byte
	// File is the transcript that the app is opened with; "": none.
	File string
	// Fault is what the app told of a fault of its own that has ended it before; "": none has.
	Fault string
}

// Invitation is a table of another device, and its word.
type Invitation struct{ Address, Word string }

// Files is the way by which files leave a device that shows programs no folders, and come onto it. No method waits.
type Files interface {
	// Save hands a file over; where it ends up is between the device and the person.
	Save(name string, data []byte) error
	// Choose lets somebody choose a file of at most that many bytes. take is told on the goroutine of the screens, or
	// never where nobody chooses.
	Choose(ending string, most int64, take func(name string, data []byte, err error))
}

// Sound is what plays the cues; sounds.Player does. No method waits.
type Sound interface {
	Play(sounds.Cue)
	SetVolumes(pulse, events float64)
	SetMuted(bool)
	Problem() string
}

// Voice speaks sentences one after another. No method waits.
type Voice interface {
	Say(sentence string)
	// Stop breaks off what is said, and what waits to be.
	Stop()
}

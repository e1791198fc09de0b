package shell

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/widgets/parts"
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

// Clipboard takes texts from one program to another. No method waits, and what is called back is on the goroutine of the
// screens, or never where the device asks somebody who doesn't answer.
type Clipboard interface {
	// Read tells take what is on the clipboard, or why it can't be read.
	Read(take func(text string, err error))
	// Write puts a text on it, and tells done whether it is there.
	Write(text string, done func(error))
}

// toolkits is the clipboard of a device that lets every program have it.
type toolkits struct{}

func (toolkits) Read(take func(text string, err error)) {
	take(fyne.CurrentApp().Clipboard().Content(), nil)
}

func (toolkits) Write(text string, done func(error)) {
	fyne.CurrentApp().Clipboard().SetContent(text)
	done(nil)
}

// clipboard is the device's.
func clipboard(s Shell) Clipboard {
	if c := s.Device().Clipboard; c != nil {
		return c
	}
	return toolkits{}
}

// CopyText puts a text on the clipboard and calls done when it is there. Where it can't be, it says why.
func CopyText(s Shell, text string, done func()) {
	clipboard(s).Write(text, func(err error) {
		if err != nil {
			s.Say(wording.L("The text couldn't be copied: {problem}.", err))
			return
		}
		done()
	})
}

// PasteText hands over the text that is on the clipboard. Where there is none, it says so, and where it can't be read, why.
func PasteText(s Shell, take func(text string)) {
	clipboard(s).Read(func(text string, err error) {
		switch {
		case err != nil:
			s.Say(wording.L("The clipboard can't be read: {problem}.", err))
		case strings.TrimSpace(text) == "":
			s.Say(wording.L("The clipboard is empty."))
		default:
			take(text)
		}
	})
}

// copiedFor is how long a button says that it has copied.
const copiedFor = 2 * time.Second

// CopyButton copies a text, and says so for a moment.
func CopyButton(s Shell, text func() string) *parts.Button {
	var button *parts.Button
	button = parts.NewButton(wording.L("Copy"), parts.IconCopy, func() {
		CopyText(s, text(), func() {
			button.SetText(wording.L("Copied"))
			button.SetIcon(parts.IconCheck)
			s.Device().After(copiedFor, func() {
				button.SetText(wording.L("Copy"))
				button.SetIcon(parts.IconCopy)
			})
		})
	})
	return button
}

// Shareable is a text that leaves the device only when somebody shares it by hand.
type Shareable struct {
	Title string
	Name  string // of a file
	Text  string
	Data  []byte // what is saved as a file, where that isn't a text; nil: text
	Opens bool   // once saved into a folder it is shown by the system's viewer
	Note  string // what should be known before it is shared; "": nothing
}

// Secret is what one player alone sees or enters, while the device is in that player's hands.
type Secret struct {
	Seat int    // 1 to 6; 0: a player without a seat
	Name string // whom the device is passed to
	// Line says to everybody what is passed: "The card that Anna has drawn. Nobody else looks."
	Line string
	// Face makes what is seen while the player holds. Nothing of it exists otherwise.
	Face func() parts.Face
	// Form makes what the player enters, in place of a face; it is made when the player says to have the device, and
	// thrown away when the app is left. It calls done when all is entered.
	Form func(done func()) fyne.CanvasObject
	// Here says that the player has the device: nobody is told to pass it, and a form is there at once.
	Here bool
	// Done is called once, when the player gives the device back; seen reports whether the player has looked or entered.
	Done func(seen bool)
}

// FileAsk is what a file is looked for.
type FileAsk struct {
	Title  string
	Ending string            // of the files that are shown
	Name   string            // that a new file is offered; "" where one is opened
	Folder bool              // a folder is looked for, no file
	Take   func(path string) // told the file that was chosen
}

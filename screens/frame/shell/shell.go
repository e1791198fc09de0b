// Package shell says what a page may ask of the app, and nothing else: routes, options, the device.
package shell

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Screen is one page. What it has besides, it says by having the method: see the interfaces below.
type Screen interface {
	Page() fyne.CanvasObject
}

// Headed is a screen under a bar with a heading and the way back.
type Headed interface{ Heading() string }

// Barred is one with a bar of its own.
type Barred interface{ Bar() *parts.TopBar }

// Changing is one that copies the model into its widgets: before it is shown, and after each change.
type Changing interface{ Refresh() }

// Keyed is one that works keys that no widget took, and reports whether it did.
type Keyed interface{ Key(fyne.KeyName) bool }

// Grounded is a screen that fills the whole window, also behind its bar, with a ground of its own. It is as dark as the
// night, so what is on it has the colours of the dark look.
type Grounded interface {
	Ground() fyne.CanvasObject
}

// Announcing is a screen that knows where what is announced to the whole table hides nothing that is needed: a place on its
// page.
type Announcing interface {
	Announces() (at fyne.Position, room fyne.Size)
}

// Shell is what pages may ask of the app. All of it is called on the goroutine of the screens. What needs one side of it asks
// for that side.
type Shell interface {
	Pages
	Speaker
	Keeper
	Shelf
	Window
}

// Pages leads from page to page and shows the one that is on top.
type Pages interface {
	// Open goes to a page. One that is on the way from Home already is returned to.
	Open(Route)
	// Go leaves all pages for those that lead from Home to the last of the routes; none leads Home.
	Go(...Route)
	// Back leaves the page, and reports false at Home.
	Back() bool
	// Drop takes the page off the way from Home; what is opened next stands in its place.
	Drop()
	// Here is the visit of the page that is shown.
	Here() *Visit
	// Moved is told that what pages are about has another id now.
	Moved(before, now string)
	// Passed reports whether a page is on the way from Home.
	Passed(Route) bool
	// Shown is the page that is shown.
	Shown() Screen
	// Show builds the page anew, Refresh copies the model into it.
	Show()
	Refresh()
}

// Speaker says and asks what isn't part of a page.
type Speaker interface {
	// Say shows one line on every page until somebody closes it.
	Say(line string)
	// DeviceSign is a key for the bar of a page where sound and a lit screen count: it is there while one is lacking, and says on a tap why.
	DeviceSign() *parts.IconButton
	// SayUnread says that a file can't be read, and where it is kept as it was.
	SayUnread(line string, err error)
	// Share shows a text and the ways by which it can leave the device.
	Share(Shareable)
	// AskContent lets somebody choose a file and hands over its name and what is in it.
	AskContent(title, ending string, take func(name string, data []byte, err error))
	// Pass covers the window until the player whom the device is passed to gives it back.
	Pass(Secret)
}

// Keeper is what the device has and keeps.
type Keeper interface {
	Device() *Device
	// Wholes are the files that are kept as a whole.
	Wholes() *journal.Wholes
	// Options are what people chose; Choose changes them and keeps them, KeepOptions only keeps them.
	Options() *Options
	Choose(change func(*Options))
	KeepOptions()
}

// Shelf has the games.
type Shelf interface {
	// Games are those of the shelf; Game finds one by its key.
	Games() []*rules.Game
	Game(key string) (*rules.Game, bool)
}

// Window is what pages are shown in.
type Window interface {
	// Relay lays it out anew.
	Relay()
	// Size is the size of the window in device-independent pixels; Canvas is where questions are asked and focus is set.
	Size() fyne.Size
	Canvas() fyne.Canvas
	// Scroll is the scroll of the page that is shown, nil where it has none.
	Scroll() *container.Scroll
	// Turned is by how many degrees the screen is turned, Turn turns it.
	Turned() int
	Turn(degrees int)
}

// Because says why a move is refused, and then by which rule; rule is "" where no rule says so.
func Because(rule, why string) string {
	if rule == "" {
		return wording.Translate(why)
	}
	return wording.L("{why} ({rule}).", strings.TrimSuffix(why, "."), rule)
}

// SayProblem says why something was not done.
func SayProblem(s Speaker, err error) { s.Say(parts.Upper(err.Error()) + ".") }

// LargeText is the text step from which letters count as large.
const LargeText = 1.25

// ClassOf is the class of a window. A phone that lies on its side stays a phone.
func ClassOf(window fyne.Size) look.Class {
	if look.SideBySide(window) {
		return look.Phone
	}
	return look.ClassOf(window.Width)
}

// BackBar is the bar of a page below Home: the way back in the left top corner, then the title.
func BackBar(s Shell, title string, right ...*parts.IconButton) *parts.TopBar {
	back := parts.NewIconButton(parts.IconBack, wording.L("Back"), func() { s.Back() })
	return parts.NewTopBar(back, title, right...)
}

// Page names a screen.
type Page string

// Route is a place in the app: a page and what it is about.
type Route struct {
	Page Page
	Arg  string
	Act  rules.Act // the move, on a page that is about one
	Line int       // the line of the match's log after which it is about it; 0: the match as it stands
}

// Visit is a route with what its screen finds again when somebody comes back to it.
type Visit struct {
	Route
	Search string  // the words looked for
	Offset float32 // how far the page was scrolled, in device-independent pixels
}

// Trail is the way from Home to the page that is shown, which is the last visit. It is never empty.
type Trail []*Visit

// NewTrail starts at Home.
func NewTrail() Trail { return Trail{{Route: Route{Page: HomePage}}} }

// Here is the visit of the page that is shown.
func (t Trail) Here() *Visit { return t[len(t)-1] }

// Open adds a page. A page that is on the trail already is returned to, so that Back never runs in circles.
func (t Trail) Open(r Route) Trail {
	for i, v := range t {
		if v.Route == r {
			return t[:i+1]
		}
	}
	return append(t, &Visit{Route: r})
}

// Back leaves the last page. Home can't be left.
func (t Trail) Back() (Trail, bool) {
	if len(t) == 1 {
		return t, false
	}
	return t[:len(t)-1], true
}

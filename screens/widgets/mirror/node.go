// Package mirror turns what a window shows into a tree of headings, texts, buttons and fields, for screen readers of
// platforms that see nothing but a picture of the window, and tells what has changed in it since it was last looked at.
// What a node says is what the part says for the native screen readers: its label and role.
package mirror

import "fyne.io/fyne/v2"

// Role is what a node is to a screen reader.
type Role string

// The roles. Groups, dialogs, lists and items hold other nodes.
const (
	Heading Role = "heading"
	Text    Role = "text"
	Button  Role = "button"
	Field   Role = "field"
	Slider  Role = "slider"
	Group   Role = "group"
	Dialog  Role = "dialog"
	List    Role = "list"
	Item    Role = "item"
)

// Node is one thing that is shown.
type Node struct {
	ID     int    `json:"id"`
	Role   Role   `json:"role"`
	Label  string `json:"label,omitempty"`
	Level  int    `json:"level,omitempty"` // of a heading, from 1
	Value  string `json:"value,omitempty"` // of a field
	Number int    `json:"number,omitempty"`
	Least  int    `json:"least,omitempty"`
	Most   int    `json:"most,omitempty"`
	Lines  bool   `json:"lines,omitempty"` // a field of several lines
	Off    bool   `json:"off,omitempty"`   // it can't be worked now
	Zooms  bool   `json:"zooms,omitempty"` // two fingers can zoom it
	Box    [4]int `json:"box"`             // left, top, width and height in the window, in device-independent pixels
	Parts  []int  `json:"parts,omitempty"` // the ids of what it holds, in their order

	Of fyne.CanvasObject `json:"-"` // what is shown; nil: nothing of its own

	parts []*Node
	aloud bool
	times int // it is said
}

// What parts may tell beyond label and role.
type (
	// headed is a heading; level 0 is none.
	headed interface{ HeadingLevel() int }
	// announced is said aloud when its label changes, wherever the reader is.
	announced interface{ Announces() bool }
	// spoken is also said aloud when its number changes.
	spoken interface{ Spoken() int }
	// typed is a field.
	typed interface {
		Typed() (label, text string, lines bool)
		Write(text string, cursor int)
	}
	// slid is a slider of whole numbers.
	slid interface {
		Slid() (label string, number, least, most int)
		SlideTo(number int)
	}
	// zoomed is a map, of which so much is clear of what lies over it. A factor of 0 is that of two taps.
	zoomed interface {
		Clear() (fyne.Position, fyne.Size)
		Pinched(factor float32, at, by fyne.Position)
	}
	// listed is one of several like it where they are in a container of their own.
	listed interface{ Listed() }
	// held shows something while a key is held on it. For a screen reader one press holds and the next lets go.
	held interface {
		Held() bool
		KeyDown(key *fyne.KeyEvent)
		KeyUp(key *fyne.KeyEvent)
	}
)

package shell

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/parts"
)

// Shareable is a text that leaves the device only when somebody shares it by hand.
type Shareable struct {
	Title string
	Name  string // of a file
	Text  string
	Data  []byte // what is saved as a file, where that is no text; nil: text
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

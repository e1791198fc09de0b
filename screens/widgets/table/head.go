package table

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

// NewHead is the strip of a page that isn't a match's: the way back, a title with a line under it, and the menu. say changes both.
func NewHead(felt look.Felt, back, menu func()) (head fyne.CanvasObject, say func(title, line string)) {
	s := newStrip(felt, back, menu)
	return s, func(title, line string) { s.say(nil, title, line) }
}

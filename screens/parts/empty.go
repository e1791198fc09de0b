package parts

import "fyne.io/fyne/v2"

// Width and number of the buttons of an empty page, in device-independent pixels.
const (
	emptyButton  = 160
	emptyAbreast = 3
)

// NewEmpty stands where nothing is listed yet: it says what to do next, and has the button or buttons that do it.
func NewEmpty(words string, next ...*Button) fyne.CanvasObject {
	buttons := make([]fyne.CanvasObject, len(next))
	for i, b := range next {
		buttons[i] = b
	}
	return NewColumn(NewBody(words), NewGrid(emptyButton, emptyAbreast, buttons...))
}

package parts

import "fyne.io/fyne/v2"

// NewEmpty stands where nothing is listed yet: it says what to do next, and has the button or buttons that do it.
func NewEmpty(words string, next ...*Button) fyne.CanvasObject {
	return NewColumn(NewBody(words), NewAnswers(next...))
}

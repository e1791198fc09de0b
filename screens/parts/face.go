package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Face is what one player alone may see, and the same in words for a screen reader.
type Face struct {
	Object fyne.CanvasObject
	Spoken string
}

// NewFace is a card for a Hold: a large sign, its title, and words under it. The icon may be NoIcon and words "".
func NewFace(icon Icon, title, words string) Face {
	column := box.Column(0, NewTable(title).Centred())
	if words != "" {
		column.Add(NewBody(words).Centred())
	}
	f := &faceCard{}
	if icon == NoIcon {
		f.Build(f, column, nil)
		return Face{Object: f, Spoken: Sentences(title, words)}
	}
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	over := box.Edged(box.Middle(box.Square(sign, box.Times(look.Table, 1.8))), nil, nil, nil, box.Named(look.Grid))
	f.Build(f, box.Column(0, over, column), func() { DrawIcon(f, sign, icon, look.Accent) })
	return Face{Object: f, Spoken: Sentences(title, words)}
}

// faceCard is a sign over a title over words, in the middle.
type faceCard struct{ box.Widget }

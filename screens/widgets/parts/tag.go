package parts

import (
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Tag is a fact in a rounded outline, with the mark of a seat if it is about one.
type Tag struct {
	box.Widget
	words    *Words
	supposed bool
}

// NewTag is a tag; seat 0 is nobody.
func NewTag(seat int, words string) *Tag {
	t := &Tag{words: NewBody(words).Bold()}
	mark, surface := NewSeatMark(max(1, seat), tagMark), &canvas.Rectangle{}
	mark.Hidden = seat == 0
	rim := NewOutline(look.Accent, tagCorner)
	row := box.RowBy(box.Named(look.Grid), box.Middle(mark), box.Breaks(t.words))
	if seat == 0 {
		row = box.RowBy(box.Named(look.Grid), box.Breaks(t.words))
	}
	t.Build(t, container.NewStack(surface, rim, box.PadBy(row, box.Times(look.Grid, 1.75), box.Named(look.Grid))), func() {
		outline := look.Outline
		if rim.Hidden = !t.supposed; t.supposed {
			outline = ""
			t.words.SetColour(look.Accent)
		}
		box.Dress(t, surface, "", outline)
		surface.CornerRadius = tagCorner
	})
	return t
}

// Measures of a tag, in device-independent pixels.
const (
	tagMark   = 22
	tagCorner = 18
)

// Supposed shows that nobody has said it. It returns the tag.
func (t *Tag) Supposed() *Tag {
	t.supposed = true
	t.Refresh()
	return t
}

// Natural is the width at which the words need no second line.
func (t *Tag) Natural() float32 {
	wide := t.words.Natural() + 3.5*box.Size(t, look.Grid) + 1
	return wide + tagMark + box.Size(t, look.Grid)
}

// AccessibilityLabel is the fact.
func (t *Tag) AccessibilityLabel() string { return t.words.Text() }

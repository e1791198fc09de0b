package ask

import (
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// tag is a fact in a rounded outline, with the mark of a seat if it is about one.
type tag struct {
	box.Widget
	words    *parts.Words
	supposed bool
}

// newTag is a tag; seat 0 is nobody.
func newTag(seat int, words string) *tag {
	t := &tag{words: parts.NewBody(words).Bold()}
	mark, surface := parts.NewSeatMark(max(1, seat), tagMark), &canvas.Rectangle{}
	mark.Hidden = seat == 0
	rim := parts.NewOutline(look.Accent, tagCorner)
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

// supposing shows that nobody has said it. It returns the tag.
func (t *tag) supposing() *tag {
	t.supposed = true
	t.Refresh()
	return t
}

// Natural is the width at which the words need no second line.
func (t *tag) Natural() float32 {
	wide := t.words.Natural() + 3.5*box.Size(t, look.Grid) + 1
	return wide + tagMark + box.Size(t, look.Grid)
}

// AccessibilityLabel is the fact.
func (t *tag) AccessibilityLabel() string { return t.words.Text() }

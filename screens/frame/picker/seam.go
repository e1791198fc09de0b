package picker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// seam is a heading without a surface, before what matters less often.
type seam struct {
	parts.Control
	open bool
}

// newSeam is one before so many things; tap is told that somebody wants it the other way.
func newSeam(title string, number int, open bool, tap func()) *seam {
	words := title + ": " + parts.Number(number)
	s := &seam{Control: parts.Control{Tap: tap, Label: title + ". " + parts.Number(number)}, open: open}
	arrow, line := &canvas.Image{FillMode: canvas.ImageFillContain}, &canvas.Rectangle{}
	row := box.RowBy(box.Named(look.Grid), box.Square(arrow, box.Times(look.Body, 1.2)), parts.NewWords(words, look.Body, look.TextLess).Bold(),
		box.Grow(box.Laid(box.None, func(area fyne.Size) { box.Place(line, 0, area.Height/2, area.Width, 1) }, line)))
	s.Build(s, box.AtLeast(box.PadBy(row, box.Named(look.Grid), nil), nil, box.Named(look.TapTarget)), s.Radius, func() {
		line.FillColor = box.Paint(s, look.Outline)
		sign := parts.IconDown
		if s.open {
			sign = parts.IconUp
		}
		parts.DrawIcon(s, arrow, sign, look.TextLess)
	})
	return s
}

// AccessibilityLabel is the heading, and whether it is open.
func (s *seam) AccessibilityLabel() string {
	if s.open {
		return wording.L("{title}. Open", s.Label)
	}
	return wording.L("{title}. Closed", s.Label)
}

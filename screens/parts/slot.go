package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Slot is a place on a mat: a small card with a sign, or what was built there. An empty one is an outline.
type Slot struct {
	box.Widget
	icon  Icon
	label string
	words *Words
	full  bool
}

var _ fyne.Accessible = (*Slot)(nil)

// NewSlot is a place with an icon or words on it, or both left out; the label says it in words.
func NewSlot(icon Icon, words, label string, full bool) *Slot {
	s := &Slot{icon: icon, label: label, full: full, words: NewWords(words, look.Body, look.Text).Centred()}
	if full {
		s.words.Bold()
	}
	s.words.Hidden = words == ""
	surface, sign := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	edge := box.Times(look.Grid, 0.5)
	inside := container.NewStack(box.Middle(box.Square(sign, s.side)), box.Centred(box.AtLeast(s.words, s.wide, nil)))
	least := box.AtLeast(inside, s.side, func() float32 { return s.side() * slotHigh })
	s.Build(s, container.NewStack(surface, box.Edged(least, edge, nil, edge, edge)), func() {
		fill, outline, ink := look.Raised, look.Outline, look.Text
		if !s.full {
			fill, outline, ink = "", look.Hairline, look.TextLess
		}
		box.Dress(s, surface, fill, outline)
		surface.CornerRadius, surface.StrokeWidth = s.Theme().Size(look.Radius)/2, 1
		s.words.SetColour(ink)
		DrawIcon(s, sign, s.icon, look.Text)
	})
	return s
}

// slotHigh is how many times as high as wide a place is at least.
const slotHigh = 1.2

// wide is the width that the words need on one line.
func (s *Slot) wide() float32 {
	if !s.words.Visible() {
		return 0
	}
	return s.words.Natural()
}

// AccessibilityLabel reports what lies there.
func (s *Slot) AccessibilityLabel() string { return s.label }

func (s *Slot) side() float32 { return box.Size(s, look.Body) * 1.15 }

package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Slot is a place on a mat: a small card with a sign, or what was built there. An empty one is an outline.
type Slot struct {
	widget.BaseWidget
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
	s.ExtendBaseWidget(s)
	return s
}

// AccessibilityLabel reports what lies there.
func (s *Slot) AccessibilityLabel() string { return s.label }

// AccessibilityRole is that of text.
func (s *Slot) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (s *Slot) side() float32 { return box.Size(s, look.Body) * 1.15 }

// CreateRenderer draws the place and what lies on it.
func (s *Slot) CreateRenderer() fyne.WidgetRenderer {
	surface, icon := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{surface, icon, s.words},
		Min: func() fyne.Size {
			pad := box.Size(s, look.Grid) / 2
			least := fyne.NewSize(s.side(), s.side()*1.2)
			if s.words.Visible() {
				least.Width = max(least.Width, s.words.Natural())
				least.Height = max(least.Height, s.words.MinSize().Height)
			}
			return least.AddWidthHeight(2*pad, pad)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			side := s.side()
			height := s.words.MinSize().Height
			box.Place(icon, (area.Width-side)/2, (area.Height-side)/2, side, side)
			box.Place(s.words, 0, (area.Height-height)/2, area.Width, height)
		},
		Refresh: func() {
			fill, outline := look.Raised, look.Outline
			if !s.full {
				fill, outline = "", look.Hairline
			}
			box.Dress(s, surface, fill, outline)
			surface.CornerRadius = box.Size(s, look.Radius) / 2
			surface.StrokeWidth = 1
			s.words.SetColour(look.Text)
			if !s.full {
				s.words.SetColour(look.TextLess)
			}
			s.words.Refresh()
			DrawIcon(s, icon, s.icon, look.Text)
		},
	})
}

package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Tally is a sign and how many there are of it.
type Tally struct {
	widget.BaseWidget
	icon   Icon
	label  string
	number *Words
}

var _ fyne.Accessible = (*Tally)(nil)

// A number with words behind it is written smaller where it has no room: down to tallyTight of its letters, at tallyLeast of its width.
const (
	tallyTight = 0.8
	tallyLeast = 0.86
)

// NewTally shows an icon and a number; the label says both in words.
func NewTally(icon Icon, number, label string) *Tally {
	t := &Tally{icon: icon, label: label, number: NewWords(number, look.Body, look.Text).Bold()}
	if number == "0" { // what is there stands out
		t.number = NewLess(number)
	}
	t.number.Squeezed(tallyTight)
	t.ExtendBaseWidget(t)
	return t
}

// AccessibilityLabel is what is counted, and how many.
func (t *Tally) AccessibilityLabel() string { return t.label }

// AccessibilityRole is that of text.
func (t *Tally) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (t *Tally) side() float32 { return box.Size(t, look.Body) * 1.15 }

func (t *Tally) Natural() float32 { return t.side() + box.Size(t, look.Grid)/2 + t.number.Natural() }

// CreateRenderer draws icon and number.
func (t *Tally) CreateRenderer() fyne.WidgetRenderer {
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(t, box.Scene{
		Objects: []fyne.CanvasObject{icon, t.number},
		Min: func() fyne.Size {
			least := t.side() + box.Size(t, look.Grid)/2 + t.number.Natural()*tallyLeast
			return fyne.NewSize(least, max(t.side(), t.number.MinSize().Height))
		},
		Layout: func(area fyne.Size) {
			side, height := t.side(), t.number.MinSize().Height
			box.Place(icon, 0, (area.Height-side)/2, side, side)
			left := side + box.Size(t, look.Grid)/2
			box.Place(t.number, left, (area.Height-height)/2, min(t.number.Natural(), max(1, area.Width-left)), height)
		},
		Refresh: func() {
			t.number.Refresh()
			DrawIcon(t, icon, t.icon, look.TextLess)
		},
	})
}

package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Tally is a sign and how many there are of it.
type Tally struct {
	box.Widget
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
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	words := box.AtLeast(t.number, func() float32 { return t.number.Natural() * tallyLeast }, nil)
	t.Build(t, box.RowBy(box.Times(look.Grid, 0.5), box.Square(sign, t.side), box.Breaks(words)),
		func() { DrawIcon(t, sign, t.icon, look.TextLess) })
	return t
}

// AccessibilityLabel is what is counted, and how many.
func (t *Tally) AccessibilityLabel() string { return t.label }

func (t *Tally) side() float32 { return box.Size(t, look.Body) * 1.15 }

// Natural is the width at which the number needs no smaller letters.
func (t *Tally) Natural() float32 { return t.side() + box.Size(t, look.Grid)/2 + t.number.Natural() }

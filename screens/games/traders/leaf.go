package traders

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Leaf is a small card in a strip of cards: a picture and its name. A tap may show it large.
type Leaf struct{ parts.Control }

var _ fyne.Accessible = (*Leaf)(nil)

// NewLeaf is a small card; tap may be nil.
func NewLeaf(picture fyne.CanvasObject, name string, tap func()) *Leaf {
	l := &Leaf{Control: parts.Control{Label: name, Tap: tap}}
	surface, pad := &canvas.Rectangle{}, box.Times(look.Grid, 0.5)
	column := box.ColumnBy(pad, box.Square(picture, box.Times(look.Body, leafHigh)), parts.NewBody(name).Centred())
	l.Build(l, container.NewStack(surface, box.PadBy(column, pad, pad)), l.Radius, func() { box.Dress(l, surface, l.Fill(look.Card), look.Hairline) })
	return l
}

// NewStrip puts small cards side by side in so many places of equal width; those behind the last card stay empty.
func NewStrip(places int, leaves ...*Leaf) *fyne.Container {
	objects := make([]fyne.CanvasObject, 0, places)
	for _, l := range leaves {
		objects = append(objects, l)
	}
	for len(objects) < places {
		objects = append(objects, canvas.NewRectangle(color.Transparent))
	}
	return parts.NewEqual(objects...)
}

// AccessibilityRole is that of text where a tap does nothing.
func (l *Leaf) AccessibilityRole() fyne.AccessibleRole {
	if l.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// leafHigh is how high the picture is, in sizes of the name.
const leafHigh = 2.4

package traders

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Leaf is a small card in a strip of cards: a picture and its name. A tap may show it large.
type Leaf struct {
	parts.Control
	picture fyne.CanvasObject
	name    *parts.Words
}

var _ fyne.Accessible = (*Leaf)(nil)

// NewLeaf is a small card; tap may be nil.
func NewLeaf(picture fyne.CanvasObject, name string, tap func()) *Leaf {
	l := &Leaf{Control: parts.Control{Label: name, Tap: tap}, picture: picture, name: parts.NewBody(name).Centred()}
	l.Extend(l)
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

func (l *Leaf) high() float32 { return box.Size(l, look.Body) * 2.4 }

// CreateRenderer draws surface, picture and name.
func (l *Leaf) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, parts.NewRing()
	return box.Draw(l, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, l.picture, l.name}, ring.Objects()...),
		Min: func() fyne.Size {
			pad := box.Size(l, look.Grid) / 2
			name := l.name.MinSize()
			return fyne.NewSize(max(name.Width, l.high())+2*pad, l.high()+name.Height+3*pad)
		},
		Layout: func(area fyne.Size) {
			pad := box.Size(l, look.Grid) / 2
			surface.Resize(area)
			ring.Layout(area)
			box.Place(l.picture, pad, pad, area.Width-2*pad, l.high())
			box.Place(l.name, pad, l.high()+2*pad, area.Width-2*pad, box.HeightAt(l.name, area.Width-2*pad))
		},
		Refresh: func() {
			box.Dress(l, surface, l.Fill(look.Card), look.Hairline)
			l.name.Refresh()
			ring.Show(&l.Control, box.Size(l, look.Radius))
		},
	})
}

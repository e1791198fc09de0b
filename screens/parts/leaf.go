package parts

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
)

// Leaf is a small card in a strip of cards: a picture and its name. A tap may show it large.
type Leaf struct {
	control
	picture fyne.CanvasObject
	name    *Words
}

var _ fyne.Accessible = (*Leaf)(nil)

// NewLeaf is a small card; tap may be nil.
func NewLeaf(picture fyne.CanvasObject, name string, tap func()) *Leaf {
	l := &Leaf{control: control{label: name, tap: tap}, picture: picture, name: NewBody(name).Centred()}
	l.extend(l)
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
	return NewEqual(objects...)
}

// AccessibilityRole is that of text where a tap does nothing.
func (l *Leaf) AccessibilityRole() fyne.AccessibleRole {
	if l.tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

func (l *Leaf) high() float32 { return size(l, look.Body) * 2.4 }

// CreateRenderer draws surface, picture and name.
func (l *Leaf) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, newRing()
	return newScene(&scene{
		of:      l,
		objects: append([]fyne.CanvasObject{surface, l.picture, l.name}, ring.objects()...),
		min: func() fyne.Size {
			pad := size(l, look.Grid) / 2
			name := l.name.MinSize()
			return fyne.NewSize(max(name.Width, l.high())+2*pad, l.high()+name.Height+3*pad)
		},
		layout: func(area fyne.Size) {
			pad := size(l, look.Grid) / 2
			surface.Resize(area)
			ring.layout(area)
			Place(l.picture, pad, pad, area.Width-2*pad, l.high())
			Place(l.name, pad, l.high()+2*pad, area.Width-2*pad, HeightAt(l.name, area.Width-2*pad))
		},
		refresh: func() {
			dress(l, surface, l.fill(look.Card), look.Hairline)
			l.name.Refresh()
			ring.show(&l.control, size(l, look.Radius))
		},
	})
}

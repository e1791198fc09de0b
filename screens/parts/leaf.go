package parts

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// Leaf is a small card in a strip of cards: a picture and its name.
type Leaf struct {
	widget.BaseWidget
	picture fyne.CanvasObject
	name    *Words
}

var _ fyne.Accessible = (*Leaf)(nil)

// NewLeaf is a small card.
func NewLeaf(picture fyne.CanvasObject, name string) *Leaf {
	l := &Leaf{picture: picture, name: NewBody(name).Centred()}
	l.ExtendBaseWidget(l)
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

// AccessibilityLabel is the name.
func (l *Leaf) AccessibilityLabel() string { return l.name.Text() }

// AccessibilityRole is that of a container: the name in it is read.
func (l *Leaf) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func (l *Leaf) high() float32 { return size(l, look.Body) * 2.4 }

// CreateRenderer draws surface, picture and name.
func (l *Leaf) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	return newScene(&scene{
		of:      l,
		objects: []fyne.CanvasObject{surface, l.picture, l.name},
		min: func() fyne.Size {
			pad := size(l, look.Grid) / 2
			name := l.name.MinSize()
			return fyne.NewSize(max(name.Width, l.high())+2*pad, l.high()+name.Height+3*pad)
		},
		layout: func(area fyne.Size) {
			pad := size(l, look.Grid) / 2
			surface.Resize(area)
			Place(l.picture, pad, pad, area.Width-2*pad, l.high())
			Place(l.name, pad, l.high()+2*pad, area.Width-2*pad, HeightAt(l.name, area.Width-2*pad))
		},
		refresh: func() {
			dress(l, surface, look.Card, look.Hairline)
			l.name.Refresh()
		},
	})
}

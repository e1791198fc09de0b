package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// ends gives the first object all the width that those at the right end leave.
type ends struct{}

// NewEnds puts objects at the right end of a line, look.Grid apart, and gives the rest of it to the first one.
func NewEnds(first fyne.CanvasObject, right ...fyne.CanvasObject) *fyne.Container {
	return container.New(ends{}, append([]fyne.CanvasObject{first}, right...)...)
}

// Layout places the objects; those at the end stand in the middle of the height.
func (ends) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap, x := box.Named(look.Grid)(), size.Width
	shown := visible(objects)
	for i := len(shown) - 1; i > 0; i-- {
		least := shown[i].MinSize()
		x -= least.Width
		box.Place(shown[i], x, (size.Height-least.Height)/2, least.Width, least.Height)
		x -= gap
	}
	if len(shown) > 0 {
		height := box.HeightAt(shown[0], x)
		box.Place(shown[0], 0, (size.Height-height)/2, x, height)
	}
}

// MinSize is as high as the highest object.
func (ends) MinSize(objects []fyne.CanvasObject) fyne.Size {
	gap, least := box.Named(look.Grid)(), fyne.Size{}
	for i, o := range visible(objects) {
		min := o.MinSize()
		least = fyne.NewSize(least.Width+min.Width, max(least.Height, min.Height))
		if i > 0 {
			least.Width += gap
		}
	}
	return least
}

// inset moves an object to the right: it belongs to what stands above it.
type inset struct{ levels int }

// NewInset moves an object that many steps to the right of look.Gap each.
func NewInset(levels int, o fyne.CanvasObject) fyne.CanvasObject {
	if levels == 0 {
		return o
	}
	return container.New(inset{levels}, o)
}

func (i inset) edge() float32 { return float32(i.levels) * box.Named(look.Gap)() }

// Layout places the objects.
func (i inset) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		box.Place(o, i.edge(), 0, size.Width-i.edge(), size.Height)
	}
}

// MinSize is the object's and the step.
func (i inset) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least.AddWidthHeight(i.edge(), 0)
}

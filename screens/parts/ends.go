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

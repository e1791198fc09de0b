package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// kept is as high as its object ever was at its width, so that what stands beside it stays where it is.
type kept struct{ width, high float32 }

// NewKept keeps the room of an object whose height changes: it grows, and never shrinks again at the same width.
func NewKept(o fyne.CanvasObject) *fyne.Container { return container.New(&kept{}, o) }

// Layout gives the object all of the width and the height that it needs.
func (k *kept) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size.Width != k.width {
		k.width, k.high = size.Width, 0
	}
	Place(objects[0], 0, 0, size.Width, max(size.Height, HeightAt(objects[0], size.Width)))
}

// MinSize is as high as it ever was at this width.
func (k *kept) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	if k.width > 0 {
		k.high = max(k.high, least.Height)
		least.Height = k.high
	}
	return least
}

package dispute

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
)

// steady keeps the room of what lies in it as high as it was at its highest, so that nothing under it moves when it becomes
// shorter.
type steady struct {
	width, high float32
	least       func(width float32) float32 // how high it is at least
}

func newSteady(least func(width float32) float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&steady{least: least}, o)
}

// Layout gives its objects all of the width, and as much height as they need.
func (s *steady) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size.Width != s.width {
		s.width, s.high = size.Width, 0
	}
	for _, o := range objects {
		high := box.HeightAt(o, size.Width)
		s.high = max(s.high, high)
		box.Place(o, 0, 0, size.Width, high)
	}
}

// MinSize is that of its objects, and as high as they were.
func (s *steady) MinSize(objects []fyne.CanvasObject) fyne.Size {
	is := fyne.NewSize(0, max(s.high, s.least(s.width)))
	for _, o := range objects {
		is = is.Max(o.MinSize())
	}
	return is
}

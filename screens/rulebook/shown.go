package rulebook

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// shownMost is the greatest width of a picture that is shown alone, in device-independent pixels.
const shownMost = 480

// besideWords shows a picture as wide as there is room, so many times as high as wide, with words beneath it; beside it where there is room.
func besideWords(picture fyne.CanvasObject, high float32, words fyne.CanvasObject) *fyne.Container {
	return container.New(&shownAlone{high: high}, picture, words)
}

type shownAlone struct{ high, needs float32 }

// Layout places both.
func (s *shownAlone) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	wide, gap := min(area.Width, shownMost), box.Named(look.Gap)()
	if area.Width >= 1.6*shownMost {
		high := box.HeightAt(objects[1], area.Width-wide-gap)
		box.Place(objects[0], 0, 0, wide, wide*s.high)
		box.Place(objects[1], wide+gap, 0, area.Width-wide-gap, high)
		s.needs = max(wide*s.high, high)
		return
	}
	high := box.HeightAt(objects[1], area.Width)
	box.Place(objects[0], (area.Width-wide)/2, 0, wide, wide*s.high)
	box.Place(objects[1], 0, wide*s.high+gap, area.Width, high)
	s.needs = wide*s.high + gap + high
}

// MinSize is as high as both at the present width.
func (s *shownAlone) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[1].MinSize().Width, s.needs)
}

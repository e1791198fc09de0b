package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// flow puts objects one after the other at the width that they would like, and begins a new line where there is no room.
type flow struct{ width float32 }

// NewFlow puts buttons and chips one after the other, look.Grid apart, on as many lines as they need.
func NewFlow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{}, objects...)
}

// arrange goes through the objects with the place of each, and gives the height of all at that width.
func (f *flow) arrange(objects []fyne.CanvasObject, width float32, put func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	gap := box.Named(look.Grid)()
	x, y, line := float32(0), float32(0), float32(0)
	shown := visible(objects)
	less := tooMuch(shown, width, gap)
	for _, o := range shown {
		wish := box.Natural(o) - less
		if width > 0 {
			wish = min(wish, width)
		}
		if x > 0 && x+wish > width {
			x, y, line = 0, y+line+gap, 0
		}
		height := box.HeightAt(o, wish)
		put(o, fyne.NewPos(x, y), fyne.NewSize(wish, height))
		x, line = x+wish+gap, max(line, height)
	}
	return y + line
}

// tooMuch is by how much each of some keys becomes narrower so that the last one doesn't stand alone on a second line: 0 where
// their words would have no room then, or where it doesn't.
func tooMuch(objects []fyne.CanvasObject, width, gap float32) float32 {
	if len(objects) < 2 {
		return 0
	}
	all := -gap
	for _, o := range objects {
		all += box.Natural(o) + gap
	}
	last := box.Natural(objects[len(objects)-1]) + gap
	if all <= width || all-last > width {
		return 0
	}
	less := (all - width) / float32(len(objects))
	for _, o := range objects {
		if k, ok := o.(*Key); !ok || k.Natural()-less < k.slimmest() {
			return 0
		}
	}
	return less
}

// Layout places the objects line by line.
func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.arrange(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position, is fyne.Size) {
		box.Place(o, at.X, at.Y, is.Width, is.Height)
	})
}

// MinSize is as wide as the widest object must be, and as high as the lines were at the last layout.
func (f *flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least, bottom := fyne.Size{}, float32(0)
	for _, o := range visible(objects) {
		least = least.Max(o.MinSize())
		bottom = max(bottom, o.Position().Y+o.MinSize().Height)
	}
	if f.width > 0 {
		least.Height = bottom
	}
	return least
}

// answers puts buttons side by side where each has room for its words on one line, else one above the other.
type answers struct{ width float32 }

// NewAnswers puts buttons side by side, equally wide, or, where their words have no room, one above the other.
func NewAnswers(buttons ...*Button) *fyne.Container {
	objects := make([]fyne.CanvasObject, len(buttons))
	for i, b := range buttons {
		objects[i] = b
	}
	return container.New(&answers{}, objects...)
}

// beside reports whether all have room on one line, and gives the width of each.
func (a *answers) beside(objects []fyne.CanvasObject, width float32) (cell float32, fits bool) {
	gap := box.Named(look.Grid)()
	cell = (width - gap*float32(len(objects)-1)) / float32(max(1, len(objects)))
	for _, o := range objects {
		if box.Natural(o) > cell {
			return width, false
		}
	}
	return cell, true
}

// Layout places the buttons.
func (a *answers) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a.width = size.Width
	shown, gap := visible(objects), box.Named(look.Grid)()
	cell, fits := a.beside(shown, size.Width)
	x, y := float32(0), float32(0)
	for _, o := range shown {
		height := box.HeightAt(o, cell)
		if fits {
			height = size.Height
		}
		box.Place(o, x, y, cell, height)
		if fits {
			x += cell + gap
		} else {
			y += height + gap
		}
	}
}

// MinSize is that of the arrangement at the last width.
func (a *answers) MinSize(objects []fyne.CanvasObject) fyne.Size {
	shown, gap := visible(objects), box.Named(look.Grid)()
	_, fits := a.beside(shown, a.width)
	least := fyne.Size{}
	for i, o := range shown {
		min := o.MinSize()
		if a.width == 0 || fits {
			least = least.Max(min)
			continue
		}
		if i > 0 {
			least.Height += gap
		}
		least = fyne.NewSize(max(least.Width, min.Width), least.Height+min.Height)
	}
	return least
}

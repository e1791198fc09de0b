// Package box is how a page is put together: rows and columns of objects that have a natural size or grow, with gaps and pads. An
// object is asked for its height after it was given its width, as package parts does it.
package box

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/parts"
)

// grown takes what is left of a row or a column.
type grown struct{}

// Layout fills the area.
func (grown) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		parts.Place(o, 0, 0, size.Width, size.Height)
	}
}

// MinSize is that of what it holds.
func (grown) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = least.Max(natural(o))
	}
	return least
}

// natural is the size at which an object needs no second line of text.
func natural(o fyne.CanvasObject) fyne.Size {
	least := o.MinSize()
	return fyne.NewSize(max(least.Width, parts.Natural(o)), least.Height)
}

// Grow lets an object take what the others of its row or column leave.
func Grow(o fyne.CanvasObject) fyne.CanvasObject { return container.New(grown{}, o) }

// Spring is room that nothing takes: what follows stands at the other end.
func Spring() fyne.CanvasObject { return container.New(grown{}) }

// grows reports whether an object takes what is left.
func grows(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	if !ok {
		return false
	}
	_, ok = c.Layout.(grown)
	return ok
}

// fixed has a size of its own.
type fixed struct{ size fyne.Size }

// Layout fills the area.
func (f fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	grown{}.Layout(objects, size)
}

// MinSize is the size, where one was given, and else that of the objects.
func (f fixed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := grown{}.MinSize(objects)
	if f.size.Width > 0 {
		least.Width = f.size.Width
	}
	if f.size.Height > 0 {
		least.Height = f.size.Height
	}
	return least
}

// Fixed gives an object a natural size, in device-independent pixels; 0 leaves its own.
func Fixed(o fyne.CanvasObject, width, height float32) *fyne.Container {
	return container.New(fixed{fyne.NewSize(width, height)}, o)
}

// pad keeps edges free round an object.
type pad struct{ left, top, right, bottom float32 }

// Layout fills what the edges leave.
func (p pad) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		parts.Place(o, p.left, p.top, max(0, size.Width-p.left-p.right), max(0, size.Height-p.top-p.bottom))
	}
}

// MinSize is that of the object and the edges.
func (p pad) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return grown{}.MinSize(objects).AddWidthHeight(p.left+p.right, p.top+p.bottom)
}

// Pad keeps edges free, in device-independent pixels: at both sides, and above and below.
func Pad(o fyne.CanvasObject, sides, ends float32) *fyne.Container {
	return container.New(pad{sides, ends, sides, ends}, o)
}

// spared goes first where a row has no room for all.
type spared struct{ grown }

// Spare lets an object go where its row has no room for all; the last of several goes first.
func Spare(o fyne.CanvasObject) fyne.CanvasObject { return container.New(spared{}, o) }

// spare hides what a row has no room for.
func (l line) spare(objects []fyne.CanvasObject, length float32) {
	var spares []fyne.CanvasObject
	for _, o := range objects {
		if c, ok := o.(*fyne.Container); ok {
			if _, ok := c.Layout.(spared); ok {
				o.Show()
				spares = append(spares, o)
			}
		}
	}
	for _, o := range slices.Backward(spares) {
		if l.MinSize(objects).Width <= length {
			return
		}
		o.Hide()
	}
}

// line puts objects one after another.
type line struct {
	gap    float32
	down   bool
	middle bool // across the line each has its natural size, in the middle
}

// Row puts objects side by side, each with its natural height, in the middle of the row.
func Row(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(line{gap: gap, middle: true}, objects...)
}

// Column puts objects one below the other, each as wide as the column.
func Column(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(line{gap: gap, down: true}, objects...)
}

// long is how long an object is along the line that is so wide across.
func (l line) long(o fyne.CanvasObject, across float32) float32 {
	if l.down {
		return parts.HeightAt(o, across)
	}
	return natural(o).Width
}

// Layout places the visible objects; those that grow share what is left.
func (l line) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	length, across := size.Width, size.Height
	if !l.down {
		l.spare(objects, length)
	}
	if l.down {
		length, across = size.Height, size.Width
	}
	left, many, shown := length, float32(0), 0
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if shown++; grows(o) {
			many++
		} else {
			left -= l.long(o, across)
		}
	}
	left -= l.gap * float32(max(0, shown-1))
	at := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		long := max(0, left/max(1, many))
		if !grows(o) {
			long = l.long(o, across)
		}
		l.place(o, at, long, across)
		at += long + l.gap
	}
}

func (l line) place(o fyne.CanvasObject, at, long, across float32) {
	end := float32(int(at + long))
	at = float32(int(at)) // between pixels a browser draws edges otherwise than a window
	if grows(o) {
		long = end - at // and what takes the rest ends where the next one begins
	}
	switch {
	case l.down:
		parts.Place(o, 0, at, across, long)
	case l.middle:
		high := min(across, parts.HeightAt(o, long))
		parts.Place(o, at, float32(int((across-high)/2)), long, high)
	default:
		parts.Place(o, at, 0, long, across)
	}
}

// MinSize is that of all objects one after another.
func (l line) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least, shown := fyne.Size{}, 0
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		shown++
		need := natural(o)
		if grows(o) && !l.down {
			need.Width = o.MinSize().Width
		}
		if l.down {
			need.Width = o.MinSize().Width
			least = fyne.NewSize(max(least.Width, need.Width), least.Height+need.Height)
		} else {
			least = fyne.NewSize(least.Width+need.Width, max(least.Height, need.Height))
		}
	}
	gaps := l.gap * float32(max(0, shown-1))
	if l.down {
		return least.AddWidthHeight(0, gaps)
	}
	return least.AddWidthHeight(gaps, 0)
}

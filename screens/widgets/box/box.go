// Package box is how a page is put together: rows and columns of objects that have a natural size or grow, with gaps and pads. An
// object is first given its width and then asked for its height. The widgets of package parts are put together from it as well.
package box

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Length is a length in device-independent pixels at this moment: a size of the theme (Named), a multiple of one (Times), or always the
// same.
type Length = func() float32

// Times is so many times a size of the theme.
func Times(name fyne.ThemeSizeName, times float32) Length {
	size := Named(name)
	return func() float32 { return size() * times }
}

// Just is a length that doesn't change.
func Just(length float32) Length { return func() float32 { return length } }

// now is a length at this moment; none is nothing.
func now(length Length) float32 {
	if length == nil {
		return 0
	}
	return length()
}

// grown takes what is left of a row or a column.
type grown struct{}

// Layout fills the area.
func (grown) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		Place(o, 0, 0, size.Width, size.Height)
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
	return fyne.NewSize(max(least.Width, Natural(o)), least.Height)
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
	switch c.Layout.(type) {
	case grown, broken:
		return true
	}
	return false
}

// broken takes what is left and needs no more than its narrowest lines do.
type broken struct{ grown }

// MinSize is the least size at the present width.
func (broken) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		if o.Visible() {
			least = least.Max(o.MinSize())
		}
	}
	return least
}

// Breaks lets words take what the others of their row leave, on as many lines as that takes.
func Breaks(o fyne.CanvasObject) *fyne.Container { return container.New(broken{}, o) }

// laid are objects at places of their own.
type laid struct {
	least func() fyne.Size
	place func(fyne.Size)
}

// Layout places them.
func (l laid) Layout(_ []fyne.CanvasObject, size fyne.Size) { l.place(size) }

// MinSize is what they need.
func (l laid) MinSize([]fyne.CanvasObject) fyne.Size { return l.least() }

// Laid lets place put objects into the area that they have; least is the size that they need.
func Laid(least func() fyne.Size, place func(area fyne.Size), objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(laid{least, place}, objects...)
}

// None is the least size of what lies over something or takes what there is, Scrolls that of a page that scrolls.
func None() fyne.Size { return fyne.Size{} }

// Scrolls is small: see None.
func Scrolls() fyne.Size { return fyne.NewSize(200, 100) }

// fixed has a size of its own.
type fixed struct {
	grown
	width, height Length
}

// MinSize is the size, where one was given, and else that of the objects.
func (f fixed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width, height := now(f.width), now(f.height)
	if width > 0 && height > 0 {
		return fyne.NewSize(width, height) // a picture that is asked is read
	}
	least := grown{}.MinSize(objects)
	if width > 0 {
		least.Width = width
	}
	if height > 0 {
		least.Height = height
	}
	return least
}

// Fixed gives an object a natural size, in device-independent pixels; 0 leaves its own.
func Fixed(o fyne.CanvasObject, width, height float32) *fyne.Container {
	return FixedBy(o, Just(width), Just(height))
}

// FixedBy gives it one that follows the theme; where there is none its own is left.
func FixedBy(o fyne.CanvasObject, width, height Length) *fyne.Container {
	return container.New(fixed{width: width, height: height}, o)
}

// square is as wide as high, and takes no room while nothing of it can be seen.
type square struct{ fixed }

// Square gives an object sides of a length. Where it is hidden, its row closes over it.
func Square(o fyne.CanvasObject, side Length) *fyne.Container {
	return container.New(square{fixed{width: side, height: side}}, o)
}

// seen reports whether an object of a row or a column takes room.
func seen(o fyne.CanvasObject) bool {
	if c, ok := o.(*fyne.Container); ok {
		if _, ok := c.Layout.(square); ok && !slices.ContainsFunc(c.Objects, fyne.CanvasObject.Visible) {
			return false
		}
	}
	return o.Visible()
}

// atLeast needs some room also where less would do.
type atLeast struct {
	broken
	width, height Length
}

// MinSize is the least size, or more where the objects need it.
func (l atLeast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return l.broken.MinSize(objects).Max(fyne.NewSize(now(l.width), now(l.height)))
}

// AtLeast is an object that can be hit: it is never smaller than that.
func AtLeast(o fyne.CanvasObject, width, height Length) *fyne.Container {
	return container.New(atLeast{width: width, height: height}, o)
}

// centred has its own height in the middle of what there is.
type centred struct{ broken }

// Layout gives each object the width and its own height.
func (centred) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		high := HeightAt(o, size.Width)
		Place(o, 0, (size.Height-high)/2, size.Width, high)
	}
}

// Centred puts an object in the middle between above and below.
func Centred(o fyne.CanvasObject) *fyne.Container { return container.New(centred{}, o) }

// atMost is no wider than that, in the middle of what there is.
type atMost struct {
	broken
	width float32
}

// Layout gives each object its own height.
func (a atMost) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, a.width)
	for _, o := range objects {
		high := HeightAt(o, width)
		Place(o, (size.Width-width)/2, (size.Height-high)/2, width, high)
	}
}

// AtMost keeps an object from being wider, in device-independent pixels.
func AtMost(o fyne.CanvasObject, width float32) *fyne.Container {
	return container.New(atMost{width: width}, o)
}

// within has its own size in the middle.
type within struct{ broken }

// Layout gives each object its least size.
func (within) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		least := o.MinSize()
		Place(o, (size.Width-least.Width)/2, (size.Height-least.Height)/2, least.Width, least.Height)
	}
}

// Middle puts an object of its own size in the middle of what there is.
func Middle(o fyne.CanvasObject) *fyne.Container { return container.New(within{}, o) }

// pad keeps edges free round an object.
type pad struct{ left, top, right, bottom Length }

// Layout fills what the edges leave.
func (p pad) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, top := now(p.left), now(p.top)
	for _, o := range objects {
		Place(o, left, top, max(0, size.Width-left-now(p.right)), max(0, size.Height-top-now(p.bottom)))
	}
}

// MinSize is that of the object and the edges.
func (p pad) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return grown{}.MinSize(objects).AddWidthHeight(now(p.left)+now(p.right), now(p.top)+now(p.bottom))
}

// Pad keeps edges free, in device-independent pixels: at both sides, and above and below.
func Pad(o fyne.CanvasObject, sides, ends float32) *fyne.Container {
	return PadBy(o, Just(sides), Just(ends))
}

// PadBy keeps edges free that follow the theme.
func PadBy(o fyne.CanvasObject, sides, ends Length) *fyne.Container {
	return Edged(o, sides, ends, sides, ends)
}

// Edged keeps edges free of which each has its own width.
func Edged(o fyne.CanvasObject, left, top, right, bottom Length) *fyne.Container {
	return container.New(pad{left, top, right, bottom}, o)
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
	gap    Length
	down   bool
	middle bool // across the line each has its natural size, in the middle
}

// Row puts objects side by side, each with its natural height, in the middle of the row.
func Row(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return RowBy(Just(gap), objects...)
}

// Column puts objects one below the other, each as wide as the column.
func Column(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return ColumnBy(Just(gap), objects...)
}

// RowBy is a row with a gap that follows the theme.
func RowBy(gap Length, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(line{gap: gap, middle: true}, objects...)
}

// ColumnBy is such a column.
func ColumnBy(gap Length, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(line{gap: gap, down: true}, objects...)
}

// long is how long an object is along the line that is so wide across.
func (l line) long(o fyne.CanvasObject, across float32) float32 {
	if l.down {
		return HeightAt(o, across)
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
		if !seen(o) {
			continue
		}
		if shown++; grows(o) {
			many++
		} else {
			left -= l.long(o, across)
		}
	}
	gap := l.gap()
	left -= gap * float32(max(0, shown-1))
	at := float32(0)
	for _, o := range objects {
		if !seen(o) {
			continue
		}
		long := max(0, left/max(1, many))
		if !grows(o) {
			long = l.long(o, across)
		}
		l.place(o, at, long, across)
		at += long + gap
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
		Place(o, 0, at, across, long)
	case l.middle:
		high := min(across, HeightAt(o, long))
		Place(o, at, float32(int((across-high)/2)), long, high)
	default:
		Place(o, at, 0, long, across)
	}
}

// MinSize is that of all objects one after another.
func (l line) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least, shown := fyne.Size{}, 0
	for _, o := range objects {
		if !seen(o) {
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
	gaps := l.gap() * float32(max(0, shown-1))
	if l.down {
		return least.AddWidthHeight(0, gaps)
	}
	return least.AddWidthHeight(gaps, 0)
}

// HeightAt is the height that an object needs at that width.
func HeightAt(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.Size().Height))
	return o.MinSize().Height
}

// Place moves and resizes an object in one step.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// SetVisible shows or hides an object.
func SetVisible(o fyne.CanvasObject, visible bool) {
	switch {
	case visible && !o.Visible():
		o.Show()
	case !visible && o.Visible():
		o.Hide()
	}
}

// spread is an object that would like to be wider than it must be: on one line, if there is room.
type spread interface{ Natural() float32 }

// Natural is the width at which an object needs no second line of text.
func Natural(o fyne.CanvasObject) float32 {
	if s, ok := o.(spread); ok {
		return max(s.Natural(), o.MinSize().Width)
	}
	return o.MinSize().Width
}

package board

import "fyne.io/fyne/v2"

// How far a board can be zoomed: 1 is all of it in the window.
const (
	leastZoom = 1
	mostZoom  = 3
	zoomStep  = 1.5 // of one press of + or -
)

// view is what is seen of a board: it turns units of the board into device-independent pixels of the field, which
// is the whole board at the present zoom, and says where in the window the field lies. It is a plain value.
type view struct {
	least, most fyne.Position // the corners of the board in its units
	edge        float32       // empty pixels round the board
	window      fyne.Size
	zoom        float32
	middle      fyne.Position // in units: what is seen in the middle of the window
}

// newView fits all of a board into the window.
func newView(least, most fyne.Position, edge float32, window fyne.Size) view {
	v := view{least: least, most: most, edge: edge, window: window}
	return v.fitted()
}

// fitted shows all of the board.
func (v view) fitted() view {
	v.zoom = leastZoom
	v.middle = fyne.NewPos((v.least.X+v.most.X)/2, (v.least.Y+v.most.Y)/2)
	return v
}

// scale is the number of pixels of one unit.
func (v view) scale() float32 { return fitScale(v.least, v.most, v.edge, v.window) * v.zoom }

// fitScale is the scale at which a board fits into a window.
func fitScale(least, most fyne.Position, edge float32, window fyne.Size) float32 {
	across, down := max(most.X-least.X, 0.001), max(most.Y-least.Y, 0.001)
	return max(0.001, min((window.Width-2*edge)/across, (window.Height-2*edge)/down))
}

// field is the size of the whole board at the present zoom, never smaller than the window.
func (v view) field() fyne.Size {
	scale := v.scale()
	return v.window.Max(fyne.NewSize((v.most.X-v.least.X)*scale+2*v.edge, (v.most.Y-v.least.Y)*scale+2*v.edge))
}

// pixels is where a point of the board lies in the field.
func (v view) pixels(at fyne.Position) fyne.Position {
	scale, field := v.scale(), v.field()
	return fyne.NewPos(
		field.Width/2+(at.X-(v.least.X+v.most.X)/2)*scale,
		field.Height/2+(at.Y-(v.least.Y+v.most.Y)/2)*scale,
	)
}

// units is the point of the board at a place of the field.
func (v view) units(at fyne.Position) fyne.Position {
	scale, field := v.scale(), v.field()
	return fyne.NewPos(
		(v.least.X+v.most.X)/2+(at.X-field.Width/2)/scale,
		(v.least.Y+v.most.Y)/2+(at.Y-field.Height/2)/scale,
	)
}

// offset is where the field's corner lies in the window: the field never leaves an edge of the window bare.
func (v view) offset() fyne.Position {
	field, middle := v.field(), v.pixels(v.middle)
	return fyne.NewPos(
		min(0, max(v.window.Width-field.Width, v.window.Width/2-middle.X)),
		min(0, max(v.window.Height-field.Height, v.window.Height/2-middle.Y)),
	)
}

// held keeps in mind as the middle what really is in the middle, after the edges had their say.
func (v view) held() view {
	offset := v.offset()
	v.middle = v.units(fyne.NewPos(v.window.Width/2-offset.X, v.window.Height/2-offset.Y))
	return v
}

// panned moves the field by that many pixels.
func (v view) panned(dx, dy float32) view {
	middle := v.pixels(v.middle)
	v.middle = v.units(fyne.NewPos(middle.X-dx, middle.Y-dy))
	return v.held()
}

// zoomed changes the zoom by a factor; what lies at that place of the window stays there where the edges allow it.
func (v view) zoomed(factor float32, anchor fyne.Position) view {
	fixed := v.units(anchor.Subtract(v.offset()))
	v.zoom = min(max(v.zoom*factor, leastZoom), mostZoom)
	if v.zoom < leastZoom+0.01 {
		v.zoom = leastZoom
	}
	scale := v.scale()
	v.middle = fyne.NewPos(fixed.X+(v.window.Width/2-anchor.X)/scale, fixed.Y+(v.window.Height/2-anchor.Y)/scale)
	return v.held()
}

// enlarged changes the zoom by a factor and keeps in the middle what shall be there.
func (v view) enlarged(factor float32) view {
	v.zoom = min(max(v.zoom*factor, leastZoom), mostZoom)
	return v.held()
}

// resized is the same view in another window: the zoom and what is in the middle stay.
func (v view) resized(window fyne.Size) view {
	v.window = window
	return v
}

// reveal moves the field as little as is needed to show a point of the board with that many pixels round it.
func (v view) reveal(at fyne.Position, round float32) view {
	seen := v.pixels(at).Add(v.offset())
	return v.panned(within(seen.X, round, v.window.Width), within(seen.Y, round, v.window.Height))
}

// within is how far something must be moved to lie between 0 and an end, with space round it.
func within(at, round, end float32) float32 {
	switch {
	case at < round:
		return round - at
	case at > end-round:
		return end - round - at
	}
	return 0
}

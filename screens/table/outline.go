package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
)

// outline is a dashed line round an area: what stands in it is no key.
type outline struct {
	box.Drawing
	line   fyne.ThemeColorName
	corner float32
}

func newOutline(line fyne.ThemeColorName, corner float32) *outline {
	o := &outline{line: line, corner: corner}
	o.Build(o, o.dashes)
	return o
}

// Measures of a dashed line, in device-independent pixels.
const (
	dashWide = 2
	dashLong = 7
	dashStep = 12
)

// dashes lie along the sides, and one across each corner.
func (o *outline) dashes() (list []fyne.CanvasObject) {
	area := o.Size()
	dash := func(x, y, toX, toY float32) {
		list = append(list, &canvas.Line{Position1: fyne.NewPos(x, y), Position2: fyne.NewPos(toX, toY), StrokeColor: box.Paint(o, o.line), StrokeWidth: dashWide})
	}
	const edge = dashWide / 2
	right, low, near, far := area.Width-edge, area.Height-edge, o.corner*0.15+edge, o.corner*0.55
	for x := o.corner; x+dashLong <= area.Width-o.corner; x += dashStep {
		dash(x, edge, x+dashLong, edge)
		dash(x, low, x+dashLong, low)
	}
	for y := o.corner; y+dashLong <= area.Height-o.corner; y += dashStep {
		dash(edge, y, edge, y+dashLong)
		dash(right, y, right, y+dashLong)
	}
	dash(near, far, far, near)
	dash(area.Width-near, far, area.Width-far, near)
	dash(near, area.Height-far, far, area.Height-near)
	dash(area.Width-near, area.Height-far, area.Width-far, area.Height-near)
	return list
}

package parts

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/box"
)

// Outline is a dashed line round an area: what is in it isn't a key.
type Outline struct {
	box.Drawing
	line   fyne.ThemeColorName
	corner float32
}

// NewOutline is a dashed line of a colour with round corners.
func NewOutline(line fyne.ThemeColorName, corner float32) *Outline {
	o := &Outline{line: line, corner: corner}
	o.Build(o, o.dashes)
	return o
}

// SetLine gives it another colour.
func (o *Outline) SetLine(line fyne.ThemeColorName) {
	if o.line != line {
		o.line = line
		o.Refresh()
	}
}

// Measures of a dashed line, in device-independent pixels.
const (
	dashWide = 2
	dashLong = 7
	dashStep = 12
)

// dashes lie along the sides, and round the corners.
func (o *Outline) dashes() (list []fyne.CanvasObject) {
	area := o.Size()
	dash := func(x, y, toX, toY float32) {
		list = append(list, &canvas.Line{Position1: fyne.NewPos(x, y), Position2: fyne.NewPos(toX, toY), StrokeColor: box.Paint(o, o.line), StrokeWidth: dashWide})
	}
	const edge = dashWide / 2
	right, low := area.Width-edge, area.Height-edge
	for _, x := range o.along(area.Width) {
		dash(x, edge, x+dashLong, edge)
		dash(x, low, x+dashLong, low)
	}
	for _, y := range o.along(area.Height) {
		dash(edge, y, edge, y+dashLong)
		dash(right, y, right, y+dashLong)
	}
	for _, turn := range []float64{0.06, 0.29} { // two dashes round each corner
		from, to := o.round(turn), o.round(turn+0.15)
		for _, x := range []bool{false, true} {
			for _, y := range []bool{false, true} {
				at := func(p fyne.Position) (float32, float32) {
					if x {
						p.X = area.Width - p.X
					}
					if y {
						p.Y = area.Height - p.Y
					}
					return p.X, p.Y
				}
				fromX, fromY := at(from)
				toX, toY := at(to)
				dash(fromX, fromY, toX, toY)
			}
		}
	}
	return list
}

// along is where the dashes of a side begin: they fill it between its corners.
func (o *Outline) along(side float32) (from []float32) {
	room := side - 2*o.corner - dashLong
	if room < 0 {
		return nil
	}
	steps := math.Round(float64(room / dashStep))
	for i := float64(0); i <= steps; i++ {
		from = append(from, o.corner+room*float32(i/max(1, steps)))
	}
	return from
}

// round is a place on the upper left corner, a part of a whole turn from its left end.
func (o *Outline) round(turn float64) fyne.Position {
	sin, cos := math.Sincos(2 * math.Pi * turn / 2)
	reach := float64(o.corner - dashWide/2)
	return fyne.NewPos(o.corner-float32(reach*cos), o.corner-float32(reach*sin))
}

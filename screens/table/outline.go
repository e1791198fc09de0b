package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
)

// outline is a dashed line round an area: what stands in it is no key.
type outline struct {
	widget.BaseWidget
	line   fyne.ThemeColorName
	corner float32
	dashes []fyne.CanvasObject
}

func newOutline(line fyne.ThemeColorName, corner float32) *outline {
	o := &outline{line: line, corner: corner}
	o.ExtendBaseWidget(o)
	return o
}

// Measures of a dashed line, in device-independent pixels.
const (
	dashWide = 2
	dashLong = 7
	dashStep = 12
)

// lay lays the dashes along the sides, and one across each corner.
func (o *outline) lay(area fyne.Size) {
	o.dashes = nil
	dash := func(x, y, toX, toY float32) {
		o.dashes = append(o.dashes, &canvas.Line{Position1: fyne.NewPos(x, y), Position2: fyne.NewPos(toX, toY), StrokeColor: box.Paint(o, o.line), StrokeWidth: dashWide})
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
}

// CreateRenderer draws the dashes.
func (o *outline) CreateRenderer() fyne.WidgetRenderer { return &outlineScene{o} }

type outlineScene struct{ of *outline }

// MinSize is small.
func (s *outlineScene) MinSize() fyne.Size { return fyne.Size{} }

// Layout lays the dashes for the new size.
func (s *outlineScene) Layout(area fyne.Size) { s.of.lay(area) }

// Refresh lays them anew, in the colour of the theme.
func (s *outlineScene) Refresh() {
	s.of.lay(s.of.Size())
	canvas.Refresh(s.of)
}

// Objects are the dashes.
func (s *outlineScene) Objects() []fyne.CanvasObject { return s.of.dashes }

// Destroy has nothing to give back.
func (s *outlineScene) Destroy() {}

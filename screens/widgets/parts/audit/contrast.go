package audit

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/look"
)

// toned is a picture that knows between which colours those lie that are so far down on it.
type toned interface {
	Tones(down float32) []color.Color
}

// scrim is from which opacity, of 0xFFFF, a colour over a picture decides how words on it are read, whatever the picture shows.
const scrim = 0x9999

// contrast is the least contrast of a text with what lies beneath its beginning, middle and end; known is false where
// that is a picture that doesn't know its colours.
func (w *walk) contrast(i int) (least float64, known bool) {
	ink, letters := w.ink(i), w.nodes[i].object.(*canvas.Text).Color
	if letters == nil {
		return 1, true
	}
	least = math.Inf(1)
	for _, share := range []float32{0.02, 0.5, 0.98} {
		beneath, known := w.beneath(i, fyne.NewPos(ink.left+ink.width()*share, (ink.top+ink.bottom)/2))
		if !known {
			return 0, false
		}
		for _, paint := range beneath {
			least = min(least, look.Contrast(look.Over(letters, paint), paint))
		}
	}
	return least, true
}

// beneath are the colours that can have been painted at a point before node i.
func (w *walk) beneath(i int, at fyne.Position) (paints []color.Color, known bool) {
	paints, known = []color.Color{w.ground}, true
	inside := -1 // the picture that knows its colours
	for j, n := range w.nodes[:i] {
		point, moves := w.under(w.nodes[i].region, n.region, at)
		if !n.box.has(point) || !moves && !n.clip.has(point) || inside >= 0 && w.within(j, inside) {
			continue
		}
		if picture, ok := n.object.(toned); ok {
			paints, known, inside = picture.Tones(point.Y-n.box.top), true, j
			continue
		}
		fill, picture := fillAt(n, point)
		if picture { // it can have any colour
			known, paints = false, []color.Color{color.Black, color.White}
		}
		if fill == nil {
			continue
		}
		if _, _, _, alpha := fill.RGBA(); alpha >= scrim {
			known = true
		}
		for k := range paints {
			paints[k] = look.Over(fill, paints[k])
		}
	}
	return paints, known
}

// under is the point of a region that lies under a point of another one once that is in sight: where a scroll stands in
// between, the nearest point of its window. Moves reports whether the region holds the other one and moves it along.
func (w *walk) under(region, of int, at fyne.Position) (point fyne.Position, moves bool) {
	for ; region != of && region > 0; region = w.scrolls[region-1].around {
		at = w.scrolls[region-1].window.nearest(at)
	}
	return at, region == of && of > 0
}

// fillAt is what a node paints at a point of its box: nil for nothing, picture for what can't be told.
func fillAt(n node, at fyne.Position) (fill color.Color, picture bool) {
	switch object := n.object.(type) {
	case *canvas.Rectangle:
		return object.FillColor, false
	case *canvas.Circle:
		if inCircle(n.box, at) {
			return object.FillColor, false
		}
	case *canvas.ArbitraryPolygon:
		if inPolygon(object, n.box, at) {
			return object.FillColor, false
		}
	case *canvas.Image, *canvas.Raster, *canvas.LinearGradient, *canvas.RadialGradient:
		return nil, true
	}
	return nil, false
}

// inCircle reports whether a point lies in the largest circle in the middle of a box.
func inCircle(b box, at fyne.Position) bool {
	x, y := at.X-(b.left+b.right)/2, at.Y-(b.top+b.bottom)/2
	radius := min(b.width(), b.height()) / 2
	return x*x+y*y <= radius*radius
}

// inPolygon reports whether a point lies within a polygon: whether a line from it to the right crosses the outline an odd
// number of times.
func inPolygon(p *canvas.ArbitraryPolygon, b box, at fyne.Position) bool {
	inside := false
	for i := range p.Points {
		from, to := p.Points[i], p.Points[(i+1)%len(p.Points)]
		if p.NormalizedPoints {
			from = fyne.NewPos(from.X*b.width(), from.Y*b.height())
			to = fyne.NewPos(to.X*b.width(), to.Y*b.height())
		}
		x, y := at.X-b.left, at.Y-b.top
		if (from.Y > y) != (to.Y > y) && x < from.X+(to.X-from.X)*(y-from.Y)/(to.Y-from.Y) {
			inside = !inside
		}
	}
	return inside
}

package board

import (
	"image/color"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

// Corners of the shapes in shares of the square round them.
var (
	hexPoint = look.Hexagon.Corners()
	hexFlat  = []fyne.Position{{X: 0.25, Y: 0.067}, {X: 0.75, Y: 0.067}, {X: 1, Y: 0.5}, {X: 0.75, Y: 0.933}, {X: 0.25, Y: 0.933}, {X: 0, Y: 0.5}}
	square   = []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}
)

// outline draws a place's shape.
func (p *pen) outline(shape Shape, at fyne.Position, round float32, b brush) {
	switch shape {
	case HexPoint:
		p.polygon(at, round, hexPoint, b)
	case HexFlat:
		p.polygon(at, round, hexFlat, b)
	case Square:
		p.polygon(at, round, square, b)
	default:
		p.circle(at, round, b)
	}
}

// inner is the width and height of the largest box for words and marks inside a shape, in shares of its radius.
func inner(shape Shape) (width, height float32) {
	switch shape {
	case HexPoint:
		return 1.5, 1.1
	case HexFlat:
		return 1.3, 1.2
	case Square:
		return 1.85, 1.85
	}
	return 1.5, 1.3
}

// oneLine is the width for a single line of words in the middle of a shape, in shares of its radius.
func oneLine(shape Shape) float32 {
	if shape == Square {
		return 1.85
	}
	return 1.7
}

// surface draws the place itself: fill, outline, and what it is now.
func (d *drawing) surface(of Place) {
	at, round := d.view.pixels(of.At), radius(of, d.scale)
	fill, edge, width := d.fill(of), d.pen.ink(look.Outline), float32(1.5)
	if of.Spoken == "" || of.Dim {
		edge, width = d.pen.ink(look.Hairline), 1
	}
	if of.Chosen {
		d.pen.outline(of.Shape, at, round+3, brush{color.Transparent, d.pen.ink(look.Accent), 4})
	}
	switch {
	case of.Target && of.Shape == Dot:
		legal := d.pen.ink(look.Legal)
		d.pen.circle(at, round+min(4.5, max(2.5, round*0.8)), brush{d.pen.ink(look.Ground), legal, min(2.5, round*0.5)})
		fill, edge = legal, legal
	case of.Target:
		edge, width = d.pen.ink(look.Legal), 3
	}
	if of.Shape == Dot && of.Seat != 0 {
		d.gliding(of.ID, Mark{Seat: of.Seat}, func() { d.pen.seat(at, max(2.2*round, leastMark), of.Seat) })
		return
	}
	d.pen.outline(of.Shape, at, round, brush{fill, edge, width})
	if of.Picture != nil {
		d.pen.picture(at, 2*round-width, of.Picture)
	}
	if of.Dim {
		d.pen.line(at.AddXY(round*0.3, round*0.8), at.AddXY(round*0.8, round*0.3), d.pen.ink(look.Outline), 1.5)
	}
}

// fill is the colour of a place's surface.
func (d *drawing) fill(of Place) color.Color {
	switch {
	case of.Fill != "":
		return d.pen.ink(of.Fill)
	case of.Shape == Dot:
		return d.pen.ink(look.Outline)
	}
	return d.pen.ink(look.Card)
}

// targetDot is the dot of a legal target, at the upper edge of its place.
func (d *drawing) targetDot(of Place) {
	if !of.Target || of.Shape == Dot {
		return
	}
	way := fyne.NewPos(0.7, -0.7)
	switch of.Shape {
	case HexPoint:
		way = fyne.NewPos(0, -0.79)
	case HexFlat:
		way = fyne.NewPos(0.42, -0.73)
	case Square:
		way = fyne.NewPos(0.95, -0.95)
	}
	round := radius(of, d.scale)
	at := d.view.pixels(of.At).AddXY(way.X*round, way.Y*round)
	d.pen.circle(at, min(6, max(3, round*0.16)), brush{d.pen.ink(look.Legal), d.pen.ink(look.Ground), 1})
}

// focusRing shows where the keyboard stands.
func (d *drawing) focusRing(of Place) {
	at, round := d.view.pixels(of.At), radius(of, d.scale)
	d.pen.outline(of.Shape, at, round+4, brush{color.Transparent, d.pen.ink(look.Ground), 3})
	d.pen.outline(of.Shape, at, round+6, brush{color.Transparent, d.pen.ink(look.Focus), 3})
}

package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
)

// Shape is the outline of a seat's mark: the same shape for the same seat everywhere.
type Shape uint8

// The shapes of seats 1 to 6.
const (
	Circle Shape = iota
	Square
	Triangle
	Diamond
	Hexagon
	Star
)

// Drop is how far below the middle the letter stands, in shares of the side.
func (s Shape) Drop() float32 {
	switch s {
	case Triangle:
		return 0.13
	case Star:
		return 0.03
	}
	return 0
}

// Corners are a shape's corners in shares of its box, clockwise from the top; a circle has none.
func (s Shape) Corners() []fyne.Position {
	switch s {
	case Square:
		return []fyne.Position{{X: 0.07, Y: 0.07}, {X: 0.93, Y: 0.07}, {X: 0.93, Y: 0.93}, {X: 0.07, Y: 0.93}}
	case Triangle:
		return []fyne.Position{{X: 0.5, Y: 0.01}, {X: 1, Y: 0.95}, {X: 0, Y: 0.95}}
	case Diamond:
		return []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 0.5}, {X: 0.5, Y: 1}, {X: 0, Y: 0.5}}
	case Hexagon:
		return around(6, 0.5, 0.5)
	case Star:
		return around(10, 0.5, 0.3)
	}
	return nil
}

// around returns points on a circle, every second one on an inner circle.
func around(n int, outer, inner float64) []fyne.Position {
	points := make([]fyne.Position, n)
	for i := range points {
		radius := outer
		if i%2 == 1 {
			radius = inner
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		points[i] = fyne.NewPos(float32(0.5+radius*sin), float32(0.5-radius*cos))
	}
	return points
}

// Mark is how a seat is told apart: colour, shape and letter, so that no fact rests on one of them alone.
type Mark struct {
	Colour color.NRGBA
	Ink    color.NRGBA // the letter on the colour, contrast at least 4.5
	Shape  Shape
	Letter string
}

// Marks are those of seats 1 to 6, in the colour-blind safe colours of Okabe and Ito.
var Marks = [...]Mark{
	{rgb(0xE69F00), rgb(0x101820), Circle, "A"},
	{rgb(0x56B4E9), rgb(0x101820), Square, "B"},
	{rgb(0x009E73), rgb(0x000000), Triangle, "C"},
	{rgb(0xF0E442), rgb(0x101820), Diamond, "D"},
	{rgb(0x0072B2), rgb(0xFFFFFF), Hexagon, "E"},
	{rgb(0xD55E00), rgb(0x000000), Star, "F"},
}

// MarkOf is the mark of a seat, counted from 1; ok is false where there is no such seat.
func MarkOf(seat int) (mark Mark, ok bool) {
	if seat < 1 || seat > len(Marks) {
		return Mark{}, false
	}
	return Marks[seat-1], true
}

package look

import "image/color"

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

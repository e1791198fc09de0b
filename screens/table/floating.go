package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Measures of a moment that is made of parts, in device-independent pixels.
const (
	floatingGap    = 12
	floatingCorner = 18
	floatingWide   = 358
	floatingHigh   = 430
)

// Floating is a moment of parts one under the other, on a surface; it is scrolled where it is high.
func Floating(felt look.Felt, inside ...fyne.CanvasObject) *Moment {
	column := box.Column(floatingGap, inside...)
	wide := float32(floatingWide - 2*floatingGap - parts.BarRoom)
	column.Resize(fyne.NewSize(wide, floatingHigh))      // what flows has to know how wide it is
	high := parts.HeightAt(column, wide) + 3*floatingGap // and a little, so that nothing scrolls by a hair
	sheet := container.NewStack(box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: floatingCorner}),
		box.Pad(parts.Scrolling(box.Fixed(column, 1, 0)), floatingGap, floatingGap))
	return &Moment{Show: sheet, Size: fyne.NewSize(floatingWide, min(floatingHigh, high))}
}

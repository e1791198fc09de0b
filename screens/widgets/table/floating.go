package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
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
	parted, high := scrolled(inside)
	sheet := container.NewStack(box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: floatingCorner}), box.Pad(parted, floatingGap, floatingGap))
	return &Moment{Show: sheet, Size: fyne.NewSize(floatingWide, min(floatingHigh, high+2*floatingGap))}
}

// Open is the same without a surface, on a bare felt.
func Open(felt look.Felt, inside ...fyne.CanvasObject) *Moment {
	parted, high := scrolled(inside)
	return &Moment{Show: parted, Size: fyne.NewSize(floatingWide, high), Over: felt.Ground}
}

// scrolled are parts one under the other, and how high they are.
func scrolled(inside []fyne.CanvasObject) (parted fyne.CanvasObject, high float32) {
	column := box.Column(floatingGap, inside...)
	wide := float32(floatingWide - 2*floatingGap - parts.BarRoom)
	column.Resize(fyne.NewSize(wide, floatingHigh))                                           // what flows has to know how wide it is
	return parts.Scrolling(box.Fixed(column, 1, 0)), box.HeightAt(column, wide) + floatingGap // and a little, so that nothing scrolls by a hair
}

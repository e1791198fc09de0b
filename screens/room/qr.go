package room

import (
	"image"
	"image/color"

	"tablekeeper/screens/box"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"rsc.io/qr"
)

// qrCode is a QR code, black on white whatever the ground is: readers need that.
type qrCode struct {
	box.Widget
	label string
}

var _ fyne.Accessible = (*qrCode)(nil)

// quietSquares is the width of the light border that readers need, in squares, and qrSquare the size of a square in
// device-independent pixels.
const (
	quietSquares = 4
	qrSquare     = 6
)

// newQR shows a text as a QR code; label is what a screen reader says. A text that is too long is shown as nothing.
func newQR(text, label string) *qrCode {
	q := &qrCode{label: label}
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		q.Build(q, nil, nil)
		return q
	}
	size := code.Size + 2*quietSquares
	picture := image.NewPaletted(image.Rect(0, 0, size, size), color.Palette{color.White, color.Black})
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				picture.SetColorIndex(x+quietSquares, y+quietSquares, 1)
			}
		}
	}
	drawn := &canvas.Image{Image: picture, FillMode: canvas.ImageFillContain, ScaleMode: canvas.ImageScalePixels}
	drawn.SetMinSize(fyne.NewSquareSize(float32(size * qrSquare)))
	q.Build(q, drawn, nil)
	return q
}

// AccessibilityLabel is what a screen reader says.
func (q *qrCode) AccessibilityLabel() string { return q.label }

package picture

import (
	"bytes"
	"image/png"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
)

// PNG draws an object of that size with so many pixels to the unit, on the ground of the app.
func PNG(o fyne.CanvasObject, size fyne.Size, dense float32) ([]byte, error) {
	paper := software.NewCanvas()
	paper.SetPadded(false)
	paper.SetScale(dense)
	paper.SetContent(o)
	paper.Resize(size)
	var data bytes.Buffer
	err := png.Encode(&data, paper.Capture())
	return data.Bytes(), err
}

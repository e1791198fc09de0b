package match

import (
	"image/color"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/screens/widgets/box"
)

// veil lies over what is shown as it was last, and takes most of its colour away. It takes no taps.
type veil struct{ box.Widget }

// veilShade is how much of what lies under it the veil covers, of 255.
const veilShade = 150

// newVeil is a veil that can be seen.
func newVeil() *veil {
	v := &veil{}
	cover := &canvas.Rectangle{}
	v.Build(v, cover, func() {
		ground := color.NRGBAModel.Convert(box.Paint(v, theme.ColorNameBackground)).(color.NRGBA)
		ground.A = veilShade
		cover.FillColor = ground
	})
	return v
}

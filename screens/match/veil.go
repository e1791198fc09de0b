package match

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
)

// veil lies over what is shown as it was last, and takes most of its colour away. It takes no taps.
type veil struct{ widget.BaseWidget }

// veilShade is how much of what lies under it the veil covers, of 255.
const veilShade = 150

// newVeil is a veil that can be seen.
func newVeil() *veil {
	v := &veil{}
	v.ExtendBaseWidget(v)
	return v
}

// CreateRenderer draws it in the colour of the ground.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	cover := &canvas.Rectangle{}
	return box.Draw(v, box.Scene{
		Objects: []fyne.CanvasObject{cover},
		Min:     func() fyne.Size { return fyne.Size{} },
		Layout:  func(area fyne.Size) { box.Place(cover, 0, 0, area.Width, area.Height) },
		Refresh: func() {
			ground := color.NRGBAModel.Convert(box.Paint(v, theme.ColorNameBackground)).(color.NRGBA)
			ground.A = veilShade
			cover.FillColor = ground
			canvas.Refresh(cover)
		},
	})
}

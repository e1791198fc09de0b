package parts

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Veil lies over what is shown as it was last, and takes most of its colour away. It takes no taps.
type Veil struct{ widget.BaseWidget }

// veilShade is how much of what lies under it the veil covers, of 255.
const veilShade = 150

// NewVeil is a veil that can be seen.
func NewVeil() *Veil {
	v := &Veil{}
	v.ExtendBaseWidget(v)
	return v
}

// CreateRenderer draws it in the colour of the ground.
func (v *Veil) CreateRenderer() fyne.WidgetRenderer {
	cover := &canvas.Rectangle{}
	return newScene(&scene{
		of:      v,
		objects: []fyne.CanvasObject{cover},
		min:     func() fyne.Size { return fyne.Size{} },
		layout:  func(area fyne.Size) { Place(cover, 0, 0, area.Width, area.Height) },
		refresh: func() {
			ground := color.NRGBAModel.Convert(paint(v, theme.ColorNameBackground)).(color.NRGBA)
			ground.A = veilShade
			cover.FillColor = ground
			canvas.Refresh(cover)
		},
	})
}

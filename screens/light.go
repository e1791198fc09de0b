package screens

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// light is what lies under the pages of no game: a soft light from above. It takes no taps.
type light struct{ box.Widget }

func newLight() *light {
	l := &light{}
	raster := canvas.NewRaster(l.draw)
	l.Build(l, raster, func() { canvas.Refresh(raster) })
	return l
}

// Measures of the light: how many pixels are drawn, which are stretched over the window, how far down it reaches, and how far from the upper
// edge it has all its strength, as shares of it: there the window ends, and under a notch the ground goes on.
const (
	lightWide, lightHigh = 32, 64
	lightReach           = 0.7
	lightRise            = 0.12
)

// draw draws it. The first picture of the app has words alone.
func (l *light) draw(int, int) image.Image {
	picture := image.NewNRGBA(image.Rect(0, 0, lightWide, lightHigh))
	if box.Sketched(l) {
		return picture
	}
	near, far := l.ends()
	for y := range lightHigh {
		for x := range lightWide {
			down := float64(y) / (lightHigh - 1)
			lit := (1 - math.Hypot(float64(x)/(lightWide-1)-0.5, down)/lightReach) * min(1, down/lightRise)
			picture.SetNRGBA(x, y, look.Mix(near, far, 1-max(0, lit)))
		}
	}
	return picture
}

// ends are its colour where it is brightest and where none is left.
func (l *light) ends() (near, far color.NRGBA) {
	colour := func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(box.Paint(l, name)).(color.NRGBA)
	}
	return colour(look.Lit), colour(look.FeltOf(look.PlainFelt).Ground)
}

// Tones are the colours between which it is, everywhere.
func (l *light) Tones(float32) []color.Color {
	near, far := l.ends()
	return []color.Color{near, far}
}

package tidescape

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
)

// ripple is the ring that each beat of the disc sends over the water: two thin arcs, seen from low above the water.
type ripple struct {
	image  *canvas.Image
	mask   []uint8
	pixels *image.RGBA
	tone   color.NRGBA
}

// Measures of the ripple's picture in pixels, and of the ripple in shares of the disc's diameter.
const (
	rippleWide, rippleHigh = 640, 112
	rippleFrom, rippleTo   = 0.9, 1.8
	rippleMost             = 0.9 // how much of it is seen at first
	rippleGone             = 0.8 // of a beat: then it has faded
)

func newRipple() *ripple {
	r := &ripple{pixels: image.NewRGBA(image.Rect(0, 0, rippleWide, rippleHigh))}
	r.image = &canvas.Image{Image: r.pixels, FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest, Translucency: 1}
	r.mask = make([]uint8, rippleWide*rippleHigh)
	for y := range rippleHigh {
		for x := range rippleWide {
			across, down := (float64(x)+0.5)/rippleWide*2-1, (float64(y)+0.5)/rippleHigh*2-1
			far := math.Hypot(across, down)
			line := max(arc(far, 0.95, 0.030), 0.6*arc(far, 0.82, 0.018))
			near := min(max(down*1.7+0.35, 0), 1) // the far side is behind the disc
			r.mask[y*rippleWide+x] = part(line * near)
		}
	}
	return r
}

// arc is how strongly a ring of that radius is drawn at a distance from its middle.
func arc(far, radius, thick float64) float64 {
	d := (far - radius) / thick
	return math.Exp(-d * d)
}

func (r *ripple) dye(tone color.NRGBA) {
	if r.tone == tone {
		return
	}
	r.tone = tone
	for i, m := range r.mask {
		pixel := r.pixels.Pix[4*i:]
		for k, c := range [3]uint8{tone.R, tone.G, tone.B} {
			pixel[k] = uint8(uint16(c) * uint16(m) / 255)
		}
		pixel[3] = m
	}
	canvas.Refresh(r.image)
}

// spread shows the ripple at a phase of the pulse: it leaves with the start and with each beat, and is gone before the next one.
// A negative phase has none.
func (r *ripple) spread(middle fyne.Position, diameter float32, beat float64) {
	gone := (beat - math.Floor(beat)) / rippleGone
	r.image.Hidden = beat < 0 || diameter <= 0 || gone >= 1
	if r.image.Hidden {
		return
	}
	wide := diameter * float32(rippleFrom+(rippleTo-rippleFrom)*math.Sqrt(gone))
	high := wide * rippleHigh / rippleWide
	r.image.Translucency = 1 - rippleMost*(1-gone)*(1-gone)
	box.Place(r.image, middle.X-wide/2, middle.Y+diameter*0.36-high/2, wide, high)
}

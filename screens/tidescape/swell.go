package tidescape

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// wavelet is how one wave of the sea is made. Lengths are in device-independent pixels.
type wavelet struct {
	below  float32 // how far its crests lie below the horizon, in shares of the water's depth
	long   float32 // from crest to crest
	high   float32 // from trough to crest
	speed  float32 // to the right, a second; below 0: to the left
	thick  float32 // of the foam on the crest
	heave  float32 // how far it rises and falls
	inner  float32 // how far below the crest a thin line follows it; 0: none does
	behind float32 // where the first crest lies, in wavelengths
}

// swell is one wave across the whole width: an image of its crests, which only moves to the side, and the water below it.
// The painter keeps the image; what a frame costs is to draw it elsewhere.
type swell struct {
	is          wavelet
	crest       *canvas.Image
	water       *canvas.Line // as thick as the water is deep: of all that fills an area it costs the painter least
	width       float32      // of the window for which the crests are drawn
	scale       float32
	cover, foam []uint8 // of each pixel: how much is water, and how much of that is foam
	pixels      *image.RGBA
	tone, spray color.NRGBA
	top         float32
}

func newSwell(is wavelet) *swell {
	return &swell{
		is:    is,
		crest: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest},
		water: &canvas.Line{},
	}
}

// pad is the room above the crests and the water below the troughs within the image.
const pad = 4

// height is that of the image.
func (s *swell) height() float32 { return s.is.high + s.is.inner + 2*pad + s.is.heave*2 + 4 }

// place puts the wave with its crests at top, across a width; its water reaches to bottom.
func (s *swell) place(width, top, bottom, scale float32) {
	s.top = top
	if s.width != width || s.scale != scale {
		s.width, s.scale = width, scale
		s.draw()
		s.paint()
	}
	s.crest.Resize(fyne.NewSize(width+s.is.long, s.height()))
	from := top + s.height() - 2*pad - s.is.heave
	fill(s.water, width, from, bottom)
}

// fillOver is how much farther, in device-independent pixels.
const fillOver = 2

// fill lets a line fill a width from one height to another. The painter puts it on whole pixels and softens its ends, so it
// goes a little farther down and to both sides.
func fill(line *canvas.Line, width, from, to float32) {
	deep := max(0, to-from) + fillOver
	line.StrokeWidth = deep
	line.Position1, line.Position2 = fyne.NewPos(-fillOver, from+deep/2), fyne.NewPos(width+fillOver, from+deep/2)
}

// move shows the wave as it is at a moment, in seconds.
func (s *swell) move(at float64) {
	shift := math.Mod(at*float64(s.is.speed)+float64(s.is.behind*s.is.long), float64(s.is.long))
	if shift < 0 {
		shift += float64(s.is.long)
	}
	rise := float64(s.is.heave) * math.Sin(2*math.Pi*(at/7.3+float64(s.is.behind)))
	s.crest.Move(fyne.NewPos(float32(shift)-s.is.long, s.top-pad+float32(rise)))
}

// dye gives the wave other colours, if they are others.
func (s *swell) dye(tone, spray color.NRGBA) {
	if s.tone == tone && s.spray == spray {
		return
	}
	s.tone, s.spray = tone, spray
	s.water.StrokeColor = tone
	canvas.Refresh(s.water)
	s.paint()
}

// draw finds out for each pixel what of it is water and what foam.
func (s *swell) draw() {
	wide, high := int(math.Ceil(float64((s.width+s.is.long)*s.scale))), int(math.Ceil(float64(s.height()*s.scale)))
	s.pixels = image.NewRGBA(image.Rect(0, 0, wide, high))
	s.cover, s.foam = make([]uint8, wide*high), make([]uint8, wide*high)
	scale := float64(s.scale)
	for x := range wide {
		at, slope := s.profile(float64(x) / scale)
		flat := 1 / math.Sqrt(1+slope*slope)
		for y := range high {
			deep := (float64(y)/scale - at - pad) * flat // below the surface
			i := y*wide + x
			s.cover[i] = part(deep*scale + 0.5)
			foam := band(deep, 0, float64(s.is.thick), scale)
			if s.is.inner > 0 {
				foam = max(foam, 0.45*band(deep, float64(s.is.inner), float64(s.is.inner)+1.4, scale))
			}
			s.foam[i] = part(foam)
		}
	}
	s.crest.Image = s.pixels
}

// profile is how far below its crests the surface lies at a place, and how steep it is there: round crests and rounder
// troughs, as the Home picture has them.
func (s *swell) profile(x float64) (down, slope float64) {
	turn := 2 * math.Pi / float64(s.is.long)
	half := float64(s.is.high) / 2
	down = half * (1 - math.Cos(turn*x) - 0.14*math.Cos(2*turn*x) + 0.14)
	return down, half * turn * (math.Sin(turn*x) + 0.28*math.Sin(2*turn*x))
}

// part is a share as 0 to 255.
func part(share float64) uint8 { return uint8(255 * min(max(share, 0), 1)) }

// band is how much of a pixel at a depth lies between two depths.
func band(deep, from, to, scale float64) float64 {
	return min((deep-from)*scale+0.5, (to-deep)*scale+0.5, 1)
}

// paint fills the image with the colours of the moment.
func (s *swell) paint() {
	if s.pixels == nil {
		return
	}
	for i, cover := range s.cover {
		pixel := s.pixels.Pix[4*i:]
		if cover == 0 {
			clear(pixel[:4])
			continue
		}
		foam, c := uint32(s.foam[i]), uint32(cover)
		blend := func(water, spray uint8) uint8 {
			return uint8((uint32(water)*(255-foam) + uint32(spray)*foam) * c / (255 * 255))
		}
		pixel[0], pixel[1], pixel[2], pixel[3] = blend(s.tone.R, s.spray.R), blend(s.tone.G, s.spray.G), blend(s.tone.B, s.spray.B), cover
	}
	canvas.Refresh(s.crest)
}

package tidescape

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
)

// foam is the colour of the waves: its contrast is at least 3 on every colour that the disc goes through.
var foam = color.NRGBA{R: 0xF7, G: 0xF3, B: 0xEA, A: 0xFF}

// Measures of the medallion in shares of its radius. The field within the groove has the colour of the moment, unmixed.
const (
	DiscField = 0.845 // the radius of the field
	groove    = 0.87
	beadsAt   = 0.915
	beadSide  = 0.021
	bevel     = 0.955 // the outer edge begins
	beadCount = 60
)

// How far rim and shadows differ from the field: so little that what the pulse moves is no flash.
const (
	bandDark  = 0.30
	edgeDark  = 0.20
	bevelMost = 0.14
	beadLight = 0.10 // above the field
	castDark  = 0.38 // of the shadow under the waves
	castOff   = 0.011
)

// discSheet is what the disc is drawn with: one image of the full diameter, which a frame only has the painter scale. A
// circle of the toolkit would cost the painter twice as much in each frame.
type discSheet struct {
	face         *canvas.Image
	pixels       *image.RGBA
	cover        []uint8 // of each pixel: how much of it is disc
	light, shade []uint8 // how far it is mixed with foam, and with black
	colour       color.NRGBA
}

func newDiscSheet() *discSheet {
	return &discSheet{pixels: &image.RGBA{}, face: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}}
}

// draw makes the face for a full diameter in pixels of the screen, if it is not there yet, and paints it in a colour, if it
// is not in that colour.
func (s *discSheet) draw(diameter int, colour color.NRGBA) {
	square := image.Rect(0, 0, diameter, diameter)
	if diameter <= 0 || s.pixels.Rect == square && s.colour == colour {
		return
	}
	if s.pixels.Rect != square {
		s.pixels = image.NewRGBA(square)
		s.engrave(diameter)
		s.face.Image = s.pixels
	}
	s.colour = colour
	s.paint()
	canvas.Refresh(s.face)
}

// engrave finds out how light each pixel is: the rim with its beads, and the waves with their shadow.
func (s *discSheet) engrave(diameter int) {
	n := diameter * diameter
	s.cover, s.light, s.shade = make([]uint8, n), make([]uint8, n), make([]uint8, n)
	waves := drawWaves(diameter)
	radius, off := float64(diameter)/2, int(math.Round(castOff*float64(diameter)))
	for y := range diameter {
		for x := range diameter {
			i := y*diameter + x
			across, down := float64(x)+0.5-radius, float64(y)+0.5-radius
			far := math.Sqrt(across*across + down*down) // math.Hypot is four times slower
			s.cover[i] = part(radius - far + 0.5)
			if s.cover[i] == 0 {
				continue
			}
			wave := waves[i]
			lift := relief(across/radius, down/radius, far/radius, radius)
			if x >= off && y >= off {
				cast := float64(waves[(y-off)*diameter+x-off]) / 255 * castDark
				lift -= cast * (1 - float64(wave)/255)
			}
			s.light[i], s.shade[i] = max(wave, part(lift)), part(-lift)
		}
	}
}

// relief is how much lighter, or below 0 darker, the medallion is than its field, at a place in shares of its radius.
func relief(across, down, far, radius float64) float64 {
	edge := 1.2 / radius // soft over a pixel
	if far < DiscField-edge {
		return 0
	}
	lit := -(across + down) / math.Sqrt2 / max(far, 0.01)
	step := func(at float64) float64 { return min(max((far-at)/edge+0.5, 0), 1) }
	lift := -bandDark * step(groove) * (1 - step(bevel))
	lift += (bevelMost*lit - edgeDark) * step(bevel)
	lift -= bevelMost * lit * step(DiscField) * (1 - step(groove)) // the groove is lit from the other side
	turn := math.Atan2(down, across) * beadCount / (2 * math.Pi)
	aside := (turn - math.Round(turn)) * 2 * math.Pi / beadCount * far
	bead := min(max((beadSide-math.Hypot(aside, far-beadsAt))/edge+0.5, 0), 1)
	return lift + bead*(beadLight+bandDark+0.06*lit)
}

// paint mixes the colour of the moment with light and shade. The edge is soft over one pixel. Each light is mixed once.
func (s *discSheet) paint() {
	var lit [3][256]uint32
	for k, channel := range [3][2]uint8{{s.colour.R, foam.R}, {s.colour.G, foam.G}, {s.colour.B, foam.B}} {
		for light := range uint32(256) {
			lit[k][light] = (uint32(channel[0])*(255-light) + uint32(channel[1])*light) / 255
		}
	}
	for i, cover := range s.cover {
		pixel, light, dark := s.pixels.Pix[4*i:], s.light[i], uint32(255-s.shade[i])
		for k := range lit {
			pixel[k] = uint8(lit[k][light] * dark / 255 * uint32(cover) / 255)
		}
		pixel[3] = cover
	}
}

// layout puts the image of that diameter into the middle of an area.
func (s *discSheet) layout(area fyne.Size, diameter float32) {
	box.Place(s.face, (area.Width-diameter)/2, (area.Height-diameter)/2, diameter, diameter)
}

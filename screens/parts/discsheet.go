package parts

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// foam is the colour of the waves: its contrast is at least 3 on every colour that the disc goes through.
var foam = color.NRGBA{R: 0xF7, G: 0xF3, B: 0xEA, A: 0xFF}

// wave is one line of the motif, in shares of the disc's diameter.
type wave struct {
	middle float64 // how far down it lies
	swings float64 // crests and troughs
}

// waves lie one above the other, the middle one longest, as the circle has room.
var waves = [...]wave{{0.315, 4}, {0.5, 6}, {0.685, 4}}

// Measures of the motif in shares of the disc's diameter.
const (
	swingWide = 0.13
	swingHigh = 0.046 // of a crest above the line
	waveThick = 0.054
)

// discSheet is what the disc is drawn with: one image of the full diameter, which a frame only has the painter scale. A
// circle of the toolkit would cost the painter twice as much in each frame.
type discSheet struct {
	face   *canvas.Image
	pixels *image.RGBA
	foam   *image.Alpha // where the waves are
	colour color.NRGBA  // that the face was painted in
}

func newDiscSheet() *discSheet {
	return &discSheet{face: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}}
}

// draw makes the face for a full diameter in pixels of the screen, if it is not there yet, and paints it in a colour, if it
// is not in that colour.
func (s *discSheet) draw(diameter int, colour color.NRGBA) {
	if diameter <= 0 {
		return
	}
	square := image.Rect(0, 0, diameter, diameter)
	if s.pixels != nil && s.pixels.Rect == square && s.colour == colour {
		return
	}
	if s.pixels == nil || s.pixels.Rect != square {
		s.pixels, s.foam = image.NewRGBA(square), drawWaves(diameter)
		s.face.Image = s.pixels
	}
	s.colour = colour
	s.paint()
	canvas.Refresh(s.face)
}

// paint fills the disc with its colour and the waves with foam. Its edge is soft over one pixel.
func (s *discSheet) paint() {
	side := s.pixels.Rect.Dx()
	radius := float64(side) / 2
	for y := range side {
		down := float64(y) + 0.5 - radius
		reach := math.Sqrt(math.Max(0, radius*radius-down*down))
		first, last := max(0, int(radius-reach)-1), min(side-1, int(radius+reach)+1)
		for x := first; x <= last; x++ {
			cover := 1.0
			if x < first+edgeWide(reach, radius) || x > last-edgeWide(reach, radius) {
				across := float64(x) + 0.5 - radius
				cover = min(max(radius+0.5-math.Sqrt(across*across+down*down), 0), 1)
			}
			s.dot(x, y, uint16(255*cover))
		}
	}
}

// edgeWide is how many pixels at the end of a row can lie on the soft edge of a disc, of which the row covers twice reach.
func edgeWide(reach, radius float64) int {
	inner := math.Sqrt(math.Max(0, reach*reach-2*radius))
	return int(reach-inner) + 3
}

// dot paints one pixel that the disc covers to that part, of 255.
func (s *discSheet) dot(x, y int, cover uint16) {
	wet := uint16(s.foam.Pix[s.foam.PixOffset(x, y)])
	at := s.pixels.PixOffset(x, y)
	pixel := s.pixels.Pix[at : at+4 : at+4]
	for i, channel := range [3][2]uint8{{s.colour.R, foam.R}, {s.colour.G, foam.G}, {s.colour.B, foam.B}} {
		mixed := (uint16(channel[0])*(255-wet) + uint16(channel[1])*wet) / 255
		pixel[i] = uint8(mixed * cover / 255)
	}
	pixel[3] = uint8(cover)
}

// layout puts the image of that diameter into the middle of an area.
func (s *discSheet) layout(area fyne.Size, diameter float32) {
	Place(s.face, (area.Width-diameter)/2, (area.Height-diameter)/2, diameter, diameter)
}

// drawWaves draws the motif for a disc of that many pixels: each wave is a sine drawn with a round pen.
func drawWaves(diameter int) *image.Alpha {
	d := float64(diameter)
	drawing := image.NewAlpha(image.Rect(0, 0, diameter, diameter))
	for _, w := range waves {
		long := w.swings * swingWide
		steps := int(math.Ceil(long * d))
		for i := range steps + 1 {
			along := long * float64(i) / float64(steps)
			x := 0.5 - long/2 + along
			y := w.middle - swingHigh*math.Sin(math.Pi*along/swingWide)
			dab(drawing, x*d, y*d, waveThick*d/2)
		}
	}
	return drawing
}

// dab draws one point of a round pen with a soft edge of one pixel; what is there already is never made thinner.
func dab(drawing *image.Alpha, x, y, radius float64) {
	bounds := drawing.Bounds()
	top, bottom := max(0, int(y-radius-1)), min(bounds.Max.Y-1, int(y+radius+1))
	left, right := max(0, int(x-radius-1)), min(bounds.Max.X-1, int(x+radius+1))
	for row := top; row <= bottom; row++ {
		for column := left; column <= right; column++ {
			across, down := float64(column)+0.5-x, float64(row)+0.5-y
			alpha := uint8(255 * min(max(radius+0.5-math.Sqrt(across*across+down*down), 0), 1))
			at := drawing.PixOffset(column, row)
			drawing.Pix[at] = max(drawing.Pix[at], alpha)
		}
	}
}

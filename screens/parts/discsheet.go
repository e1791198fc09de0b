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
	motifStep = 2 // device-independent pixels of the diameter, at which the waves take a new size
	motifWide = 6*swingWide + 1.5*waveThick
	motifHigh = 0.685 - 0.315 + 2*swingHigh + 1.5*waveThick
)

// discSheet is what the disc is drawn with: one circle, which alone has a colour that changes, and the waves above it.
// The waves are drawn once for the full diameter; a frame only has the painter scale them.
type discSheet struct {
	round *canvas.Circle
	motif *canvas.Image
	drawn int // pixels of the full diameter that the motif was drawn for
}

func newDiscSheet() *discSheet {
	motif := &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
	return &discSheet{round: &canvas.Circle{}, motif: motif}
}

func (s *discSheet) objects() []fyne.CanvasObject { return []fyne.CanvasObject{s.round, s.motif} }

// draw makes the waves for a full diameter in pixels of the screen, if they are not there yet.
func (s *discSheet) draw(pixels int) {
	if pixels == s.drawn {
		return
	}
	s.drawn = pixels
	s.motif.Image = drawWaves(pixels)
	s.motif.Refresh()
}

// layout puts the image of that diameter into the middle of an area.
func (s *discSheet) layout(area fyne.Size, diameter float32) {
	place(s.round, (area.Width-diameter)/2, (area.Height-diameter)/2, diameter, diameter)
	// Each new size of the waves is a new upload to the painter, so they follow in steps that are not seen.
	step := float32(motifStep)
	diameter = step * float32(math.Round(float64(diameter/step)))
	wide, high := diameter*motifWide, diameter*motifHigh
	place(s.motif, (area.Width-wide)/2, (area.Height-high)/2, wide, high)
}

// drawWaves draws the motif for a disc of that many pixels: each wave is a sine drawn with a round pen.
func drawWaves(diameter int) *image.RGBA {
	d := float64(diameter)
	drawing := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(d*motifWide)), int(math.Ceil(d*motifHigh))))
	for _, w := range waves {
		long := w.swings * swingWide
		steps := int(math.Ceil(long * d))
		for i := range steps + 1 {
			along := long * float64(i) / float64(steps)
			x := 0.5 - long/2 + along
			y := w.middle - swingHigh*math.Sin(math.Pi*along/swingWide)
			dab(drawing, (x-0.5+motifWide/2)*d, (y-0.5+motifHigh/2)*d, waveThick*d/2)
		}
	}
	return drawing
}

// dab draws one point of a round pen with a soft edge of one pixel; what is there already is never made thinner.
func dab(drawing *image.RGBA, x, y, radius float64) {
	bounds := drawing.Bounds()
	top, bottom := max(0, int(y-radius-1)), min(bounds.Max.Y-1, int(y+radius+1))
	left, right := max(0, int(x-radius-1)), min(bounds.Max.X-1, int(x+radius+1))
	for row := top; row <= bottom; row++ {
		for column := left; column <= right; column++ {
			across, down := float64(column)+0.5-x, float64(row)+0.5-y
			alpha := uint16(255 * min(max(radius+0.5-math.Sqrt(across*across+down*down), 0), 1))
			at := drawing.PixOffset(column, row)
			if pixel := drawing.Pix[at : at+4 : at+4]; alpha > uint16(pixel[3]) {
				pixel[0], pixel[1] = uint8(uint16(foam.R)*alpha/255), uint8(uint16(foam.G)*alpha/255)
				pixel[2], pixel[3] = uint8(uint16(foam.B)*alpha/255), uint8(alpha)
			}
		}
	}
}

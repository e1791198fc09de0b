package sea

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Disc is the round wave image of the timer; before the start it is the start button. Its waves are pale on every
// colour between the blue of the beginning and the red of the end, so that it can be read in grey as well. Nothing but
// its size pulses, and that only through SetFrame: it has no motion of its own.
type Disc struct {
	parts.Control
	full     float32
	diameter float32
	colour   color.NRGBA
	sheet    *discSheet
}

// NewDisc is a disc of a full diameter in device-independent pixels; label is what a screen reader says, and tap may be
// nil.
func NewDisc(full float32, label string, tap func()) *Disc {
	d := &Disc{Control: parts.Control{Label: label, Tap: tap}, full: full, diameter: full}
	d.colour = color.NRGBA{R: 38, G: 110, B: 160, A: 255} // no time has gone: section 12.1 of the specification
	d.sheet = newDiscSheet()
	d.Extend(d)
	return d
}

// SetFull changes the full diameter, which is its least size; the diameter shown keeps its share of it.
func (d *Disc) SetFull(full float32) {
	if full == d.full || full <= 0 {
		return
	}
	d.diameter *= full / d.full
	d.full = full
	d.Refresh()
}

// Full is the full diameter.
func (d *Disc) Full() float32 { return d.full }

// SetFrame gives it the diameter and the colour of this moment. It draws, and reports true, only if the change can be
// seen: half a pixel at an edge, which is one of the diameter, or any change of the colour. Any drawing repaints the
// whole window, so what is not drawn is what saves the battery.
func (d *Disc) SetFrame(diameter float32, colour color.Color) bool {
	now := color.NRGBAModel.Convert(colour).(color.NRGBA)
	diameter = min(max(diameter, 0), d.full)
	moved := math.Abs(float64(diameter-d.diameter))*d.scale() >= 1
	if !moved && now == d.colour {
		return false
	}
	d.diameter, d.colour = diameter, now
	d.sheet.draw(d.pixels(), d.colour)
	d.sheet.layout(d.Size(), d.diameter)
	return true
}

// pixels is the full diameter in pixels of the screen; 0 before it has a place, when its diameter isn't known yet either.
func (d *Disc) pixels() int {
	if d.Size().IsZero() {
		return 0
	}
	return int(math.Ceil(float64(d.full) * d.scale()))
}

// scale is the number of screen pixels in a device-independent one.
func (d *Disc) scale() float64 {
	if on := fyne.CurrentApp().Driver().CanvasForObject(d); on != nil && on.Scale() > 0 {
		return float64(on.Scale())
	}
	return 1
}

// SetLabel changes what a screen reader says ("Start the timer", "Running", ...).
func (d *Disc) SetLabel(label string) { d.Label = label }

// SetTap changes what a tap does; with nil it is only a picture.
func (d *Disc) SetTap(tap func()) {
	d.Tap = tap
	d.Refresh()
}

// AccessibilityRole is that of text where a tap does nothing.
func (d *Disc) AccessibilityRole() fyne.AccessibleRole {
	if d.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// MouseIn changes nothing: only the size of the disc may change.
func (d *Disc) MouseIn(*desktop.MouseEvent) {}

// MouseOut changes nothing.
func (d *Disc) MouseOut() {}

// CreateRenderer draws the disc, its waves and the focus ring round the full diameter.
func (d *Disc) CreateRenderer() fyne.WidgetRenderer {
	focus := &canvas.Circle{}
	return box.Draw(d, box.Scene{
		Objects: []fyne.CanvasObject{d.sheet.face, focus},
		Min:     func() fyne.Size { return fyne.NewSquareSize(d.full) },
		Layout: func(area fyne.Size) {
			d.sheet.draw(d.pixels(), d.colour)
			d.sheet.layout(area, d.diameter)
			box.Place(focus, (area.Width-d.full)/2, (area.Height-d.full)/2, d.full, d.full)
		},
		Refresh: func() {
			focus.StrokeColor, focus.StrokeWidth = box.Paint(d, look.Focus), 2*box.Size(d, look.FocusRing)
			focus.Hidden = !d.Focused
		},
	})
}

// stroke is a line of the motif: cubic curves, one joined to the next, drawn with a round pen whose width changes on the
// way. Lengths are shares of the disc's diameter, from its left top corner.
type stroke struct {
	curves [][4][2]float64
	pen    [3]float64 // the pen's width at the beginning, in the middle and at the end
}

// The motif is a wave that is about to break over the sea before it.
var motif = [...]stroke{
	{ // the back of the wave, its crest, and the curl of the water that falls
		curves: [][4][2]float64{
			{{0.185, 0.575}, {0.30, 0.575}, {0.315, 0.315}, {0.495, 0.300}},
			{{0.495, 0.300}, {0.64, 0.290}, {0.735, 0.405}, {0.680, 0.505}},
			{{0.680, 0.505}, {0.640, 0.570}, {0.545, 0.550}, {0.545, 0.475}},
			{{0.545, 0.475}, {0.545, 0.430}, {0.590, 0.410}, {0.615, 0.440}},
		},
		pen: [3]float64{0.016, 0.064, 0.018},
	},
	{ // the hollow of the wave
		curves: [][4][2]float64{
			{{0.325, 0.575}, {0.395, 0.560}, {0.385, 0.420}, {0.480, 0.400}},
		},
		pen: [3]float64{0.010, 0.024, 0.012},
	},
	{
		curves: [][4][2]float64{
			{{0.215, 0.655}, {0.275, 0.655}, {0.275, 0.620}, {0.335, 0.620}},
			{{0.335, 0.620}, {0.395, 0.620}, {0.395, 0.665}, {0.455, 0.665}},
			{{0.455, 0.665}, {0.515, 0.665}, {0.515, 0.620}, {0.575, 0.620}},
			{{0.575, 0.620}, {0.635, 0.620}, {0.635, 0.665}, {0.695, 0.665}},
			{{0.695, 0.665}, {0.735, 0.665}, {0.745, 0.640}, {0.785, 0.640}},
		},
		pen: [3]float64{0.014, 0.036, 0.014},
	},
	{
		curves: [][4][2]float64{
			{{0.285, 0.735}, {0.345, 0.735}, {0.345, 0.705}, {0.405, 0.705}},
			{{0.405, 0.705}, {0.465, 0.705}, {0.465, 0.740}, {0.525, 0.740}},
			{{0.525, 0.740}, {0.585, 0.740}, {0.585, 0.705}, {0.645, 0.705}},
			{{0.645, 0.705}, {0.680, 0.705}, {0.690, 0.725}, {0.715, 0.725}},
		},
		pen: [3]float64{0.010, 0.026, 0.010},
	},
}

// drops fly before the crest: where, and how wide.
var drops = [...][3]float64{{0.742, 0.400, 0.026}, {0.775, 0.455, 0.018}, {0.752, 0.520, 0.013}}

// drawWaves draws the motif for a disc of that many pixels: 255 where a wave is.
func drawWaves(diameter int) []uint8 {
	drawing := make([]uint8, diameter*diameter)
	d := float64(diameter)
	for _, s := range motif {
		for i, curve := range s.curves {
			steps := max(8, diameter/2)
			for k := range steps + 1 {
				t := float64(k) / float64(steps)
				x, y := bezier(curve, t)
				dab(drawing, diameter, x*d, y*d, s.wide((float64(i)+t)/float64(len(s.curves)))*d/2)
			}
		}
	}
	for _, drop := range drops {
		dab(drawing, diameter, drop[0]*d, drop[1]*d, drop[2]*d/2)
	}
	return drawing
}

// wide is the pen's width at a share of the way.
func (s *stroke) wide(way float64) float64 {
	if way < 0.5 {
		return s.pen[0] + (s.pen[1]-s.pen[0])*math.Sin(way*math.Pi)
	}
	return s.pen[2] + (s.pen[1]-s.pen[2])*math.Sin(way*math.Pi)
}

// bezier is a point of a cubic curve.
func bezier(c [4][2]float64, t float64) (x, y float64) {
	u := 1 - t
	w := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
	for i, p := range c {
		x += w[i] * p[0]
		y += w[i] * p[1]
	}
	return x, y
}

// dab draws one point of a round pen with a soft edge of one pixel; what is there already is never made thinner.
func dab(drawing []uint8, side int, x, y, radius float64) {
	top, bottom := max(0, int(y-radius-1)), min(side-1, int(y+radius+1))
	left, right := max(0, int(x-radius-1)), min(side-1, int(x+radius+1))
	for row := top; row <= bottom; row++ {
		for column := left; column <= right; column++ {
			across, down := float64(column)+0.5-x, float64(row)+0.5-y
			at := row*side + column
			drawing[at] = max(drawing[at], part(radius+0.5-math.Sqrt(across*across+down*down)))
		}
	}
}

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

// How far rim and shadows differ from the field: so little that what the pulse moves isn't a flash.
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

// stars are points of light in the upper sky, always at the same places. Smoke swallows them as the sky turns red.
type stars struct{ points []*canvas.Rectangle }

// starCount is how many stars there are.
const starCount = 14

func newStars() *stars {
	s := &stars{}
	for range starCount {
		s.points = append(s.points, &canvas.Rectangle{})
	}
	return s
}

func (s *stars) objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, len(s.points))
	for i, p := range s.points {
		objects[i] = p
	}
	return objects
}

// place spreads them over a sky of that size: the golden ratio leaves no two close together.
func (s *stars) place(sky fyne.Size) {
	for i, p := range s.points {
		_, x := math.Modf(float64(i+1) * 0.6180339887)
		_, y := math.Modf(float64(i+1) * 0.7548776662)
		side := float32(1.2 + 1.2*y*(1-x))
		box.Place(p, sky.Width*float32(x), sky.Height*float32(0.02+0.75*y*y), side, side)
	}
}

// dye lets them shine as far above the sky as the light of the sky allows.
func (s *stars) dye(tones look.Tones) {
	for i, p := range s.points {
		light := look.Mix(tones.High, tones.Foam[0], 0.35+0.5*float64(i%3)/2)
		if p.FillColor != color.Color(light) {
			p.FillColor = light
			canvas.Refresh(p)
		}
	}
}

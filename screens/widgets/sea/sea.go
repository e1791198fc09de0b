// Package sea draws the tide of the timer: sea, shore, crew and beach, the disc, its ring and digits, and the strip above a page.
package sea

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// wavelets are the waves of the sea, the farthest first. Those from nearWaves on lie before the disc.
var wavelets = [look.Swells]wavelet{
	{below: 0, long: 190, high: 16, speed: 9, thick: 3.4, heave: 1, behind: 0.2},
	{below: 0.12, long: 310, high: 22, speed: -16, thick: 2.8, heave: 1.5, behind: 0.4},
	{below: 0.31, long: 420, high: 26, speed: 21, thick: 3, heave: 2, behind: 0.1},
	{below: 0.58, long: 560, high: 30, speed: -26, thick: 3.4, heave: 2, behind: 0.6},
}

// nearWaves is the number of the first wave that lies before the disc.
const nearWaves = 1

// glowFrom is where the sky begins to be lighter, in shares of its height.
const glowFrom = 0.5

// skyBands is how many bands the lower sky has. Lines cost the painter a fourth of what a gradient costs.
const skyBands = 36

// Sea is the ground of the timer: the sky, and waves that go by. Water is the part of it that lies before the disc; both
// show the same moment. Nothing in it can be tapped.
type Sea struct {
	widget.BaseWidget
	tones   look.Tones
	at      float64           // seconds
	horizon float32           // how far down the water begins, in shares of the height
	night   *canvas.Rectangle // hidden where the window's ground has its colour
	sky     []*canvas.Line    // its lower part, in bands that differ too little to be seen
	sun     fyne.Position     // the middle of the disc
	round   float32           // its diameter
	swells  [look.Swells]*swell
	stars   *stars
	Water   *Water
}

// NewSea is a sea in the colours of the beginning.
func NewSea() *Sea {
	s := &Sea{horizon: 0.5, tones: look.TideTones(0), stars: newStars()}
	for i := range s.swells {
		s.swells[i] = newSwell(wavelets[i])
	}
	s.night = canvas.NewRectangle(s.tones.High)
	for range skyBands {
		s.sky = append(s.sky, &canvas.Line{})
	}
	s.Water = &Water{sea: s, ripple: newRipple()}
	s.Water.ExtendBaseWidget(s.Water)
	s.ExtendBaseWidget(s)
	return s
}

// SetHorizon puts the middle of the disc, its diameter and the line of the water, in device-independent pixels from the
// left top corner.
func (s *Sea) SetHorizon(middle fyne.Position, diameter, horizon float32) {
	share := horizon / max(1, s.Size().Height)
	if s.sun == middle && s.round == diameter && s.horizon == share {
		return
	}
	s.sun, s.round, s.horizon = middle, diameter, share
	s.place(s.Size())
}

// SetTones gives it other colours; those that it has cost nothing.
func (s *Sea) SetTones(tones look.Tones) {
	if s.tones == tones && !s.bare() {
		return
	}
	s.tones = tones
	s.dye()
}

// Tones are the colours between which those lie that can be beneath what stands so far down on it.
func (s *Sea) Tones(down float32) []color.Color {
	if down < s.Size().Height*s.horizon-wavelets[0].heave {
		return []color.Color{s.tones.High, s.tones.Low}
	}
	return []color.Color{s.tones.Lightest(), s.tones.Darkest()}
}

// SetFrame shows the waves of a moment, in seconds, and the ripple that the beat sends out: beat is the phase of the pulse,
// below 0 for none.
func (s *Sea) SetFrame(at, beat float64) {
	s.at = at
	for _, w := range s.swells {
		w.move(at)
	}
	s.Water.ripple.spread(s.sun, s.round, beat)
}

func (s *Sea) dye() {
	for i, band := range s.sky {
		tone := look.Mix(s.tones.High, s.tones.Low, float64(i)/(skyBands-1))
		if band.StrokeColor != color.Color(tone) {
			band.StrokeColor = tone
			canvas.Refresh(band)
		}
	}
	s.darken()
	for i, w := range s.swells {
		w.dye(s.tones.Water[i], s.tones.Foam[i])
	}
	s.Water.ripple.dye(s.tones.Foam[nearWaves])
	s.stars.dye(s.tones)
}

// bare reports whether the window has a ground of another colour than the upper sky, as after another page.
func (s *Sea) bare() bool {
	return parts.CurrentTheme().Color(theme.ColorNameBackground, theme.VariantDark) != color.Color(s.tones.High)
}

// darken gives the window's own ground, which costs nothing, the colour of the upper sky; where it has no ground to give, the
// sky is drawn.
func (s *Sea) darken() {
	if grounded, ok := parts.CurrentTheme().(*look.Theme); ok {
		grounded.SetGround(s.tones.High)
	}
	box.SetVisible(s.night, s.bare())
	if s.night.FillColor != color.Color(s.tones.High) {
		s.night.FillColor = s.tones.High
		canvas.Refresh(s.night)
	}
}

// place puts everything where it is on a sea of that size.
func (s *Sea) place(area fyne.Size) {
	if area.Width <= 0 || area.Height <= 0 {
		return
	}
	line, scale := area.Height*s.horizon, s.pixel()
	depth := area.Height - line
	glow := line * glowFrom
	box.Place(s.night, 0, 0, area.Width, glow)
	for i, band := range s.sky {
		deep := (min(area.Height, line+20) - glow) / skyBands
		fill(band, area.Width, glow+float32(i)*deep, glow+float32(i+1)*deep)
	}
	s.stars.place(fyne.NewSize(area.Width, line))
	for i, w := range s.swells {
		bottom := area.Height
		if i+1 < len(s.swells) {
			next := s.swells[i+1]
			bottom = min(bottom, line+depth*next.is.below+next.height())
		}
		w.place(area.Width, line+depth*w.is.below, bottom, scale)
	}
	s.dye()
	s.SetFrame(s.at, -1)
}

// pixel is the number of screen pixels in a device-independent one.
func (s *Sea) pixel() float32 {
	if on := fyne.CurrentApp().Driver().CanvasForObject(s); on != nil && on.Scale() > 0 {
		return on.Scale()
	}
	return 1
}

// CreateRenderer draws the sky and the far waves.
func (s *Sea) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.night}
	for _, band := range s.sky {
		objects = append(objects, band)
	}
	objects = append(objects, s.stars.objects()...)
	for _, w := range s.swells[:nearWaves] {
		objects = append(objects, w.water, w.crest)
	}
	return box.Draw(s, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(1, 1) },
		Layout:  s.place,
		Refresh: func() {},
	})
}

// Water is the near part of a sea. It has to be as large as the sea and to lie over the disc.
type Water struct {
	widget.BaseWidget
	sea    *Sea
	ripple *ripple
}

// Tones are those of the sea.
func (w *Water) Tones(down float32) []color.Color { return w.sea.Tones(down) }

// CreateRenderer draws the near waves and the ripple; the sea places them.
func (w *Water) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for i, s := range w.sea.swells[nearWaves:] {
		objects = append(objects, s.water, s.crest)
		if i == 0 {
			objects = append(objects, w.ripple.image)
		}
	}
	return box.Draw(w, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(1, 1) },
		Layout:  func(fyne.Size) {},
		Refresh: func() {},
	})
}

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

// Package tidescape draws the tide of the timer: sea, shore, crew and beach, the disc, its ring and digits, and the strip above a page.
package tidescape

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
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

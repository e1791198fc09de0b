package tidescape

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

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

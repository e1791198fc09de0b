package look

import "image/color"

// Swells is how many waves lie one before the other in the sea of the timer, the farthest first.
const Swells = 4

// Tones are the colours of the sea round the timer at one moment.
type Tones struct {
	High, Low color.NRGBA         // the sky, at the top and at the water
	Water     [Swells]color.NRGBA // the waves
	Foam      [Swells]color.NRGBA // their crests
}

// tide is one stage of the way from a calm night to the last tenth of the time.
type tide struct {
	red       float64 // the redness at which it is reached
	high, low uint32  // the sky, at the top and at the water
	far, near uint32  // the farthest wave and the nearest one
	foam      uint32
}

// The stages lead from blue through a green storm, bronze and ember to red, so that no violet lies between blue and red. No colour is
// lighter than pale text allows, and none is lighter than its neighbours by a tenth of white: what moves here is no flash,
// however fast.
var tides = [...]tide{
	{0, 0x0D1D2E, 0x14405F, 0x266EA0, 0x0B2C48, 0x6FA3C4},
	{0.28, 0x0D2426, 0x16454A, 0x216C6E, 0x0B3135, 0x7FB0AC},
	{0.50, 0x211E10, 0x3F3A20, 0x6A5C2E, 0x28230F, 0xB09E70},
	{0.66, 0x301510, 0x5A2C22, 0x8A4A35, 0x34170F, 0xC08A6C},
	{0.75, 0x3C0E0A, 0x681A14, 0xA82F1E, 0x480F0B, 0xD07358},
	{1, 0x430509, 0x4C0508, 0xBA0F19, 0x4C0408, 0xE0685E},
}

// shimmer is how much of the foam's colour lies on a crest.
const shimmer = 0.43

// TideTones are the tones at a redness, 0 to 1. They are mixed as the eye sees them.
func TideTones(red float64) Tones {
	i := 1
	for i < len(tides)-1 && red > tides[i].red {
		i++
	}
	a, b := tides[i-1], tides[i]
	share := (red - a.red) / (b.red - a.red)
	mix := func(from, to uint32) color.NRGBA { return Mix(rgb(from), rgb(to), share) }
	t := Tones{High: mix(a.high, b.high), Low: mix(a.low, b.low)}
	far, near, foam := mix(a.far, b.far), mix(a.near, b.near), mix(a.foam, b.foam)
	for n := range Swells {
		t.Water[n] = Mix(far, near, float64(n)/(Swells-1))
		t.Foam[n] = Mix(t.Water[n], foam, shimmer)
	}
	return t
}

// Calm are the same tones without colour: the time stands still.
func (t Tones) Calm() Tones {
	t.High, t.Low = grey(t.High), grey(t.Low)
	for n := range Swells {
		t.Water[n], t.Foam[n] = grey(t.Water[n]), grey(t.Foam[n])
	}
	return t
}

// Lightest is the lightest of the tones, but for the crests, which are thinner than a letter.
func (t Tones) Lightest() color.NRGBA { return t.most(func(a, b float64) bool { return a > b }) }

// Darkest is the darkest of the tones.
func (t Tones) Darkest() color.NRGBA { return t.most(func(a, b float64) bool { return a < b }) }

func (t Tones) most(than func(a, b float64) bool) color.NRGBA {
	best := t.High
	for _, c := range append([]color.NRGBA{t.Low}, t.Water[:]...) {
		if than(Luminance(c), Luminance(best)) {
			best = c
		}
	}
	return best
}

package look

import (
	"image/color"
	"math"
)

// lab is a colour in OKLab: how light it seems, and where it lies between green and red and between blue and yellow.
// Colours that are mixed there look mixed: nothing between them seems darker or dirtier than both.
type lab struct{ light, red, yellow float64 }

// labOf is an opaque sRGB colour in OKLab.
func labOf(c color.NRGBA) lab {
	r, g, b := linear(uint32(c.R)*0x101), linear(uint32(c.G)*0x101), linear(uint32(c.B)*0x101)
	l := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return lab{
		0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

// srgb is the nearest opaque sRGB colour.
func (c lab) srgb() color.NRGBA {
	l := cube(c.light + 0.3963377774*c.red + 0.2158037573*c.yellow)
	m := cube(c.light - 0.1055613458*c.red - 0.0638541728*c.yellow)
	s := cube(c.light - 0.0894841775*c.red - 1.2914855480*c.yellow)
	return color.NRGBA{
		R: channel(4.0767416621*l - 3.3077115913*m + 0.2309699292*s),
		G: channel(-1.2684380046*l + 2.6097574011*m - 0.3413193965*s),
		B: channel(-0.0041960863*l - 0.7034186147*m + 1.7076147010*s),
		A: 255,
	}
}

func cube(v float64) float64 { return v * v * v }

// channel applies the sRGB curve to a linear channel, 0..1.
func channel(v float64) uint8 {
	v = min(max(v, 0), 1)
	if v <= 0.0031308 {
		v *= 12.92
	} else {
		v = 1.055*math.Pow(v, 1/2.4) - 0.055
	}
	return uint8(math.Round(255 * v))
}

// Mix is the colour that lies at a share, 0 to 1, of the way from one opaque colour to another, as the eye sees it.
func Mix(from, to color.NRGBA, share float64) color.NRGBA {
	a, b, s := labOf(from), labOf(to), min(max(share, 0), 1)
	return lab{a.light + s*(b.light-a.light), a.red + s*(b.red-a.red), a.yellow + s*(b.yellow-a.yellow)}.srgb()
}

// grey is an opaque colour with little left of its hue, as light as before.
func grey(c color.NRGBA) color.NRGBA {
	const left = 0.12
	l := labOf(c)
	return lab{l.light, l.red * left, l.yellow * left}.srgb()
}

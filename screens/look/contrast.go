package look

import (
	"image/color"
	"math"
)

// Least contrasts: of text, and of outlines and signs, against what lies beneath them (WCAG 2.2, 1.4.3 and 1.4.11).
const (
	TextContrast    = 4.5
	OutlineContrast = 3
)

// Contrast is the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
func Contrast(a, b color.Color) float64 {
	la, lb := Luminance(a), Luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// Luminance is the relative luminance of an sRGB colour, 0 for black to 1 for white.
func Luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

// linear undoes the sRGB curve of one channel, 0..65535.
func linear(channel uint32) float64 {
	v := float64(channel) / 0xFFFF
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// Over is what is seen where a colour, perhaps a thin one, lies over an opaque one.
func Over(top, beneath color.Color) color.NRGBA {
	r, g, b, a := top.RGBA()
	br, bg, bb, _ := beneath.RGBA()
	mix := func(top, beneath uint32) uint8 {
		return uint8((top + beneath*(0xFFFF-a)/0xFFFF) >> 8)
	}
	return color.NRGBA{R: mix(r, br), G: mix(g, bg), B: mix(b, bb), A: 255}
}

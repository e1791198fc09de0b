package tide

import (
	"fmt"
	"image/color"
	"math"
)

// fraction is f: what is left of the set time, 0 to 1 (12.1 item 4).
func fraction(r, t int64) float64 {
	return float64(min(max(r, 0), t)) / float64(t)
}

// Hz is the pulse rate p(f) in beats a second: 0.5 to 2.5 (12.1 item 6).
func Hz(f float64) float64 {
	return 0.5 + 2*(1-f)*(1-f)
}

// Redness is r(f): 0 to 1 (12.1 item 8).
func Redness(r, t int64) float64 {
	part, whole := redness(r, t)
	return float64(part) / float64(whole)
}

// redness is r(f) as an exact fraction, so that no rounding of the machine
// moves the borders or the halves of the colours. The table of the
// specification with f = R / T, multiplied out:
//
//	f >= 0.33         75 (T - R) / 67 T
//	0.10 <= f < 0.33  (51 T - 50 R) / 46 T
//	f < 0.10          1
func redness(r, t int64) (part, whole int64) {
	r = min(max(r, 0), t)
	switch {
	case 100*r >= 33*t:
		return 75 * (t - r), 67 * t
	case 10*r >= t:
		return 51*t - 50*r, 46 * t
	}
	return 1, 1
}

// Colour is the colour of the picture: from (38,110,160) at the start to
// (200,16,24) in the last tenth, each channel rounded half up (12.1 item 8).
func Colour(r, t int64) color.RGBA {
	part, whole := redness(r, t)
	channel := func(from, to int64) uint8 {
		// Half up: the whole part of x + 1/2. Nothing here is negative.
		return uint8((2*(from*whole+(to-from)*part) + whole) / (2 * whole))
	}
	return color.RGBA{channel(38, 200), channel(110, 16), channel(160, 24), 255}
}

// Digits are the remaining time as mm:ss, rounded up to whole seconds, while
// 10 R <= T; else "" (12.1 item 5).
func Digits(r, t int64) string {
	if !digitsShown(r, t) {
		return ""
	}
	s := wholeSeconds(r)
	return fmt.Sprintf("%02d:%02d", s/60, s%60)
}

func digitsShown(r, t int64) bool { return 10*r <= t }

func wholeSeconds(r int64) int64 { return (r + second - 1) / second }

// Diameter is the size of the round picture at a phase of the pulse, for a
// full diameter in device-independent pixels (12.1 item 7). At whole beats it
// is full, between them it is smallest.
func Diameter(full, phase float64) float64 {
	s := smallest(full)
	return full * (1 - (1-s)*(1-math.Cos(2*math.Pi*phase))/2)
}

// smallest is s: how far the picture shrinks, as a part of the full diameter.
func smallest(full float64) float64 {
	if full <= 400 {
		return 0.94
	}
	return 0.96
}

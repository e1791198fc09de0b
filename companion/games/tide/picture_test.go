package tide

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPulseRateOfTheSpecification(t *testing.T) {
	// 12.1 item 6, and by hand: p(0.33) = 0.5 + 2 * 0.67^2 = 1.3978.
	for f, p := range map[float64]float64{1: 0.5, 0.75: 0.625, 0.5: 1, 0.33: 1.3978, 0.1: 2.12, 0: 2.5} {
		require.InDelta(t, p, Hz(f), 1e-12, "f = %v", f)
	}
}

func TestRednessAndColourOfTheSpecification(t *testing.T) {
	const T = 600_000
	for _, c := range []struct {
		r    int64
		red  float64
		want [3]uint8
	}{
		{2 * T, 0, [3]uint8{38, 110, 160}}, // time was added: f stays 1
		{T, 0, [3]uint8{38, 110, 160}},
		{T / 2, 0.75 * 0.5 / 0.67, [3]uint8{129, 57, 84}}, // 128.67, 57.39, 83.88
		{198_000, 0.75, [3]uint8{160, 40, 58}},            // f = 0.33: 159.5 and 39.5 go up
		{197_999, 0.75 + 0.25*(0.33-197_999.0/T)/0.23, [3]uint8{160, 39, 58}},
		{129_000, 0.875, [3]uint8{180, 28, 41}}, // f = 0.215, half way: 179.75, 27.75, 41
		{60_000, 1, [3]uint8{200, 16, 24}},
		{59_999, 1, [3]uint8{200, 16, 24}},
		{0, 1, [3]uint8{200, 16, 24}},
	} {
		require.InDelta(t, c.red, Redness(c.r, T), 1e-12, "R = %d", c.r)
		want := color.RGBA{c.want[0], c.want[1], c.want[2], 255}
		require.Equal(t, want, Colour(c.r, T), "R = %d", c.r)
	}
}

func TestRednessOnlyRises(t *testing.T) {
	for m := int64(MinMinutes); m <= MaxMinutes; m++ {
		length := m * minute
		last := -1.0
		for r := length; r >= 0; r -= length / 997 {
			red := Redness(r, length)
			require.GreaterOrEqual(t, red, last, "R = %d of %d", r, length)
			require.LessOrEqual(t, red, 1.0)
			last = red
		}
	}
}

func TestDigits(t *testing.T) {
	for _, c := range []struct {
		r, t int64
		want string
	}{
		{600_000, 600_000, ""},
		{60_001, 600_000, ""},
		{60_000, 600_000, "01:00"}, // 10 R = T: shown
		{59_999, 600_000, "01:00"},
		{59_001, 600_000, "01:00"},
		{59_000, 600_000, "00:59"},
		{360_000, 3_600_000, "06:00"},
		{1, 60_000, "00:01"},
		{0, 60_000, "00:00"},
	} {
		require.Equal(t, c.want, Digits(c.r, c.t), "R = %d", c.r)
	}
}

// The limits for photosensitive players (12.1 items 6 and 7, WCAG 2.3.1), over
// the whole range of times and sizes.
func TestThePictureIsSafe(t *testing.T) {
	for m := int64(MinMinutes); m <= MaxMinutes; m++ {
		last := 0.0
		for r := 2 * m * minute; r >= 0; r -= m * 97 {
			hz := Hz(fraction(r, m*minute))
			require.Less(t, hz, 3.0)
			require.GreaterOrEqual(t, hz, last, "the pulse only quickens")
			last = hz
		}
	}
	largest := 0.0
	for d := 1.0; d <= maxDiameter; d += 0.25 {
		least, most := math.Inf(1), 0.0
		for phase := 0.0; phase <= 1; phase += 1.0 / 64 {
			least, most = min(least, Diameter(d, phase)), max(most, Diameter(d, phase))
		}
		require.InDelta(t, d, most, 1e-9)
		ring := math.Pi / 4 * (most*most - least*least)
		require.Less(t, ring, 21_824.0, "D = %v", d)
		largest = max(largest, ring)
	}
	require.InDelta(t, math.Pi/4*580*580*(1-0.96*0.96), largest, 1e-6)
}

func TestDiameter(t *testing.T) {
	require.InDelta(t, 320, Diameter(320, 0), 1e-9)
	require.InDelta(t, 320, Diameter(320, 7), 1e-6)
	require.InDelta(t, 0.94*320, Diameter(320, 0.5), 1e-9)
	require.InDelta(t, 0.94*400, Diameter(400, 3.5), 1e-6, "400 px is not above 400")
	require.InDelta(t, 0.96*401, Diameter(401, 0.5), 1e-9)
	require.InDelta(t, 0.97*320, Diameter(320, 0.25), 1e-9, "half way at a quarter")
}

// maxDiameter is the largest full diameter of the picture in
// device-independent pixels (12.1 item 7).
const maxDiameter = 580

package look

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOKLabIsItsOwnInverse(t *testing.T) {
	for _, c := range []color.NRGBA{rgb(0x000000), rgb(0xFFFFFF), rgb(0x266EA0), rgb(0xC81018), rgb(0x3A7F12)} {
		require.Equal(t, c, labOf(c).srgb())
	}
	white := labOf(rgb(0xFFFFFF))
	require.InDelta(t, 1, white.light, 1e-3)
	require.InDelta(t, 0, math.Hypot(white.red, white.yellow), 1e-3)
	require.Equal(t, rgb(0x636363), Mix(rgb(0x000000), rgb(0xFFFFFF), 0.5), "half way to white as the eye sees it")
}

// TestTheMainColourIsLivelyOnBothGrounds compares the gold of the dark ground with the main colour of the light one.
func TestTheMainColourIsLivelyOnBothGrounds(t *testing.T) {
	chroma := func(c color.NRGBA) float64 { l := labOf(c); return math.Hypot(l.red, l.yellow) }
	accent := palette[Accent]
	require.GreaterOrEqual(t, chroma(accent.light), chroma(accent.dark))
	a, b := labOf(accent.light), labOf(palette[NotAllowed].light)
	require.Greater(t, math.Hypot(math.Hypot(a.red-b.red, a.yellow-b.yellow), a.light-b.light), 0.1, "it isn't taken for what is not allowed")
}

// TestTheSeaReddensSteadily goes through the tones: each step is towards red, none is violet and none is seen as a jump.
func TestTheSeaReddensSteadily(t *testing.T) {
	const steps = 200
	for _, tone := range []func(Tones) color.NRGBA{
		func(t Tones) color.NRGBA { return t.High }, func(t Tones) color.NRGBA { return t.Low },
		func(t Tones) color.NRGBA { return t.Water[0] }, func(t Tones) color.NRGBA { return t.Water[Swells-1] },
	} {
		before := labOf(tone(TideTones(0)))
		for i := 1; i <= steps; i++ {
			is := labOf(tone(TideTones(float64(i) / steps)))
			require.Greater(t, is.red, before.red-0.004, "step %d", i)
			apart := math.Sqrt(math.Pow(is.light-before.light, 2) + math.Pow(is.red-before.red, 2) + math.Pow(is.yellow-before.yellow, 2))
			require.Less(t, apart, 0.02, "step %d", i)
			violet := is.red > 0.03 && is.yellow < -0.01
			require.False(t, violet, "step %d: %+v", i, is)
			before = is
		}
	}
}

// TestTextCanBeReadOnTheSea compares pale text with all tones, and the digits of the last tenth with the sky.
func TestTextCanBeReadOnTheSea(t *testing.T) {
	text := palette[Text].dark
	for i := range 101 {
		tones := TideTones(float64(i) / 100)
		require.GreaterOrEqual(t, Contrast(text, tones.Lightest()), TextContrast, "redness %d %%", i)
		require.GreaterOrEqual(t, Contrast(text, tones.Calm().Lightest()), TextContrast, "redness %d %%", i)
	}
	last := TideTones(1)
	for _, sky := range []color.NRGBA{last.High, last.Low} {
		require.GreaterOrEqual(t, Contrast(palette[Urgent].dark, sky), TextContrast)
	}
	for _, surface := range []pair{palette[Moves], palette[Gives], palette[Takes]} {
		require.GreaterOrEqual(t, Contrast(palette[Jet].dark, surface.dark), TextContrast)
		require.GreaterOrEqual(t, Contrast(palette[Jet].light, surface.light), TextContrast)
	}
}

// TestNoSwellFlashes compares each wave with the crest on it and with the waves beside it: a tenth of white apart would be
// a flash where they go by.
func TestNoSwellFlashes(t *testing.T) {
	for i := range 101 {
		tones := TideTones(float64(i) / 100)
		for n := range Swells {
			require.Less(t, math.Abs(Luminance(tones.Foam[n])-Luminance(tones.Water[n])), 0.1, "redness %d %%, wave %d", i, n)
		}
	}
}

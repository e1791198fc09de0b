package look_test

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

// grounds are the looks with text on them: the app's own, and those of pages in the tone of a game.
var grounds = func() map[string]*look.Theme {
	all := map[string]*look.Theme{}
	for _, tone := range []string{"", "atrades", "duck-dealer", "raid-trade", "rising-tides", "traders"} {
		for name, variant := range map[string]look.Variant{"dark": look.Dark, "light": look.Light} {
			theme := look.New(variant, look.Phone, 1)
			theme.SetTone(tone)
			all[strings.TrimSpace(name+" "+tone)] = theme
		}
	}
	return all
}()

func TestContrastOfKnownPairs(t *testing.T) {
	for _, c := range []struct {
		a, b color.Color
		want float64
	}{
		{color.Black, color.White, 21},
		{color.White, color.White, 1},
		{color.NRGBA{R: 0x77, G: 0x77, B: 0x77, A: 255}, color.White, 4.48}, // the well-known grey just under 4.5
		{color.NRGBA{R: 0x76, G: 0x76, B: 0x76, A: 255}, color.White, 4.54},
		{color.NRGBA{R: 255, A: 255}, color.White, 4.0},
	} {
		require.InDelta(t, c.want, look.Contrast(c.a, c.b), 0.01)
		require.InDelta(t, c.want, look.Contrast(c.b, c.a), 0.01)
	}
}

func TestOver(t *testing.T) {
	white, black := color.White, color.Black
	require.Equal(t, color.NRGBA{R: 255, G: 255, B: 255, A: 255}, look.Over(color.Transparent, white))
	require.Equal(t, color.NRGBA{A: 255}, look.Over(black, white))
	half := look.Over(color.NRGBA{A: 128}, white)
	require.InDelta(t, 127, int(half.R), 1)
	require.Equal(t, uint8(255), half.A)
}

// texts are the text colours on the surfaces on which the parts put them.
var texts = []struct {
	text []fyne.ThemeColorName
	on   []fyne.ThemeColorName
}{
	{
		[]fyne.ThemeColorName{look.Text, look.TextLess},
		[]fyne.ThemeColorName{look.Ground, look.Card, look.Raised, look.Hover, look.Pressed},
	},
	{
		[]fyne.ThemeColorName{look.Greyed, look.Link},
		[]fyne.ThemeColorName{look.Ground, look.Card, look.Raised, look.Hover, look.Pressed},
	},
	{
		[]fyne.ThemeColorName{look.Legal, look.NotAllowed, look.Accent},
		[]fyne.ThemeColorName{look.Ground, look.Card, look.Raised},
	},
	{
		[]fyne.ThemeColorName{look.OnAccent},
		[]fyne.ThemeColorName{look.Accent, look.AccentHover, look.Legal, look.NotAllowed, look.Link},
	},
	{[]fyne.ThemeColorName{look.Jet, look.Red}, []fyne.ThemeColorName{look.Pale}},
	{ // Fyne's own: labels, hyperlinks, entries, menus, dialogs
		[]fyne.ThemeColorName{theme.ColorNameForeground, theme.ColorNamePlaceHolder, theme.ColorNameHyperlink, theme.ColorNameDisabled},
		[]fyne.ThemeColorName{
			theme.ColorNameBackground, theme.ColorNameInputBackground, theme.ColorNameMenuBackground,
			theme.ColorNameOverlayBackground, theme.ColorNameHeaderBackground, theme.ColorNameButton, theme.ColorNameDisabledButton,
			theme.ColorNameInnerWindowBorder, theme.ColorNameInnerWindowBorderInactive,
		},
	},
	{
		[]fyne.ThemeColorName{theme.ColorNameError, theme.ColorNameSuccess, theme.ColorNameWarning, theme.ColorNamePrimary},
		[]fyne.ThemeColorName{theme.ColorNameBackground, theme.ColorNameInputBackground, theme.ColorNameOverlayBackground},
	},
	{[]fyne.ThemeColorName{theme.ColorNameForegroundOnPrimary}, []fyne.ThemeColorName{theme.ColorNamePrimary}},
	{[]fyne.ThemeColorName{theme.ColorNameForegroundOnError}, []fyne.ThemeColorName{theme.ColorNameError}},
	{[]fyne.ThemeColorName{theme.ColorNameForegroundOnSuccess}, []fyne.ThemeColorName{theme.ColorNameSuccess}},
	{[]fyne.ThemeColorName{theme.ColorNameForegroundOnWarning}, []fyne.ThemeColorName{theme.ColorNameWarning}},
}

func TestTextContrast(t *testing.T) {
	for ground, th := range grounds {
		for _, group := range texts {
			for _, text := range group.text {
				for _, on := range group.on {
					ratio := look.Contrast(th.Color(text, 0), th.Color(on, 0))
					require.GreaterOrEqual(t, ratio, look.TextContrast, "%s: %s on %s", ground, text, on)
				}
			}
		}
	}
}

// TestTextContrastUnderWashes lays Fyne's thin colours between a surface and its text, as its buttons and entries do.
func TestTextContrastUnderWashes(t *testing.T) {
	washes := []fyne.ThemeColorName{theme.ColorNameHover, theme.ColorNamePressed, theme.ColorNameFocus, theme.ColorNameSelection}
	pairs := [][2]fyne.ThemeColorName{
		{theme.ColorNameForeground, theme.ColorNameBackground},
		{theme.ColorNameForeground, theme.ColorNameInputBackground},
		{theme.ColorNameForeground, theme.ColorNameButton},
		{theme.ColorNameForeground, theme.ColorNameMenuBackground},
		{theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary},
		{theme.ColorNameForegroundOnError, theme.ColorNameError},
		{theme.ColorNameForegroundOnSuccess, theme.ColorNameSuccess},
	}
	for ground, th := range grounds {
		for _, wash := range washes {
			for _, pair := range pairs {
				beneath := look.Over(th.Color(wash, 0), th.Color(pair[1], 0))
				require.GreaterOrEqual(t, look.Contrast(th.Color(pair[0], 0), beneath), look.TextContrast,
					"%s: %s on %s under %s", ground, pair[0], pair[1], wash)
			}
		}
	}
}

func TestOutlineContrast(t *testing.T) {
	lines := []struct{ line, on fyne.ThemeColorName }{
		{look.Outline, look.Ground},
		{look.Outline, look.Card},
		{look.Outline, look.Raised},
		{look.Focus, look.Ground},
		{look.Focus, look.Card},
		{look.Focus, look.Raised},
		{look.Ground, look.Accent}, // the inner line of the focus ring on a filled button
		{look.Accent, look.Card},   // a switch that is on, the knob of a slider
		{look.TextLess, look.Card}, // a switch that is off
		{look.TextLess, look.Ground},
		{theme.ColorNameInputBorder, theme.ColorNameBackground},
		{theme.ColorNameInputBorder, theme.ColorNameInputBackground},
		{theme.ColorNameScrollBar, theme.ColorNameBackground},
		{theme.ColorNameScrollBar, theme.ColorNameScrollBarBackground},
		{theme.ColorNamePrimary, theme.ColorNameInputBackground},
	}
	for ground, th := range grounds {
		for _, l := range lines {
			ratio := look.Contrast(th.Color(l.line, 0), th.Color(l.on, 0))
			require.GreaterOrEqual(t, ratio, float64(look.OutlineContrast), "%s: %s on %s", ground, l.line, l.on)
		}
	}
}

func TestSeatMarksStandOut(t *testing.T) {
	seen := map[string]bool{}
	for i, mark := range look.Marks {
		require.GreaterOrEqual(t, look.Contrast(mark.Ink, mark.Colour), look.TextContrast, "letter of seat %d", i+1)
		require.Equal(t, look.Shape(i), mark.Shape)
		require.Equal(t, string(rune('A'+i)), mark.Letter)
		key := fmt.Sprint(mark.Colour)
		require.False(t, seen[key], "colour of seat %d is used twice", i+1)
		seen[key] = true
	}
	_, ok := look.MarkOf(0)
	require.False(t, ok)
	_, ok = look.MarkOf(7)
	require.False(t, ok)
	six, ok := look.MarkOf(6)
	require.True(t, ok)
	require.Equal(t, look.Star, six.Shape)
}

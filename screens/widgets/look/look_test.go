package look_test

import (
	"image/color"
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

func TestClassOf(t *testing.T) {
	for width, want := range map[float32]look.Class{
		0: look.Phone, 390: look.Phone, 599.9: look.Phone, 600: look.Tablet, 844: look.Tablet, 1199.9: look.Tablet,
		1200: look.Desktop, 1280: look.Desktop,
	} {
		require.Equal(t, want, look.ClassOf(width), "%v wide", width)
	}
	require.True(t, look.SideBySide(fyne.NewSize(844, 390)))
	require.False(t, look.SideBySide(fyne.NewSize(844, 480)))
}

func TestTypeSizesOfTheDesign(t *testing.T) {
	want := map[fyne.ThemeSizeName][3]float32{
		look.Caption: {15, 16, 14}, look.Body: {18, 20, 16}, look.Label: {20, 22, 18},
		look.Title: {28, 32, 26}, look.Table: {36, 48, 36}, look.Hero: {96, 140, 120},
		theme.SizeNameText: {18, 20, 16}, theme.SizeNameHeadingText: {28, 32, 26},
	}
	for name, sizes := range want {
		for class, size := range sizes {
			for _, step := range look.Steps {
				th := look.New(look.Dark, look.Class(class), step)
				require.InDelta(t, size*step, th.Size(name), 0.001, "%s, class %d, step %v", name, class, step)
			}
		}
	}
}

func TestStepIsHeldInItsRange(t *testing.T) {
	for given, want := range map[float32]float32{0: 1, 0.5: 1, 1.1: 1.1, 9: 1.5, float32(math.Inf(1)): 1.5} {
		require.InDelta(t, want, look.New(look.Dark, look.Phone, given).Step(), 0.001)
	}
	require.InDelta(t, 1, look.New(look.Dark, look.Phone, float32(math.NaN())).Step(), 0.001)
}

func TestMotion(t *testing.T) {
	th := look.New(look.System, look.Tablet, 1.25)
	require.Equal(t, 250*time.Millisecond, look.Duration(th))
	still := th.Still(true)
	require.Zero(t, look.Duration(still))
	require.True(t, still.ReducedMotion())
	require.False(t, th.ReducedMotion(), "Still is another theme")
	require.Equal(t, look.Tablet, still.Class())
	require.InDelta(t, 1.25, still.Step(), 0.001)
}

func TestVariant(t *testing.T) {
	dark, light := color.NRGBA{R: 0x10, G: 0x18, B: 0x20, A: 255}, color.NRGBA{R: 0xFA, G: 0xF7, B: 0xF0, A: 255}
	for _, c := range []struct {
		chosen look.Variant
		system fyne.ThemeVariant
		want   color.Color
	}{
		{look.Dark, theme.VariantLight, dark},
		{look.Light, theme.VariantDark, light},
		{look.System, theme.VariantDark, dark},
		{look.System, theme.VariantLight, light},
	} {
		th := look.New(c.chosen, look.Phone, 1)
		require.Equal(t, c.want, th.Color(look.Ground, c.system))
		require.Equal(t, c.want, th.Color(theme.ColorNameBackground, c.system))
		require.Equal(t, c.chosen, th.Variant())
	}
}

// TestNoNameOfFyneIsMissing goes through all names that the toolkit's own theme knows.
func TestNoNameOfFyneIsMissing(t *testing.T) {
	test.NewTempApp(t)
	th := look.New(look.Light, look.Phone, 1)
	for _, name := range []fyne.ThemeColorName{
		theme.ColorNameBackground, theme.ColorNameButton, theme.ColorNameDisabled, theme.ColorNameDisabledButton,
		theme.ColorNameError, theme.ColorNameFocus, theme.ColorNameForeground, theme.ColorNameForegroundOnError,
		theme.ColorNameForegroundOnPrimary, theme.ColorNameForegroundOnSuccess, theme.ColorNameForegroundOnWarning,
		theme.ColorNameHeaderBackground, theme.ColorNameHover, theme.ColorNameHyperlink, theme.ColorNameInnerWindowBorder,
		theme.ColorNameInnerWindowBorderInactive, theme.ColorNameInputBackground, theme.ColorNameInputBorder,
		theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground, theme.ColorNamePlaceHolder, theme.ColorNamePressed,
		theme.ColorNamePrimary, theme.ColorNameScrollBar, theme.ColorNameScrollBarBackground, theme.ColorNameSelection,
		theme.ColorNameSeparator, theme.ColorNameShadow, theme.ColorNameSuccess, theme.ColorNameWarning,
	} {
		_, _, _, alpha := th.Color(name, 0).RGBA()
		require.NotZero(t, alpha, name)
	}
	require.Equal(t, color.Color(color.NRGBA{}), th.Color("no such colour", 0))
	for _, name := range []fyne.ThemeSizeName{
		theme.SizeNameWindowButtonHeight, theme.SizeNameWindowTitleBarHeight,
		theme.SizeNameInlineIcon, theme.SizeNameInnerPadding, theme.SizeNamePadding, theme.SizeNameScrollBar,
	} {
		require.Positive(t, th.Size(name), name)
	}
	require.Equal(t, float32(12), th.Size(look.Radius))
	require.GreaterOrEqual(t, th.Size(look.TapTarget), float32(48))
	require.NotNil(t, th.Icon(theme.IconNameHome))
	require.NotNil(t, th.Font(fyne.TextStyle{Bold: true}))
	require.Equal(t, th.Font(fyne.TextStyle{Bold: true}), th.Font(fyne.TextStyle{Bold: true, Italic: true}))
	require.Equal(t, th.Font(fyne.TextStyle{}), th.Font(fyne.TextStyle{Monospace: true}))
}

// TestDiscStaysUnderTheFlashLimit holds the largest ring that the pulse changes under 21,824 square pixels (section 12.1
// of the specification, WCAG 2.3.1), for all diameters that the look gives.
func TestDiscStaysUnderTheFlashLimit(t *testing.T) {
	for class := look.Phone; class <= look.Desktop; class++ {
		full := float64(look.New(look.Dark, class, 1).Size(look.Disc))
		least := 0.96
		if full <= 400 {
			least = 0.94
		}
		ring := math.Pi / 4 * full * full * (1 - least*least)
		require.Less(t, ring, 21824.0, "full diameter %v", full)
	}
}

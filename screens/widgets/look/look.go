// Package look is how the app looks: every colour, size and duration has a name here, and Theme gives its value for a
// dark or light ground, a class of window and the text step that people chose in the options.
//
// Colours are fyne.ThemeColorName and sizes fyne.ThemeSizeName, so that a widget asks for them as it asks for the
// toolkit's own: w.Theme().Size(look.Title).
package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Variant is the ground that people chose: as the system says, dark or light.
type Variant uint8

// The variants of the options.
const (
	System Variant = iota
	Dark
	Light
)

// Steps are the text steps that the options offer; all type sizes are multiplied by one of them.
var Steps = [...]float32{1, 1.25, 1.5}

// Theme gives Fyne, and the parts, the values of all names. To change the look, set another one; only the ground of the
// window, the tone and the sketch may change by themselves, from one frame to the next.
type Theme struct {
	variant Variant
	class   Class
	step    float32
	still   bool
	ground  color.Color // nil: as the variant has it
	tone    string      // the game in whose tone the page is; "": none
	sketch  bool
}

var _ fyne.Theme = (*Theme)(nil)

// New returns the look for a ground, a class of window and a text step, which is held between 1 and 1.5.
func New(v Variant, class Class, step float32) *Theme {
	if math.IsNaN(float64(step)) {
		step = 1
	}
	return &Theme{variant: v, class: class, step: min(max(step, 1), 1.5)}
}

// Still is the same look with reduced motion: the durations Motion and Throw become 0.
func (t *Theme) Still(still bool) *Theme {
	other := *t
	other.still = still
	return &other
}

// SetGround gives the window a ground of that colour, nil for its own. With it the painter clears the window before each
// frame, so that a page which has one colour in much of its area need not draw it.
func (t *Theme) SetGround(c color.Color) { t.ground = c }

// SetTone draws pages in the tone of a game, by its key; "" is none.
func (t *Theme) SetTone(game string) { t.tone = game }

// Tone is the game in whose tone pages are drawn; "" for none.
func (t *Theme) Tone() string { return t.tone }

// SetSketch leaves everything out but words. The first picture of the app is such a sketch: for surfaces and lines the driver has
// to compile programs that take as long as all else, and drawings have to be read.
func (t *Theme) SetSketch(on bool) { t.sketch = on }

// Sketch reports whether words alone are drawn.
func (t *Theme) Sketch() bool { return t.sketch }

// Same reports whether two looks are the same but for what SetGround, SetTone and SetSketch say.
func (t *Theme) Same(other *Theme) bool {
	a, b := *t, *other
	a.ground, b.ground = nil, nil
	a.tone, b.tone = "", ""
	a.sketch, b.sketch = false, false
	return a == b
}

// ReducedMotion reports whether people asked for as little motion as possible.
func (t *Theme) ReducedMotion() bool { return t.still }

// Class is the class of window that the sizes are for.
func (t *Theme) Class() Class { return t.class }

// Step is the text step that the sizes are multiplied by.
func (t *Theme) Step() float32 { return t.step }

// Variant is the ground that was chosen.
func (t *Theme) Variant() Variant { return t.variant }

// Color is the value of a colour's name; the system's variant counts only where System was chosen.
func (t *Theme) Color(name fyne.ThemeColorName, system fyne.ThemeVariant) color.Color {
	if name == theme.ColorNameBackground && t.ground != nil {
		return t.ground
	}
	light := t.variant == Light || t.variant == System && system == theme.VariantLight
	return colour(name, light, t.tone)
}

// Font is looked into before all others: that of the newest emoji. What it lacks is in the toolkit's own Noto Sans, upright, regular or
// bold. The app for browsers has no other (.ci/slim).
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	if newEmoji != nil && !style.Symbol {
		return newEmoji
	}
	return theme.DefaultTheme().Font(fyne.TextStyle{Bold: style.Bold, Symbol: style.Symbol})
}

// Icon is the toolkit's own; the project's icons are drawn by package parts.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

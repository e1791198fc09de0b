// Package parts holds the widgets that the screens are put together from. They know nothing of the app: no game, no
// clock, no file. Each has a label and a role for screen readers, can be reached and worked by keyboard and shows its
// focus, acts on release, and is at least look.TapTarget high and wide. All sizes and colours come from package look.
//
// Heights that depend on the width (wrapped text) follow one habit everywhere: an object is first resized to its width
// and then asked for its MinSize. All parts and all layouts of this package keep to it.
package parts

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/look"
)

// Scale is how many times as large as on a phone, with letters as they come, those of a theme are.
func Scale(theme fyne.Theme) float32 { return theme.Size(look.Body) / 18 }

// TextStep is how much larger than usual people want the letters.
func TextStep() float32 {
	if t, ok := CurrentTheme().(*look.Theme); ok {
		return t.Step()
	}
	return 1
}

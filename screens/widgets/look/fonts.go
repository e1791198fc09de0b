package look

import (
	_ "unsafe" // for go:linkname

	"github.com/go-text/typesetting/shaping"
)

// shaper is what the toolkit measures and draws words with. It keeps all fonts that it ever saw, 3 MB for each theme, though the
// toolkit reads them anew for the next one.
//
//go:linkname shaper fyne.io/fyne/v2/internal/painter.shaper
var shaper *shaping.HarfbuzzShaper

// ForgetFonts lets go of the fonts of a theme that another one follows.
func ForgetFonts() { *shaper = shaping.HarfbuzzShaper{} }

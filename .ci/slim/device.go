package painter

import (
	"image/color"
	"image/draw"

	"github.com/go-text/typesetting/shaping"

	"fyne.io/fyne/v2"
)

// What screens/platform/browser sets: it measures and draws texts with the fonts of the device that shows the page.
var (
	deviceWidth func(text string, size float32, style fyne.TextStyle) float32
	deviceDraw  func(dst draw.Image, text string, c color.Color, size, baseline float32, style fyne.TextStyle, offset int)
)

// deviceMeasures measures a text that has letters which none of the fonts has. Its line is as high as any other.
func deviceMeasures(f shaping.Fontmap, s string, size float32, style fyne.TextStyle) (line fyne.Size, baseline float32, done bool) {
	if deviceWidth == nil || !lacks(f, s) {
		return line, 0, false
	}
	line, baseline = MeasureString(f, " ", size, style)
	line.Width = deviceWidth(s, size, style)
	return line, baseline, true
}

// deviceDraws draws such a text.
func deviceDraws(dst draw.Image, s string, c color.Color, f shaping.Fontmap, size, scale float32, style fyne.TextStyle, offset int) bool {
	if deviceDraw == nil || !lacks(f, s) {
		return false
	}
	_, baseline := MeasureString(f, " ", size, style)
	deviceDraw(dst, s, c, size*scale, baseline*scale, style, offset)
	return true
}

// lacks reports whether a text has a letter that none of the fonts has. All of them have Latin.
func lacks(f shaping.Fontmap, s string) bool {
	for _, r := range s {
		if r < 'ɐ' {
			continue
		}
		if _, ok := f.ResolveFace(r).NominalGlyph(r); !ok {
			return true
		}
	}
	return false
}

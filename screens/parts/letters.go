package parts

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// letters is the one font that a text needs, nil where it needs others beside it. Without it the toolkit reads its fonts
// for emoji and symbols and those of the device before it draws a single letter: the half of the start, and 40 MB.
func letters(text string, style fyne.TextStyle) fyne.Resource {
	if strings.ContainsFunc(text, beyondLatin) {
		return nil
	}
	if style.Bold {
		return theme.DefaultTextBoldFont()
	}
	return theme.DefaultTextFont()
}

// beyondLatin reports whether a letter is not surely in the toolkit's Noto Sans, which has Latin with all its accents and the
// signs of running text.
func beyondLatin(r rune) bool {
	return r < ' ' || r > 'ɏ' && (r < '‐' || r > '…')
}

// Measure is how large a text is in one line.
func Measure(text string, points float32, style fyne.TextStyle) fyne.Size {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, points, style, letters(text, style))
	return size
}

// What no letter of the toolkit's fonts is wider than, in sizes of the letters: none of ASCII, and none at all.
const (
	mostASCII = 1.02
	mostWide  = 2
)

// atMost is as wide as a text can be in one line, or more. To measure a text it has to be shaped.
func atMost(text string, points float32) float32 {
	ems := float32(0)
	for _, r := range text {
		if r < utf8.RuneSelf {
			ems += mostASCII
		} else {
			ems += mostWide
		}
	}
	return ems*points + 1 // the painter rounds widths up
}

// fits reports whether a text in one line is no wider than that.
func fits(text string, width, points float32, style fyne.TextStyle) bool {
	return atMost(text, points) <= width || Measure(text, points, style).Width <= width
}

// lineHeight is how high a line of letters of that size is.
func lineHeight(points float32) float32 { return Measure("A", points, fyne.TextStyle{}).Height }

// ReadFonts reads the fonts that most texts need. The toolkit keeps them.
func ReadFonts() {
	for _, bold := range []bool{false, true} {
		Measure("Tablekeeper", theme.TextSize(), fyne.TextStyle{Bold: bold})
	}
}

// Write puts a text with its font on a canvas text.
func Write(on *canvas.Text, text string) {
	on.Text, on.FontSource = text, letters(text, on.TextStyle)
}

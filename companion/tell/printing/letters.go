package printing

import (
	"strings"

	"golang.org/x/image/font/sfnt"
)

// letters knows which letters a font has.
type letters struct {
	font    *sfnt.Font
	buffer  sfnt.Buffer
	missing []rune // that were asked for and are not there, each once
}

// newLetters reads a font; one that can't be read has no letter.
func newLetters(file []byte) *letters {
	font, err := sfnt.Parse(file)
	if err != nil {
		font = nil
	}
	return &letters{font: font}
}

// unknown stands for a letter that a font lacks.
const unknown = '?'

// mapped is how many letters a PDF's text can hold.
const mapped = 0x10000

// has reports whether a letter can be printed.
func (l *letters) has(r rune) bool {
	if r < ' ' || r >= mapped || l.font == nil {
		return r < ' ' // a line that ends
	}
	glyph, err := l.font.GlyphIndex(&l.buffer, r)
	return err == nil && glyph != 0
}

// printable has a mark in place of each letter that the font lacks, and remembers those.
func (l *letters) printable(words string) string {
	return strings.Map(func(r rune) rune {
		if l.has(r) {
			return r
		}
		if !strings.ContainsRune(string(l.missing), r) {
			l.missing = append(l.missing, r)
		}
		return unknown
	}, words)
}

package wording

import (
	"unicode"
	"unicode/utf8"
)

// Capital writes the first letter large, as a sentence begins.
func Capital(text string) string { return first(text, unicode.ToUpper) }

// Small writes the first letter small, as within a sentence.
func Small(text string) string { return first(text, unicode.ToLower) }

func first(text string, as func(rune) rune) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(as(r)) + text[size:]
}

// Shorten cuts a text after so many characters and says so by three dots.
func Shorten(text string, most int) string {
	n := 0
	for at := range text {
		if n++; n > most {
			return text[:at] + "..."
		}
	}
	return text
}

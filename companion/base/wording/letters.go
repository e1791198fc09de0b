package wording

import (
	"unicode"
	"unicode/utf8"
)

// Capital writes the first letter large, as a sentence begins.
func Capital(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(r)) + text[size:]
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

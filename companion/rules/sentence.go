package rules

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

// ListCards writes a multiset of cards by their names: "2 fuel, nuke"; "none" if
// it is empty.
func ListCards(c *Counts, names []string) Text {
	var list []Text
	for kind, n := range c.All() {
		switch {
		case n == 1:
			list = append(list, TextOf(names[kind]))
		case n > 1:
			list = append(list, Say("{n} {card}", n, names[kind]))
		}
	}
	if list == nil {
		return Say("none")
	}
	return Commas(list)
}

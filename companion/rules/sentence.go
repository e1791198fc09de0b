package rules

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// And joins words as a sentence does: "a", "a and b", "a, b and c".
func And(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// Count writes a number of things: "1 roll", "2 rolls".
func Count[N int | int32](n N, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// spelled are the numbers that are written as words in a sentence.
var spelled = [...]string{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Spell writes a number that stands alone as a sentence does: "none", "one", "two",
// and in digits from 13.
func Spell[N int | int32](n N) string {
	if n < 0 || int(n) >= len(spelled) {
		return strconv.Itoa(int(n))
	}
	return spelled[n]
}

// Some writes a number of things in words: "no cards", "one card", "two cards".
func Some[N int | int32](n N, thing string) string {
	switch n {
	case 0:
		return "no " + thing + "s"
	case 1:
		return "one " + thing
	}
	return Spell(n) + " " + thing + "s"
}

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

// ListCards writes a multiset of cards by their names: "2 fuel, nuke"; "none" if
// it is empty.
func ListCards(c *Counts, names []string) string {
	var list []string
	for kind, n := range c.All() {
		switch {
		case n == 1:
			list = append(list, names[kind])
		case n > 1:
			list = append(list, fmt.Sprintf("%d %s", n, names[kind]))
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}

// Package seatnames checks what people are called at a table that the app keeps. It
// asks for more than the notation does: everybody must be able to read a name and
// to tell it from the others.
package seatnames

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"tablekeeper/companion/rules"
)

// Check reports what is wrong with the names of the seats of a table, in their order.
func Check(seats []string) error {
	for i, name := range seats {
		if err := rules.CheckSeat(name, seats[:i]); err != nil {
			return err
		}
		if at := strings.IndexFunc(name, unreadable); at >= 0 {
			r, _ := utf8.DecodeRuneInString(name[at:])
			return fmt.Errorf("the name %q has a character that nobody can see (%U)", name, r)
		}
		for _, other := range seats[:i] {
			if alike(other, name) {
				return fmt.Errorf("the names %q and %q look alike", other, name)
			}
		}
	}
	return nil
}

// alike reports whether two names look the same, or would without regard to capitals.
func alike(a, b string) bool {
	return looks(a) == looks(b) || looks(rules.Fold(a)) == looks(rules.Fold(b))
}

// Turns reports whether a character changes the direction of writing or the line,
// and shows nothing itself.
func Turns(r rune) bool { return unicode.In(r, unicode.Bidi_Control, unicode.Zl, unicode.Zp) }

// Invisible reports whether a character has no width of its own.
func Invisible(r rune) bool {
	return unicode.In(r, unicode.Bidi_Control, unicode.Join_Control, unicode.Variation_Selector,
		unicode.Other_Default_Ignorable_Code_Point) ||
		r == '\u00ad' || r == '\u200b' || r >= '\u2060' && r <= '\u206f' || r == '\ufeff' ||
		r >= 0xe0000 && r <= 0xe0fff
}

// unreadable reports whether a character can't be read, and is none of those that
// join letters and pictures, as names in some scripts need them.
func unreadable(r rune) bool {
	return Turns(r) || Invisible(r) && !unicode.In(r, unicode.Join_Control, unicode.Variation_Selector)
}

// looks is the same text for names that look the same: accents written in one
// character or in two, wide letters, letters of one shape; what can't be seen
// does not count.
func looks(name string) string {
	var out strings.Builder
	for _, r := range norm.NFKD.String(name) {
		latin, known := shapes[r]
		switch {
		case Invisible(r):
		case known:
			out.WriteRune(latin)
		default:
			out.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(out.String()), " ")
}

package rules

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Typed reads what somebody types into the app with more patience than a file is read with: each letter in one form, all
// kinds of blanks as blanks, and full-width signs as the plain ones (NOTATION 1).
func Typed(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		}
		return r
	}, norm.NFC.String(text))
}

// Fold is the same text for texts that mean the same to who types them: without regard to capitals, in any script.
func Fold(text string) string {
	return norm.NFC.String(cases.Fold().String(strings.Join(strings.Fields(Typed(text)), " ")))
}

// TypedSeat is the seat that somebody means by a typed name, 0 for the table, or -1. A name as the notation reads it goes
// before one that is only like it; where two are, neither is meant.
func TypedSeat(name string, seats []string) int {
	names := append([]string{"table"}, seats...)
	for _, same := range []func(string) string{Lower, Fold} {
		means := func(known string) bool { return same(known) == same(strings.TrimSpace(name)) }
		if at := slices.IndexFunc(names, means); at >= 0 && !slices.ContainsFunc(names[at+1:], means) {
			return at
		}
	}
	return -1
}

package rules

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Typed reads what somebody types into the app with more patience than a file is read with: each letter in one form, all
// kinds of blanks as blanks, and full-width signs and the digits of any script as the plain ones (NOTATION 1).
func Typed(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		}
		return digit(r)
	}, norm.NFC.String(text))
}

// digit is a digit of any script as the plain one; what is none stays. Digits stand in runs of ten, each from 0 to 9.
func digit(r rune) rune {
	if r < unicode.MaxASCII || !unicode.IsDigit(r) {
		return r
	}
	for _, run := range unicode.Nd.R16 {
		if r >= rune(run.Lo) && r <= rune(run.Hi) {
			return '0' + (r-rune(run.Lo))%10
		}
	}
	for _, run := range unicode.Nd.R32 {
		if r >= rune(run.Lo) && r <= rune(run.Hi) {
			return '0' + (r-rune(run.Lo))%10
		}
	}
	return r
}

// dotless lets the two letters i of Turkish be one, with their capitals: people type what their keyboard has.
var dotless = strings.NewReplacer("İ", "i", "I", "i", "ı", "i")

// Fold is the same text for texts that mean the same to who types them: without regard to capitals, in any script.
func Fold(text string) string {
	return norm.NFC.String(cases.Fold().String(dotless.Replace(strings.Join(strings.Fields(Typed(text)), " "))))
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

package tables

import "strings"

// A join word has four syllables of a consonant, a vowel and a consonant, such as
// "bal-mek-tor-sun". It can be read aloud, and there are 1,040 syllables: 40.1 bits.
const (
	wordStarts = "bdfghjklmnprstvz"
	wordVowels = "aeiou"
	wordEnds   = "bdfgklmnprstz"
	syllables  = 4
)

// NewWord makes a join word. Below gives a number from 0 to n-1 by chance.
func NewWord(below func(n int) int) string {
	parts := make([]string, syllables)
	for i := range parts {
		parts[i] = string([]byte{
			wordStarts[below(len(wordStarts))], wordVowels[below(len(wordVowels))], wordEnds[below(len(wordEnds))],
		})
	}
	return strings.Join(parts, "-")
}

// ReadWord reads a join word as people type it: small or capital, with or without
// hyphens and blanks. It reports whether it is one.
func ReadWord(text string) (string, bool) {
	letters := strings.Map(func(r rune) rune {
		if r == '-' || r == ' ' {
			return -1
		}
		return r
	}, strings.ToLower(text))
	if len(letters) != 3*syllables {
		return "", false
	}
	var parts []string
	for i := 0; i < len(letters); i += 3 {
		s := letters[i : i+3]
		if !strings.Contains(wordStarts, s[:1]) || !strings.Contains(wordVowels, s[1:2]) || !strings.Contains(wordEnds, s[2:]) {
			return "", false
		}
		parts = append(parts, s)
	}
	return strings.Join(parts, "-"), true
}

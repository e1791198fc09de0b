package tables

import (
	"fmt"
	"strings"
	"unicode"
)

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

// NotAWord is the error of what is read as a join word and can't be one.
type NotAWord struct {
	// Syllable is the one that there is not, and Nearest what may be meant; "": there are too few or too many letters.
	Syllable, Nearest string
}

func (n *NotAWord) Error() string {
	if n.Syllable == "" {
		return "the word has four syllables of three letters, such as bal-mek-tor-sun"
	}
	return fmt.Sprintf("no word of a table has the syllable %q; perhaps it is %q", n.Syllable, n.Nearest)
}

// ReadWord reads a join word as people type it and as keyboards change it: small or capital, with whatever comes between the
// syllables or round them, or the link that ends with it. The error is *NotAWord.
func ReadWord(text string) (string, error) {
	if i := strings.LastIndexByte(text, '#'); i >= 0 {
		_, text = Fragment("", text[i+1:])
	}
	letters := []rune(strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text))
	if len(letters) != 3*syllables {
		return "", &NotAWord{}
	}
	parts := make([]string, syllables)
	for i := range parts {
		said := string(letters[3*i : 3*i+3])
		if parts[i] = nearest(said); parts[i] != said {
			return "", &NotAWord{Syllable: said, Nearest: parts[i]}
		}
	}
	return strings.Join(parts, "-"), nil
}

// nearest is the syllable that differs least from what was said: itself, if it is one.
func nearest(said string) string {
	var near strings.Builder
	for i, r := range []rune(said) {
		known := []string{wordStarts, wordVowels, wordEnds}[i]
		if !strings.ContainsRune(known, r) {
			r = alike(r, known)
		}
		near.WriteRune(r)
	}
	return near.String()
}

// soundsLike are letters that people write for each other, or that look alike.
var soundsLike = []string{"ckgqx", "sczxß", "vwf", "yij1l", "bp", "dt", "mn", "oq0uö", "aeäh", "uü", "rl", "gj", "5s", "b8"}

// alike is the letter of those that is meant most likely by another one.
func alike(r rune, known string) rune {
	for _, group := range soundsLike {
		if !strings.ContainsRune(group, r) {
			continue
		}
		for _, other := range group {
			if strings.ContainsRune(known, other) {
				return other
			}
		}
	}
	return rune(known[0])
}

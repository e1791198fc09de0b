package screens_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/handbook"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/translations"
)

// allTexts are all that people read in the app.
func allTexts(t *testing.T) []string {
	list := translations.Sentences()
	for _, g := range shelf.Games() {
		texts, err := handbook.Texts(g)
		require.NoError(t, err)
		list = append(list, texts...)
	}
	return list
}

// hole is a place in a text that is filled in; a short name stands in for what comes there.
var hole = regexp.MustCompile(`\{\{[^}]*\}\}|\{[^}]*\}`)

// TestGlossary looks for the words that the glossary puts aside, in all that people read.
func TestGlossary(t *testing.T) {
	data, err := os.ReadFile("translations/glossary.md")
	require.NoError(t, err)
	var odd []*regexp.Regexp
	for _, line := range strings.Split(string(data), "\n") {
		cells := strings.Split(line, "|")
		if len(cells) < 4 || strings.Contains(cells[1], "---") || strings.TrimSpace(cells[1]) == "Say" {
			continue
		}
		for _, word := range strings.Split(cells[2], ";") {
			if word = strings.TrimSpace(word); word != "" {
				odd = append(odd, regexp.MustCompile(`(?i)(^|[^\pL-])`+regexp.QuoteMeta(word)+`($|[^\pL-])`))
			}
		}
	}
	require.Greater(t, len(odd), 20)
	for _, text := range allTexts(t) {
		for _, word := range odd {
			if bare := hole.ReplaceAllString(text, "X"); word.MatchString(bare) {
				t.Errorf("%q has %s", text, strings.TrimSpace(word.FindString(bare)))
			}
		}
	}
}

// TestReadingEase measures how easily the app's text as a whole is read: over 70 is plain English.
func TestReadingEase(t *testing.T) {
	words, sentences, syllables := 0, 0, 0
	for _, text := range allTexts(t) {
		text = hole.ReplaceAllString(text, "Ben")
		for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".?!", r) }) {
			said := strings.FieldsFunc(part, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' })
			if len(said) < 4 {
				continue // a title or a word on a button is no sentence
			}
			sentences++
			words += len(said)
			for _, word := range said {
				syllables += syllablesOf(strings.ToLower(word))
			}
		}
	}
	ease := 206.835 - 1.015*float64(words)/float64(sentences) - 84.6*float64(syllables)/float64(words)
	t.Logf("%d words in %d sentences: %.1f", words, sentences, ease)
	require.Greater(t, ease, 70.0)
}

// syllablesOf counts the groups of vowels of a word, without those that are not spoken.
func syllablesOf(word string) int {
	count, before := 0, false
	for _, r := range word {
		vowel := strings.ContainsRune("aeiouyö", r)
		if vowel && !before {
			count++
		}
		before = vowel
	}
	switch {
	case strings.HasSuffix(word, "le") && len(word) > 3:
	case strings.HasSuffix(word, "e"), strings.HasSuffix(word, "es") && !sibilant(word), strings.HasSuffix(word, "ed") && !dental(word):
		count--
	}
	return max(1, count)
}

// sibilant reports whether the "es" at the end of a word is spoken: "places".
func sibilant(word string) bool {
	stem := strings.TrimSuffix(word, "es")
	return strings.HasSuffix(stem, "c") || strings.HasSuffix(stem, "s") || strings.HasSuffix(stem, "x") ||
		strings.HasSuffix(stem, "z") || strings.HasSuffix(stem, "g") || strings.HasSuffix(stem, "ch") || strings.HasSuffix(stem, "sh")
}

// dental reports whether the "ed" at the end of a word is spoken: "counted".
func dental(word string) bool {
	stem := strings.TrimSuffix(word, "ed")
	return strings.HasSuffix(stem, "t") || strings.HasSuffix(stem, "d")
}

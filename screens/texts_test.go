package screens_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/handbook"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/translations"
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
var hole = regexp.MustCompile(`\{[^}]*\}`)

// TestGlossary looks for the words that the glossary puts aside, in all that people read.
func TestGlossary(t *testing.T) {
	data, err := os.ReadFile("frame/translations/glossary.md")
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

// TestWordsThatWereReplacedStayAway looks for what no player would say.
func TestWordsThatWereReplacedStayAway(t *testing.T) {
	sentences := translations.Sentences()
	tb := apptest.New(t, 390, 844)
	for _, game := range shelf.Games() {
		table := tb.Play(game.Key, max(2, game.MinSeats)).Match.Table()
		for _, form := range table.Forms() {
			sentences = append(sentences, table.Help(rules.Act{Verb: form.Verb}))
			for _, v := range form.Words {
				for first, last := v.Range(); first <= last && last-first < 100; first++ {
					sentences = append(sentences, v.Title(first, []string{"Anna", "Ben", "Cleo", "Dora", "Eve", "Finn"}))
				}
			}
		}
	}
	for _, sentence := range sentences {
		for _, odd := range []string{
			"makes nobody forget", "So it is in my box", "Not house data", "demand left", "may be paid of it",
			"Word in the notation", "Awaited is", "Time is out", "card not shown", "Make none of the steps",
			"does without", "Do without", "looks on", "look on.", "flies about", "shuffled anew", "Time out", "Take the last digit",
		} {
			require.NotContains(t, sentence, odd)
		}
	}
}

// prose counts what Flesch's formula asks for.
type prose struct{ words, sentences, syllables int }

// sentenceEnd is where a sentence ends: not at the point of 2.3 or of a list's number.
var sentenceEnd = regexp.MustCompile(`[.?!]+["')]*(\s+|$)`)

// least is how many words a sentence has at least that counts; less is a word on a button or a bare answer.
const least = 4

// read adds the sentences of a text. A text that ends without a point is a title or a label and isn't a sentence, and what is
// filled in counts as a word of two syllables.
func (p *prose) read(text string) {
	text = hole.ReplaceAllString(text, "seven")
	from := 0
	for _, end := range sentenceEnd.FindAllStringIndex(text, -1) {
		words := strings.FieldsFunc(text[from:end[0]], func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' })
		from = end[1]
		if len(words) < least {
			continue
		}
		p.sentences++
		p.words += len(words)
		for _, word := range words {
			p.syllables += syllablesOf(strings.ToLower(word))
		}
	}
}

// ease is Flesch's reading ease: over 70 is plain English.
func (p *prose) ease() float64 {
	return 206.835 - 1.015*float64(p.words)/float64(p.sentences) - 84.6*float64(p.syllables)/float64(p.words)
}

// TestReadingEase measures how easily the sentences of the app are read: those of the screens by themselves, those of each
// game's rules and refusals by themselves, and all of them.
func TestReadingEase(t *testing.T) {
	var all prose
	measure := func(name string, texts []string) {
		var p prose
		for _, text := range texts {
			p.read(text)
			all.read(text)
		}
		t.Logf("%s: %d words in %d sentences: %.1f", name, p.words, p.sentences, p.ease())
		require.Greater(t, p.ease(), 70.0, name)
	}
	measure("screens", translations.Sentences())
	for _, g := range shelf.Games() {
		texts, err := handbook.Texts(g)
		require.NoError(t, err)
		measure(g.Title, texts)
	}
	t.Logf("all: %d words in %d sentences: %.1f", all.words, all.sentences, all.ease())
	require.Greater(t, all.ease(), 70.0)
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

package apptest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens"
)

const (
	opens, closes, pads = '«', '»', '~' // round a sentence of the pseudo-translation, and what makes its words longer
	fifthsLonger        = 2             // how many fifths of its letters a word gets
)

// accents are the letters that the pseudo-translation changes, each before what it becomes.
var accents = strings.NewReplacer(strings.Split(
	"a á c ç e é i í o ó u ú y ý n ñ A Á C Ç E É I Í O Ó U Ú Y Ý N Ñ", " ")...)

// plainLetters takes the accents back.
var plainLetters = func() *strings.Replacer {
	pairs := strings.Split("a á c ç e é i í o ó u ú y ý n ñ A Á C Ç E É I Í O Ó U Ú Y Ý N Ñ", " ")
	slices.Reverse(pairs)
	return strings.NewReplacer(pairs...)
}()

// places are where something is filled in, by the toolkit or by the referee.
var places = regexp.MustCompile(`\{+[^}]*\}+`)

// pseudo is a sentence in a language that is 40% longer than English and has accents on its letters. What is filled in stays.
func pseudo(sentence string) string {
	var b strings.Builder
	b.WriteRune(opens)
	owed := -2 * 5 // fifths of a letter; the marks round the sentence are two letters more
	from := 0
	for _, place := range append(places.FindAllStringIndex(sentence, -1), []int{len(sentence), len(sentence)}) {
		for _, r := range sentence[from:place[0]] {
			if !unicode.IsLetter(r) {
				for ; owed >= 5; owed -= 5 {
					b.WriteRune(pads)
				}
			} else {
				owed += fifthsLonger
			}
			b.WriteString(accents.Replace(string(r)))
		}
		for ; owed > 0; owed -= 5 {
			b.WriteRune(pads)
		}
		b.WriteString(sentence[place[0]:place[1]])
		from = place[1]
	}
	b.WriteRune(closes)
	return b.String()
}

// foreign is the pseudo-translation of all sentences.
type foreign struct{}

// Say is a text in the pseudo-translation.
func (foreign) Say(english string) string { return pseudo(english) }

// Counted is the same of one or of several.
func (foreign) Counted(english string, n int) string {
	one, several, found := strings.Cut(english, ";")
	switch {
	case !found || n == 1:
		return pseudo(one)
	case strings.HasPrefix(one, "{n} ") && !strings.Contains(several, "{n}"):
		return pseudo("{n} " + several)
	}
	return pseudo(several)
}

// plain is a text as it would stand there in English: without what the pseudo-translation did to its sentences.
func plain(text string) string {
	if !strings.ContainsRune(text, opens) {
		return text
	}
	var b strings.Builder
	depth := 0
	for _, r := range text {
		switch {
		case r == opens:
			depth++
		case r == closes:
			depth--
		case depth > 0 && r == pads:
		case depth > 0:
			b.WriteString(plainLetters.Replace(string(r)))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// said is what a screen reader says of an object, in English.
func said(o fyne.Accessible) string { return plain(o.AccessibilityLabel()) }

// Speak sets the language of a catalogue, such as de.json, in place of English, until the test ends.
func Speak(t *testing.T, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	name := filepath.Base(file)
	language, err := wording.LanguageFor(map[string][]byte{name: data}, strings.TrimSuffix(name, ".json"))
	require.NoError(t, err)
	speak(t, language)
}

// speak sets a language until the test ends.
func speak(t *testing.T, language wording.Language) {
	t.Cleanup(screens.ReadSentences)
	wording.SetLanguage(language)
}

// outside are the runs of a text that stand in no sentence of the pseudo-translation and have letters.
func outside(text string) []string {
	var runs []string
	depth, run := 0, ""
	end := func() {
		if run = strings.TrimSpace(run); strings.ContainsFunc(run, unicode.IsLetter) {
			runs = append(runs, run)
		}
		run = ""
	}
	for _, r := range text {
		switch r {
		case opens:
			end()
			depth++
		case closes:
			depth--
		default:
			if depth == 0 {
				run += string(r)
			}
		}
	}
	end()
	return runs
}

// Untranslated are the texts that are shown or read in which words of the screens went through no translation. What is English besides,
// it adds to a list.
func (tb *Table) Untranslated(english map[string]bool) []string {
	texts := tb.labels()
	all := strings.Join(texts, "\n")
	for _, o := range tb.Shown() {
		if text, ok := o.(*canvas.Text); ok && !strings.Contains(all, text.Text) {
			texts = append(texts, text.Text)
		}
	}
	return slices.DeleteFunc(texts, func(text string) bool {
		own := false
		for _, run := range outside(text) {
			found, ours := ownWords(run)
			if own = own || ours; found && sentence.MatchString(run) {
				english[run] = true
			}
		}
		return !own
	})
}

// sentence is a text with a small word in it: no name, no title of a game, no id of a rule.
var sentence = regexp.MustCompile(`(^|[ "(])[a-z]{2,}\b`)

// holdCount holds how much of something a test has to its line in testdata/ceilings.txt, and names what it counted.
func holdCount(t *testing.T, what string, counted []string) {
	t.Helper()
	folder, err := os.Getwd()
	require.NoError(t, err)
	test, _, _ := strings.Cut(t.Name(), "/")
	name := strings.Join([]string{what, filepath.Base(folder), test}, " ")
	data, err := testdata.ReadFile("testdata/ceilings.txt")
	require.NoError(t, err)
	_, behind, _ := strings.Cut("\n"+string(data), "\n"+name+" ")
	ceiling := 0
	_, _ = fmt.Sscan(behind, &ceiling) // a test without a line has none
	require.LessOrEqual(t, len(counted), ceiling, "%s: more than there were\n%s", name, strings.Join(counted, "\n"))
}

package apptest

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens"
	"tablekeeper/screens/translations"
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

// pseudo is a sentence in a language that is 40% longer than English and has accents on its letters. What is filled in stays.
func pseudo(sentence string) string {
	var b strings.Builder
	b.WriteRune(opens)
	owed := -2 * 5 // fifths of a letter; the marks round the sentence are two letters more
	for rest := sentence; rest != ""; {
		text, hole, _ := strings.Cut(rest, "{{")
		for _, r := range text {
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
		if len(text) == len(rest) {
			break
		}
		hole, rest, _ = strings.Cut(hole, "}}")
		b.WriteString("{{" + hole + "}}")
	}
	b.WriteRune(closes)
	return b.String()
}

// Plain is a text as it would stand there in English: without what the pseudo-translation did to its sentences.
func Plain(text string) string {
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
func said(o fyne.Accessible) string { return Plain(o.AccessibilityLabel()) }

// speakPseudo gives the toolkit the pseudo-translation in place of the sentences, until the test ends.
func speakPseudo(t *testing.T) {
	t.Helper()
	t.Cleanup(screens.ReadSentences)
	files, err := pseudoFiles()
	require.NoError(t, err)
	for name, data := range files {
		require.NoError(t, lang.AddTranslations(fyne.NewStaticResource(name, data)))
	}
}

// pseudoFiles are the files of the sentences in the pseudo-translation.
var pseudoFiles = sync.OnceValues(func() (map[string][]byte, error) {
	files := map[string][]byte{}
	for name, data := range translations.Files() {
		var sentences map[string]any
		if err := json.Unmarshal(data, &sentences); err != nil {
			return nil, err
		}
		for key, said := range sentences {
			switch said := said.(type) {
			case string:
				sentences[key] = pseudo(said)
			case map[string]any:
				for form, text := range said {
					said[form] = pseudo(text.(string))
				}
			}
		}
		var err error
		if files[name], err = json.Marshal(sentences); err != nil {
			return nil, err
		}
	}
	return files, nil
})

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

// Untranslated are the texts that are shown or read in which words of the screens went through no translation.
func (tb *Table) Untranslated() []string {
	texts := tb.labels()
	all := strings.Join(texts, "\n")
	for _, o := range tb.Shown() {
		if text, ok := o.(*canvas.Text); ok && !strings.Contains(all, text.Text) {
			texts = append(texts, text.Text)
		}
	}
	return slices.DeleteFunc(texts, func(text string) bool {
		return !slices.ContainsFunc(outside(text), func(run string) bool { return len(ownWords(run)) > 0 })
	})
}

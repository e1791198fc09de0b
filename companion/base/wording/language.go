package wording

import (
	"cmp"
	_ "embed" // the sentences
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Language gives the texts of a reader's language by the English ones.
type Language interface {
	// Say is a template or a word. Its places keep their names and come in any order.
	Say(english string) string
	// Counted is a template that has a form for each kind of number, in the form for this one; "" if the language lacks it.
	Counted(english string, n int) string
}

// sentences are the templates of what is said here.
//
//go:embed sentences.txt
var sentences string

// Templates lists the templates and words of what is said here in every game: lists and numbers.
func Templates() []string {
	return slices.Concat(strings.Split(strings.TrimSpace(sentences), "\n"), spelled[:], []string{"no"})
}

// reader is the language of who reads this device.
var reader atomic.Pointer[Language]

// SetLanguage sets the language in which texts are read from now on; nil is English.
func SetLanguage(l Language) { reader.Store(&l) }

// Translate is a word or a sentence without places, as it is declared in English, in the language that was set.
func Translate(english string) string {
	if l := reading(); l != nil && english != "" {
		return l.Say(english)
	}
	return english
}

func reading() Language {
	if l := reader.Load(); l != nil {
		return *l
	}
	return nil
}

// Catalogue is a language as a list of its texts. What it lacks stays English.
type Catalogue struct {
	Tag language.Tag
	// Texts are templates and words by the English ones.
	Texts map[string]string
	// Things are what is counted, such as "{n} card" or "{n} die;dice", by the name of the plural form that the number takes.
	Things map[string]map[string]string
}

// forms are the names of the plural forms.
var forms = []string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other"}

// LanguageFor chooses among the files of catalogues, each called like its language ("de.json"), by the tag of a reader's language
// ("de-AT"). A file holds what the screens say as well: a text by the English one, and what is counted by its plural forms. Where there
// isn't a file it is English: nil.
func LanguageFor(files map[string][]byte, tag string) (Language, error) {
	reads, err := language.Parse(tag)
	if err != nil {
		return nil, fmt.Errorf("%q isn't a language: %w", tag, err)
	}
	base, _ := reads.Base()
	data, ok := files[base.String()+".json"]
	if !ok || base.String() == "en" {
		return nil, nil
	}
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(data, &entries); err != nil {
		return nil, fmt.Errorf("the catalogue of %s: %w", base, err)
	}
	c := &Catalogue{Tag: reads, Texts: map[string]string{}, Things: map[string]map[string]string{}}
	for english, entry := range entries {
		var text string
		if json.Unmarshal(entry, &text) == nil {
			c.Texts[english] = text
			continue
		}
		var counted map[string]string
		if err := json.Unmarshal(entry, &counted); err != nil {
			return nil, fmt.Errorf("the catalogue of %s: %q: %w", base, english, err)
		}
		for form := range counted {
			if !slices.Contains(forms, form) {
				return nil, fmt.Errorf("the catalogue of %s: %q: there is no plural form %q", base, english, form)
			}
		}
		c.Things[english] = counted
	}
	return c, nil
}

// Say is the text of the catalogue.
func (c *Catalogue) Say(english string) string {
	if text, ok := c.Texts[english]; ok {
		return text
	}
	return english
}

// Counted is the template of the catalogue, in the form that its language has for the number.
func (c *Catalogue) Counted(english string, n int) string {
	said := c.Things[english]
	return cmp.Or(said[forms[plural.Cardinal.MatchPlural(c.Tag, n, 0, 0, 0, 0)]], said["other"])
}

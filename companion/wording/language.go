package wording

import (
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
	// Counted is what stands for a number of things, of which English has this one: a template with {n} and the places
	// of the thing.
	Counted(thing string, n int) string
}

// sentences are the templates of what is said here.
//
//go:embed sentences.txt
var sentences string

// Templates lists the templates and words of what is said here in every game: lists and numbers. "{n} card" is a number of cards:
// [Language.Counted] gives it by "card", and "{n} die;dice" by "die;dice".
func Templates() []string {
	return slices.Concat(strings.Split(strings.TrimSpace(sentences), "\n"), spelled[:], []string{"no"})
}

// reader is the language of who reads this device.
var reader atomic.Pointer[Language]

// SetLanguage sets the language in which texts are read from now on; nil is English.
func SetLanguage(l Language) {
	if l == nil {
		reader.Store(nil)
		return
	}
	reader.Store(&l)
}

// Translate is a word or a sentence without places, as it is declared in English, in the language that was set.
func Translate(english string) string { return string(word(nil, english, reading())) }

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
	// Things are what is counted, by the English of one of them and the plural form that the number takes.
	Things map[string]map[plural.Form]string
}

// forms are the plural forms by their names in a file.
var forms = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many, "other": plural.Other,
}

// LanguageFor chooses among the files of catalogues, each called like its language ("de.json"), by the tag of a reader's language
// ("de-AT"). A file holds what the screens say as well: a text by the English one, and what is counted by its plural forms. Where there
// is no file it is English: nil.
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
	c := &Catalogue{Tag: reads, Texts: map[string]string{}, Things: map[string]map[plural.Form]string{}}
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
		c.Things[english] = map[plural.Form]string{}
		for name, text := range counted {
			form, ok := forms[name]
			if !ok {
				return nil, fmt.Errorf("the catalogue of %s: %q: there is no plural form %q", base, english, name)
			}
			c.Things[english][form] = text
		}
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

// Counted is the thing of the catalogue, in the form that its language has for the number.
func (c *Catalogue) Counted(thing string, n int) string {
	forms := c.Things[thing]
	if text, ok := forms[plural.Cardinal.MatchPlural(c.Tag, n, 0, 0, 0, 0)]; ok {
		return text
	}
	if text, ok := forms[plural.Other]; ok {
		return text
	}
	template, regular := english(thing, n)
	if regular && n != 1 {
		template += "s"
	}
	return "{n} " + template
}

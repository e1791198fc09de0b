// Package wording has sentences for people as values: templates with what fills them, numbers, lists of words, and the catalogues that say all
// of it in other languages. Referee, journal, tables and screens say things by it.
package wording

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Text is a sentence for people, or a part of one, as a value: a template and what is filled in. It becomes words in one
// place, here, in the reader's language. The empty one says nothing.
type Text struct {
	template string
	with     []any
	letters  letters
	written  bool // strings are written as they are
}

// Say makes a text of a template. What stands in its braces, each name once and in the order in which they first come,
// follows it:
//
//	Say("{who} doesn't hold the {card}.", name, cardTitles[card])
//
// A [Name] and a number are written as they are. A string is a word of the game and has a translation, as the template
// has; so have a [Text] and a [Number].
func Say(template string, with ...any) Text { return Text{template: template, with: with} }

// L is a sentence of a page in the language that was set. It is made like that of [Say], but a string is written as it is: pages fill in
// what has been said already.
func L(template string, with ...any) string {
	if len(with) == 0 {
		return Translate(template)
	}
	return Text{template: template, with: with, written: true}.String()
}

// TextOf makes a text of one thing: what could fill a place of a template.
func TextOf(thing any) Text {
	if t, ok := thing.(Text); ok {
		return t
	}
	return Text{with: []any{thing}}
}

// letters says how a text's letters are changed.
type letters uint8

const (
	asWritten letters = iota
	large             // the first one
	small             // all of them, in English
	whole             // the first one, and a full stop at the end
)

// Name is what somebody or something is called in every language: a player, or a place on the board such as r3c3.
type Name string

// Empty reports whether the text says nothing.
func (t Text) Empty() bool { return t.template == "" && t.with == nil }

// Capital is the same text with its first letter large, as a sentence begins.
func (t Text) Capital() Text {
	t.letters = large
	return t
}

// Sentence is the same text as a whole sentence: its first letter large, and one full stop at its end. A name such as Bio Corp. may
// bring its own.
func (t Text) Sentence() Text {
	t.letters = whole
	return t
}

// Filled is the same text with a thing in the places of a name that were left open, also in the texts within it.
func (t Text) Filled(place string, thing any) Text {
	filled, _ := t.filled(place, thing)
	return filled
}

// filled reports besides whether a place was open. Most refusals have none, and aren't copied.
func (t Text) filled(place string, thing any) (filled Text, open bool) {
	if strings.Contains(t.template, place) {
		names := Places(t.template, nil)
		if at := slices.Index(names, place); at >= 0 && len(t.with) < len(names) {
			t.with, open = slices.Insert(slices.Clone(t.with), at, thing), true
		}
	}
	for i, within := range t.with {
		text, _ := within.(Text)
		if text, its := text.filled(place, thing); its {
			if !open {
				t.with, open = slices.Clone(t.with), true
			}
			t.with[i] = text
		}
	}
	return t, open
}

// Lower is the same text in small letters, as it stands within an English sentence. Other languages write it as their
// catalogue has it.
func (t Text) Lower() Text {
	t.letters = small
	return t
}

// String is the text in the language that was set.
func (t Text) String() string { return t.In(reading()) }

// In is the text in a language; nil is English.
func (t Text) In(l Language) string {
	room := rooms.Get().(*[]byte)
	b := t.append((*room)[:0], l)
	text := string(b)
	*room = b
	rooms.Put(room)
	return text
}

// rooms are where texts are written, so that each costs no more than itself.
var rooms = sync.Pool{New: func() any { return new([]byte) }}

// append writes the text behind what is written already.
func (t Text) append(b []byte, l Language) []byte {
	from, template := len(b), t.template
	if l != nil && template != "" {
		template = l.Say(template)
	}
	var room [8]string
	b = t.fill(b, template, Places(t.template, room[:0]), l)
	switch {
	case t.letters == large:
		return append(b[:from], Capital(string(b[from:]))...)
	case t.letters == whole:
		return append(append(b[:from], Capital(strings.TrimSuffix(string(b[from:]), "."))...), '.')
	case t.letters == small && l == nil:
		return append(b[:from], strings.ToLower(string(b[from:]))...)
	}
	return b
}

// fill writes a template with what the text has for its places, whose names are those of the English template in their order.
func (t Text) fill(b []byte, template string, names []string, l Language) []byte {
	if template == "" { // a thing that stands alone
		for _, thing := range t.with {
			b = appendThing(b, thing, l)
		}
		return b
	}
	for {
		before, place, behind, found := nextPlace(template)
		b = append(b, before...)
		if !found {
			return b
		}
		at := slices.Index(names, place)
		if at < 0 || at >= len(t.with) {
			b = append(append(append(b, '{'), place...), '}')
		} else if text, ok := t.with[at].(string); ok && t.written {
			b = append(b, text...)
		} else {
			b = appendThing(b, t.with[at], l)
		}
		template = behind
	}
}

// nextPlace cuts a template at its first place.
func nextPlace(template string) (before, place, behind string, found bool) {
	before, rest, open := strings.Cut(template, "{")
	if !open {
		return template, "", "", false
	}
	if place, behind, found = strings.Cut(rest, "}"); !found {
		return template, "", "", false
	}
	return before, place, behind, true
}

// Places adds the names that stand in braces in a template to a list, each once.
func Places(template string, names []string) []string {
	for {
		_, place, behind, found := nextPlace(template)
		if !found {
			return names
		}
		if !slices.Contains(names, place) {
			names = append(names, place)
		}
		template = behind
	}
}

// appendThing writes a thing that is filled in.
func appendThing(b []byte, thing any, l Language) []byte {
	switch thing := thing.(type) {
	case Text:
		return thing.append(b, l)
	case Number:
		return thing.append(b, l)
	case figure:
		return thing.append(b, l)
	case Name:
		return append(b, thing...)
	case string:
		return word(b, thing, l)
	case int:
		return strconv.AppendInt(b, int64(thing), 10)
	case int32:
		return strconv.AppendInt(b, int64(thing), 10)
	}
	return fmt.Append(b, thing)
}

// word writes a word of the game.
func word(b []byte, english string, l Language) []byte {
	if l == nil || english == "" {
		return append(b, english...)
	}
	return append(b, l.Say(english)...)
}

// And joins words as a sentence does: "a", "a and b", "a, b and c".
func And[W any](words []W) Text {
	if len(words) < 2 {
		return Commas(words)
	}
	last := len(words) - 1
	return Say("{list} and {last}", Commas(words[:last]), words[last])
}

// Or joins words of which one is enough: "a", "a or b", "a or b or c".
func Or[W any](words []W) Text {
	return joined(words, func(list Text, next W) Text { return Say("{list} or {next}", list, next) })
}

// Commas joins words by commas: "a, b, c".
func Commas[W any](words []W) Text {
	return joined(words, func(list Text, next W) Text { return Say("{list}, {next}", list, next) })
}

// Row writes texts one behind the other: "a b c".
func Row[W any](texts []W) Text {
	return joined(texts, func(list Text, next W) Text { return Say("{list} {next}", list, next) })
}

func joined[W any](words []W, join func(list Text, next W) Text) Text {
	if len(words) == 0 {
		return Text{}
	}
	list := TextOf(words[0])
	for _, next := range words[1:] {
		list = join(list, next)
	}
	return list
}

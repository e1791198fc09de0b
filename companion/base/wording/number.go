package wording

import (
	"strconv"
	"strings"
)

// Number is a number in a sentence, alone or with what it counts.
type Number struct {
	n     int
	thing Text // one of what is counted; none: the number stands alone
	as    figures
}

// figures says how a number is written.
type figures uint8

const (
	digits figures = iota // "2 cards"
	inside                // where the thing has {n}
	words                 // "two cards"
	more                  // "two more cards"
	fewer                 // "two fewer cards"
)

// Count writes a number of things: "1 roll", "2 rolls". The thing may have places to fill in, as a template has. Where several
// are not one with an s, they stand behind it: "die;dice".
func Count[N int | int32](n N, thing string, with ...any) Number {
	return Number{n: int(n), thing: Say(thing, with...)}
}

// Some writes a number of things in words: "no cards", "one card", "two cards".
func Some[N int | int32](n N, thing string, with ...any) Number {
	return Number{n: int(n), thing: Say(thing, with...), as: words}
}

// More writes how many things there are more than before, in words: "one more card", "two more cards".
func More[N int | int32](n N, thing string, with ...any) Number {
	return Number{n: int(n), thing: Say(thing, with...), as: more}
}

// Fewer writes how many things there are fewer than before, in words: "one fewer card", "two fewer cards".
func Fewer[N int | int32](n N, thing string, with ...any) Number {
	return Number{n: int(n), thing: Say(thing, with...), as: fewer}
}

// Spell writes a number that stands alone as a sentence does: "none", "one", "two", and in digits from 13.
func Spell[N int | int32](n N) Number { return Number{n: int(n), as: words} }

// N is a sentence of a page that a number changes: what is said of one, and behind a semicolon what is said of several. The number
// stands at {n}, and what fills the other places follows as for [L].
func N(n int, template string, with ...any) string {
	return Number{n: n, thing: Text{template: template, with: with, written: true}, as: inside}.String()
}

// spelled are the numbers that are written as words in a sentence.
var spelled = [...]string{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Text is the number as a text of its own.
func (n Number) Text() Text { return TextOf(n) }

// String is the number in the language that was set.
func (n Number) String() string { return n.Text().String() }

func (n Number) append(b []byte, l Language) []byte {
	if n.thing.template == "" {
		return figure(n).append(b, l)
	}
	if l != nil {
		english := n.thing.template
		if n.as != inside {
			english = "{n} " + english
		}
		if template := l.Counted(english, n.n); template != "" {
			return n.fill(b, template, l)
		}
	}
	template, several, irregular := strings.Cut(n.thing.template, ";")
	if irregular && n.n != 1 {
		template = several
	}
	if n.as != inside {
		b = append(figure(n).append(b, l), ' ')
	}
	b = n.fill(b, template, l)
	if !irregular && n.n != 1 {
		b = append(b, 's')
	}
	return b
}

// fill writes a template of what is counted, in which {n} is the number.
func (n Number) fill(b []byte, template string, l Language) []byte {
	if !strings.Contains(template, "{") {
		return append(b, template...)
	}
	n.thing.with = append([]any{figure(n)}, n.thing.with...)
	return n.thing.fill(b, template, Places(n.thing.template, []string{"n"}), l)
}

// figure is a number without what it counts.
type figure Number

func (n figure) append(b []byte, l Language) []byte {
	switch {
	case n.as == more:
		return Say("{n} more", Spell(n.n)).append(b, l)
	case n.as == fewer:
		return Say("{n} fewer", Spell(n.n)).append(b, l)
	case n.as < words || n.n < 0 || n.n >= len(spelled):
		return strconv.AppendInt(b, int64(n.n), 10)
	case n.n == 0 && n.thing.template != "":
		return word(b, "no", l)
	}
	return word(b, spelled[n.n], l)
}

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

// spelled are the numbers that are written as words in a sentence.
var spelled = [...]string{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Text is the number as a text of its own.
func (n Number) Text() Text { return TextOf(n) }

// String is the number in the language that was set.
func (n Number) String() string { return n.Text().String() }

func (n Number) append(b []byte, l Language) []byte {
	if n.thing.template == "" {
		return n.figure(b, l)
	}
	if l == nil {
		return n.things(append(n.figure(b, nil), ' '))
	}
	names := Places(n.thing.template, []string{"n"})
	with := append([]any{Number{n: n.n, as: n.as}}, n.thing.with...)
	if n.as == words && n.n == 0 {
		with[0] = "no"
	}
	return Text{with: with}.fill(b, l.Counted(n.thing.template, n.n), names, l)
}

// things writes what is counted, in English.
func (n Number) things(b []byte) []byte {
	template, regular := english(n.thing.template, n.n)
	if regular {
		b = n.thing.append(b, nil)
	} else {
		b = n.thing.fill(b, template, Places(n.thing.template, []string{}), nil)
	}
	if regular && n.n != 1 {
		b = append(b, 's')
	}
	return b
}

// english is the template of one thing or of several, and whether several are one with an s.
func english(thing string, n int) (template string, regular bool) {
	one, several, found := strings.Cut(thing, ";")
	if found && n != 1 {
		return several, false
	}
	return one, !found
}

// figure writes the number itself.
func (n Number) figure(b []byte, l Language) []byte {
	switch {
	case n.as == more:
		return Say("{n} more", Spell(n.n)).append(b, l)
	case n.as == fewer:
		return Say("{n} fewer", Spell(n.n)).append(b, l)
	case n.as == digits || n.n < 0 || n.n >= len(spelled):
		return strconv.AppendInt(b, int64(n.n), 10)
	case n.n == 0 && n.thing.template != "":
		return word(b, "no", l)
	}
	return word(b, spelled[n.n], l)
}

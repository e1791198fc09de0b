package wording

import "strconv"

// Number is a number in a sentence, alone or with what it counts.
type Number struct {
	n     int
	thing Text // one of what is counted; none: the number stands alone
	words bool // "two cards", not "2 cards"
}

// Count writes a number of things: "1 roll", "2 rolls". The thing may have places to fill in, as a template has.
func Count[N int | int32](n N, thing string, with ...any) Number {
	return Number{n: int(n), thing: Say(thing, with...)}
}

// Some writes a number of things in words: "no cards", "one card", "two cards".
func Some[N int | int32](n N, thing string, with ...any) Number {
	return Number{n: int(n), thing: Say(thing, with...), words: true}
}

// Spell writes a number that stands alone as a sentence does: "none", "one", "two", and in digits from 13.
func Spell[N int | int32](n N) Number { return Number{n: int(n), words: true} }

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
		b = n.figure(b, nil)
		b = n.thing.append(append(b, ' '), nil)
		if n.n != 1 {
			b = append(b, 's')
		}
		return b
	}
	names := Places(n.thing.template, []string{"n"})
	with := append([]any{Number{n: n.n, words: n.words}}, n.thing.with...)
	if n.words && n.n == 0 {
		with[0] = "no"
	}
	return Text{with: with}.fill(b, l.Counted(n.thing.template, n.n), names, l)
}

// figure writes the number itself.
func (n Number) figure(b []byte, l Language) []byte {
	switch {
	case !n.words || n.n < 0 || n.n >= len(spelled):
		return strconv.AppendInt(b, int64(n.n), 10)
	case n.n == 0 && n.thing.template != "":
		return word(b, "no", l)
	}
	return word(b, spelled[n.n], l)
}

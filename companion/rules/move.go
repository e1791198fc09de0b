package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
)

// SplitWords returns the words of a text, separated by blanks and tabs: other white
// space is none in the notation.
func SplitWords(text string) []string { return fields(nil, text) }

// fields appends the words of a text, separated by blanks and tabs.
func fields(list []string, text string) []string {
	for i := 0; i < len(text); {
		for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
			i++
		}
		start := i
		for i < len(text) && text[i] != ' ' && text[i] != '\t' {
			i++
		}
		if i > start {
			list = append(list, text[start:i])
		}
	}
	return list
}

// Lower writes the ASCII capitals of a text small; other letters stay.
func Lower(text string) string {
	for i := range len(text) {
		if text[i] >= 'A' && text[i] <= 'Z' {
			return strings.Map(func(r rune) rune {
				if r >= 'A' && r <= 'Z' {
					return r + 'a' - 'A'
				}
				return r
			}, text)
		}
	}
	return text
}

// seatIndex maps the names and numbers of the seats, and the table, to seats.
func seatIndex(seats []string) map[string]int {
	index := map[string]int{"table": 0}
	for i, name := range seats {
		index[Lower(name)] = i + 1
		index[strconv.Itoa(i+1)] = i + 1
	}
	return index
}

// read takes one move line, "WHO: VERB ARGS", without its comment.
func (b *Book[P]) read(line string) (Act, error) {
	colon := strings.IndexByte(line, ':')
	if colon < 0 {
		return Act{}, fmt.Errorf("no move: a seat and a colon are missing (\"%s: ...\")", b.Seats[0])
	}
	name := strings.Trim(line[:colon], " \t")
	seat, ok := b.seatIndex[Lower(name)]
	if !ok {
		return Act{}, fmt.Errorf("no seat is called %q; the seats are %s", name, wording.And(b.Seats))
	}
	var room [8]string
	words := fields(room[:0], Lower(line[colon+1:]))
	if len(words) == 0 {
		return Act{}, fmt.Errorf("%s: the move is missing", name)
	}
	a, err := b.readWords(words)
	a.Seat = seat
	return a, err
}

// readWords finds the form that the words fit.
func (b *Book[P]) readWords(words []string) (Act, error) {
	forms, ok := b.forms[words[0]]
	if !ok {
		return Act{}, b.noVerb(words[0])
	}
	var nearest error
	var open []string // forms whose names go on otherwise than the words do
	depth := -1
	for _, verb := range forms {
		a, fit, err := b.fit(verb, words)
		if err == nil {
			return a, nil
		}
		if fit > depth {
			nearest, depth, open = err, fit, nil
		}
		if fit == depth && fit < len(b.names[verb]) {
			open = append(open, strconv.Quote(b.form(verb)))
		}
	}
	if len(open) > 1 {
		nearest = fmt.Errorf("expected one of %s", strings.Join(open, ", "))
	}
	return Act{}, nearest
}

// noVerb reports that no move begins with a word. Where the log tells moves by it ("Anna departs with the Two of Spades"), it says how those
// are written.
func (b *Book[P]) noVerb(word string) error {
	var forms []string
	said := []string{word, word + "s", word + "es", strings.TrimSuffix(word, "y") + "ies"} // in the log
	for verb := range b.Verbs {
		_, told, _ := strings.Cut(b.Verbs[verb].Template, "{who} ")
		told, _, _ = strings.Cut(told, " ")
		if slices.Contains(said, told) {
			forms = append(forms, strconv.Quote(b.form(verb)))
		}
	}
	if len(forms) == 0 {
		return fmt.Errorf("this game has no verb %q", word)
	}
	return fmt.Errorf("this game has no verb %q; write %s", word, strings.Join(forms, " or "))
}

// fit reads words as one form. It also reports how many of them fitted, so that
// the message of the form that came closest is shown.
func (b *Book[P]) fit(verb int, words []string) (a Act, fit int, err error) {
	v, name := &b.Verbs[verb], b.names[verb]
	a.Verb = b.number[verb]
	for i, w := range name {
		if i >= len(words) || words[i] != w {
			return a, i, fmt.Errorf("expected %q", b.form(verb))
		}
	}
	rest := words[len(name):]
	for i := range min(len(rest), len(v.Words)) {
		n, ok := v.Words[i].Value(rest[i])
		if !ok && v.Words[i].open && isWord(rest[i]) {
			n, ok, a.Free = v.Words[i].first-1, true, strings.Clone(rest[i])
		}
		if !ok {
			return a, len(name) + i, fmt.Errorf("%q doesn't fit %s (%s); expected %q",
				rest[i], v.Words[i].Name, v.Words[i], b.form(verb))
		}
		a.Words[i] = n
	}
	if len(rest) != len(v.Words) {
		return a, len(name) + min(len(rest), len(v.Words)), fmt.Errorf("wrong number of words; expected %q", b.form(verb))
	}
	return a, len(words), nil
}

// form writes a verb with the names of its vocabularies: "steal SEAT RES".
func (b *Book[P]) form(verb int) string {
	text := b.Verbs[verb].Name
	for _, w := range b.Verbs[verb].Words {
		text += " " + w.Name
	}
	return text
}

// notation writes a move without its seat: lower case, single blanks.
func (b *Book[P]) notation(a Act) string {
	var room [64]byte
	return string(b.appendNotation(room[:0], a))
}

func (b *Book[P]) appendNotation(out []byte, a Act) []byte {
	v := b.formOf(a)
	out = append(out, v.Name...)
	for i := range v.Words {
		if v.Words[i].open && a.Words[i] < v.Words[i].first {
			out = append(append(out, ' '), a.Free...)
			continue
		}
		out = append(append(out, ' '), v.Words[i].Word(a.Words[i])...)
	}
	return out
}

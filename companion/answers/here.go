package answers

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/rules"
)

// readHere reads a question that is asked at a table, or at none. There the name of somebody who sits there is no word of the game, and the numbers of
// who is meant are known. Without a name that is whose turn it is.
func (d *Desk) readHere(question string, table rules.Table) (q *question, seat int) {
	if table == nil {
		return d.words.read(question), 0
	}
	plain, seat := unnamed(question, table.Seats())
	if seat == 0 && len(table.ToMove()) > 0 {
		seat = table.ToMove()[0]
	}
	q = d.words.read(plain)
	if len(q.text) == len(question) {
		q.text = question // the words are where they were
	}
	if seat > 0 {
		d.words.know(q, table, seat)
	}
	return q, seat
}

// unnamed puts "i" in the place of the name that stands first and "he" in that of the others, as people say it, each letter where it
// was, and gives the seat that is named first; 0: none is.
func unnamed(question string, names []string) (plain string, seat int) {
	first, found := len(question), map[int]int{} // the seats by where they are named
	low := lowered(question)
	for i, name := range names {
		name = lowered(name)
		if len(name) < 2 {
			continue
		}
		for from := 0; ; {
			at := strings.Index(low[from:], name)
			if at < 0 {
				break
			}
			at, from = from+at, from+at+len(name)
			if letterAt(low[:at], utf8.DecodeLastRuneInString) || letterAt(low[from:], utf8.DecodeRuneInString) {
				continue
			}
			if found[at] = i + 1; at < first {
				first, seat = at, i+1
			}
		}
	}
	for at, of := range found {
		word, long := "he", len(names[of-1])
		if of == seat {
			word = "i"
		}
		question = question[:at] + word + strings.Repeat(" ", long-len(word)) + question[at+long:]
	}
	return question, seat
}

// letterAt reports whether a text ends, or begins, with a letter.
func letterAt(text string, read func(string) (rune, int)) bool {
	r, _ := read(text)
	return text != "" && unicode.IsLetter(r)
}

// know adds the numbers of a position, for a seat, that the question doesn't say.
func (l *lexicon) know(q *question, table rules.Table, seat int) {
	var position any
	if json.Unmarshal(table.State(), &position) != nil {
		return
	}
	q.here = map[string]bool{}
	for _, p := range l.facts {
		if _, said := q.named[p.name]; said || p.path == "" || strings.HasPrefix(p.name, "goal ") {
			continue
		}
		if n, ok := numberAt(position, strings.ReplaceAll(p.path, "{who}", strconv.Itoa(seat-1))); ok {
			q.named[p.name], q.here[p.name] = n, true
		}
	}
}

// numberAt is the number at a path of a position.
func numberAt(position any, path string) (int, bool) {
	for part := range strings.SplitSeq(path, ".") {
		switch of := position.(type) {
		case map[string]any:
			position = of[part]
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i >= len(of) {
				return 0, false
			}
			position = of[i]
		default:
			return 0, false
		}
	}
	n, ok := position.(float64)
	return int(n), ok
}

// decidedHere reports whether the position says a number that a ruling compares.
func (q *question) decidedHere(r *Ruling) bool {
	for _, c := range r.If {
		if q.here[c.Fact] || q.here[c.Than] {
			return true
		}
	}
	return false
}

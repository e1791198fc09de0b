package picker

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// typedMove is a move that is being typed: "Anna: steal 2 fu", or the same without a seat.
type typedMove struct {
	who   string   // what comes before the colon, with the colon; "" where nothing does
	seat  int      // whose move it is; -1: not known
	words []string // the words that are complete
	part  string   // the word that is being typed
}

// parseTyped takes a line apart. Seat is whose move it is where none is named.
func parseTyped(t rules.Table, line string, seat int) typedMove {
	m := typedMove{seat: seat}
	line = rules.Typed(line)
	who, rest, named := strings.Cut(line, ":")
	if !named {
		rest = line
	} else if m.who, m.seat = who+":", rules.TypedSeat(who, t.Seats()); m.seat < 0 {
		if n, err := strconv.Atoi(strings.TrimSpace(who)); err == nil && n > 0 && n <= len(t.Seats()) {
			m.seat = n
		}
	}
	m.words = strings.Fields(strings.ToLower(rest))
	if n := len(m.words); n > 0 && !strings.HasSuffix(rest, " ") {
		m.words, m.part = m.words[:n-1], m.words[n-1]
	}
	return m
}

// with is the line with the word that is being typed replaced by a whole one.
func (m typedMove) with(word string) string {
	line := m.who
	if line != "" {
		line += " "
	}
	return line + strings.Join(append(slices.Clip(m.words), word), " ") + " "
}

// line is the move as the notation writes it, with its seat.
func (m typedMove) line(t rules.Match) string {
	who := m.who
	if m.seat >= 0 || who == "" {
		who = WhoWord(t, m.seat) + ":"
	}
	return who + " " + strings.TrimSpace(strings.Join(append(slices.Clip(m.words), m.part), " "))
}

// WhoWord is a seat as the notation writes it.
func WhoWord(t rules.Match, seat int) string {
	if seat <= 0 || seat > len(t.Seats()) {
		return "table"
	}
	return t.Seats()[seat-1]
}

// completion is a word that can come next.
type completion struct {
	Word  string
	Legal bool // a legal move goes on with it
}

// mostCompletions is how many words are offered; who looks for another one types a letter more.
const mostCompletions = 12

// complete lists the words that can stand where one is being typed: those of legal moves first.
func (m typedMove) complete(t rules.Grammar, forms []rules.Form, legal []rules.Act) []completion {
	var list []completion
	add := func(word string, legal bool) {
		known := slices.ContainsFunc(list, func(c completion) bool { return c.Word == word })
		if strings.HasPrefix(word, m.part) && !known && len(list) < mostCompletions {
			list = append(list, completion{word, legal})
		}
	}
	for _, a := range legal {
		if m.seat >= 0 && a.Seat != m.seat {
			continue
		}
		said := strings.Fields(t.Notation(a))
		if n := len(m.words); len(said) > n && slices.Equal(said[:n], m.words) {
			add(said[n], true)
		}
	}
	for _, f := range forms {
		for _, word := range m.next(f) {
			add(word, false)
		}
	}
	return list
}

// next lists what a form can have at the place of the word that is being typed; of many numbers none is listed.
func (m typedMove) next(f rules.Form) []string {
	name := strings.Fields(f.Name)
	for i, word := range m.words {
		switch at := i - len(name); {
		case at < 0 && word != name[i], at >= len(f.Words):
			return nil
		case at >= 0:
			if _, ok := f.Words[at].Value(word); !ok {
				return nil
			}
		}
	}
	at := len(m.words) - len(name)
	switch {
	case at < 0:
		return name[len(m.words) : len(m.words)+1]
	case at >= len(f.Words) || IsNumber(f.Words[at]):
		return nil
	}
	var words []string
	first, last := f.Words[at].Range()
	for value := first; value <= last; value++ {
		words = append(words, f.Words[at].Word(value))
	}
	return words
}

// common is the longest beginning that all completions share.
func common(list []completion) string {
	if len(list) == 0 {
		return ""
	}
	begin := list[0].Word
	for _, c := range list[1:] {
		for !strings.HasPrefix(c.Word, begin) {
			begin = begin[:len(begin)-1]
		}
	}
	return begin
}

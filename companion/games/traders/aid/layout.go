package aid

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/games/traders"
)

// Layout is what the players have agreed on before a match: what each planet makes, how
// large the board is and how many event cards there are of each kind (TR-1.3, TR-1.4,
// TR-3.2). It is read from setup lines, and writes them.
type Layout struct {
	World         map[string][]string // the resources of each planet, in the order of the vocabulary
	Columns, Rows int
	Events        map[string]int // by the words of the event cards

	board string   // the line of the board, "" for the usual one
	rest  []string // lines about anything else
}

// The least board on which Resize has room for all planets.
const (
	LeastColumns = 8
	LeastRows    = 9
	MostSize     = 26
)

// UsualLayout is how a table is laid without any line.
func UsualLayout() Layout {
	l, v := Layout{World: map[string][]string{}, Events: map[string]int{}}, traders.Usual()
	l.Columns, l.Rows = v.Size()
	for _, planet := range traders.PlanetWords() {
		if made := v.Makes(planet); made != nil {
			l.World[planet] = made
		}
	}
	for _, word := range v.EventDeck() {
		l.Events[word]++
	}
	return l
}

// ReadLayout reads setup lines. What it can't read it keeps: the rulebook says what is
// wrong with it.
func ReadLayout(lines []string) Layout {
	l := UsualLayout()
	for _, line := range lines {
		if !l.read(strings.Fields(strings.ToLower(line)), line) {
			l.rest = append(l.rest, line)
		}
	}
	return l
}

// read reads one line; it reports whether it was one of these.
func (l *Layout) read(words []string, line string) bool {
	switch {
	case len(words) > 2 && words[0] == "world" && l.World[words[1]] != nil:
		l.World[words[1]] = words[2:]
	case len(words) == 9 && words[0] == "board":
		columns, wrong := strconv.Atoi(words[1])
		rows, wrongToo := strconv.Atoi(words[2])
		if wrong != nil || wrongToo != nil {
			return false
		}
		l.Columns, l.Rows, l.board = columns, rows, line
	case len(words) == 3 && words[0] == "event-cards" && l.has(words[1]):
		n, wrong := strconv.Atoi(words[2])
		if wrong != nil {
			return false
		}
		l.Events[words[1]] = n
	default:
		return false
	}
	return true
}

// has reports whether a word is one of an event card.
func (l *Layout) has(event string) bool { return slices.Contains(EventDeck(), event) }

// Lines are the setup lines: those about something else, and what differs from the
// usual table.
func (l *Layout) Lines() []string {
	usual, lines := UsualLayout(), slices.Clone(l.rest)
	for _, planet := range traders.PlanetWords() {
		if made := l.World[planet]; !slices.Equal(made, usual.World[planet]) {
			lines = append(lines, "world "+planet+" "+strings.Join(made, " "))
		}
	}
	if l.board != "" {
		lines = append(lines, l.board)
	}
	for _, f := range EventFaces() {
		if n := l.Events[f.Word]; n != usual.Events[f.Word] {
			lines = append(lines, fmt.Sprintf("event-cards %s %d", f.Word, n))
		}
	}
	return lines
}

// Resize makes the board so large, with the planets as on the usual one: earth in the
// middle of the west side, two planets beside it and three across.
func (l *Layout) Resize(columns, rows int) {
	l.Columns, l.Rows, l.board = columns, rows, ""
	usual := UsualLayout()
	if columns == usual.Columns && rows == usual.Rows {
		return
	}
	middle := (rows + 1) / 2
	at := func(column, row int) string { return string(rune('a'+column)) + strconv.Itoa(row) }
	l.board = fmt.Sprintf("board %d %d %s %s %s %s %s %s", columns, rows, at(0, middle),
		at(2, 2), at(columns-3, 2), at(columns-3, middle), at(columns-3, rows-1), at(2, rows-1))
}

// Choices are what a planet can make: one resource on Gobi and Bob, two elsewhere.
func (l *Layout) Choices(planet string) [][]string {
	all := traders.ResourceWords()
	var list [][]string
	for i, first := range all {
		if len(UsualLayout().World[planet]) == 1 {
			list = append(list, []string{first})
			continue
		}
		for _, second := range all[i+1:] {
			list = append(list, []string{first, second})
		}
	}
	return list
}

// Cards is the number of event cards.
func (l *Layout) Cards() int {
	n := 0
	for _, count := range l.Events {
		n += count
	}
	return n
}

package game

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// Beginning is the table of a game that has not begun: as it was last, and what was changed since.
func (a *Session) Beginning(g *rules.Game) *LastTable {
	t, ok := a.Beginnings[g.Key]
	if !ok {
		last := a.Remembered.Last(g)
		t = &last
		a.Beginnings[g.Key] = t
	}
	printed := a.Printed(g)
	if ok && slices.Equal(t.Printed, printed) {
		return t
	}
	t.Printed = printed
	if _, err := g.Open(t.Laid(g), nil); err != nil && t.Wrong() == nil {
		t.Setup = nil // it was laid with other components
	}
	return t
}

// Printed are the headers of one's own copy of a game.
func (a *Session) Printed(g *rules.Game) []rules.Header {
	if printed := a.Adds(g.Key).Printed; printed != nil {
		headers, _ := printed()
		return headers
	}
	return nil
}

// factionLine begins the setup line of a seat's faction.
func factionLine(seat int) string { return "faction " + strconv.Itoa(seat) + " " }

// WithFaction are the setup lines with what a seat plays; who played it before plays what this seat did.
func (t LastTable) WithFaction(seat int, word string) []string {
	before := t.FactionOf(seat)
	var lines []string
	for _, line := range t.Setup {
		switch {
		case strings.HasPrefix(line, factionLine(seat)):
		case strings.HasPrefix(line, "faction ") && strings.HasSuffix(line, " "+word) && before != "":
			lines = append(lines, strings.TrimSuffix(line, word)+before)
		case strings.HasPrefix(line, "faction ") && strings.HasSuffix(line, " "+word):
		default:
			lines = append(lines, line)
		}
	}
	return append([]string{factionLine(seat) + word}, lines...)
}

// FactionOf is what a seat plays by the lines, "" where they do not say.
func (t LastTable) FactionOf(seat int) string {
	for _, line := range t.Setup {
		if word, ok := strings.CutPrefix(line, factionLine(seat)); ok {
			return word
		}
	}
	return ""
}

package screens

import (
	"strconv"
	"strings"
)

// factionLine begins the setup line of a seat's faction.
func factionLine(seat int) string { return "faction " + strconv.Itoa(seat) + " " }

// withFaction are the setup lines with what a seat plays; who played it before plays what this seat did.
func (t lastTable) withFaction(seat int, word string) []string {
	before := t.factionOf(seat)
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

// factionOf is what a seat plays by the lines, "" where they do not say.
func (t lastTable) factionOf(seat int) string {
	for _, line := range t.Setup {
		if word, ok := strings.CutPrefix(line, factionLine(seat)); ok {
			return word
		}
	}
	return ""
}

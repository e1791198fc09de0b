package game

import (
	"strconv"
	"strings"
)

// choiceLine begins the setup line of a seat's choice.
func choiceLine(header string, seat int) string { return header + " " + strconv.Itoa(seat) + " " }

// WithChoice are the setup lines with what a seat chose; who had it before gets what this seat had.
func (t LastTable) WithChoice(header string, seat int, word string) []string {
	before := t.ChoiceOf(header, seat)
	var lines []string
	for _, line := range t.Setup {
		switch {
		case strings.HasPrefix(line, choiceLine(header, seat)):
		case strings.HasPrefix(line, header+" ") && strings.HasSuffix(line, " "+word) && before != "":
			lines = append(lines, strings.TrimSuffix(line, word)+before)
		case strings.HasPrefix(line, header+" ") && strings.HasSuffix(line, " "+word):
		default:
			lines = append(lines, line)
		}
	}
	return append([]string{choiceLine(header, seat) + word}, lines...)
}

// ChoiceOf is what a seat chose by the lines, "" where they do not say.
func (t LastTable) ChoiceOf(header string, seat int) string {
	for _, line := range t.Setup {
		if word, ok := strings.CutPrefix(line, choiceLine(header, seat)); ok {
			return word
		}
	}
	return ""
}

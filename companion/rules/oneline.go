package rules

import "strings"

// OneLine makes words of people fit for a line of a transcript: valid text
// without control characters, line ends as blanks.
func OneLine(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "\ufffd"), isGap), " ")
}

func isGap(r rune) bool { return r <= ' ' || r >= 0x7f && r < 0xa0 || r == '\u2028' || r == '\u2029' }

// Comment is what comes after a move in its line of a transcript, without the #.
func (m Move) Comment(line string) string {
	behind := strings.TrimPrefix(strings.TrimLeft(line, " \t"), m.Text)
	return OneLine(strings.TrimLeft(behind, " \t#"))
}

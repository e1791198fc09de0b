package game

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// NoteWords is a note of the log in the language of the reader. What people wrote stays as it is.
func NoteWords(line matches.LogLine) string {
	if sentence, data, ok := tables.ReadSeatNote(line.Text); ok {
		return lang.L(sentence, data)
	}
	return line.Text
}

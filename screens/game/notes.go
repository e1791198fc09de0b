package game

import (
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// NoteWords is a note of the log in the language of the reader. What people wrote stays as it is.
func NoteWords(line matches.LogLine) string {
	if note, ok := tables.ReadSeatNote(line.Text); ok {
		return note.String()
	}
	return line.Text
}

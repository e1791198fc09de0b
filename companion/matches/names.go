package matches

import (
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/seatnames"
	"tablekeeper/companion/rules"
)

const longestTitle = 100 // characters

// properName makes a name fit for lists, headers and sentences: a character that turns the
// direction of writing would turn what comes after the name too.
func properName(name string) (string, error) {
	name = strings.TrimSpace(strings.Map(withoutTurns, rules.OneLine(name)))
	if n := len([]rune(name)); n == 0 || n > longestTitle {
		return "", fmt.Errorf("a name has 1 to %d characters, not %d", longestTitle, n)
	}
	return name, nil
}

func withoutTurns(r rune) rune {
	if seatnames.Turns(r) {
		return -1
	}
	return r
}

// Named is the record of another name. Names can hold any characters; those that control a
// screen or end a line become blanks.
func Named(name string) (journal.Record, error) {
	name, err := properName(name)
	return record(kindName, name), err
}

// Archived is the record of a match that goes into the archive or comes back.
func Archived(archived bool) journal.Record { return record(kindArchived, flag(archived)) }

// Deleted is the record of a match that was deleted at a wall time in ms; 0: it is given back.
func Deleted(when int64) journal.Record { return record(kindDeleted, strconv.FormatInt(when, 10)) }

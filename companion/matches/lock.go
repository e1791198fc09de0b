package matches

import (
	"errors"
	"fmt"
	"strings"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/seatnames"
)

// suffix ends the name of a match's file.
const suffix = ".match"

// lock takes a match for writing: against other matches of this library and, by
// a lock of the system, against other windows. The error is ErrInUse if somebody has
// it, and journal.ErrLocked if that can't be found out. A disk that knows no locks keeps
// nobody out.
func (l *Library) lock(id string) (unlock func(), err error) {
	if l.opened(id) != nil {
		return nil, ErrInUse
	}
	unlock, err = journal.Lock(l.store, id+suffix)
	if errors.Is(err, journal.ErrHeld) {
		err = ErrInUse
	}
	return unlock, err
}

// opened is the match with an ID that this library has open for writing, or nil.
func (l *Library) opened(id string) *Match {
	for m := range l.open {
		if m.ID() == id {
			return m
		}
	}
	return nil
}

// release ends the writing of a match.
func (l *Library) release(m *Match) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[m] {
		delete(l.open, m)
		m.unlock()
	}
}

// amend appends records to a match: to the open one, or to its file if nobody
// has it open.
func (l *Library) amend(id string, records ...journal.Record) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.opened(id); m != nil {
		m.mu.Lock()
		defer m.mu.Unlock()
		for _, r := range records {
			if err := m.save(r); isAnew(err) {
				m.news = err // the next that is entered tells it
			} else if err != nil {
				return err
			}
		}
		return nil
	}
	unlock, err := l.lock(id)
	if err != nil {
		return err
	}
	defer unlock()
	kept, _, _, err := journal.Open(l.store, id+suffix, l.mend)
	if err != nil {
		return err
	}
	for _, r := range records {
		if err := kept.Append(r.Kind, r.Text); err != nil {
			return err
		}
	}
	return nil
}

// Rename gives a match another name. Names can hold any characters; those that
// control a screen or end a line become blanks.
func (l *Library) Rename(id, name string) error {
	name, err := properName(name)
	if err != nil {
		return err
	}
	return l.amend(id, record(kindName, name))
}

const longestTitle = 100 // characters

// properName makes a name fit for lists, headers and sentences: a character that turns the
// direction of writing would turn what stands behind the name too.
func properName(name string) (string, error) {
	name = strings.TrimSpace(strings.Map(withoutTurns, oneLine(name)))
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

// SetArchived moves a match to the archive or back.
func (l *Library) SetArchived(id string, archived bool) error {
	return l.amend(id, record(kindArchived, flag(archived)))
}

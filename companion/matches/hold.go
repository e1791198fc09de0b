package matches

import (
	"fmt"
	"strings"
)

// suffix ends the name of a match's file.
const suffix = ".match"

// hold takes a match for writing: against other matches of this library and, by
// a lock of the system, against other windows. It tells false if somebody has it.
// A disk that knows no locks keeps nobody out.
func (l *Library) hold(id string) (unlock func(), ok bool) {
	if l.open[id] != nil {
		return nil, false
	}
	return Hold(l.store, id+suffix)
}

// letGo ends the writing of a match.
func (l *Library) letGo(m *Match) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[m.id] == m {
		delete(l.open, m.id)
		m.unlock()
	}
}

// amend appends records to a match: to the open one, or to its file if nobody
// has it open.
func (l *Library) amend(id string, records ...Record) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.open[id]; m != nil {
		m.mu.Lock()
		defer m.mu.Unlock()
		for _, r := range records {
			if err := m.keep(r); err != nil {
				return err
			}
		}
		return nil
	}
	unlock, ok := l.hold(id)
	if !ok {
		return ErrInUse
	}
	defer unlock()
	journal, _, _, err := Open(l.store, id+suffix)
	if err != nil {
		return err
	}
	for _, r := range records {
		if err := journal.Append(r.Kind, r.Text); err != nil {
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
	return l.amend(id, Record{kindName, name})
}

const longestTitle = 100 // characters

// properName makes a name fit for lists and headers.
func properName(name string) (string, error) {
	name = strings.TrimSpace(oneLine(name))
	if n := len([]rune(name)); n == 0 || n > longestTitle {
		return "", fmt.Errorf("a name has 1 to %d characters, not %d", longestTitle, n)
	}
	return name, nil
}

// SetArchived moves a match to the archive or back.
func (l *Library) SetArchived(id string, archived bool) error {
	return l.amend(id, Record{kindArchived, flag(archived)})
}

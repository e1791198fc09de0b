package library

import (
	"errors"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

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
func (l *Library) opened(id string) *matches.Match {
	for f, m := range l.open {
		if f.ID() == id {
			return m
		}
	}
	return nil
}

// amend appends records to a match: to the open one, or to its file if nobody
// has it open.
func (l *Library) amend(id string, records ...journal.Record) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.opened(id); m != nil {
		return m.Kept().Amend(records...)
	}
	unlock, err := l.lock(id)
	if err != nil {
		return err
	}
	defer unlock()
	kept, _, _, err := journal.Open(l.store, id+suffix, l.device.Mend)
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

// Rename gives a match another name: see matches.Named.
func (l *Library) Rename(id, name string) error {
	named, err := matches.Named(name)
	if err != nil {
		return err
	}
	return l.amend(id, named)
}

// SetArchived moves a match to the archive or back.
func (l *Library) SetArchived(id string, archived bool) error {
	return l.amend(id, matches.Archived(archived))
}

// Elsewhere reports how many bytes the file of a match has, and whether somebody else has it open for writing.
func (l *Library) Elsewhere(id string) (size int, held bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	unlock, err := l.lock(id)
	if err == nil {
		unlock()
	}
	return l.size(id + suffix), err != nil
}

// size is how many bytes a file has; 0 where that can't be told: whoever reads it learns why.
func (l *Library) size(name string) int {
	if sizer, ok := l.store.(journal.Sizer); ok {
		size, _ := sizer.Size(name)
		return int(size)
	}
	data, _ := l.store.Read(name)
	return len(data)
}

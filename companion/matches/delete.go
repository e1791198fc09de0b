package matches

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"syscall"
)

// keepDeleted is how long (ms) a deleted match can be given back: 30 days.
const keepDeleted = 30 * 24 * 60 * 60 * 1000

// Delete takes a match out of the list; Undelete gives it back within 30 days. On
// a full disk its file is removed, so that there is room again, and so is one that
// can't be read at all; Undelete can give these back as long as the app runs. A
// match that is open is an error.
func (l *Library) Delete(id string) error {
	l.mu.Lock()
	open := l.open[id] != nil
	l.mu.Unlock()
	if open {
		return ErrInUse
	}
	data, err := l.store.Read(id + suffix)
	if err != nil {
		return notThere(id, err)
	}
	records, _ := Parse(data)
	if _, unreadable := readHeading(records); unreadable != nil {
		return l.takeAway(id, data)
	}
	err = l.amend(id, Record{kindDeleted, strconv.FormatInt(l.now(), 10)})
	if errors.Is(err, syscall.ENOSPC) {
		return l.takeAway(id, data)
	}
	return err
}

// takeAway removes a file and remembers what was in it.
func (l *Library) takeAway(id string, data []byte) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	unlock, ok := l.hold(id)
	if !ok {
		return ErrInUse
	}
	defer unlock()
	if err := l.store.Remove(id + suffix); err != nil {
		return err
	}
	l.removed[id] = data
	return nil
}

// Undelete gives a deleted match back.
func (l *Library) Undelete(id string) error {
	l.mu.Lock()
	data, removed := l.removed[id]
	if !removed {
		l.mu.Unlock()
		return notThere(id, l.amend(id, Record{kindDeleted, "0"}))
	}
	defer l.mu.Unlock()
	if err := l.store.Write(id+suffix, data); err != nil {
		return err
	}
	delete(l.removed, id)
	return nil
}

// purge removes what was deleted long ago. What the disk refuses stays for the
// next time.
func (l *Library) purge(s Summary) bool {
	if s.Deleted == 0 || l.now()-s.Deleted < keepDeleted || l.open[s.ID] != nil {
		return false
	}
	unlock, ok := l.hold(s.ID)
	if !ok {
		return false
	}
	defer unlock()
	err := l.store.Remove(s.ID + suffix)
	for _, beside := range []string{".damaged", lockSuffix} {
		_ = l.store.Remove(s.ID + suffix + beside) // most matches have none
	}
	return err == nil
}

// notThere tells of an ID that no match has.
func notThere(id string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no match %q here: %w", id, err)
	}
	return err
}

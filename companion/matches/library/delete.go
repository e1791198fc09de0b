package library

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// deletedFor is how long (ms) a deleted match can be given back: 30 days.
const deletedFor = 30 * 24 * 60 * 60 * 1000

// Delete takes a match out of the list; Undelete gives it back within 30 days. On
// a full disk its file is removed, so that there is room again, and so is one that
// can't be read at all; Undelete can give these back as long as the app runs. A
// match that is open is an error.
func (l *Library) Delete(id string) error {
	l.mu.Lock()
	open := l.opened(id) != nil
	l.mu.Unlock()
	if open {
		return ErrInUse
	}
	data, err := l.store.Read(id + suffix)
	if err != nil {
		return notThere(id, err)
	}
	if l.unreadable(data) {
		return l.removeFile(id, data)
	}
	err = l.amend(id, matches.Deleted(l.device.Now()))
	if errors.Is(err, syscall.ENOSPC) {
		return l.removeFile(id, data)
	}
	return err
}

// unreadable reports whether a file isn't a match that can be opened.
func (l *Library) unreadable(data []byte) bool {
	records, damage := journal.Parse(data)
	_, err := matches.Summarize(records)
	if err == nil && damage != nil && !damage.Torn {
		_, err = l.device.Mend(records, damage)
	}
	return err != nil
}

// removeFile removes a file and remembers what was in it.
func (l *Library) removeFile(id string, data []byte) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	unlock, err := l.lock(id)
	if err != nil {
		return err
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
		return notThere(id, l.amend(id, matches.Deleted(0)))
	}
	defer l.mu.Unlock()
	if err := l.store.Write(id+suffix, data); err != nil {
		return err
	}
	delete(l.removed, id)
	return nil
}

// purge removes what was deleted long ago, as its journal says. What the disk refuses
// stays for the next time.
func (l *Library) purge(id string, entry listing) bool {
	s := entry.Entry
	if s.Deleted == 0 || l.device.Now()-s.Deleted < deletedFor {
		return false
	}
	unlock, err := l.lock(id)
	if err != nil {
		return false
	}
	defer unlock()
	err = l.store.Remove(id + suffix)
	for _, kept := range l.keptOf(id) {
		_ = l.store.Remove(kept) // what stays is shown among the damaged files
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

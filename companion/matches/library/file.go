package library

import (
	"strconv"
	"strings"
	"sync"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// suffix ends the name of a match's file.
const suffix = ".match"

// file is the file of a match that is open.
type file struct {
	library *Library
	unlock  func() // nil: it is open for reading only

	mu      sync.Mutex
	id      string
	journal *journal.Journal // nil: not on the disk yet, or open for reading only
}

// ID is the file's name without its suffix.
func (f *file) ID() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.id
}

// kept reports whether the file is on the disk.
func (f *file) kept() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.journal != nil
}

// Append puts records into the journal, and makes it the first time. Where it had to be
// written anew beside another file, the match is locked there.
func (f *file) Append(records ...journal.Record) (matches.Fate, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	store := f.library.store
	if f.journal == nil {
		kept, err := journal.Create(store, f.id+suffix, records...)
		if err == nil {
			f.journal = kept
		}
		return matches.AsItWas, err
	}
	if err := f.journal.AppendAll(records...); err != nil || !f.journal.WrittenAnew() {
		return matches.AsItWas, err
	}
	id := strings.TrimSuffix(f.journal.Name(), suffix)
	if id == f.id {
		return matches.Anew, nil
	}
	f.id = id
	f.unlock()
	f.unlock = func() {}
	if locker, knows := store.(journal.Locker); knows {
		if release, err := locker.Lock(id + suffix); err == nil {
			f.unlock = release
		}
	}
	return matches.Beside, nil
}

// Records are those of the journal. A file that is open for reading only is asked by nobody: its match never changes.
func (f *file) Records() ([]journal.Record, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.journal == nil {
		return nil, nil
	}
	return f.journal.Records(), nil
}

// Release ends the writing.
func (f *file) Release() {
	l := f.library
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[f] != nil {
		delete(l.open, f)
		f.unlock()
	}
}

// keep gives a new match a file. With a *matches.DiskFault it goes on in memory.
func (l *Library) keep(m *matches.Match) error {
	id, err := l.freshID()
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	unlock, err := l.lock(id)
	if err != nil { // a folder that takes no files takes no lock; nobody else knows the new match
		unlock = func() {}
	}
	f := &file{library: l, id: id, unlock: unlock}
	l.open[f] = m
	return m.Kept().In(f)
}

// freshID names a new match: the time for people who look into the folder, and
// chance, for two can begin at the same millisecond.
func (l *Library) freshID() (string, error) {
	seed, err := l.device.Seed()
	return strconv.FormatInt(l.device.Now(), 36) + "-" + seed.String()[:8], err
}

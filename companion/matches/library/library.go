// Package library is the files of matches: list, lock, archive, delete, back up, receive.
//
// Each match has a journal of its own, on the disk or in the browser.
package library

import (
	"errors"
	"sync"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Library is the list of matches of a device. It is safe for use by several
// goroutines.
type Library struct {
	store  journal.Store
	device matches.Device

	counting sync.Mutex // of starts

	mu      sync.Mutex
	open    map[*file]*matches.Match // those that this library has open for writing
	removed map[string][]byte        // deleted where the disk was too full to keep them as deleted
	known   map[string]listing       // summaries by file; nil: not read yet
}

// New is the library over a store. Find gives the game of a key; now the
// wall clock in milliseconds since 1970; seed fresh randomness, as chance.NewSeed does.
func New(
	store journal.Store, find func(key string) (*rules.Game, bool), now func() int64, seed func() (chance.Seed, error),
) *Library {
	l := &Library{store: store, open: map[*file]*matches.Match{}, removed: map[string][]byte{}}
	l.device = matches.Device{Find: find, Now: now, Seed: seed, Start: l.countStart}
	return l
}

// Entry is a match in the list.
type Entry struct {
	ID string
	matches.Summary
	// Damage says in a sentence what of the file can't be read; "" for nothing.
	Damage string
	// Unread means that nothing of the match can be opened; Damage says why.
	Unread bool
}

// Report is what people should know when a match is opened.
type Report struct {
	matches.Report
	// ReadOnly says why the match can only be read; "" if it can be played.
	ReadOnly string
	// Longer means that an import took the place of the match here, which it goes on with.
	Longer bool
}

// ErrInUse is the error of a match that can't be had for writing.
var ErrInUse = errors.New("the match is open in another window")

// Create begins a match and gives it a file: see matches.Device.Create. With a
// *matches.DiskFault the match is there too, in memory.
func (l *Library) Create(t *rules.Transcript, name string, own matches.Settings) (*matches.Match, error) {
	m, err := l.device.Create(t, name, own)
	if err != nil {
		return nil, err
	}
	return m, l.keep(m)
}

// Import makes a match of a .table file and gives it a file: see matches.Device.Import. With
// a *matches.DiskFault the match is there too, in memory.
func (l *Library) Import(data []byte, name string, progress func(done, total int) bool) (*matches.Match, Report, error) {
	m, doubts, err := l.device.Import(data, name, progress)
	if err != nil {
		return nil, Report{}, err
	}
	return m, Report{Report: matches.Report{Damage: doubts}}, l.keep(m)
}

// Seal commits to the seed of a match of a game. It counts as a start of that game.
func (l *Library) Seal(game string) (*fairness.Seal, error) { return l.device.Seal(game) }

// Package matches keeps the matches of all games on the device, each in a journal of
// its own.
//
// A match is its journal. Everything that is entered is a record that is on the
// disk before anybody sees it: moves, taking back and making again, agreed
// positions, notes, questions to the referee; nothing is ever changed or left
// out. What the app draws follows from a seed whose commitment is in the journal
// and in every export before the first draw (see draw.go).
package matches

import (
	"errors"
	"sync"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
)

// Library is the list of matches of a device. It is safe for use by several
// goroutines.
type Library struct {
	store journal.Store
	find  func(key string) (*rules.Game, bool)
	now   func() int64
	seed  func() (chance.Seed, error)

	counting sync.Mutex // of starts

	mu      sync.Mutex
	open    map[*Match]bool    // the matches that this library has open for writing
	removed map[string][]byte  // deleted where the disk was too full to keep them as deleted
	known   map[string]listing // summaries by file; nil: not read yet
}

// NewLibrary is the library over a store. Find gives the game of a key; now the
// wall clock in milliseconds since 1970; seed fresh randomness, as chance.NewSeed does.
func NewLibrary(
	store journal.Store, find func(key string) (*rules.Game, bool), now func() int64, seed func() (chance.Seed, error),
) *Library {
	return &Library{store: store, find: find, now: now, seed: seed, open: map[*Match]bool{}, removed: map[string][]byte{}}
}

// Summary is what a list shows of a match.
type Summary struct {
	ID    string
	Name  string
	Game  string // the key of the game
	Seats []string
	// Moves counts the moves and agreed positions that stand: not those taken back.
	Moves int
	// Started and Touched are wall times in ms: of the first and the latest record.
	Started, Touched int64
	Over, Archived   bool
	// Deleted is the wall time in ms at which it was deleted, or 0.
	Deleted int64
	// Damage says in a sentence what of the file can't be read; "" for nothing.
	Damage string
}

// Why the library refuses.
var (
	ErrInUse    = errors.New("the match is open in another window")
	ErrStopped  = errors.New("stopped")
	ErrReadOnly = errors.New("the match is open for reading only")
)

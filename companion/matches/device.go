// Package matches is a match as its log: play, undo, agree, notes, import, export.
//
// Everything that is entered is a record that is kept before anybody sees it: moves, taking
// back and making again, agreed positions, notes, questions to the referee; nothing is ever
// changed or left out. What the app draws follows from a seed whose commitment is in the
// records and in every export before the first draw (see package fairness). Where the records are
// kept is another matter: a match is given a File.
package matches

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/rules"
)

// Device is what a match needs of the device that it is on.
type Device struct {
	Find  func(key string) (*rules.Game, bool) // the game of a key
	Now   func() int64                         // the wall clock in ms since 1970
	Seed  func() (chance.Seed, error)          // fresh randomness, as chance.NewSeed gives
	Start func(game string) int                // counts another start of a game, and returns how many there are this evening
}

// table sets up the table that headers describe.
func (d Device) table(t *rules.Transcript) (rules.Table, error) {
	key := t.Headers[0].Text
	game, ok := d.Find(key)
	if !ok {
		return nil, fmt.Errorf("this program does not know the game %q", key)
	}
	return game.Open(t, nil)
}

// freshSeed is the record of a new seed for the draws or events from a number.
func (d Device) freshSeed(kind byte, from int) (journal.Record, error) {
	seed, err := d.Seed()
	return record(kind, strconv.Itoa(from)+" "+seed.String()), err
}

// Read makes a match of its records, in memory.
func (d Device) Read(records []journal.Record) (*Match, Report, error) {
	makeValid(records)
	h, err := readHeading(records)
	if err != nil {
		return nil, Report{}, fmt.Errorf("this match can't be read: %w", err)
	}
	table, err := d.table(&h.headers)
	if err != nil {
		return nil, Report{}, fmt.Errorf("this match can't be set up: %w", err)
	}
	report := Report{Away: max(0, d.Now()-h.touched)}
	// The times and switches are read again, each at its place in the history.
	again := &heading{}
	m := newMatch(d, newHistory(again, table))
	m.history.expect(records)
	for i, r := range records {
		err := again.read(r)
		again.count(r.Kind)
		switch {
		case err == nil && isEvent(r.Kind):
			err = m.history.apply(r)
		case err == nil && r.Kind == kindFist:
			err = m.history.hands.applyClosedBid(r.Text)
		}
		if err != nil {
			report.Damage = append(report.Damage, fmt.Sprintf("Record %d of the file can't be followed: %v. It was left out.", i+1, err))
		}
	}
	m.history.deal()
	report.Differs = m.history.differs
	return m, report, nil
}

// makeValid puts a sign in the place of bytes that are no text: no program of ours wrote
// them, and an export could not be read back.
func makeValid(records []journal.Record) {
	for i, r := range records {
		if !utf8.ValidString(r.Text) {
			records[i].Text = strings.ToValidUTF8(r.Text, "\ufffd")
		}
	}
}

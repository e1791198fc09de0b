package hosting_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/example"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/hosting"
)

// evening is a match of Lamps, and what its table asks for.
type evening struct {
	t     *testing.T
	match *matches.Match
	o     hosting.Options
	ends  []func() // what is to be done after the match
	over  int      // how often the table was closed
}

func newEvening(t *testing.T, store journal.Store) *evening {
	t.Helper()
	game := example.Game()
	find := func(key string) (*rules.Game, bool) { return game, key == game.Key }
	head := &rules.Transcript{}
	for _, header := range [][2]string{{"Game", game.Key}, {"Seat", "Anna"}, {"Seat", "Ben"}} {
		head.Add(header[0], header[1])
	}
	e := &evening{t: t}
	var err error
	e.match, err = library.New(store, find, func() int64 { return 0 }, chance.Seeds("match")).Create(head, "Friday", matches.Settings{})
	require.NoError(t, err)
	e.o = hosting.Options{
		Shelf: hosting.Shelf{Store: store, Ending: ".word"}, Seed: chance.Seeds("table"), Name: "Anna's table", Program: "1.0",
		Over: func() { e.over++ },
		After: func(_ time.Duration, f func()) func() {
			i := len(e.ends)
			e.ends = append(e.ends, f)
			return func() { e.ends[i] = nil }
		},
	}
	return e
}

func (e *evening) open() *hosting.Table {
	e.t.Helper()
	table, err := hosting.New(e.match, e.o)
	require.NoError(e.t, err)
	return table
}

// hello lets a device sit down on the first seat.
func hello(t *testing.T, table *hosting.Table) {
	t.Helper()
	device := chance.Secrets(chance.Seeds("device"))()
	table.Receive(1, fmt.Appendf(nil, `{"do":"hello","hello":{"protocol":%d,"program":"1.0","device":%q}}`, tables.Protocol, device), 0)
	table.Receive(1, []byte(`{"do":"claim","id":"1","seat":1}`), 0)
	require.True(t, table.Seats()[0].Claimed)
}

// TestATableIsFoundAgain opens the table of a match, and opens it anew: the word, the key, the port and who sits where are the same.
func TestATableIsFoundAgain(t *testing.T) {
	e := newEvening(t, journal.Memory())
	e.o.Watch, e.o.Begun = true, "friday"
	table := e.open()
	_, err := tables.ReadWord(table.Word())
	require.NoError(t, err)
	require.Len(t, table.Key(), channel.KeySize)
	require.NoError(t, table.SetPort(7171))
	hello(t, table)
	table.Follow()
	e.o.Watch, e.o.Begun = false, ""
	again := e.open()
	require.Equal(t, []any{table.Word(), table.Key(), 7171}, []any{again.Word(), again.Key(), again.Port()})
	require.True(t, again.Seats()[0].Claimed)
	kept := e.o.Shelf.Read(e.match.ID())
	require.Equal(t, "friday", kept.Begun)
	require.True(t, kept.Watch)
	require.NoError(t, e.o.Shelf.Remove(e.match.ID()))
	require.NoError(t, e.o.Shelf.Remove(e.match.ID()), "what is gone needs no removing")
	require.NotEqual(t, table.Word(), e.open().Word())
}

// TestWordsAndKeysAreByChance compares two tables, and looks at how much chance there is in a key: all its bits.
func TestWordsAndKeysAreByChance(t *testing.T) {
	e := newEvening(t, journal.Memory())
	a, b := e.open(), e.open()
	require.NotEqual(t, a.Word(), b.Word())
	require.NotEqual(t, a.Key(), b.Key())
	for _, key := range [][]byte{a.Key(), b.Key()} {
		seen := map[byte]bool{}
		for _, c := range key {
			seen[c] = true
		}
		require.Greater(t, len(seen), 16, "hexadecimal digits have half the chance")
	}
	e.o.Seed = func() (chance.Seed, error) { return chance.Seed{}, errors.New("no chance") }
	_, err := hosting.New(e.match, e.o)
	require.ErrorContains(t, err, "no chance")
}

// TestTheTableEndsAfterItsMatch plays to the end and takes the last move back: only a match that stays over closes its table, once.
func TestTheTableEndsAfterItsMatch(t *testing.T) {
	e := newEvening(t, journal.Memory())
	table := e.open()
	for !e.match.Table().Over() {
		require.NoError(t, e.match.Play(e.match.Table().Legal(nil)[0], matches.Entered))
		table.Follow()
	}
	table.Follow()
	require.Len(t, e.ends, 1)
	require.NoError(t, e.match.Undo())
	table.Follow()
	require.Nil(t, e.ends[0], "it is played on")
	require.NoError(t, e.match.Redo())
	table.Follow()
	e.ends[1]()
	require.Equal(t, 1, e.over)
	table.Follow()
	require.Len(t, e.ends, 2)
	late := e.open()
	late.Follow()
	require.Len(t, e.ends, 2, "who lets others in after the match closes the table by hand")
	require.NotEqual(t, table.Word(), late.Word(), "the word ends with the match")
}

// disk refuses to write while it is full.
type disk struct {
	journal.Store
	full bool
}

func (d *disk) Write(name string, data []byte) error {
	if d.full {
		return errors.New("the disk is full")
	}
	return d.Store.Write(name, data)
}

// TestAFullDiskIsTriedAgain lets the disk refuse who sits where.
func TestAFullDiskIsTriedAgain(t *testing.T) {
	d := &disk{Store: journal.Memory()}
	e := newEvening(t, d)
	table := e.open()
	d.full = true
	require.ErrorContains(t, table.Keep(), "full")
	hello(t, table)
	table.Follow()
	require.Empty(t, e.o.Shelf.Read(e.match.ID()).Word)
	d.full = false
	table.Follow()
	require.Equal(t, table.Word(), e.o.Shelf.Read(e.match.ID()).Word)
	require.True(t, e.open().Seats()[0].Claimed)
}

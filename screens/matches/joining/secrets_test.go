package joining_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// held is a match in which hands hold hidden cards. The app draws what a move with "?" draws, if it can; all else is entered, so
// that everybody sees the same whatever lies in the hands.
type held struct {
	game  string
	seats int
	moves []string
}

var heldMatches = []held{
	{"rising-tides", 4, []string{
		"Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?",
		"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?", "Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?",
		"table: event left",
	}},
	{"traders", 3, []string{
		"Anna: roll 5", "Ben: roll 2", "Cleo: roll 3", "Anna: planet gobi-bob",
		"Anna: event action-card", "Anna: draw ?", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event action-card", "Ben: draw ?",
	}},
	{"raid-trade", 2, []string{"Anna: roll 5", "Ben: roll 3"}},
}

// begin plays a match by a seed, into a store.
func (h held) begin(t *testing.T, store journal.Store, seed int) *matches.Match {
	t.Helper()
	head := &rules.Transcript{}
	head.Add("Game", h.game)
	for _, name := range apptest.People[:h.seats] {
		head.Add("Seat", name)
	}
	l := library.New(store, shelf.Find, func() int64 { return 0 }, chance.Seeds(fmt.Sprint("hands ", seed)))
	m, err := l.Create(head, "Friday", appsOwn)
	require.NoError(t, err)
	for _, move := range h.moves {
		act, err := m.Table().Read(move)
		require.NoError(t, err, move)
		if hidden, ok := m.Table().Hide(act); ok && hidden == act && m.Cases(act.Seat, act.Verb) > 0 {
			_, err = m.Draw(act.Seat, act.Verb)
		} else {
			err = m.Play(act, matches.Entered)
		}
		require.NoError(t, err, move)
	}
	return m
}

// alike are two seeds that give a seat the same hand and others another one; seat 0 is that of a device that looks on.
func (h held) alike(t *testing.T, seat int) (one, other int) {
	t.Helper()
	type hands struct {
		seed int
		all  string
	}
	before := map[string]hands{} // by the seat's own hand
	for seed := range 2000 {
		m := h.begin(t, journal.Memory(), seed)
		own, now := "", hands{seed: seed}
		for s := 1; s <= h.seats; s++ {
			hand, _ := m.Hands().Of(s)
			now.all += fmt.Sprint(hand)
			if s == seat {
				own = fmt.Sprint(hand)
			}
		}
		if was, known := before[own]; known && was.all != now.all {
			return was.seed, seed
		}
		before[own] = now
	}
	require.Fail(t, "no two seeds give the same hand")
	return 0, 0
}

// TestPagesTellNothingOfOtherHands opens all pages and aids of a match on a device that has joined it, twice: both matches differ
// only in what its seat must not know, and the pages do not differ.
func TestPagesTellNothingOfOtherHands(t *testing.T) {
	for _, h := range heldMatches {
		for _, name := range []string{"Ben", ""} {
			if name != "" && h.game == "raid-trade" {
				continue // hands of so many cards are never the same; who looks on sees as much but for the own one
			}
			t.Run(h.game+"/"+name, func(t *testing.T) {
				seat := slices.Index(apptest.People, name) + 1
				one, other := h.alike(t, seat)
				first, second := h.seen(t, one, name), h.seen(t, other, name)
				require.Equal(t, first, second)
			})
		}
	}
}

// seen is all that is read on the device of a player, "" one that looks on, in a match with a seed.
func (h held) seen(t *testing.T, seed int, name string) []string {
	t.Helper()
	anna := apptest.New(t, 1024, 768)
	m := h.begin(t, anna.Store, seed)
	seal := chance.Words(m.Chance().Proof().Seeds[0].Commitment)
	id := m.ID()
	m.Close()
	_, err := anna.Session.Opened(id)
	require.NoError(t, err)
	e := host(t, anna)
	var tb *apptest.Table
	if name == "" {
		tb = e.watch("television")
	} else {
		tb = e.join(name)
	}
	e.back()
	all := readAll(tb)
	for i, label := range all {
		if label == seal {
			all[i] = "(seal)"
		}
	}
	_, ok := tb.Session.Joined.Hands().Of(1)
	require.False(t, ok)
	return all
}

// watch brings a device that looks on.
func (e *hosted) watch(name string) *apptest.Table {
	e.t.Helper()
	tb := e.anna.Beside(name, 390, 844)
	tb.TapOn("Join a table")
	tb.Write("Address", e.from)
	tb.Write("Word", e.word)
	tb.Tap("Join")
	tb.Tap("Just watch")
	require.Equal(e.t, shell.SeatPage, tb.App.Here().Page, "%q", tb.Labels())
	return tb
}

// readAll is all that is read on a device that has joined a match: its tabs with all moves, also those that are not legal, the page
// of the table, and all aids.
func readAll(tb *apptest.Table) (all []string) {
	tb.T.Helper()
	read := func(page string) { all = append(append(all, "# "+page), tb.Labels()...) }
	read("match")
	for _, tab := range []string{"Log", "Players", "Moves"} {
		if tb.Sees(tab) {
			tb.Tap(tab)
			read(tab)
		}
	}
	if tb.Sees("Not now") {
		tb.Tap("Not now")
		read("all moves")
		tb.Tap("Not now")
	}
	key := tbTable(tb).Game().Key
	tb.Tap("More")
	read("table")
	for _, aid := range tb.Session.Adds(key).Aids {
		tb.App.Open(shell.Route{Page: shell.AidPage, Arg: key + "/" + aid.Name})
		read(aid.Name)
		tb.App.Back()
	}
	tb.App.Open(shell.Route{Page: shell.SeatPage})
	return all
}

// TestPagesTellNothingOfClosedFists closes a fist on a device, twice, each time round another number: no page and no aid of another
// one, and none of the host's, tells the two apart before all are in.
func TestPagesTellNothingOfClosedFists(t *testing.T) {
	for _, key := range []string{"atrades", "duck-dealer"} {
		t.Run(key, func(t *testing.T) {
			one, other := fistSeen(t, key, "Ben: bid 3"), fistSeen(t, key, "Ben: bid 1")
			require.Equal(t, one, other)
		})
	}
}

// fistSeen is all that is read beside a device whose player has closed a fist round a bid.
func fistSeen(t *testing.T, key, bid string) []string {
	t.Helper()
	anna := apptest.New(t, 1024, 768)
	head := &rules.Transcript{}
	head.Add("Game", key)
	for _, name := range apptest.People[:3] {
		head.Add("Seat", name)
	}
	if key == "duck-dealer" {
		head.Add("Option", "auction=on")
	}
	o := anna.PlayAs(head)
	for range 200 {
		if len(o.Match.Table().Sealed()) > 0 {
			break
		}
		require.NoError(t, o.Match.Play(o.Match.Table().Legal(nil)[0], matches.Entered))
		o.Changes++
	}
	require.Contains(t, o.Match.Table().Sealed(), 2)
	anna.App.Show()
	e := joinBoth(t, anna)
	makes(t, e.ben, bid)
	require.True(t, e.cleo.Has("Ben. closed"), "%q", e.cleo.Labels())
	return append(readAll(e.cleo), anna.Labels()...)
}

// TestADeviceIsKnownAtEachTableByAnotherName joins a table: the own secret of the phone is nowhere at the host, and what is there is
// worth nothing at a table of another host, whatever its word.
func TestADeviceIsKnownAtEachTableByAnotherName(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	ben := served(anna, "traders", 3)
	var kept struct {
		Device string
		Hosts  tables.Known
	}
	data, err := ben.Store.Read("table.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &kept))
	require.NotEmpty(t, kept.Device)
	require.Len(t, kept.Hosts, 1)
	name := tables.DeviceAt(kept.Device, kept.Hosts[0].Host)
	names, err := anna.Store.List()
	require.NoError(t, err)
	known := 0
	for _, file := range names {
		data, err := anna.Store.Read(file)
		require.NoError(t, err)
		require.NotContains(t, string(data), kept.Device, file)
		known += strings.Count(string(data), name)
	}
	require.Positive(t, known, "the host knows the phone again")
	require.NotEqual(t, name, tables.DeviceAt(kept.Device, []byte("another host")))
}

// joins joins a table by its address and word.
func joins(tb *apptest.Table, e *hosted) {
	tb.T.Helper()
	if tb.App.Here().Page != shell.JoinPage {
		tb.TapOn("Join a table")
	}
	tb.Write("Address", e.from)
	tb.Write("Word", e.word)
	tb.Tap("Join")
}

// TestAPhoneThatLooksInElsewhereComesBackToItsSeat sits down at one table, looks in at another one, and comes back.
func TestAPhoneThatLooksInElsewhereComesBackToItsSeat(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("raid-trade", 2)
	here := host(t, anna)
	cleo := anna.Beside("Cleo", 1024, 768)
	cleo.Play("raid-trade", 2)
	there := host(t, cleo)
	require.NotEqual(t, here.word, there.word)
	ben := here.join("Ben")
	ben.App.Open(shell.Route{Page: shell.JoinPage})
	ben.Tap("Leave the table")
	joins(ben, there)
	require.True(t, ben.Has("Who are you?"), "%q", ben.Labels())
	ben.Tap("Not my table")
	joins(ben, here)
	require.Equal(t, shell.SeatPage, ben.App.Here().Page, "it has its seat: %q", ben.Labels())
	var kept struct{ Hosts tables.Known }
	data, err := ben.Store.Read("table.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &kept))
	require.Len(t, kept.Hosts, 2)
}

// TestAnotherHostIsJoinedByWhoeverWantsIt finds another host where one was met with the same word: it is told and not joined, until
// whoever holds the phone leaves the table and joins it again.
func TestAnotherHostIsJoinedByWhoeverWantsIt(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("raid-trade", 2)
	e := host(t, anna)
	ben := anna.Beside("Ben", 390, 844)
	data, err := json.Marshal(map[string]any{
		"device": strings.Repeat("d", 32), "hosts": tables.Known{{Host: []byte("another host"), Ticket: []byte("noise"), Word: e.word, Address: e.from}},
	})
	require.NoError(t, err)
	require.NoError(t, ben.Store.Write("table.json", data))
	joins(ben, e)
	require.True(t, ben.Has("Another device answers there than the one that kept this table before."), "%q", ben.Labels())
	require.False(t, ben.Has("Who are you?"))
	ben.Tap("Leave the table")
	joins(ben, e)
	require.True(t, ben.Has("Who are you?"), "%q", ben.Labels())
}

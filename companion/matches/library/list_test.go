package library_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

func folder(t testing.TB) (journal.Store, string) {
	t.Helper()
	path := t.TempDir()
	store, err := journal.Folder(path)
	require.NoError(t, err)
	return store, path
}

func TestTheListOfMatches(t *testing.T) {
	store, path := folder(t)
	l, c := matchtest.New(store)
	list, err := l.List()
	require.NoError(t, err)
	require.Empty(t, list)

	one := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, one, "1: nation ?", "2: nation ?", "3: nation ?")
	require.NoError(t, one.Undo())
	c.At += 5000
	two := matchtest.Create(t, l, matches.Settings{})
	matchtest.Finish(t, two, rand.New(rand.NewPCG(1, 2)))
	require.NoError(t, l.Rename(two.ID(), "The second"))
	require.NoError(t, l.SetArchived(two.ID(), true))
	two.Close()
	want := []library.Entry{
		{
			ID: two.ID(), Summary: matches.Summary{
				Name: "The second", Game: "rising-tides", Seats: matchtest.Four, Moves: len(two.Table().Log()),
				Started: c.At, Touched: c.At, Over: true, Archived: true,
			},
		},
		{ID: one.ID(), Summary: matches.Summary{
			Name: "Friday", Game: "rising-tides", Seats: matchtest.Four, Moves: 2, Started: c.At - 5000, Touched: c.At - 5000,
		}},
	}
	other, _ := matchtest.New(store)
	for _, lib := range []*library.Library{l, l, other} {
		list, err = lib.List()
		require.NoError(t, err)
		require.Equal(t, want, list)
	}
	require.NoError(t, l.SetArchived(two.ID(), false))
	list, err = l.List()
	require.NoError(t, err)
	require.False(t, list[0].Archived, "a summary that is kept does not outlive a change")

	// What is kept of the summaries can be lost or wrong.
	for _, wrong := range []string{"", "{", `{"x":{"Size":1}}`, `null`} {
		require.NoError(t, os.WriteFile(filepath.Join(path, "matches.list"), []byte(wrong), 0o600))
		again, _ := matchtest.New(store)
		got, err := again.List()
		require.NoError(t, err)
		require.Equal(t, list, got)
	}
	require.NoError(t, store.Write("torn.match", []byte("Mmatch-1 17")))
	require.NoError(t, store.Write("empty.match", nil))
	got, err := l.List()
	require.NoError(t, err)
	require.Len(t, got, 4)
	for _, s := range got[2:] {
		require.Contains(t, s.Damage, "can't be read")
		_, _, err := l.Open(s.ID)
		require.ErrorContains(t, err, "can't be read")
		require.NoError(t, l.Delete(s.ID), "also what can't be read can be deleted")
	}
	got, err = l.List()
	require.NoError(t, err)
	require.Len(t, got, 2)
	require.NoError(t, l.Undelete("torn"))
	got, err = l.List()
	require.NoError(t, err)
	require.Len(t, got, 3)
	_, _, err = l.Open("nobody")
	require.ErrorContains(t, err, "no match")
}

func TestDeletingAndGivingBack(t *testing.T) {
	store, _ := folder(t)
	l, c := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Play(t, m, "1: nation ?")
	m.Close()
	file := string(m.Export())
	require.NoError(t, l.Delete(m.ID()))
	list, err := l.List()
	require.NoError(t, err)
	require.Empty(t, list)
	deleted, err := l.Deleted()
	require.NoError(t, err)
	require.Len(t, deleted, 1)
	require.Equal(t, c.At, deleted[0].Deleted)
	require.NoError(t, l.Undelete(m.ID()))
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, file, string(again.Export()))
	again.Close()

	require.NoError(t, l.Delete(m.ID()))
	c.At += 29 * 24 * 3600 * 1000
	deleted, err = l.Deleted()
	require.NoError(t, err)
	require.Len(t, deleted, 1)
	c.At += 2 * 24 * 3600 * 1000
	deleted, err = l.Deleted()
	require.NoError(t, err)
	require.Empty(t, deleted, "after 30 days the file goes")
	names, err := store.List()
	require.NoError(t, err)
	require.NotContains(t, strings.Join(names, " "), ".match ")
	require.Error(t, l.Undelete(m.ID()))
}

// Sizes of issue and design: bytes a move on the disk, with time and checksum.
func TestAMoveIsFortyBytesOnTheDisk(t *testing.T) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	for _, own := range []matches.Settings{{}, {Draws: true}} {
		m := matchtest.Create(t, l, own)
		before, err := store.Read(m.ID() + ".match")
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(3, 3))
		n := 0
		for ; n < 600 && !m.Table().Over(); n++ {
			c.At += int64(1000 + r.IntN(60_000))
			list := m.Table().Legal(nil)
			a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
			if own.Draws && m.Cases(a.Seat, a.Verb) > 0 {
				_, err = m.Draw(a.Seat, a.Verb)
			} else {
				err = m.Play(a, matches.Entered)
			}
			require.NoError(t, err)
		}
		data, err := store.Read(m.ID() + ".match")
		require.NoError(t, err)
		each := float64(len(data)-len(before)) / float64(n)
		t.Logf("%d moves, %.1f bytes each (draws by the app: %t)", n, each, own.Draws)
		require.LessOrEqual(t, each, 40.0)
	}
}

func manyMatches(t testing.TB, store journal.Store, n, moves int) {
	t.Helper()
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Wander(t, m, rand.New(rand.NewPCG(1, 9)), c, moves)
	source := journal.Memory()
	l2, _ := matchtest.New(source)
	again, _, err := l2.Import(m.Export(), "Friday", nil)
	require.NoError(t, err)
	data, err := source.Read(again.ID() + ".match")
	require.NoError(t, err)
	for i := range n {
		require.NoError(t, store.Write(fmt.Sprintf("m%d.match", i), data))
	}
}

func BenchmarkList200FirstTime(b *testing.B) {
	store, _ := folder(b)
	manyMatches(b, store, 200, 300)
	for b.Loop() {
		if err := store.Remove("matches.list"); err != nil {
			b.Fatal(err)
		}
		l, _ := matchtest.New(store)
		if list, err := l.List(); err != nil || len(list) != 200 {
			b.Fatal(len(list), err)
		}
	}
}

func BenchmarkList200(b *testing.B) {
	store, _ := folder(b)
	manyMatches(b, store, 200, 300)
	for b.Loop() {
		l, _ := matchtest.New(store)
		if list, err := l.List(); err != nil || len(list) != 200 {
			b.Fatal(len(list), err)
		}
	}
}

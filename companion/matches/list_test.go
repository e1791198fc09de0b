package matches_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
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
	l, c := newLibrary(store)
	list, err := l.List()
	require.NoError(t, err)
	require.Empty(t, list)

	one := create(t, l, matches.Settings{})
	play(t, one, "1: nation ?", "2: nation ?", "3: nation ?")
	require.NoError(t, one.Undo())
	c.at += 5000
	two := create(t, l, matches.Settings{})
	finish(t, two, rand.New(rand.NewPCG(1, 2)))
	require.NoError(t, l.Rename(two.ID(), "The second"))
	require.NoError(t, l.SetArchived(two.ID(), true))
	two.Close()
	want := []matches.Summary{
		{
			ID: two.ID(), Name: "The second", Game: "rising-tides", Seats: four, Moves: len(two.Table().Log()),
			Started: c.at, Touched: c.at, Over: true, Archived: true,
		},
		{ID: one.ID(), Name: "Friday", Game: "rising-tides", Seats: four, Moves: 2, Started: c.at - 5000, Touched: c.at - 5000},
	}
	other, _ := newLibrary(store)
	for _, library := range []*matches.Library{l, l, other} {
		list, err = library.List()
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
		again, _ := newLibrary(store)
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
	l, c := newLibrary(store)
	m := create(t, l, matches.Settings{Draws: true})
	play(t, m, "1: nation ?")
	m.Close()
	file := string(m.Export())
	require.NoError(t, l.Delete(m.ID()))
	list, err := l.List()
	require.NoError(t, err)
	require.Empty(t, list)
	deleted, err := l.Deleted()
	require.NoError(t, err)
	require.Len(t, deleted, 1)
	require.Equal(t, c.at, deleted[0].Deleted)
	require.NoError(t, l.Undelete(m.ID()))
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, file, string(again.Export()))
	again.Close()

	require.NoError(t, l.Delete(m.ID()))
	c.at += 29 * 24 * 3600 * 1000
	deleted, err = l.Deleted()
	require.NoError(t, err)
	require.Len(t, deleted, 1)
	c.at += 2 * 24 * 3600 * 1000
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
	l, c := newLibrary(store)
	for _, own := range []matches.Settings{{}, {Draws: true}} {
		m := create(t, l, own)
		before, err := store.Read(m.ID() + ".match")
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(3, 3))
		n := 0
		for ; n < 600 && !m.Table().Over(); n++ {
			c.at += int64(1000 + r.IntN(60_000))
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
	l, c := newLibrary(journal.Memory())
	m := create(t, l, matches.Settings{Draws: true})
	wander(t, m, rand.New(rand.NewPCG(1, 9)), c, moves)
	source := journal.Memory()
	l2, _ := newLibrary(source)
	again, _, err := l2.Import(m.Export(), "Friday", nil)
	require.NoError(t, err)
	data, err := source.Read(again.ID() + ".match")
	require.NoError(t, err)
	for i := range n {
		require.NoError(t, store.Write(fmt.Sprintf("m%d.match", i), data))
	}
}

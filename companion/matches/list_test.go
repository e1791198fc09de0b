package matches_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

func folder(t testing.TB) (matches.Store, string) {
	t.Helper()
	path := t.TempDir()
	store, err := matches.Folder(path)
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

func TestStatistics(t *testing.T) {
	l, c := newLibrary(matches.Memory())
	m := create(t, l, matches.Settings{})
	play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	for _, step := range []struct {
		gap  int64
		line string
	}{{4000, "1: draw fuel"}, {6000, "2: draw ?"}, {6 * 60_000, "3: draw nuke"}, {5000, "4: draw fuel"}, {1000, "1: place fuel"}} {
		c.at += step.gap
		play(t, m, step.line)
	}
	require.NoError(t, m.Undo())
	require.NoError(t, m.Dispute("2: pass"))
	s := m.Statistics()
	require.Equal(t, 8, s.Moves)
	require.Equal(t, []matches.VerbCount{{"draw", 4, []int{0, 1, 1, 1, 1}}, {"nation", 4, []int{0, 1, 1, 1, 1}}}, s.Verbs)
	require.Equal(t, []matches.Thinking{{1, 2, 5000}, {2, 1, 6000}, {3, 0, 0}, {4, 1, 5000}}, s.Thinking)
	require.Equal(t, 1, s.Breaks)
	require.Equal(t, int64(6*60_000), s.BreakTime)
	require.Equal(t, 1, s.Undone)
	require.Equal(t, 1, s.Disputed)
	require.Len(t, s.Outcomes, 1)
	draws := s.Outcomes[0]
	require.Equal(t, 3, draws.Draws)
	require.Equal(t, 1, draws.Hidden)
	require.True(t, draws.Known)
	require.False(t, draws.Enough)
	require.Contains(t, draws.Sentence, "3 draws: too few to say anything")
	for _, o := range draws.Outcomes {
		if o.Word == "fuel" {
			require.Equal(t, 2, o.Count)
			// 20 of 78, then 19 of 77 (the card not shown can still be any), 19 of 76
			require.InDelta(t, 20.0/78+19.0/77+19.0/76, o.Expected, 1e-9)
			require.Equal(t, "Fuel", o.Title)
		}
	}
}

// Fair matches look fair: over many of them the share that is called unusual is
// near one in a hundred, and unfair draws are found.
func TestStatisticsAreHonest(t *testing.T) {
	l, _ := newLibrary(matches.Memory())
	enough, unusual := 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 6))
		m := create(t, l, matches.Settings{Draws: true})
		for range 2500 {
			if m.Table().Over() {
				break
			}
			list := m.Table().Legal(nil)
			a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
			if m.Table().Notation(a) == "time-out" {
				continue
			}
			if m.Cases(a.Seat, a.Verb) > 0 {
				_, err := m.Draw(a.Seat, a.Verb)
				require.NoError(t, err)
				continue
			}
			require.NoError(t, m.Play(a, matches.Entered))
		}
		for _, o := range m.Statistics().Outcomes {
			sum := 0.0
			for _, out := range o.Outcomes {
				sum += out.Expected
			}
			if o.Known {
				require.InDelta(t, float64(o.Draws), sum, 1e-6, "what is expected adds up")
			}
			if o.Enough {
				enough++
				require.False(t, math.IsNaN(o.ChiSquare) || o.ChiSquare < 0)
				if o.Unusual {
					unusual++
				}
			}
		}
		m.Close()
	}
	t.Logf("%d of %d tables of outcomes called unusual", unusual, enough)
	require.LessOrEqual(t, unusual, 1+enough/15)
}

// Sizes of issue and design: bytes a move on the disk, with time and checksum.
func TestAMoveIsFortyBytesOnTheDisk(t *testing.T) {
	store := matches.Memory()
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

func manyMatches(t testing.TB, store matches.Store, n, moves int) {
	t.Helper()
	l, c := newLibrary(matches.Memory())
	m := create(t, l, matches.Settings{Draws: true})
	wander(t, m, rand.New(rand.NewPCG(1, 9)), c, moves)
	source := matches.Memory()
	l2, _ := newLibrary(source)
	again, _, err := l2.Import(m.Export(), "Friday", nil)
	require.NoError(t, err)
	data, err := source.Read(again.ID() + ".match")
	require.NoError(t, err)
	for i := range n {
		require.NoError(t, store.Write(fmt.Sprintf("m%d.match", i), data))
	}
}

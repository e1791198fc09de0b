package matches_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
)

// Where what chance has shown stays, nobody takes it back, nor what came before it; after it one's own moves can be. Copies
// and imports keep that, and without the choice all can be taken back.
func TestWhatChanceHasShownStays(t *testing.T) {
	for _, stays := range []bool{false, true} {
		for _, private := range []bool{false, true} {
			l, _ := matchtest.New(journal.Memory())
			m := matchtest.Create(t, l, matches.Settings{Draws: true, Private: private, Stays: stays})
			require.Equal(t, stays, m.Log().Stays())
			matchtest.Play(t, m, "1: nation us")
			require.NoError(t, m.Undo(), "nothing was shown yet")
			matchtest.Play(t, m, "1: nation us", "2: nation asia", "3: nation africa", "4: nation europe")
			matchtest.Draw(t, m, 1)
			if !stays {
				require.NoError(t, m.Undo())
				continue
			}
			require.ErrorIs(t, m.Undo(), matches.ErrShown)
			require.Error(t, m.SetHeader("ShownStays", "off"), "it stays too")
			matchtest.Draw(t, m, 2)
			matchtest.Play(t, m, "3: draw ?")
			require.NoError(t, m.Undo(), "people have drawn that")
			require.ErrorIs(t, m.Undo(), matches.ErrShown)
			table, _ := matchtest.Checked(t, m.Export())
			require.Equal(t, string(m.Table().State()), string(table.State()), "check reads it")
			other, _ := matchtest.New(journal.Memory())
			imported, _, err := other.Import(m.Export(), "", nil)
			require.NoError(t, err)
			require.True(t, imported.Log().Stays())
			require.ErrorIs(t, imported.Undo(), matches.ErrShown)
			matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 11)))
			require.True(t, matchtest.Verified(t, string(m.Export())).Proved())
		}
	}
}

// Dice that lie on the table were seen before they are entered.
func TestDiceThatLieOnTheTableStay(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Stays: true})
	matchtest.Play(t, m, "1: nation us")
	_, err := m.Chance().Ahead(1, 6)
	require.NoError(t, err)
	require.ErrorIs(t, m.Undo(), matches.ErrShown)
}

// Several entries are taken back together or not at all, and what is asked about says the same as what is done.
func TestSeveralEntriesGoBackTogetherOrStay(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Stays: true})
	_, err := m.Log().Undoing(1)
	require.ErrorIs(t, err, matches.ErrNothing)
	matchtest.Play(t, m, "1: nation us", "2: nation asia", "3: nation africa", "4: nation europe")
	back, err := m.Log().Undoing(1)
	require.NoError(t, err)
	require.True(t, back.OneSeat)
	require.False(t, back.Shown)
	back, err = m.Log().Undoing(2)
	require.NoError(t, err)
	require.False(t, back.OneSeat)
	matchtest.Draw(t, m, 1)
	matchtest.Play(t, m, "2: draw fuel")
	back, err = m.Log().Undoing(1)
	require.NoError(t, err)
	require.True(t, back.Shown)
	require.Equal(t, 6, back.Line.Number)
	_, err = m.Log().Undoing(2)
	require.ErrorIs(t, err, matches.ErrShown)
	before := m.Log().Revision()
	require.ErrorIs(t, m.UndoMany(2), matches.ErrShown)
	require.ErrorIs(t, m.UndoMany(7), matches.ErrNothing)
	require.Equal(t, before, m.Log().Revision())
}

// What is taken back together is made again together, also behind other moves that were taken back, and is the same when it
// is read again.
func TestOneActIsMadeAgainAsOne(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation us", "2: nation asia", "3: nation africa", "4: nation europe")
	full := string(m.Table().State())
	require.NoError(t, m.UndoMany(3))
	again, err := m.Log().Redoing()
	require.NoError(t, err)
	require.Equal(t, 3, again.Many)
	require.Equal(t, 4, again.Line.Number)
	require.False(t, again.OneSeat)
	line, _ := m.Log().RedoLine()
	require.Equal(t, again.Line, line)
	require.NoError(t, m.Redo())
	require.Equal(t, full, string(m.Table().State()))
	require.Equal(t, 3, m.Log().OneAct())
	require.NoError(t, m.UndoMany(3))
	matchtest.Play(t, m, "2: nation europe")
	require.NoError(t, m.Undo())
	again, err = m.Log().Redoing()
	require.NoError(t, err)
	require.Equal(t, 1, again.Many, "another move was made there since")
	_, err = m.Log().Redoing()
	require.NoError(t, err)
	require.NoError(t, m.Redo())
	m.Close()
	read, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, string(m.Export()), string(read.Export()))
}

// What one undo takes back, and one redo makes again, is the same once the match was opened anew, and in a copy; behind lines that are
// lost nobody knows any more which they were.
func TestOneActIsOneAfterARestart(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation us", "2: nation asia", "3: nation africa", "4: nation europe")
	m.Log().Together(1, 4)
	m.Log().Together(1, 4)
	open := func() {
		m.Close()
		read, report, err := l.Open(m.ID())
		require.NoError(t, err)
		require.Empty(t, report.Damage)
		m = read
	}
	open()
	require.Equal(t, 4, m.Log().OneAct())
	matchtest.Play(t, m, "1: draw ?", "2: draw ?")
	require.NoError(t, m.UndoMany(2))
	open()
	again, err := m.Log().Redoing()
	require.NoError(t, err)
	require.Equal(t, 2, again.Many)
	require.NoError(t, m.UndoMany(4))
	open()
	again, err = m.Log().Redoing()
	require.NoError(t, err)
	require.Equal(t, 4, again.Many)
	require.NoError(t, m.Redo())
	m.Close()

	data, err := store.Read(m.ID() + ".match")
	require.NoError(t, err)
	require.Equal(t, 2, strings.Count(string(data), "\nK"), "each act is written once")
	copy(data[strings.Index(string(data), "nation us"):], "######")
	require.NoError(t, store.Write(m.ID()+".match", data))
	read, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Len(t, report.Damage, 1)
	require.Equal(t, 1, read.Log().OneAct())
}

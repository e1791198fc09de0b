package library_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
)

// nearEnd opens a game that is over, and takes its last move back.
func nearEnd(tb *apptest.Table) *game.OwnMatch {
	tb.T.Helper()
	ended(tb, "raidtrade/testdata/golden/every-option")
	o := tb.Session.Playing
	require.NoError(tb.T, o.Change(o.Match.Undo))
	require.False(tb.T, o.Match.Table().Over())
	return o
}

// TestAfterEachMatchACopyIsMade chooses a folder, ends a match time and again, and brings the last copy onto an empty device. The last ten
// are kept, and nothing else of the folder is touched.
func TestAfterEachMatchACopyIsMade(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := nearEnd(tb)
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "Tablekeeper notes.table"), nil, 0o644))
	tb.App.Open(shell.Route{Page: shell.MatchesPage})
	tb.Library.Folder = folder
	tb.TapOn("Copy all matches after each one")
	tb.Tap("Use this folder")
	require.Equal(t, folder, tb.App.Options().CopyTo)
	require.NotEmpty(t, tb.Begins("After each match a copy goes to"))
	names := func() []string {
		entries, err := os.ReadDir(folder)
		require.NoError(t, err)
		var list []string
		for _, e := range entries {
			list = append(list, e.Name())
		}
		return list
	}
	first := names()
	require.Len(t, first, 2, "the first copy is made at once")
	for range 12 {
		tb.Skip(time.Hour)
		require.NoError(t, o.Change(o.Match.Redo))
		require.NoError(t, o.Change(o.Match.Undo))
	}
	require.NoError(t, o.Change(o.Match.Redo))
	list := names()
	require.Len(t, list, 11)
	require.Contains(t, list, "Tablekeeper notes.table")
	require.NotContains(t, list, first[0], "the oldest is gone")
	require.Empty(t, tb.CloseNotices())

	other := apptest.New(t, 390, 844)
	other.Library.ImportPath(filepath.Join(folder, list[slices.Index(list, "Tablekeeper notes.table")-1]))
	require.True(t, other.Has("New: 1 match. Already here: 0 matches."), "%q", other.Labels())
	other.Tap("Bring them here")
	require.NotEmpty(t, other.Begins("Raid Trade"))

	tb.App.Go(shell.Route{Page: shell.MatchesPage})
	tb.Tap("Make no more copies")
	require.Empty(t, tb.App.Options().CopyTo)
	require.NotEmpty(t, tb.Begins("Copy all matches after each one"))
}

// TestACopyThatCantBeMadeIsSaid has a folder that is gone.
func TestACopyThatCantBeMadeIsSaid(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := nearEnd(tb)
	tb.App.Choose(func(p *shell.Options) { p.CopyTo = filepath.Join(t.TempDir(), "gone") })
	require.NoError(t, o.Change(o.Match.Redo))
	require.Contains(t, tb.Notice(), "The copy of your matches can't be made")
}

// TestABrowserIsReminded has no folders: after a match one tap saves a copy, and nobody is reminded who doesn't want it.
func TestABrowserIsReminded(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := nearEnd(tb)
	saved := map[string]string{}
	tb.App.Device().Files = &downloads{saved: saved}
	require.NoError(t, o.Change(o.Match.Redo))
	require.Contains(t, tb.Notice(), "Save a copy of all matches")
	tb.Tap("Save a copy")
	require.Len(t, saved, 1)
	for name := range saved {
		require.Contains(t, name, "Tablekeeper 2026-")
	}
	tb.CloseNotices()
	tb.App.Go(shell.Route{Page: shell.MatchesPage})
	tb.TapOn("Remind me to save a copy after each match")
	require.NoError(t, o.Change(o.Match.Undo))
	require.NoError(t, o.Change(o.Match.Redo))
	require.Empty(t, tb.Notice())
}

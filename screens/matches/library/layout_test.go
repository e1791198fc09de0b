package library_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/library"
)

// situations are the pages about the matches of the device and their files, each in the states that look different.
var situations = []apptest.Situation{
	{"matches", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.MatchesPage}) }},
	{"matches that run", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 6, "Anna: nation asia")
		tb.Play("traders", 2)
		tb.App.Open(shell.Route{Page: shell.MatchesPage})
		tb.Library.DeleteMatch(tb.Session.Playing.ID)
		tb.Skip(time.Minute) // the newest comes first
		m := tb.Play("traders", 2)
		require.NoError(tb.T, tb.Session.Library.Rename(m.ID, strings.Repeat("Midsummer", 11)))
		tb.App.Open(shell.Route{Page: shell.MatchesPage})
	}},
	{"after a fault", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Fault = "panic"
		tb.Killed(time.Second)
	}},
	{"archive and deleted", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 6, "Anna: nation asia")
		require.NoError(tb.T, tb.Session.Library.SetArchived(o.ID, true))
		tb.Library.DeleteMatch(tb.Play("traders", 2).ID)
		tb.App.Open(shell.Route{Page: shell.MatchesPage, Arg: library.Archived})
	}},
	{"home with matches", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Play("traders", 2)
		tb.App.Go()
	}},
	{"match name", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.MatchNamePage, Arg: tb.Play("traders", 2).ID})
	}},
	{"no numbers", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: tb.Play("traders", 2).ID})
	}},
	{"numbers", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Fought...)
		tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	}},
	{"the story of the evening", func(tb *apptest.Table) {
		ended(tb, "raidtrade/testdata/golden/every-option")
		tb.App.Open(shell.Route{Page: shell.StoryPage, Arg: tb.Session.Playing.ID})
	}},
	{"chance of the table", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: tb.Play("traders", 2).ID})
	}},
	{"chance of the app", func(tb *apptest.Table) {
		o := tb.Play("raid-trade", 2)
		require.NoError(tb.T, o.Match.Chance().SetDraws(true))
		tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	}},
	{"importing", func(tb *apptest.Table) {
		tb.Library.Incoming = &library.Incoming{}
		tb.Library.Incoming.Progress(1200, 20000)
		tb.App.Open(shell.Route{Page: shell.ImportPage})
	}},
	{"open a file", func(tb *apptest.Table) { tb.Library.Folder = someFolder(tb); tb.Library.ImportFile() }},
	{"save a file", func(tb *apptest.Table) {
		tb.Library.Folder = someFolder(tb)
		tb.App.Share(shell.Shareable{Title: "Export", Name: "a.table", Text: "text"})
		tb.Tap("Save as a file")
	}},
}

// TestLibraryLayouts examines the pages.
func TestLibraryLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, situations) }

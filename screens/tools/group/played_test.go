package group_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestAMatchWithoutTheAppIsEntered enters one from the first page on, finds it in the numbers and in the table with the separator that
// was chosen, starts the app anew, and takes it away tb.
func TestAMatchWithoutTheAppIsEntered(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	tb.Tap("Enter a match played without the app")
	tb.Tap("Traders")
	for _, name := range []string{"Anna", "Ben"} {
		tb.Write("Name", name)
		tb.Tap("Somebody else")
	}
	tb.Write("Date", "2019-13-01")
	tb.Tap("Keep this match")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "year, month and day")
	tb.Write("Date", "9999-01-01")
	tb.Tap("Keep this match")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "still to come")
	tb.Write("Date", "2019-12-01")
	tb.Tap("Keep this match")
	require.Empty(t, tb.CloseNotices())
	require.Equal(t, shell.GroupPage, tb.App.Here().Page)
	require.True(t, tb.Has("One evening, "), "%q", tb.Labels())
	require.Contains(t, tb.Begins("Wins. "), "Traders. Anna: 1. Ben: 0")
	tb.Tap("Semicolon")
	tb.Tap("Export as a table")
	require.Contains(t, string(tb.Library.Sharing.Data), ";traders;2019-12-01 ")

	tb.Killed(time.Minute)
	played := tb.Session.Evenings.Played()
	require.Len(t, played, 1)
	require.Equal(t, []int{1, 2}, played[0].Places)
	tb.App.Open(shell.Route{Page: shell.PlayedPage})
	tb.TapOn("Traders. 2019-12-01. 1 Anna, 2 Ben")
	tb.Tap("Take away")
	require.Empty(t, tb.Session.Evenings.Played())
}

// TestARaidIsForTwo refuses what no game can have been, and counts points where there were any.
func TestARaidIsForTwo(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.True(t, tb.Session.Evenings.KeepPlayed([]evenings.Played{{ID: "a", Game: "traders", Date: "2020-01-01", Names: []string{"Anna", "Ben", "Cleo"}, Places: []int{1, 2, 3}}}))
	tb.App.Open(shell.Route{Page: shell.PlayedPage})
	tb.Tap("Raid Trade")
	for _, name := range []string{"Anna", "Ben", "Cleo"} {
		tb.TapOn(name)
	}
	tb.Tap("Keep this match")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "Raid Trade is for 2 players.")
	tb.TapOn("Anna")
	tb.TapOn("With points")
	tb.Write("Points of Cleo", "17")
	tb.Tap("Keep this match")
	require.Empty(t, tb.CloseNotices())
	played := tb.Session.Evenings.Played()
	require.Equal(t, []int{0, 17}, played[1].Points)
	require.Equal(t, []string{"Ben", "Cleo"}, played[1].Names)
}

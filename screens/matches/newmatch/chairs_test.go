package newmatch_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// TestASeatIsGivenToTheApp chooses who plays which seat before a match begins: the key that starts says it, and the next match begins without.
func TestASeatIsGivenToTheApp(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	tb.TapOn("Seat B: ")
	tb.Tap("Medium")
	tb.Write("Name of Seat B", "Cleo")
	require.True(t, tb.Sees("Seat B: Cleo. the app plays"), "its name alone has changed: %q", tb.Labels())
	require.False(t, tb.Sees("Start the match"))
	tb.Tap("Start the match. the app plays Cleo")
	o := tb.Session.Playing
	require.Equal(t, []int{2}, o.Chairs.Seats())
	require.Contains(t, string(o.Match.Export()), `[AppPlays "2 greedy"]`)
	tb.Killed(time.Hour)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key})
	require.False(t, tb.Has("the app plays"), "%q", tb.Labels())
	require.True(t, tb.Sees("Start the match"))
}

// TestNoSeatIsGivenToAPoorSearch: a level that plays worse than the one below it isn't offered.
func TestNoSeatIsGivenToAPoorSearch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, g := range tb.Shelf {
		tb.App.Go(shell.Route{Page: shell.NewMatchPage, Arg: g.Key})
		tb.TapOn("Seat A: ")
		require.True(t, tb.Has("Medium"), "%s: %q", g.Key, tb.Labels())
		require.Equal(t, g.Key != risingtides.Key, tb.Has("Strong"), "%s: %q", g.Key, tb.Labels())
	}
}

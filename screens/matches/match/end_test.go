package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
)

// wholeEnd opens a match in which a whole game was played.
func wholeEnd(tb *apptest.Table, game string) {
	tb.T.Helper()
	tb.PlayWhole(game)
	tb.Enter(apptest.WholeMoves(tb.T, game)...)
	tb.App.Refresh()
}

// TestPlacesSayWhatWasReached opens the ends of whole games: each place says on what it rests.
func TestPlacesSayWhatWasReached(t *testing.T) {
	for game, reached := range map[string][]string{
		risingtides.Key: {"The plan is finished", "Stages built 2"},
		traders.Key:     {"The medicine is made.", "Money 12 MCr", "Second place, shared", " lacked "},
		duckdealer.Key:  {"Points 13", "Points 0", "points behind."},
	} {
		tb := apptest.New(t, 390, 844)
		wholeEnd(tb, game)
		for _, words := range reached {
			require.True(t, tb.Has(words), "%s: %s: %q", game, words, tb.Labels())
		}
	}
}

// TestLosersShareTheLastPlace ends a match before anybody has finished the plan, and looks at the end of a whole one: who
// is not safe is last, as the timer says it.
func TestLosersShareTheLastPlace(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	ended(tb)
	tb.App.Show()
	require.True(t, tb.Has("Last"), "%q", tb.Labels())
	require.False(t, tb.Has("Place 1"), "%q", tb.Labels())
	tb = apptest.New(t, 390, 844)
	wholeEnd(tb, risingtides.Key)
	require.True(t, tb.Has("Place 1"), "%q", tb.Labels())
	require.True(t, tb.Has("Last"), "%q", tb.Labels())
}

// TestEndLayouts examines the ends of whole games.
func TestEndLayouts(t *testing.T) {
	var ends []apptest.Situation
	for _, game := range []string{risingtides.Key, traders.Key, duckdealer.Key, atrades.Key} {
		ends = append(ends, apptest.Situation{game, func(tb *apptest.Table) { wholeEnd(tb, game) }})
	}
	apptest.Examine(t, ends)
}

// TestASharedPlaceStandsOnce names a place that two share over both, on the phone and beside a panel, over the map in light too.
func TestASharedPlaceStandsOnce(t *testing.T) {
	for _, size := range [][2]float32{{390, 844}, {1280, 800}} {
		tb := apptest.New(t, size[0], size[1])
		tb.App.Choose(func(p *shell.Options) { p.Ground = "light" })
		wholeEnd(tb, traders.Key)
		require.True(t, tb.Sees("Second place, shared"), "%q", tb.Labels())
		require.False(t, tb.Sees("Place 2"))
		require.Empty(t, tb.Faults())
	}
}

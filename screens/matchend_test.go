package screens

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/atrades"
	"tablekeeper/screens/duckdealer"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/traders"
)

// wholeEnd opens a match in which a whole game was played.
func (tb *table) wholeEnd(game string) {
	tb.t.Helper()
	tb.playWhole(game)
	tb.enter(wholeMoves(tb.t, game)...)
	tb.app.Refresh()
}

// TestPlacesSayWhatWasReached opens the ends of whole games: each place says on what it rests.
func TestPlacesSayWhatWasReached(t *testing.T) {
	for game, reached := range map[string][]string{
		risingtides.Key: {"The plan is finished", "The plan is not finished"},
		traders.Key:     {"Money 12 MCr, at earth 6 of 6 for the medicine", "Money 0 MCr, at earth 0 of 6 for the medicine"},
		duckdealer.Key:  {"Points 13", "Points 0"},
	} {
		tb := newTable(t, 390, 844)
		tb.wholeEnd(game)
		for _, words := range reached {
			require.True(t, tb.sees(words), "%s: %q", game, tb.labels())
		}
	}
}

// TestLosersShareTheLastPlace ends a match before anybody has finished the plan, and looks at the end of a whole one: who
// is not safe is last, as the timer says it.
func TestLosersShareTheLastPlace(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.ended()
	tb.app.Show()
	require.True(t, tb.has("Last"), "%q", tb.labels())
	require.False(t, tb.has("Place 1"), "%q", tb.labels())
	tb = newTable(t, 390, 844)
	tb.wholeEnd(risingtides.Key)
	require.True(t, tb.has("Place 1"), "%q", tb.labels())
	require.True(t, tb.has("Last"), "%q", tb.labels())
}

// TestEndLayouts examines the ends of whole games.
func TestEndLayouts(t *testing.T) {
	var ends []situation
	for _, game := range []string{risingtides.Key, traders.Key, duckdealer.Key, atrades.Key} {
		ends = append(ends, situation{game, func(tb *table) { tb.wholeEnd(game) }})
	}
	examine(t, ends)
}

package duckdealer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/duckdealer"
)

// TestWhatAMoveBringsIsTold collects, mines and flies: what was got and spent stands there as pictures, with words for a screen
// reader.
func TestWhatAMoveBringsIsTold(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(duckdealer.Key, 2, duckFlying[:10]...)
	require.True(t, tb.Sees("Ben, Trade: +2"), "the choice and the merchant: %q", tb.Labels())
	tb.Enter("Anna: collect move", "Ben: act", "Ben: ready", "Ben: mine")
	tb.App.Refresh()
	require.True(t, tb.Sees("Ben, Trade: -1"), "%q", tb.Labels())
	require.True(t, tb.Sees("Ben, Phone boxes: +1"), "%q", tb.Labels())
}

// TestAForcedActionTurnIsTold empties the stock of movement markers: the collecting turn becomes an action turn at once.
func TestAForcedActionTurnIsTold(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	moves := []string{
		"table: born 1", "Anna: fit navigator", "Anna: fit navigator", "Anna: fit navigator", "Ben: fit navigator", "Ben: fit navigator",
		"Ben: fit navigator", "Anna: home s1", "Ben: home s5",
	}
	for range 4 {
		moves = append(moves, "Anna: collect move", "Ben: collect move")
	}
	o := tb.Play(duckdealer.Key, 2, moves...)
	require.False(t, tb.Sees("Markers were missing: an action turn at once."))
	tb.Enter("Anna: collect move")
	tb.App.Refresh()
	require.Equal(t, "highways", string(o.Match.Table().Step()))
	require.True(t, tb.Sees("Markers were missing: an action turn at once."), "%q", tb.Labels())
}

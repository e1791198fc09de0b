package timed_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/tables/timed"
)

// TestATimerIsReadWhileItRuns reads how much is left, and how long a move takes as far as the match has shown.
func TestATimerIsReadWhileItRuns(t *testing.T) {
	settings := tide.Standard(4)
	view := tide.View{State: tide.Running, Elapsed: 60_000, Remaining: 420_000}
	for moves, takes := range map[int]int64{0: 2000, 9: 2000, 20: 3000, 1000: 500} {
		c := timed.Read(view, settings, moves)
		require.Equal(t, int64(420_000), c.Left)
		require.Equal(t, takes, c.Takes(0), "%d moves", moves)
		require.Equal(t, 20, c.Chance)
	}
	for _, state := range []tide.State{tide.Ready, tide.Paused, tide.Waiting, tide.Over} {
		view.State = state
		require.Nil(t, timed.Read(view, settings, 20), state)
	}
}

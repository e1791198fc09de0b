package joining_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/matches/match"
)

// TestAGuestPlans tries moves out at a seat of its own: the others see nothing before they are played, and moves of others stay theirs.
func TestAGuestPlans(t *testing.T) {
	anna := apptest.New(t, 390, 844)
	anna.Play("rising-tides", 4, apptest.Fought[:17]...)
	e := host(t, anna)
	e.ben = e.join("Ben")
	before := log(anna)
	e.ben.Tap("More")
	e.ben.Tap("Plan")
	require.True(t, e.ben.Has("You are planning"), "%q", e.ben.Labels())
	plan := func(line string) {
		m := e.ben.App.Shown().(*match.Match)
		act, err := m.Of.Table().Read(line)
		require.NoError(t, err)
		m.Play(act)
	}
	plan("Ben: place fuel")
	plan("Cleo: place materials")
	require.True(t, e.ben.Has("Moves planned: 2"), "%q", e.ben.Labels())
	require.Equal(t, before, log(anna))
	require.False(t, anna.Has("planning"))
	e.ben.Tap("Play these")
	require.Equal(t, append(before[:len(before):len(before)], "Ben: place fuel"), log(anna))
	require.Contains(t, e.ben.Notice(), "Another device makes this move")
}

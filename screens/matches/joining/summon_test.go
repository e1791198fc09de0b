package joining_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
)

// TestAGuestIsCalled begins a match in which all roll: the title of its window and the page say so until the player
// has acted, with one sound, and not at the other device.
func TestAGuestIsCalled(t *testing.T) {
	e := twoDevices(t, "traders", matches.Settings{})
	require.Equal(t, "● Your turn", e.ben.Summons)
	require.Empty(t, e.anna.Summons, "that device is everybody's")
	require.True(t, e.ben.Sees("Your turn, Ben"), "%q", e.ben.Labels())
	require.False(t, e.anna.Sees("Your turn, Ben"), "%q", e.anna.Labels())
	require.Empty(t, e.ben.Faults())
	makes(t, e.anna, "Anna: roll 5")
	makes(t, e.ben, "Ben: roll 3")
	require.Empty(t, e.ben.Summons)
	require.False(t, e.ben.Sees("Your turn, Ben"), "%q", e.ben.Labels())
}

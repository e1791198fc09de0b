package matches_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/shelf"
)

// TestDiceThrownTogetherLieOnTheTable enters two dice that were shown, with moves between them that draw nothing.
func TestDiceThrownTogetherLieOnTheTable(t *testing.T) {
	c := &clock{at: 1_790_000_000_000}
	l := matches.NewLibrary(journal.Memory(), shelf.Find, c.now)
	transcript := tides("Anna", "Ben")
	transcript.Headers[0].Text = "raid-trade"
	m, err := l.Create(transcript, "Friday", matches.Settings{})
	require.NoError(t, err)

	shown, err := m.Ahead(12, 6)
	require.NoError(t, err)
	again, err := m.Ahead(3, 6)
	require.NoError(t, err)
	require.Equal(t, shown[:3], again, "looking changes nothing")
	require.Greater(t, len(slices.Compact(slices.Clone(shown))), 1, "each is a draw of its own: %v", shown)
	require.Len(t, m.Chance().Seeds, 1, "the seal is there before anything is shown")

	play(t, m, "1: roll 5", "2: roll 3", "1: raid 9d", "2: defend 9c")
	for i, face := range shown[:8] {
		a, err := m.Draw(1, verb(t, m, "1: roll 1").Verb)
		require.NoError(t, err)
		require.Equal(t, face+1, a.Words[0], "draw %d", i+1)
		if face >= 3 {
			play(t, m, "1: pass", "2: take")
		}
	}
	rest, err := m.Ahead(1, 6)
	require.NoError(t, err)
	require.Equal(t, shown[8:9], rest)
	m.Close()
	_, err = m.Ahead(1, 6)
	require.ErrorIs(t, err, matches.ErrReadOnly)
}

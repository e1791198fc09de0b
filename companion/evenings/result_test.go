package evenings_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/evenings"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/library/matchtest"
	"tablekeeper/companion/matches"
)

// TestTheResultOfAMatch reads one that was played to its end, with a break and a seat that the app played.
func TestTheResultOfAMatch(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	_, over := evenings.ResultOf(m)
	require.False(t, over)
	require.NoError(t, m.SetHeader(matches.HeaderApp, "3 greedy"))
	c.At += 60_000
	matchtest.Play(t, m, "1: nation ?")
	c.At += 3_600_000
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 2)))
	c.At += 1_000
	require.NoError(t, m.Note("That was close"))
	r, over := evenings.ResultOf(m)
	require.True(t, over)
	require.Equal(t, matchtest.Four, r.Seats)
	require.Equal(t, []bool{false, false, true, false}, r.Played)
	winners := m.Table().Winners()
	require.Len(t, r.Winners, len(winners))
	place := 1
	if len(winners) == 0 {
		place = 2
	}
	for _, group := range m.Table().Ranking() {
		for _, seat := range group {
			require.Equal(t, place, r.Places[seat-1])
		}
		place += len(group)
	}
	require.Equal(t, int64(61_000), r.Took, "a break is no play")
	require.Equal(t, int64(60_000), r.Waits[0])
	require.Equal(t, int64(3_660_000), r.Ended-r.Started, "a note is after the end")
}

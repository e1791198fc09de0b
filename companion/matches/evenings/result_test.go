package evenings_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/library/matchtest"
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

// TestAMatchIsOfItsDay counts a match that comes in as a file on the day that it names, and one of this device when it was played.
func TestAMatchIsOfItsDay(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 2)))
	r, _ := evenings.ResultOf(m)
	for _, off := range []int64{0, 24, -24} { // as in any time zone
		require.NoError(t, m.SetHeader(evenings.HeaderDate, time.UnixMilli(c.At+off*3_600_000/2).UTC().Format(time.DateOnly)))
		same, _ := evenings.ResultOf(m)
		require.Equal(t, r.Started, same.Started)
	}
	require.NoError(t, m.SetHeader(evenings.HeaderDate, "1999-12-31"))
	data := m.Export()
	came, _, err := l.Import(data, "", nil)
	require.NoError(t, err)
	r, over := evenings.ResultOf(came)
	require.True(t, over)
	noon := time.Date(1999, 12, 31, 12, 0, 0, 0, time.UTC).UnixMilli()
	require.Equal(t, []int64{noon, noon}, []int64{r.Started, r.Ended})
	require.NoError(t, m.SetHeader(evenings.HeaderDate, "some day"))
	r, _ = evenings.ResultOf(m)
	require.NotEqual(t, noon, r.Started)
}

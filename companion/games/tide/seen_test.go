package tide

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// back is the game after a kill and a restart some ms later.
func back(t *testing.T, p *paper, w *watch, after int64) *Game {
	t.Helper()
	g, err := Resume(append([]string{}, p.records...), nil, p, w.pass(after))
	require.NoError(t, err)
	require.Empty(t, g.Doubts())
	return g
}

func came(v View) int { return strings.Count(fmt.Sprint(whats(v.All)), fmt.Sprint(EventCame)) }

func TestWhatTheTableHasSeenIsKept(t *testing.T) {
	g, p, w := started(t, with(100, Right), nil)
	v := g.View(w.pass(81_000))
	require.Equal(t, 3, came(v))
	require.Zero(t, v.Seen)
	g.Seen(w.Reading, 2)
	for range 3 { // every restart
		g = back(t, p, w, 100)
		v = g.View(w.Reading)
		require.Equal(t, 2, v.Seen, "one is still to be announced")
		require.Empty(t, v.New, "nothing came meanwhile")
	}
	records := len(p.records)
	g.Seen(w.Reading, 1)
	g.Seen(w.Reading, 2)
	require.Len(t, p.records, records, "it is kept once")
	g.Seen(w.Reading, 99)
	require.Equal(t, 3, back(t, p, w, 100).View(w.Reading).Seen, "no more than came")
	v = back(t, p, w, 30_000).View(w.Reading)
	require.Equal(t, 3, v.Seen)
	require.Len(t, v.New, 1, "it came while nobody looked")
}

// A journal of the version before has no record of what was seen: what somebody outlived was.
func TestWhatTheTableHasSeenOfAnOlderJournal(t *testing.T) {
	g, p, w := started(t, with(100, Right), nil)
	g.View(w.pass(62_000))
	p.records[0] = strings.Replace(p.records[0], "tide-2", "tide-1", 1)
	require.Equal(t, 1, back(t, p, w, 100).View(w.Reading).Seen, "the second may have come while the power failed")
	require.Equal(t, 2, back(t, p, w, 10_000).View(w.Reading).Seen)
}

func TestAwayWhileTheClockStood(t *testing.T) {
	g, p, w := started(t, with(100, Right), nil)
	require.NoError(t, g.Pause(w.pass(5_000)))
	v := back(t, p, w, 43_000).View(w.Reading)
	require.Equal(t, int64(43_000), v.Away)
	require.Zero(t, v.Ran, "it was paused")
	require.Equal(t, int64(5_000), v.Elapsed)

	g, p, w = started(t, quiet, nil)
	g.Leave(w.pass(5_000))
	v = back(t, p, w, 43_000).View(w.Reading)
	require.Equal(t, [2]int64{43_000, 43_000}, [2]int64{v.Away, v.Ran})
	v = g.View(w.Reading)
	require.Equal(t, [2]int64{43_000, 43_000}, [2]int64{v.Away, v.Ran}, "the same without a kill")
}

// An event of a followed game can end the turn in a shuffle: from there on the clock stands.
func TestAwayWhileTheClockStoppedOnTheWay(t *testing.T) {
	game := &table{step: StepTurn, after: func(Kind) Step { return StepReshuffle }}
	g, p, w := started(t, with(100, Right), game)
	g.View(w.pass(39_000))
	g.Leave(w.Reading)
	resumed, err := Resume(p.records, game, p, w.pass(60_000))
	require.NoError(t, err)
	v := resumed.View(w.Reading)
	require.Equal(t, Waiting, v.State)
	require.Equal(t, [2]int64{60_000, 1_000}, [2]int64{v.Away, v.Ran})
}

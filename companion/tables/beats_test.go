package tables_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// together is the most by which the beats of two devices may lie apart.
const together = 40 * time.Millisecond

// TestBeatsOfTwoDevices lets two devices show the timer of a third for five minutes, with clocks that run apart by 200
// millionths, on lines that take 2 to 60 ms each way, now and then a second, lose messages and break: no beat of one comes more
// than 40 ms before that of the other, none is left out, and none comes twice.
func TestBeatsOfTwoDevices(t *testing.T) {
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { fiveMinutes(t, seed) })
	}
}

func fiveMinutes(t *testing.T, seed uint64) {
	game, ok := shelf.Find("rising-tides")
	require.True(t, ok)
	w := newWorld(t, seed, headers(game, 4, func(int) int { return 0 }), matches.Settings{}, 2)
	w.looks = true
	w.start()
	w.guests[0].own = func(now time.Duration) time.Duration { return 9*time.Hour + now + now/10_000 }
	w.guests[1].own = func(now time.Duration) time.Duration { return 3*time.Second + now - now/10_000 }
	w.weather = weather{drop: 25, way: func() time.Duration {
		if w.once(20) { // the radio tries again
			return time.Duration(w.rand.Int64N(int64(1200 * time.Millisecond)))
		}
		return 2*time.Millisecond + min(58*time.Millisecond, time.Duration(w.rand.ExpFloat64()*8*float64(time.Millisecond)))
	}}
	const length = 600_000
	w.carry(w.host.SetTimes(&tables.Timer{State: "running", Length: length, Elapsed: length / 2, Remaining: length / 2}, nil))
	var came [2]map[int]time.Duration
	var shown [2]int
	for i := range came {
		came[i] = map[int]time.Duration{}
	}
	const begins = 3 * time.Second // each has asked for the time some times
	for w.now < 5*time.Minute {
		w.step(time.Millisecond)
		for i, g := range w.guests {
			if g.line > 0 && w.once(60_000) {
				w.cut(g)
			}
			if w.now%(4*time.Millisecond) == 0 && w.now > begins {
				shown[i] = beat(t, g, shown[i], came[i], w.now)
			}
		}
	}
	worst := time.Duration(0)
	for number, at := range came[0] {
		if other, ok := came[1][number]; ok {
			worst = max(worst, (at - other).Abs())
		}
	}
	require.Greater(t, len(came[0]), 300)
	require.InDelta(t, len(came[0]), len(came[1]), 1)
	require.LessOrEqual(t, worst, together)
	t.Log(len(came[0]), "beats, at most", worst, "apart")
}

// beat notes the beat that a device plays at a moment, if one has come since the number before.
func beat(t *testing.T, g *phone, before int, came map[int]time.Duration, now time.Duration) int {
	t.Helper()
	timer, ok := g.Timer()
	host, known := g.Clock(g.clock(now))
	if !ok || !known {
		return before
	}
	number := int(math.Floor(timer.Ahead(host.Milliseconds()).Phase))
	if before > 0 && number != before {
		require.Equal(t, before+1, number, "beats come one after another, at %s", now)
		came[number] = now
	}
	return number
}

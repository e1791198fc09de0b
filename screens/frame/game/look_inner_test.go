package game

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
)

// TestFramesAreFew holds the frames of a second to what half of one circle costs, from the start of a timer to its end.
func TestFramesAreFew(t *testing.T) {
	for f := 0.0; f <= 1; f += 0.001 {
		hz := tide.Hz(f)
		require.GreaterOrEqual(t, beatFrames(hz), int64(leastFrames))
		require.LessOrEqual(t, float64(beatFrames(hz))*hz, 8.5, "%.3f of the time left", f)
	}
}

// TestEachBeatIsSeenAtItsFullest looks at a timer every 60th of a second: the first frame of each beat falls on the beat.
func TestEachBeatIsSeenAtItsFullest(t *testing.T) {
	for _, hz := range []float64{0.5, 0.9, 1.7, 2.2, 2.5} {
		drawn, last := 0, int64(-1)
		for look := range 60 * 10 {
			phase := hz * float64(look) / 60
			number, wait := Frame(hz, phase)
			require.Positive(t, wait)
			require.LessOrEqual(t, wait, int64(1000/hz)/beatFrames(hz)+1)
			if number == last {
				continue
			}
			if number%mostFrames == 0 { // the first frame of its beat
				require.Less(t, (phase-math.Floor(phase))/hz, 1.0/60+1e-9, "%.1f a second", hz)
			}
			drawn, last = drawn+1, number
		}
		require.InDelta(t, 10*hz*float64(beatFrames(hz)), drawn, 1)
	}
}

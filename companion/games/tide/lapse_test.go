package tide

import (
	"math/rand/v2"
	"testing"

	"tablekeeper/companion/base/clock"

	"github.com/stretchr/testify/require"
)

const hour = 60 * minute

// Suspend, a locked phone, a process stopped for two minutes: where the steady
// clock counts sleep all of it is time, whatever happens to the time of day.
func TestASteadyClockIsBelievedAlone(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	g.View(w.pass(10_000))
	w.sleep(120_000)
	v := g.View(w.Reading)
	require.Equal(t, int64(130_000), v.Elapsed)
	require.Equal(t, int64(120_000), v.Away)

	w.Wall -= 3 * hour
	require.Equal(t, int64(130_016), g.View(w.pass(16)).Elapsed)
	w.Wall += 48 * hour
	require.Equal(t, int64(130_032), g.View(w.pass(16)).Elapsed)
	w.Wall -= 5 * hour // set back in sleep
	w.sleep(60_000)
	require.Equal(t, int64(190_032), g.View(w.Reading).Elapsed)
}

func TestASteadyClockThatMayStandStillInSleep(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	w.CountsSleep = false
	for range 100 {
		g.View(w.pass(16))
	}
	// The time of day is set while frames flow: no time at all.
	w.Wall += 2 * hour
	require.Equal(t, int64(1_616), g.View(w.pass(16)).Elapsed)
	w.Wall -= 7 * hour
	require.Equal(t, int64(1_632), g.View(w.pass(16)).Elapsed)
	// Sleep of two minutes: the process stops a little before the clock and goes
	// on a little after it.
	w.sleep(120_000)
	v := g.View(w.pass(300))
	require.Equal(t, int64(121_932), v.Elapsed)
	require.Equal(t, int64(120_300), v.Away)
	// A clock that counts it after all (some browsers) counts it once.
	v = g.View(w.pass(60_000))
	require.Equal(t, int64(181_932), v.Elapsed)
	// Set back in a gap: the steady clock still counts.
	w.Wall -= hour
	require.Equal(t, int64(182_932), g.View(w.pass(1_000)).Elapsed)
	// Slewed by the network while a slow device shows three frames a second.
	w.Wall += 40
	require.Equal(t, int64(183_232), g.View(w.pass(300)).Elapsed)
}

func TestLapseAfterARestart(t *testing.T) {
	for _, c := range []struct {
		name      string
		wall, now int64 // change of the time of day, steady clock of the new boot
		want      int64
	}{
		{"the time of day tells", 90_000, 30_000, 90_000},
		{"set back: at least since the restart", -hour, 30_000, 30_000},
		{"set back, just restarted", -hour, 0, 0},
		{"set forward by years", longest + 1, 30_000, longest},
	} {
		last := clock.Reading{Wall: 1000 * hour, Steady: 9_000_000, Boot: "a", CountsSleep: true}
		now := clock.Reading{Wall: last.Wall + c.wall, Steady: c.now, Boot: "b", CountsSleep: true}
		require.Equal(t, c.want, lapse(last, now), c.name)
	}
	same := clock.Reading{Wall: 1000 * hour, Steady: 9_000_000, Boot: "a", CountsSleep: true}
	before := same
	before.Steady -= 3
	require.Zero(t, lapse(same, before), "a steady clock that steps back is no restart")
}

// Whatever the clocks do, E never runs backwards, E and R stay in their
// bounds, and nothing is lost when the process is killed at that moment.
func TestElapsedNeverRunsBackwards(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 3))
		g, p, w := started(t, with(30, Kinds()...), nil)
		w.CountsSleep = r.IntN(2) == 0
		last := int64(0)
		for range 60 {
			switch r.IntN(7) {
			case 0:
				w.Wall += r.Int64N(10*hour) - 5*hour
			case 1:
				w.sleep(r.Int64N(100_000))
			case 2:
				w.restart(r.Int64N(60_000) - 30_000)
			case 3:
				var err error
				g, err = Resume(p.records, nil, p, w.Reading)
				require.NoError(t, err, "seed %d", seed)
				require.Empty(t, g.Doubts(), "seed %d", seed)
			default:
				w.pass(r.Int64N(5_000))
			}
			v := g.View(w.Reading)
			require.GreaterOrEqual(t, v.Elapsed, last, "seed %d", seed)
			require.LessOrEqual(t, v.Elapsed+v.Remaining, int64(1_200_000), "seed %d", seed)
			require.GreaterOrEqual(t, v.Remaining, int64(0), "seed %d", seed)
			require.GreaterOrEqual(t, v.Beats, 0, "seed %d", seed)
			last = v.Elapsed
		}
	}
}

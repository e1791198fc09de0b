package tide

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
)

// TestADayOfTheTimer runs the timer for 24 hours, in games of an hour, while the device's clock is set back and forward,
// the device sleeps, people pause and go on, and the process is killed. At every look the time that ran is exact.
func TestADayOfTheTimer(t *testing.T) {
	const games, length = 24, 60 * minute
	looks, jumps, kills, ran := 0, 0, 0, int64(0)
	for seed := range uint64(games) {
		r := rand.New(rand.NewPCG(seed, 24))
		w, kept := newWatch(), &paper{}
		setup := Setup{Settings: Settings{Length: length, Chance: 0, Active: AllEvents}, Seed: chance.SeedFrom(fmt.Sprint(seed)), Seats: []string{"A", "B", "C", "D"}}
		g, err := NewGame(setup, kept, w.Reading)
		require.NoError(t, err)
		require.NoError(t, g.Start(w.Reading))
		elapsed, runs := int64(0), true
		pass := func(ms int64) {
			w.pass(ms)
			if runs {
				elapsed = min(elapsed+ms, length)
			}
		}
		for elapsed < length {
			switch r.IntN(12) {
			case 0: // somebody sets the clock, or the network does
				w.Wall += r.Int64N(4*60*minute) - 2*60*minute
				jumps++
			case 1: // the device sleeps
				pass(r.Int64N(3 * minute))
			case 2:
				if runs {
					require.NoError(t, g.Pause(w.Reading))
				} else {
					require.NoError(t, g.Continue(w.Reading))
				}
				runs = !runs
			case 3:
				g, err = Resume(append([]string{}, kept.records...), nil, kept, w.Reading)
				require.NoError(t, err)
				require.Empty(t, g.Doubts())
				kills++
			default:
				pass(r.Int64N(5 * second))
			}
			v := g.View(w.Reading)
			looks++
			require.Equal(t, elapsed, v.Elapsed, "game %d, look %d", seed, looks)
			require.Equal(t, int64(length)-elapsed, v.Remaining, "game %d, look %d", seed, looks)
			if elapsed == length {
				require.Equal(t, Over, v.State)
			}
		}
		ran += elapsed
	}
	require.Equal(t, int64(24*60*minute), ran)
	t.Logf("%d hours, %d looks, %d jumps of the clock, %d kills", ran/(60*minute), looks, jumps, kills)
}

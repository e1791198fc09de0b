package tide

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestBeatsOfAnEveningWithoutEvents(t *testing.T) {
	// The integral of p over the whole time is 7/6 T (t in seconds). With whole
	// minutes that is 70 a minute, and the last falls on the end: no beat.
	for m := int64(MinMinutes); m <= MaxMinutes; m++ {
		plan, err := Plan(Settings{Length: m * minute}, noDraw, 60_000)
		require.NoError(t, err)
		require.Equal(t, int(70*m-1), plan.Beats, "%d minutes", m)
		require.Equal(t, m*minute, plan.EndE)
	}
}

func TestPhaseByHand(t *testing.T) {
	// T = 1 min, after half of it: 30 s * 0.5 + 2/3 * 60 s * 0.5^3 = 15 + 5.
	var p pulse
	p.run(60_000, 60_000, 30_000)
	require.Equal(t, 20.0, p.phase(60_000))
	require.Equal(t, 20, p.beats(60_000, false), "reached at this very millisecond")
	p = pulse{}
	p.run(60_000, 60_000, 29_999)
	require.Equal(t, 19, p.beats(60_000, false))
	require.InDelta(t, 20-0.001, p.phase(60_000), 1e-7, "p(0.5) is one a second")
	// With more time than the set time f stands at 1.
	p = pulse{}
	p.run(60_000, 90_000, 30_000)
	require.Equal(t, 15.0, p.phase(60_000))
}

// The closed form against arbitrary precision and against adding up small steps.
func TestPulseAgainstSlowArithmetic(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 12))
		length := minute * (1 + r.Int64N(MaxMinutes))
		left := length
		var p pulse
		exact := new(big.Rat)
		summed := 0.0
		for left > 0 {
			d := 1 + r.Int64N(left)
			p.run(length, left, d)
			exact.Add(exact, exactPhase(length, left, d))
			summed += summedPhase(length, left, d)
			left -= d
			if r.IntN(3) == 0 && left < length {
				left += length / 20 * r.Int64N(3)
			}
			want, _ := exact.Float64()
			require.InDelta(t, want, p.phase(length), 1e-9, "seed %d", seed)
			require.InDelta(t, summed, p.phase(length), 1e-3, "seed %d", seed)
			floor := new(big.Int).Quo(exact.Num(), exact.Denom())
			require.Equal(t, floor.Int64(), int64(p.beats(length, false)), "seed %d", seed)
		}
	}
}

func exactPhase(length, left, d int64) *big.Rat {
	cube := func(x int64) *big.Rat {
		f := big.NewRat(max(0, x), length)
		return new(big.Rat).Mul(f, new(big.Rat).Mul(f, f))
	}
	rise := new(big.Rat).Sub(cube(length-left+d), cube(length-left))
	rise.Mul(rise, big.NewRat(2*length, 3000))
	return rise.Add(rise, big.NewRat(d, 2000))
}

func summedPhase(length, left, d int64) float64 {
	const parts = 2000
	sum, step := 0.0, float64(d)/parts
	for i := range parts {
		f := math.Min(1, (float64(left)-(float64(i)+0.5)*step)/float64(length))
		sum += Hz(f) * step / 1000
	}
	return sum
}

func TestBeatsAreCountedOnceWhateverTheFrames(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 7))
		var p pulse
		beats, left := 0, int64(180_000)
		for left > 0 {
			d := min(left, 1+r.Int64N(40))
			before := p.beats(180_000, false)
			p.run(180_000, left, d)
			left -= d
			now := p.beats(180_000, left == 0)
			require.LessOrEqual(t, now-before, 1, "two beats in 40 ms; seed %d", seed)
			beats += now - before
		}
		require.Equal(t, 3*70-1, beats, "seed %d", seed)
	}
}

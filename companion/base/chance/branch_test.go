package chance_test

import (
	"math"
	"testing"

	"tablekeeper/companion/base/chance"

	"github.com/stretchr/testify/require"
)

// These numbers must never change without another Version.
func TestBranchesFollowFromTheSeed(t *testing.T) {
	seed := chance.SeedFrom("match")
	require.Equal(t, "49e10af7ddf6eea5d0b8a4da4b4c696b0ba7357490f12936d510734f79cba9fb", seed.Branch(1).String())
	require.Equal(t, seed.Branch(12), chance.SeedFrom("match").Branch(12))
	seen := map[chance.Seed]bool{seed: true}
	for n := range 1000 {
		require.False(t, seen[seed.Branch(n)], "branch %d", n)
		seen[seed.Branch(n)] = true
	}
	require.NotEqual(t, seed.Branch(1), chance.SeedFrom("other").Branch(1))
}

func TestBranchesAreEven(t *testing.T) {
	const draws = 12_000
	seed := chance.SeedFrom("even branches")
	counts := [6]int{}
	for n := range draws {
		counts[chance.New(seed.Branch(n)).Below(6)]++
	}
	for face, c := range counts {
		require.InDelta(t, draws/6, c, 5*math.Sqrt(draws*5.0/36), "face %d", face)
	}
}

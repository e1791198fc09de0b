package chance_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
)

// These numbers must never change without another Version.
func TestMixedSeeds(t *testing.T) {
	seed := chance.SeedFrom("match")
	require.Equal(t, seed, seed.Mix(nil), "nobody put anything in")
	mixed := seed.Mix([]string{"1 6f6e65", "2 74776f"})
	require.Equal(t, "1c98066c80ae9b173328b75c423c586b2382765f35e72bf5fbdf743be8ddcc3b", mixed.String())
	require.Equal(t, "85203d3d37a774af8c77e6e51c97962fe67dc37e881caec27eebce5111a01d7a", seed.Timer(1).String())
	for _, other := range [][]string{
		{"2 74776f", "1 6f6e65"},
		{"1 6f6e65"},
		{"1 6f6e65", "2 747770"},
		{"1 6f6e65", "2 74776f", ""},
	} {
		require.NotEqual(t, mixed, seed.Mix(other), "%v", other)
	}
	require.NotEqual(t, mixed, chance.SeedFrom("other").Mix([]string{"1 6f6e65", "2 74776f"}))
	require.NotEqual(t, seed.Timer(1), seed.Timer(2))
	require.NotEqual(t, seed.Timer(1), seed.Branch(1))
}

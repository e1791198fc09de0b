package chance_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"strconv"
	"testing"

	"tablekeeper/companion/base/chance"

	"github.com/stretchr/testify/require"
)

// These numbers must never change without another Version: recorded evenings
// and matches follow from them.
func TestTheSameSeedGivesTheSameDraws(t *testing.T) {
	s := chance.New(chance.SeedFrom("tide"))
	var drawn []int
	for _, n := range []int{100, 5, 6, 52, 2, 1, 1_000_000_007, math.MaxInt32, 100, 5} {
		drawn = append(drawn, s.Below(n))
	}
	require.Equal(t, []int{73, 1, 4, 41, 0, 0, 166495414, 70323750, 85, 2}, drawn)
	deck := []int{1, 2, 3, 4, 5, 6, 7, 8}
	chance.Shuffle(s, deck)
	require.Equal(t, []int{1, 3, 8, 4, 7, 6, 2, 5}, deck)
	require.Equal(t, "chacha8-1", chance.Version)
}

func TestDrawsStayInTheirBoundsAndAreEven(t *testing.T) {
	s := chance.New(chance.SeedFrom("even"))
	for _, n := range []int{1, 2, 3, 5, 6, 7, 100} {
		const each = 4000
		counts := make([]int, n)
		for range each * n {
			counts[s.Below(n)]++ // out of bounds would panic
		}
		// Each count is nearly normal with this deviation; 5 of it come less than
		// once in a million.
		deviation := math.Sqrt(each * (1 - 1/float64(n)))
		for i, c := range counts {
			require.InDelta(t, each, c, 5*deviation+0.5, "%d of %d", i, n)
		}
	}
	faces := map[int]bool{}
	for range 1000 {
		faces[s.Die()] = true
	}
	require.Len(t, faces, 6)
	require.True(t, faces[1] && faces[6])
	require.Panics(t, func() { s.Below(0) })
}

// With three eighths of all numbers that the source gives, a plain remainder
// would draw the lower third in three of eight cases.
func TestLargeDrawsAreUnbiased(t *testing.T) {
	s := chance.New(chance.SeedFrom("large"))
	n := 3 << (strconv.IntSize - 3)
	third := 0
	for range 30_000 {
		if s.Below(n) < n/3 {
			third++
		}
	}
	require.InDelta(t, 10_000, third, 5*math.Sqrt(30_000*2.0/9))
}

func TestEveryOrderOfADeckIsAsLikely(t *testing.T) {
	s := chance.New(chance.SeedFrom("orders"))
	counts := map[string]int{}
	for range 24_000 {
		cards := []string{"a", "b", "c", "d"}
		chance.Shuffle(s, cards)
		counts[fmt.Sprint(cards)]++
	}
	require.Len(t, counts, 24)
	for order, c := range counts {
		require.InDelta(t, 1000, c, 5*math.Sqrt(1000), order)
	}
}

func TestSeeds(t *testing.T) {
	one, err := chance.NewSeed()
	require.NoError(t, err)
	two, err := chance.NewSeed()
	require.NoError(t, err)
	require.NotEqual(t, one, two)

	s := chance.SeedFrom("Friday")
	sum := sha256.Sum256([]byte("Friday"))
	require.Equal(t, hex.EncodeToString(sum[:]), s.String())
	again := sha256.Sum256(sum[:])
	require.Equal(t, hex.EncodeToString(again[:]), s.Commitment())
	read, err := chance.ParseSeed(s.String())
	require.NoError(t, err)
	require.Equal(t, s, read)
	for _, bad := range []string{"", "ab", s.String() + "0", "x" + s.String()[1:]} {
		_, err := chance.ParseSeed(bad)
		require.Error(t, err, bad)
	}
}

func BenchmarkBelow(b *testing.B) {
	s := chance.New(chance.SeedFrom("bench"))
	b.ReportAllocs()
	for b.Loop() {
		s.Below(100)
	}
}

func ExampleSource() {
	s := chance.New(chance.SeedFrom("Friday"))
	fmt.Println(s.Die(), s.Die(), s.Die(), s.Below(100))
	// Output: 5 1 3 19
}

func ExampleSeed_Commitment() {
	seed := chance.SeedFrom("Friday")
	promised := seed.Commitment() // shown before the first draw
	// ... after the game the seed itself is shown, and everybody can check:
	fmt.Println(seed.Commitment() == promised)
	// Output: true
}

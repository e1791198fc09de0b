package chance_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
)

// TestManyThrowsAreEven throws 100,000 dice from each of five seeds, one and two
// at a time. Chi-square of six faces has five degrees of freedom: above 20.5 in one
// of a thousand, above 0.2 in all but one of a thousand. With these seeds the
// figures always are the same.
func TestManyThrowsAreEven(t *testing.T) {
	for _, seed := range []string{"one", "two", "three", "four", "five"} {
		cup := chance.Cup{Seed: chance.SeedFrom(seed)}
		pairs := [chance.Faces][chance.Faces]int{}
		for range 25_000 {
			cup.Roll(1)
			cup.Roll(1)
			faces := cup.Roll(2).Faces
			pairs[faces[0]-1][faces[1]-1]++
		}
		all, ours := cup.Dice()
		require.Equal(t, 100_000, all)
		require.Zero(t, ours)
		sum := 0.0
		for _, count := range cup.Counts() {
			sum += square(float64(count)-cup.Expected()) / cup.Expected()
		}
		t.Logf("seed %q: chi-square %.2f of faces %v", seed, sum, cup.Counts())
		require.Less(t, sum, 20.5, "seed %q", seed)
		require.Greater(t, sum, 0.2, "seed %q: too even to be thrown", seed)

		sum = 0 // 35 degrees: above 66.6 in one of a thousand
		for _, row := range pairs {
			for _, count := range row {
				sum += square(float64(count)-25_000./36) / (25_000. / 36)
			}
		}
		require.Less(t, sum, 66.6, "seed %q: the two dice of a throw", seed)
	}
}

func square(x float64) float64 { return x * x }

func TestTheSameSeedThrowsTheSame(t *testing.T) {
	cup := chance.Cup{Seed: chance.SeedFrom("Friday")}
	for range 5 {
		cup.Roll(2)
	}
	kept, err := json.Marshal(cup)
	require.NoError(t, err)
	for range 5 {
		cup.Roll(1)
	}

	var again chance.Cup // the next start of the app
	require.NoError(t, json.Unmarshal(kept, &again))
	require.True(t, again.Sound())
	for range 5 {
		again.Roll(1)
	}
	require.Equal(t, cup, again)
}

func TestTakingBackBringsNoOtherThrow(t *testing.T) {
	cup := chance.Cup{Seed: chance.SeedFrom("Friday")}
	require.False(t, cup.TakeBack(), "there is nothing yet")
	cup.Enter(6, 1)
	first := cup.Roll(1)
	require.True(t, cup.TakeBack())
	require.Equal(t, first, cup.Roll(1))
	require.True(t, cup.TakeBack())
	require.Equal(t, first.Faces[0], cup.Roll(2).Faces[0], "nor does a second die")
	last, ok := cup.Last()
	require.True(t, ok)
	require.Len(t, last.Faces, 2)
	all, ours := cup.Dice()
	require.Equal(t, []int{4, 2}, []int{all, ours})
	require.InDelta(t, 4./6, cup.Expected(), 1e-9)
}

func TestFilesMayHoldAnything(t *testing.T) {
	for text, sound := range map[string]bool{
		`{"throws":[{"faces":[1,6]},{"faces":[3],"ours":true}]}`: true,
		`{}`:                         true,
		`{"throws":[{"faces":[]}]}`:  false,
		`{"throws":[{"faces":[7]}]}`: false,
		`{"throws":[{"faces":[0]}]}`: false,
	} {
		var cup chance.Cup
		require.NoError(t, json.Unmarshal([]byte(text), &cup))
		require.Equal(t, sound, cup.Sound(), text)
	}
	var cup chance.Cup
	require.Error(t, json.Unmarshal([]byte(`{"seed":"abc"}`), &cup))
}

func BenchmarkCup(b *testing.B) {
	cup := chance.Cup{Seed: chance.SeedFrom("bench")}
	b.ReportAllocs()
	for b.Loop() {
		cup.Roll(2)
	}
}

func ExampleCup() {
	cup := chance.Cup{Seed: chance.SeedFrom("Friday")}
	fmt.Println(cup.Roll(2).Faces, cup.Roll(1).Faces, cup.Enter(4).Faces)
	fmt.Println(cup.Counts())
	// Output:
	// [5 1] [1] [4]
	// [2 0 0 1 1 0]
}

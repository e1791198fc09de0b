package chance_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
)

// TestManyThrowsAreEven throws 100,000 dice from each of five seeds, one and two
// at a time. Chi-square of six faces has five degrees of freedom: above 20.5 in one
// of a thousand, above 0.2 in all but one of a thousand. With these seeds the
// figures always are the same.
func TestManyThrowsAreEven(t *testing.T) {
	for _, seed := range []string{"one", "two", "three", "four", "five"} {
		var cup chance.Cup
		source := chance.New(chance.SeedFrom(seed))
		roll := func(dice int) []int {
			faces := make([]int, dice)
			for i := range faces {
				faces[i] = source.Die()
			}
			cup.Throws = append(cup.Throws, chance.Throw{Faces: faces})
			return faces
		}
		pairs := [chance.Faces][chance.Faces]int{}
		for range 25_000 {
			roll(1)
			roll(1)
			faces := roll(2)
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
}

func ExampleCup() {
	cup := chance.Cup{Throws: []chance.Throw{{Faces: []int{5, 1}}, {Faces: []int{1}}, {Faces: []int{4}, Ours: true}}}
	fmt.Println(cup.Counts())
	fmt.Println(cup.Dice())
	// Output:
	// [2 0 0 1 1 0]
	// 4 1
}

package duckdealer_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// TestLayoutPlaceByPlace enters a whole layout question by question, for every box:
// what was answered stays, and at the end all lies as it was answered.
func TestLayoutPlaceByPlace(t *testing.T) {
	files, err := filepath.Glob("testdata/boxes/*.box")
	require.NoError(t, err)
	for seed, file := range append(files, "house-1.box") {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		lines, err := rules.ReadLines(data)
		require.NoError(t, err)
		source := rand.New(rand.NewPCG(uint64(seed), 4))
		shuffled := func() *duckdealer.Layout {
			laid, err := duckdealer.ReadLayout(lines, duckdealer.Game().Shuffle(&rules.Setup{Box: lines}, source.IntN))
			require.NoError(t, err)
			return laid
		}
		laid, want := shuffled(), shuffled()
		require.NotEqual(t, want.Lines(), laid.Lines())
		for i, q := range want.Questions() {
			require.Contains(t, q.Choices, q.Answer, "%s: %v", file, q)
			laid.Answer(i, q.Answer)
			for k, before := range want.Questions()[:i+1] {
				require.Equal(t, before.Answer, laid.Questions()[k].Answer, "%s: after %d, question %d", file, i, k)
			}
			_, err := openBox(t, headers(2)+conformance.Header("Setup", laid.Lines()...), string(data))
			require.NoError(t, err, "%s: %q", file, laid.Lines())
		}
		require.Equal(t, want.Lines(), laid.Lines(), file)
		laid.Answer(0, "politics")
		require.Equal(t, want.Lines(), laid.Lines(), "no mine gives politics")
	}
}

func TestLayoutThatCantBe(t *testing.T) {
	_, err := duckdealer.ReadLayout(nil, []string{"mine p1 politics"})
	require.ErrorContains(t, err, "isn't a good of a mine")
	_, err = duckdealer.ReadLayout([]rules.Line{{Number: 1, Text: "ship"}}, nil)
	require.Error(t, err)
	laid, err := duckdealer.ReadLayout(nil, nil)
	require.NoError(t, err)
	require.Len(t, laid.Questions(), 16+5+4+2+3)
	require.Equal(t, duckdealer.LayoutQuestion{
		Kind: "mine", Place: "s1", Answer: "yellow-ducks",
		Choices: []string{"yellow-ducks", "plastic-beads", "solar-panels", "blue-paint", "phone-boxes"},
	}, laid.Questions()[0])
}

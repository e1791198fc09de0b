package duckdealer_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// TestEveryBox plays random games with every box at hand, over all numbers of
// seats and random options, and holds positions to what must be true of all:
// invariants, JSON that is read and written alike, and a list of legal moves that
// is the whole vocabulary judged.
func TestEveryBox(t *testing.T) {
	files, err := filepath.Glob("testdata/boxes/*.box")
	require.NoError(t, err)
	for _, file := range append(files, "house-1.box") {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		for seats := 2; seats <= 5; seats++ {
			t.Run(fmt.Sprintf("%s/%d seats", filepath.Base(file), seats), func(t *testing.T) {
				t.Parallel()
				for seed := uint64(1); seed <= 4; seed++ {
					source := rand.New(rand.NewPCG(seed, uint64(seats)))
					table, err := openBox(t, shuffled(t, seats, string(data), source), string(data))
					require.NoError(t, err)
					checkPosition(t, table, source, fmt.Sprintf("seed %d", seed))
				}
			})
		}
	}
}

// shuffled writes headers with options and setup by chance.
func shuffled(t *testing.T, seats int, box string, source *rand.Rand) string {
	var options []string
	game := duckdealer.Game()
	for _, option := range game.Options {
		options = append(options, option.Name+"="+option.Values[source.IntN(2)])
	}
	lines, err := rules.ReadLines([]byte(box))
	require.NoError(t, err)
	return headers(seats, options...) + conformance.Header("Setup", game.Shuffle(&rules.Setup{Box: lines}, source.IntN)...)
}

// checkPosition plays a game to its end and checks every position, the costly things now
// and then.
func checkPosition(t *testing.T, table rules.Table, source *rand.Rand, seed string) {
	moves := 0
	for ; !table.Over() && moves < 3000; moves++ {
		list := table.Legal(nil)
		require.NotEmpty(t, list, "%s: nobody has a move in %s", seed, table.Step())
		if source.IntN(40) == 0 {
			conformance.List(t, table, math.MaxInt)
			conformance.Copy(t, table)
			checkHouse(t, table, seed)
		}
		require.Empty(t, table.Play(rules.Choose(list, table.RandomWeight, source.IntN)))
		require.Empty(t, table.Violations(), "%s: move %d", seed, moves)
	}
	require.True(t, table.Over(), "%s: the game does not end", seed)
}

// checkHouse makes sure that a refusal has a sentence, and that it says so where it
// rests on house data.
func checkHouse(t *testing.T, table rules.Table, seed string) {
	for seat := range len(table.Seats()) + 1 {
		for _, form := range table.Forms() {
			conformance.EveryMove(seat, form, math.MaxInt, func(a rules.Act) {
				ruling := table.Explain(a)
				require.Equal(t, ruling.House, strings.HasSuffix(ruling.Why.String(), " ("+duckdealer.HouseNote().String()+")"), "%s: %s", seed, table.Notation(a))
				require.Equal(t, ruling.Legal(), ruling.Why.Empty(), "%s: %s", seed, table.Notation(a))
			})
		}
	}
}

// TestActionVocabulary counts what can be written in an action turn (section 7).
func TestActionVocabulary(t *testing.T) {
	table := open(t, headers(5))
	n := 0
	action := strings.Fields("highway lift entrance burn step teleport explore build claim unclaim mine buy make deliver discard deal end")
	for _, form := range table.Forms() {
		for _, verb := range action {
			if strings.Fields(form.Name)[0] == verb {
				conformance.EveryMove(0, form, math.MaxInt, func(rules.Act) { n++ })
			}
		}
	}
	require.Equal(t, 573, n)
}

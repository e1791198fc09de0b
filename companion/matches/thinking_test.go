package matches_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/library/matchtest"
)

// TestASeatThinksWithItsOwnCards draws a hidden card: its player can think of placing it and nothing else, and others deal
// it anew each time.
func TestASeatThinksWithItsOwnCards(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	for seat := 1; seat <= len(m.Table().Seats()); seat++ {
		matchtest.Draw(t, m, seat)
	}
	held, ok := m.Hands().Of(1)
	require.True(t, ok)
	require.Zero(t, m.Hands().Blind(1), "the app drew the card")
	require.Len(t, held.Cards, 1)

	places := func(seat int, seed uint64) (moves []string) {
		a := m.Hands().Thinking(seat)
		a.Begin(rand.New(rand.NewPCG(seed, 1)).IntN)
		for _, act := range a.Legal(nil) {
			if verb := m.Table().Verb(act); act.Seat == 1 && verb == "place" {
				moves = append(moves, m.Table().Notation(act))
			}
		}
		slices.Sort(moves)
		return moves
	}
	own := places(1, 1)
	for seed := range uint64(20) {
		require.Equal(t, own, places(1, seed), "its player knows the card; seed %d", seed)
	}
	seen := map[string]bool{}
	for seed := range uint64(50) {
		for _, move := range places(2, seed) {
			seen[move] = true
		}
	}
	require.Greater(t, len(seen), len(own), "others can only guess: %v", seen)
}

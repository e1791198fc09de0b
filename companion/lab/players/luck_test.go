package players_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// TestWeighingLuckChangesNothing plays the same match with its luck weighed and without: the moves are the same.
func TestWeighingLuckChangesNothing(t *testing.T) {
	for _, g := range shelf.Games() {
		play := func(luck []float64) (acts []rules.Act) {
			draw := source(9)
			game := players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Greedy{}}, g.MinSeats), draw)
			game.Luck = luck
			for range 120 {
				if game.World.Over() {
					break
				}
				act, err := game.Next()
				require.NoError(t, err)
				acts = append(acts, act)
			}
			return acts
		}
		luck := make([]float64, g.MinSeats)
		require.Equal(t, play(nil), play(luck), g.Key)
		if g.Key == "raid-trade" || g.Key == "traders" {
			require.NotZero(t, luck[0], g.Key)
		}
	}
}

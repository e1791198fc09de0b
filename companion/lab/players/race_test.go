package players_test

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
)

// TestThinkingApart thinks on another goroutine while the table is judged on: go test -race sees what both would touch.
func TestThinkingApart(t *testing.T) {
	for _, g := range shelf.Games() {
		game := players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(3))
		for seatOf(game.World) == 0 {
			_, err := game.Next()
			require.NoError(t, err, g.Key)
		}
		seat := acting(t, game.World)
		apart := game.World.For(seat)
		var thought sync.WaitGroup
		thought.Go(func() { players.Decide("search", apart, seat, nil, soon(), source(5)) })
		for range tries {
			if game.World.Over() {
				break
			}
			if _, err := game.Next(); err != nil {
				t.Error(err)
			}
		}
		thought.Wait()
	}
}

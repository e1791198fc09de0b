package shelf_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// FuzzPosition reads whatever can stand for a position of any game: it is refused with a
// reason, or it is written and read again as the same one, and a move is possible in it.
func FuzzPosition(f *testing.F) {
	games := shelf.Games()
	for i, game := range games {
		source := rand.New(rand.NewPCG(1, uint64(i)))
		table, err := game.Open(setUp(game, game.MinSeats, source), nil)
		require.NoError(f, err)
		for n := range 60 {
			if n%20 == 0 {
				f.Add(uint8(i), table.State())
			}
			if list := table.Legal(nil); len(list) > 0 {
				table.Play(list[source.IntN(len(list))])
			}
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, position []byte) {
		i := int(which) % len(games)
		table, err := games[i].Open(setUp(games[i], games[i].MinSeats, rand.New(rand.NewPCG(1, uint64(i)))), nil)
		require.NoError(t, err)
		before := table.State()
		faults := table.Faults(position)
		err = table.Agree(position)
		require.Equal(t, faults == nil, err == nil, "%v %v", faults, err)
		if err != nil {
			require.Equal(t, string(before), string(table.State()), "what is refused changes nothing")
			return
		}
		state := table.State()
		require.NoError(t, table.Agree(state), "%s", state)
		require.Equal(t, string(state), string(table.State()))
		require.True(t, table.Over() || len(table.Legal(nil)) > 0, "no legal move in %s", state)
	})
}

package answers

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestAllows changes a number that was said until the answer is yes.
func TestAllows(t *testing.T) {
	for _, c := range []struct{ game, asked, want string }{
		{"atrades", "i have 2 bureaucracy, can i sell to city 3", "3 bureaucracy"},
		{"atrades", "i have 1 bureaucracy, can i sell to city 6", "6 bureaucracy"},
		{"atrades", "i have 4 bureaucracy, can i sell to city 3", ""}, // it is allowed
		{"raid-trade", "4 hits against a 5, do i win", "6 more hits"},
		{"raid-trade", "can i raid somebody in space", ""},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		require.Equal(t, c.want, desk.Ask(c.asked, nil)[0].Allows, c.asked)
	}
}

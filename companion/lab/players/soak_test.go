//go:build soak

package players_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
)

// TestASearchIsNeverWeaker lets a search play against the best next move in each game. It fails where the interval of 95 of 100
// lies wholly below a fair share.
func TestASearchIsNeverWeaker(t *testing.T) {
	const looks = 50
	matches := map[string]int{"duck-dealer": 12, "rising-tides": 80, "traders": 60} // each of them takes long
	for _, g := range shelf.Games() {
		n := 200
		if few := matches[g.Key]; few > 0 {
			n = few
		}
		r := play(t, g, g.MinSeats, n, players.Search{Tries: looks}, players.Greedy{})
		t.Logf("%s: %s, where %.0f %% is fair", g.Title, r, 100/float64(g.MinSeats))
		_, high := interval(r.won, r.of)
		require.GreaterOrEqual(t, high, 1/float64(g.MinSeats), g.Key)
	}
}

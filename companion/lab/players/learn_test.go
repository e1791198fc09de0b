package players_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// moments is at how many moments of a match it is looked at what can be expected.
const moments = 16

// TestChancesHold plays matches that nothing was learned from. What each seat could expect is what came of it: of all positions in
// which it was about as much.
func TestChancesHold(t *testing.T) {
	const matches, groups, off = 90, 5, 0.06
	for _, g := range shelf.Games() {
		names := rules.NewAhead(open(t, g)).SignNames()
		if rules.NewAhead(open(t, g)).Chances() == nil {
			continue
		}
		require.Len(t, slices.Compact(slices.Sorted(slices.Values(names))), len(names), "%s: each sign has a name of its own", g.Key)
		var expected, came, n [groups]float64
		for number := range matches {
			draw := source(1<<40 + uint64(number))
			seats := g.MinSeats + number%(1+g.MaxSeats-g.MinSeats)
			game := players.NewGame(set(t, g, seats, draw), slices.Repeat([]players.Player{players.Greedy{}}, seats), draw)
			var seen [][]float64
			for count := 0; !game.World.Over() && count < 3000; count++ {
				_, err := game.Next()
				require.NoError(t, err)
				seen = append(seen, game.World.Chances())
			}
			if !game.World.Over() {
				continue
			}
			for at := 0; at < len(seen)-1; at += 1 + len(seen)/moments {
				for i, chance := range seen[at] {
					group := min(groups-1, int(chance*groups))
					expected[group] += chance
					came[group] += game.World.Ends()[i]
					n[group]++
				}
			}
		}
		for i := range n {
			t.Logf("%s: expected %.3f, came %.3f, of %.0f", g.Key, expected[i]/n[i], came[i]/n[i], n[i])
			require.Greater(t, n[i], 100.0, g.Key)
			require.InDelta(t, expected[i]/n[i], came[i]/n[i], off, "%s, group %d", g.Key, i)
		}
	}
}

// TestNoSeatWinsAll lets the best next moves by what was learned play among themselves, as many as can. What is learned from players who do
// ever less ends in matches that the first deal decides: each is won from the same seat.
func TestNoSeatWinsAll(t *testing.T) {
	const matches = 12
	for _, g := range shelf.Games() {
		if rules.NewAhead(open(t, g)).Chances() == nil {
			continue
		}
		won := map[int]bool{}
		for number := range matches {
			draw := source(1<<48 + uint64(number))
			by := slices.Repeat([]players.Player{players.Greedy{}}, g.MaxSeats)
			game := players.NewGame(set(t, g, g.MaxSeats, draw), by, draw)
			require.NoError(t, game.Play(3000))
			if ends := game.World.Ends(); game.World.Over() {
				won[slices.Index(ends, slices.Max(ends))] = true
			}
		}
		require.Greater(t, len(won), 1, g.Key)
	}
}

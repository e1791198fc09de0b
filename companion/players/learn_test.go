package players_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/players"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

var (
	learned     = flag.String("learn", "", "learn what the signs of this game count for, and write it beside the game")
	learnedFrom = flag.Int("matches", 2000, "how many matches are learned from")
)

// distracted plays by chance now and then, so that positions come that it would avoid.
type distracted struct{ players.Player }

func (d distracted) Choose(at rules.Ahead, seat int, draw players.Draw) players.Choice {
	const often = 10
	if draw(often) == 0 {
		return players.Random{}.Choose(at, seat, draw)
	}
	return d.Player.Choose(at, seat, draw)
}

// moments is at how many moments of a match the signs are read, or up to twice as many.
const moments = 16

// remembered plays a match by the best next move and gives the signs of all seats at some moments, and what the end was worth.
func remembered(tb testing.TB, g *rules.Game, number int) (seen [][][]float64, ends []float64) {
	tb.Helper()
	const most = 4000
	draw := source(1<<32 + uint64(number))
	seats := g.MinSeats + number/2%(1+g.MaxSeats-g.MinSeats)
	if number%2 == 0 { // as most matches are played
		seats = g.MinSeats
	}
	game := players.NewGame(set(tb, g, seats, draw), slices.Repeat([]players.Player{distracted{players.Greedy{}}}, seats), draw)
	for count, every := 1, 1; !game.World.Over() && count < most; count++ {
		_, err := game.Next()
		require.NoError(tb, err)
		if count%every > 0 {
			continue
		}
		now := make([][]float64, seats)
		for i := range now {
			now[i] = game.World.Signs(i + 1)
		}
		if seen = append(seen, now); len(seen) == 2*moments {
			for i := range moments {
				seen[i] = seen[2*i+1]
			}
			seen, every = seen[:moments], 2*every
		}
	}
	if !game.World.Over() {
		return nil, nil
	}
	return seen, game.World.Ends()
}

// compared plays matches and gives the comparisons that are learned from: who was before whom, of each two seats that were not alike.
func compared(tb testing.TB, g *rules.Game, from, matches int) (list []comparison) {
	tb.Helper()
	for number := from; number < from+matches; number++ {
		seen, ends := remembered(tb, g, number)
		for _, now := range seen {
			for i, one := range ends {
				for k, other := range ends {
					if one > other {
						list = append(list, comparison{[][]float64{now[i], now[k]}, []float64{1, 0}})
					}
				}
			}
		}
	}
	return list
}

// TestLearn learns from matches of players who go by what was learned before; where that is nothing yet, by chance. What is learned is no better for being newer: keep it
// where TestLadder finds that its players win more.
func TestLearn(t *testing.T) {
	if *learned == "" {
		t.Skip("run with -learn GAME -timeout 1h")
	}
	g, ok := shelf.Find(*learned)
	require.True(t, ok)
	names := rules.NewAhead(open(t, g)).SignNames()
	list, unseen := compared(t, g, 0, *learnedFrom), compared(t, g, *learnedFrom, *learnedFrom/5)
	weights := fit(list, len(names))
	fmt.Printf("%s: %d matches, %d comparisons; loss %.3f, of others %.3f, of no signs %.3f\n", g.Title, *learnedFrom, len(list),
		loss(list, weights), loss(unseen, weights), loss(unseen, make([]float64, len(weights))))
	var out strings.Builder
	for i, name := range names {
		fmt.Fprintf(&out, "%s: %.4g\n", name, weights[i])
	}
	file := filepath.Join("..", strings.ReplaceAll(g.Key, "-", ""), "learned.txt")
	require.NoError(t, os.WriteFile(file, []byte(out.String()), 0o644))
}

// TestChancesHold plays matches that nothing was learned from. What each seat could expect is what came of it: of all positions in
// which it was about as much.
func TestChancesHold(t *testing.T) {
	const matches, groups, off = 90, 5, 0.06
	for _, g := range shelf.Games() {
		names := rules.NewAhead(open(t, g)).SignNames()
		if names == nil {
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

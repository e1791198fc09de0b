package players_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
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

// distracted plays by chance once in so many moves, so that positions come that it would avoid.
type distracted struct {
	players.Player
	often int
}

func (d distracted) Choose(at rules.Ahead, seat int, draw players.Draw) players.Choice {
	if draw(d.often) == 0 {
		return players.Random{}.Choose(at, seat, draw)
	}
	return d.Player.Choose(at, seat, draw)
}

// better is a player by the best next move who is distracted, in some matches more than in others.
func better(number int) players.Player {
	if number/8%2 == 0 {
		return distracted{players.Greedy{}, 4}
	}
	return distracted{players.Greedy{}, 12}
}

// moments is at how many moments of a match the signs are read, or up to twice as many.
const moments = 16

// remembered plays a match and gives the signs of all seats at some moments, and what the end was worth. All play the best next move
// by weights of the signs; where there are none yet, by chance.
func remembered(tb testing.TB, g *rules.Game, number int, weights []float64) (seen [][][]float64, ends []float64) {
	tb.Helper()
	const most = 2000
	draw := source(1<<32 + uint64(number))
	seats := g.MinSeats + number/2%(1+g.MaxSeats-g.MinSeats)
	if number%2 == 0 { // as most matches are played
		seats = g.MinSeats
	}
	var player players.Player = players.Random{}
	if weights != nil {
		player = better(number)
	}
	game := players.NewGame(set(tb, g, seats, draw), slices.Repeat([]players.Player{player}, seats), draw)
	if weights != nil {
		game.World.Weigh(weights)
	}
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

// compared plays matches and gives the comparisons that are learned from.
func compared(t *testing.T, g *rules.Game, from, matches int, weights []float64) []comparison {
	t.Helper()
	lists := make([][]comparison, matches)
	t.Run("matches", func(t *testing.T) {
		for n := range lists {
			t.Run(strconv.Itoa(from+n), func(t *testing.T) {
				t.Parallel()
				seen, ends := remembered(t, g, from+n, weights)
				for _, now := range seen {
					lists[n] = append(lists[n], comparisons(now, ends)...)
				}
			})
		}
	})
	return slices.Concat(lists...)
}

// comparisons are what a moment of a match says: who won, or where each place counts, who was before whom.
func comparisons(now [][]float64, ends []float64) (list []comparison) {
	all := 0.0
	for _, end := range ends {
		all += end
	}
	if all < 1.001 {
		return []comparison{{now, ends}}
	}
	for i, one := range ends {
		for k, other := range ends {
			if one > other {
				list = append(list, comparison{[][]float64{now[i], now[k]}, []float64{1, 0}})
			}
		}
	}
	return list
}

// TestLearn learns from the signs alone, whatever was learned before: first from matches that are played by chance, then some times
// from these and from matches of players who go by what was learned last. The same number of matches gives the same bytes,
// as long as the players are the same. Raid Trade was learned with -matches 120 in two minutes, beside other work; Atrades with 250 in one,
// when bids were not found by regret matching yet, which takes longer; Rising Tides in another way, by what was learned before.
func TestLearn(t *testing.T) {
	if *learned == "" {
		t.Skip("run with -learn GAME -timeout 1h")
	}
	const rounds = 8
	g, ok := shelf.Find(*learned)
	require.True(t, ok)
	names := rules.NewAhead(open(t, g)).SignNames()
	var weights []float64
	var list []comparison
	for round := range rounds {
		list = append(list, compared(t, g, round**learnedFrom, *learnedFrom, weights)...)
		weights = fit(list, len(names))
		fmt.Printf("%s: %d matches, %d comparisons; loss %.3f\n", g.Title, (round+1)**learnedFrom, len(list), loss(list, weights))
	}
	unseen := compared(t, g, rounds**learnedFrom, *learnedFrom/5, weights)
	fmt.Printf("of others %.3f, of no signs %.3f\n", loss(unseen, weights), loss(unseen, make([]float64, len(weights))))
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

// TestNoSeatWinsAll lets the best next moves by what was learned play among themselves, as many as can. What is learned from players who do
// ever less ends in matches that the first deal decides: each is won from the same seat.
func TestNoSeatWinsAll(t *testing.T) {
	const matches = 12
	for _, g := range shelf.Games() {
		if rules.NewAhead(open(t, g)).SignNames() == nil {
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

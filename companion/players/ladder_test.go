package players_test

import (
	"flag"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/players"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

var (
	ladder      = flag.String("ladder", "", "let the players of this game, or of all of them, play against each other, and print how often each wins")
	ladderSeats = flag.Int("seats", 0, "how many play; else the fewest")
	rung        = flag.Int("rung", 60, "matches of each pair")
	rungTries   = flag.String("tries", "50,200", "how often a search looks ahead before each move")
)

// set sets up a table of a game, with what chance decides before the match.
func set(tb testing.TB, g *rules.Game, seats int, draw players.Draw) rules.Table {
	tb.Helper()
	if g.Shuffle == nil {
		return seated(tb, g, seats)
	}
	t := &rules.Transcript{}
	t.Add("Game", g.Key)
	for _, name := range names[:seats] {
		t.Add("Seat", name)
	}
	for _, choice := range g.Shuffle(&rules.Setup{Seats: names[:seats]}, draw) {
		t.Add("Setup", choice)
	}
	table, err := g.Open(t, nil)
	require.NoError(tb, err)
	return table
}

// TestLadder prints a line for each player: how often it wins from one seat against the one below it at all others, with the
// interval of 95 of 100. The seats change, and the same match of two lines begins with the same chance.
func TestLadder(t *testing.T) {
	if *ladder == "" {
		t.Skip("run with -ladder GAME or -ladder all, -timeout 1h")
	}
	fmt.Println("| | Seats | | Wins | A match |\n|---|---|---|---|---|")
	for _, g := range shelf.Games() {
		if *ladder != "all" && *ladder != g.Key {
			continue
		}
		tell(t, g, "by the best next move, against chance", players.Greedy{}, players.Random{})
		for _, text := range strings.Split(*rungTries, ",") {
			tries, err := strconv.Atoi(text)
			require.NoError(t, err)
			tell(t, g, "search ("+text+"), against the best next move", players.Search{Tries: tries}, players.Greedy{})
		}
	}
}

// tell plays the matches of one line of the ladder and prints it. Who shares the first place has won a part.
func tell(t *testing.T, g *rules.Game, name string, one, others players.Player) {
	t.Helper()
	const most = 5000
	began, won, ended := time.Now(), 0.0, 0.0
	seats := max(*ladderSeats, g.MinSeats)
	for number := range *rung {
		draw := source(1000 + uint64(number/seats))
		by := slices.Repeat([]players.Player{others}, seats)
		by[number%seats] = one
		game := players.NewGame(set(t, g, seats, draw), by, draw)
		require.NoError(t, game.Play(most))
		if !game.World.Over() {
			continue
		}
		ended++
		ends := game.World.Ends()
		if best := slices.Max(ends); ends[number%seats] == best {
			first := 0.0
			for _, end := range ends {
				if end == best {
					first++
				}
			}
			won += 1 / first
		}
	}
	low, high := interval(won, ended)
	fmt.Printf("| %s | %d | %s | %.0f %% (%.0f to %.0f) of %.0f | %.2f s |\n", g.Title, seats, name, 100*won/ended, 100*low, 100*high, ended,
		time.Since(began).Seconds()/float64(*rung))
}

// interval is Wilson's of 95 of 100.
func interval(won, of float64) (low, high float64) {
	const z = 1.96
	share := won / of
	mid, half := share+z*z/(2*of), z*math.Sqrt(share*(1-share)/of+z*z/(4*of*of))
	return (mid - half) / (1 + z*z/of), (mid + half) / (1 + z*z/of)
}

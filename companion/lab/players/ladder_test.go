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

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
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

// TestLadder prints a line of the table in docs/speed.md for each game: how often the best next move wins from one seat against
// chance at all others, and a search against the best next move, with the interval of 95 of 100; and how often a search looks
// ahead in a second. The seats change, and the same match of two columns begins with the same chance.
func TestLadder(t *testing.T) {
	if *ladder == "" {
		t.Skip("run with -ladder GAME or -ladder all, -timeout 1h")
	}
	tries := strings.Split(*rungTries, ",")
	fmt.Print("| | Seats | By the best next move, against chance |")
	for _, text := range tries {
		fmt.Printf(" Search (%s), against the best next move |", text)
	}
	fmt.Println(" Tries a second |\n|---|---|---|---|" + strings.Repeat("---|", len(tries)))
	for _, g := range shelf.Games() {
		if *ladder != "all" && *ladder != g.Key {
			continue
		}
		seats := max(*ladderSeats, g.MinSeats)
		fmt.Printf("| %s | %d | %s |", g.Title, seats, play(t, g, seats, *rung, players.Greedy{}, players.Random{}))
		searched, spent := 0, time.Duration(0)
		for _, text := range tries {
			n, err := strconv.Atoi(text)
			require.NoError(t, err)
			stop := func() bool { searched++; return false }
			search := timed{players.Search{Tries: n, Stop: stop}, &spent}
			fmt.Printf(" %s |", play(t, g, seats, *rung, search, players.Greedy{}))
		}
		fmt.Printf(" %.0f |\n", float64(searched)/spent.Seconds())
	}
}

// timed adds up how long a player thinks.
type timed struct {
	players.Player
	spent *time.Duration
}

func (p timed) Choose(at rules.Ahead, seat int, draw players.Draw) players.Choice {
	began := time.Now()
	defer func() { *p.spent += time.Since(began) }()
	return p.Player.Choose(at, seat, draw)
}

// result is how many of so many matches a player won; who shared the first place has won a part.
type result struct{ won, of float64 }

func (r result) String() string {
	low, high := interval(r.won, r.of)
	return fmt.Sprintf("%.0f %% (%.0f to %.0f) of %.0f", 100*r.won/r.of, 100*low, 100*high, r.of)
}

// play plays so many matches of one player against others at all other seats, beside the game's timer where it has one. Those that nobody
// wins, or that don't end, don't count.
func play(t *testing.T, g *rules.Game, seats, matches int, one, others players.Player) (r result) {
	t.Helper()
	for number := range matches {
		study := lab.Study{Game: g, Seats: names[:seats], Seed: fmt.Sprintf("ladder/%d", number/seats), Most: lab.DefaultMost, Clock: lab.ClockFor(g, seats)}
		study.Players = slices.Repeat([]players.Player{others}, seats)
		study.Players[number%seats] = one
		m, _, err := study.Play(1)
		require.NoError(t, err)
		if !m.Over || len(m.Winners) == 0 {
			continue
		}
		r.of++
		if slices.Contains(m.Winners, number%seats+1) {
			r.won += 1 / float64(len(m.Winners))
		}
	}
	return r
}

// interval is Wilson's of 95 of 100.
func interval(won, of float64) (low, high float64) {
	const z = 1.96
	share := won / of
	mid, half := share+z*z/(2*of), z*math.Sqrt(share*(1-share)/of+z*z/(4*of*of))
	return (mid - half) / (1 + z*z/of), (mid + half) / (1 + z*z/of)
}

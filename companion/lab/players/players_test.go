package players_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// tries is how often a search looks ahead in tests: enough to differ from chance.
const tries = 30

var names = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Fran"}

// open opens a table of a game with the fewest seats.
func open(tb testing.TB, g *rules.Game) rules.Table {
	tb.Helper()
	return seated(tb, g, g.MinSeats)
}

// seated opens a table of so many seats with some options.
func seated(tb testing.TB, g *rules.Game, seats int, options ...string) rules.Table {
	tb.Helper()
	t := &rules.Transcript{}
	t.Add("Game", g.Key)
	for _, name := range names[:seats] {
		t.Add("Seat", name)
	}
	for _, option := range options {
		t.Add("Option", option)
	}
	table, err := g.Open(t, nil)
	require.NoError(tb, err)
	return table
}

func source(seed uint64) players.Draw { return rand.New(rand.NewPCG(seed, seed)).IntN }

// level is a player by name.
func level(t *testing.T, name string) players.Player {
	t.Helper()
	player, ok := players.Named(name, tries)
	require.True(t, ok)
	return player
}

// TestPlayersPlayLegally lets each level play each game; the referee follows on a table of its own, which knows no card
// that wasn't shown. Soak plays further.
func TestPlayersPlayLegally(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, name := range players.Levels() {
			table := open(t, g)
			seated := slices.Repeat([]players.Player{level(t, name)}, g.MinSeats)
			game := players.NewGame(table, seated, source(1))
			for range legalMoves {
				if table.Over() {
					break
				}
				act, err := game.Next()
				require.NoError(t, err, "%s, %s", g.Key, name)
				require.Empty(t, table.Play(act), "%s, %s: %s", g.Key, name, table.Notation(act))
				require.Empty(t, table.Violations(), "%s, %s: %s", g.Key, name, table.Notation(act))
			}
			require.NotEmpty(t, table.Log())
		}
	}
}

// TestAChoiceIsTheSame chooses twice with the same numbers, and once more after a choice elsewhere.
func TestAChoiceIsTheSame(t *testing.T) {
	for _, g := range shelf.Games() {
		world := midway(t, g, 40)
		for _, name := range players.Levels() {
			first := level(t, name).Choose(world, acting(t, world), source(7))
			require.Equal(t, first, level(t, name).Choose(world, acting(t, world), source(7)), "%s, %s", g.Key, name)
		}
	}
}

// midway plays a game by chance for some moves, and on until a seat decides.
func midway(t *testing.T, g *rules.Game, moves int) rules.Ahead {
	t.Helper()
	game := players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(3))
	require.NoError(t, game.Play(moves))
	for range 50 {
		if game.World.Over() {
			return midway(t, g, moves/2) // a short game
		}
		if seatOf(game.World) > 0 {
			return game.World
		}
		_, err := game.Next()
		require.NoError(t, err)
	}
	t.Fatalf("%s: no seat decides", g.Key)
	return nil
}

func seatOf(a rules.Ahead) int {
	legal := a.Legal(nil)
	for _, seat := range a.ToMove() {
		if slices.ContainsFunc(legal, func(act rules.Act) bool { return act.Seat == seat }) {
			return seat
		}
	}
	return 0
}

func acting(t *testing.T, a rules.Ahead) int {
	t.Helper()
	seat := seatOf(a)
	require.Positive(t, seat)
	return seat
}

// TestNobodySeesOthersCards chooses in pairs of matches that differ only in what the seat can't see.
func TestNobodySeesOthersCards(t *testing.T) {
	for _, g := range shelf.Games() {
		if open(t, g).Cards() == nil {
			continue
		}
		for moves := 20; moves < 120; moves += 20 {
			world := midway(t, g, moves)
			seat := acting(t, world)
			other := world.For(seat)
			other.Begin(source(99)) // cards of others are dealt anew
			for _, name := range players.Levels() {
				require.Equal(t, level(t, name).Choose(world, seat, source(5)), level(t, name).Choose(other, seat, source(5)), "%s, %s, after %d moves", g.Key, name, moves)
			}
		}
	}
}

// TestASearchBeatsGreed plays ten games of Atrades, five from each seat.
func TestASearchBeatsGreed(t *testing.T) {
	g, ok := shelf.Find("atrades")
	require.True(t, ok)
	const games, enough = 10, 8
	won := 0
	for n := range games {
		seated := []players.Player{players.Search{Tries: 100}, players.Greedy{}}
		seat := 1 + n%2
		if seat == 2 {
			slices.Reverse(seated)
		}
		game := players.NewGame(open(t, g), seated, source(uint64(n)))
		require.NoError(t, game.Play(3000))
		require.True(t, game.World.Over(), "seed %d", n)
		if game.World.Ends()[seat-1] == 1 {
			won++
		}
	}
	require.GreaterOrEqual(t, won, enough)
}

// TestWhoCantWinStillFinishes plays a game of places: who can't come first any more builds on. Now and then the last two lack what
// only the other one has, and nobody can pay for a theft.
func TestWhoCantWinStillFinishes(t *testing.T) {
	g, ok := shelf.Find("rising-tides")
	require.True(t, ok)
	const games, enough = 9, 8
	over := 0
	for seed := range uint64(games) {
		seats := g.MinSeats + int(seed)%(1+g.MaxSeats-g.MinSeats)
		game := players.NewGame(seated(t, g, seats), slices.Repeat([]players.Player{players.Greedy{}}, seats), source(seed))
		require.NoError(t, game.Play(3000))
		if !game.World.Over() {
			continue
		}
		over++
		sum := 0.0
		for _, end := range game.World.Ends() {
			sum += end
		}
		require.InDelta(t, float64(seats)/2, sum, 1e-9, "all places are shared out, seed %d", seed)
	}
	require.GreaterOrEqual(t, over, enough)
}

// chooses reports whether a seat has moves of several verbs, none of which chance makes.
func chooses(a rules.Ahead, seat int) bool {
	verbs := map[int]bool{}
	for _, act := range a.Legal(nil) {
		if act.Seat == seat && a.Ways(act) == 0 {
			verbs[act.Verb] = true
		}
	}
	return len(verbs) > 1
}

// BenchmarkSearch counts tries a second.
func BenchmarkSearch(b *testing.B) {
	for _, g := range shelf.Games() {
		b.Run(g.Key, func(b *testing.B) {
			game := players.NewGame(open(b, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(3))
			require.NoError(b, game.Play(60))
			seat := seatOf(game.World)
			for seat == 0 || !chooses(game.World, seat) {
				_, err := game.Next()
				require.NoError(b, err)
				seat = seatOf(game.World)
			}
			b.ResetTimer()
			players.Search{Tries: b.N}.Choose(game.World, seat, source(1))
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "tries/s")
		})
	}
}

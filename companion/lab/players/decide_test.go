package players_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// soon stops a search after some tries.
func soon() func() bool {
	n := 0
	return func() bool { n++; return n > tries }
}

// TestADecisionIsLegal decides in each game at each level: the move is legal, and with the same numbers it is the same.
func TestADecisionIsLegal(t *testing.T) {
	for _, g := range shelf.Games() {
		world := midway(t, g, 40)
		seat := acting(t, world)
		for _, name := range players.Levels() {
			d, ok := players.Decide(name, world, seat, nil, soon(), source(7))
			require.True(t, ok, "%s, %s", g.Key, name)
			again, _ := players.Decide(name, world, seat, nil, soon(), source(7))
			require.Equal(t, d, again, "%s, %s", g.Key, name)
			legal := world.Legal(nil)
			require.True(t, d.Chance || slices.Contains(legal, d.Act), "%s, %s", g.Key, name)
		}
		_, ok := players.Decide("best of all", world, seat, nil, soon(), source(7))
		require.False(t, ok)
	}
}

// TestNoReasonTellsOthersCards decides in matches that differ only in what the seat can't see: move and reason are the same.
func TestNoReasonTellsOthersCards(t *testing.T) {
	for _, g := range shelf.Games() {
		if open(t, g).Cards() == nil {
			continue
		}
		for moves := 20; moves < 120; moves += 20 {
			world := midway(t, g, moves)
			seat := acting(t, world)
			other := world.For(seat)
			other.Begin(source(99))
			for _, name := range players.Levels() {
				one, _ := players.Decide(name, world, seat, nil, soon(), source(5))
				two, _ := players.Decide(name, other, seat, nil, soon(), source(5))
				require.Equal(t, one, two, "%s, %s, after %d moves", g.Key, name, moves)
			}
		}
	}
}

// TestWhoHasNoMoveDecidesNothing asks seats that are not awaited.
func TestWhoHasNoMoveDecidesNothing(t *testing.T) {
	g, ok := shelf.Find("atrades")
	require.True(t, ok)
	game := players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(3))
	asked := 0
	for range 60 {
		legal := game.World.Legal(nil)
		for seat := 1; seat <= g.MinSeats; seat++ {
			moves := false
			for _, act := range legal {
				moves = moves || act.Seat == seat
			}
			_, decides := players.Decide("greedy", game.World, seat, nil, nil, source(1))
			require.Equal(t, moves, decides)
			if !moves {
				asked++
			}
		}
		_, err := game.Next()
		require.NoError(t, err)
	}
	require.Positive(t, asked)
}

// TestNoBidTellsOthersBids decides on a bid made unseen in matches that differ only in what another seat has bid already.
func TestNoBidTellsOthersBids(t *testing.T) {
	for key, options := range map[string][]string{"atrades": nil, "duck-dealer": {"auction=on"}} {
		g, ok := shelf.Find(key)
		require.True(t, ok)
		bidsAreUnseen(t, g, options)
	}
}

func bidsAreUnseen(t *testing.T, g *rules.Game, options []string) {
	t.Helper()
	after := func(first bool) (rules.Ahead, rules.Act) {
		game := players.NewGame(seated(t, g, g.MinSeats, options...), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(3))
		for len(game.World.Sealed()) < 2 || len(game.World.Legal(nil)) < 2 {
			_, err := game.Next()
			require.NoError(t, err)
		}
		legal := game.World.Legal(nil)
		bids := slices.DeleteFunc(slices.Clone(legal), func(a rules.Act) bool { return a.Seat != legal[0].Seat })
		bid := bids[len(bids)-1]
		if first {
			bid = bids[0]
		}
		game.World.Make(bid)
		return game.World, bid
	}
	low, one := after(true)
	high, two := after(false)
	require.NotEqual(t, one, two)
	require.Equal(t, one.Seat, two.Seat)
	seat := acting(t, low)
	require.NotEqual(t, one.Seat, seat)
	for _, name := range players.Levels() {
		for seed := range uint64(5) {
			a, decided := players.Decide(name, low, seat, nil, soon(), source(seed))
			require.True(t, decided, "%s, %s", g.Key, name)
			b, _ := players.Decide(name, high, seat, nil, soon(), source(seed))
			require.Equal(t, a, b, "%s, %s", g.Key, name)
		}
	}
}

// TestABidCanNotBeForeseen makes a final bid for a merger in Atrades, which whoever foresees it outbids by one: with other numbers of
// chance it is another bid.
func TestABidCanNotBeForeseen(t *testing.T) {
	g, ok := shelf.Find("atrades")
	require.True(t, ok)
	const match, looks = 75, 200 // a match in which both want the merger
	game := players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(match))
	for game.World.Step() != "final-bid" || len(game.World.Sealed()) < 2 {
		_, err := game.Next()
		require.NoError(t, err)
		require.False(t, game.World.Over())
	}
	bids := map[rules.Act]int{}
	const often = 12
	for seed := range uint64(often) {
		bids[players.Search{Tries: looks}.Choose(game.World, acting(t, game.World), source(seed)).Act]++
	}
	for bid, n := range bids {
		require.Less(t, n, often/2, "bid %v", bid)
	}
}

// TestNothingTellsTheOwnCards decides in a thousand positions with two hands each, between which nobody else can tell: it looks ahead
// as often, whether time is kept is the same, and what is said of the same move too.
func TestNothingTellsTheOwnCards(t *testing.T) {
	const each, apart = 340, 7
	positions, other := 0, 0
	for _, g := range shelf.Games() {
		if open(t, g).Cards() == nil {
			continue
		}
		game := players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(3))
		for seen := 0; seen < each; {
			if game.World.Over() {
				game = players.NewGame(open(t, g), slices.Repeat([]players.Player{players.Random{}}, g.MinSeats), source(uint64(seen)))
			}
			_, err := game.Next()
			require.NoError(t, err)
			seat := seatOf(game.World)
			if game.World.Over() || seat == 0 {
				continue
			}
			dealt := game.World.For(len(game.World.Seats()) + 1)
			dealt.Begin(source(uint64(seen + apart)))
			seen++
			if seatOf(dealt) != seat { // what is awaited of whom is seen by all
				continue
			}
			decide := func(world rules.Ahead) (d players.Decision, asked int) {
				d, ok := players.Decide("search", world, seat, nil, func() bool { asked++; return asked > 3 }, source(5))
				require.True(t, ok, g.Key)
				return d, asked
			}
			one, asked := decide(game.World)
			two, again := decide(dealt)
			require.Equal(t, asked, again, "%s in step %s", g.Key, game.World.Step())
			require.Equal(t, one.Secret, two.Secret, "%s in step %s", g.Key, game.World.Step())
			if positions++; one.Choice == two.Choice {
				require.Equal(t, one.Reason, two.Reason, "%s in step %s", g.Key, game.World.Step())
			} else {
				other++
			}
		}
	}
	require.Greater(t, positions, 1000)
	require.Greater(t, other, 100, "the hands make a difference")
}

package players_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
)

// TestASearchReadsTheClock asks a search for moves in a match whose time is nearly out, and in one with much time: it reads the clock
// once a choice, and what it chooses depends on what is left, somewhere.
func TestASearchReadsTheClock(t *testing.T) {
	g, ok := shelf.Find("rising-tides")
	require.True(t, ok)
	differ, read := 0, 0
	clock := func(left int64) func() *players.Clock {
		return func() *players.Clock {
			read++
			return &players.Clock{Left: left, Takes: func(int) int64 { return 2000 }, Out: risingtides.TimeOut.Act(0), Every: 10_000}
		}
	}
	draw := source(4)
	game := players.NewGame(set(t, g, 4, draw), slices.Repeat([]players.Player{players.Greedy{}}, 4), draw)
	game.Timed = true
	asked := 0
	for made := range 200 {
		act, err := game.Next()
		require.NoError(t, err)
		require.False(t, risingtides.TimeOut.Is(act) || risingtides.TellEvent.Is(act), "what the clock brings is entered by whoever plays the match")
		if game.World.Over() {
			break
		}
		if game.World.Step() != "turn" || made < 130 || asked == 12 {
			continue
		}
		asked++
		seat := game.World.ToMove()[0]
		hurried := players.Timed(players.Search{Tries: 30}, clock(6000)).Choose(game.World, seat, source(9))
		calm := players.Timed(players.Search{Tries: 30}, clock(600_000)).Choose(game.World, seat, source(9))
		again := players.Timed(players.Search{Tries: 30}, clock(6000)).Choose(game.World, seat, source(9))
		require.Equal(t, hurried, again)
		if hurried != calm {
			differ++
		}
	}
	require.Positive(t, read)
	require.LessOrEqual(t, read, 3*asked)
	require.Positive(t, differ)
	require.Equal(t, players.Random{}, players.Timed(players.Random{}, clock(0)), "who thinks nothing is the same player")
}

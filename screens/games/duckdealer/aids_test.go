package duckdealer_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	duckdealerscreens "tablekeeper/screens/games/duckdealer"
)

// TestTurnTrackByTaps counts action turns and free highway parts, takes back, and finds all again after a kill.
func TestTurnTrackByTaps(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openAid(tb, "turns")
	require.True(t, tb.Sees("Before the first turn"))
	for range 3 {
		tb.Tap("Player A")
		tb.Tap("Player B")
	}
	require.True(t, tb.Sees("Action turn 6 of 24"))
	require.True(t, tb.Sees("1 free highway part, 1 unused. 18 turns left."))
	tb.Tap("A free part is placed")
	require.False(t, tb.Sees("A free part is placed"), "there was one")
	tb.Tap("Player A")
	require.True(t, tb.Sees("2 free highway parts, 2 unused. 17 turns left."))
	tb.Killed(time.Hour)
	openAid(tb, "turns")
	require.True(t, tb.Sees("Action turn 7 of 24"))
	tb.Tap("Undo")
	tb.Tap("Undo")
	require.True(t, tb.Sees("1 free highway part, 1 unused. 18 turns left."), "undo goes back past the kill")
	for range 18 {
		tb.Tap("Player B")
	}
	require.True(t, tb.Sees("The game ends after this turn."))
	tb.Tap("Start over")
	require.True(t, tb.Sees("Before the first turn"))
	tb.Tap("Undo")
	require.True(t, tb.Sees("Action turn 24 of 24"))
}

func TestEnergyAndScoreByTaps(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openAid(tb, "energy")
	tb.Tap("Less: Movement left")
	tb.Tap("Less: Movement left")
	require.Equal(t, 38, duckOf(tb).DuckAids().Energy.Now["move"])
	for range 35 {
		tb.Tap("Less: Trade left")
	}
	require.True(t, tb.Sees("Few left: a player who doesn't get one takes an action turn at once."))
	tb.Tap("Undo")
	require.False(t, tb.Sees("Few left: a player who doesn't get one takes an action turn at once."))

	openAid(tb, "scores")
	tb.Tap("Player B. Marker off the track. 0")
	for range 2 {
		tb.Tap("+50")
	}
	tb.Tap("+3")
	require.True(t, tb.Sees("Player B. Marker on space 3, once round. 103. Chosen"), "%q", tb.Labels())
	tb.Killed(time.Minute)
	openAid(tb, "scores")
	require.Equal(t, 103, duckOf(tb).DuckAids().Scores.Now.Of(2))
	tb.Tap("Undo")
	require.Equal(t, 100, duckOf(tb).DuckAids().Scores.Now.Of(2))
	require.Equal(t, 6, duckOf(tb).DuckAids().Energy.Now["trade"], "the other counters stay")
}

func TestShipPlacardByTaps(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	editCopy(tb, func(c *aid.Copy) { c.Put(rules.Path{"ship", "slots"}, 7) })
	openAid(tb, "ship")
	for range 3 {
		tb.Tap("More: Cargo hold")
	}
	require.True(t, tb.Sees("With the next piece the ship becomes a cruiser."))
	for range 3 {
		tb.Tap("More: Navigator")
	}
	require.True(t, tb.Sees("With the next piece the ship becomes a freighter."))
	tb.Tap("More: Merchant")
	require.True(t, tb.Sees("All slots are filled: only an exchange is possible."))
	require.True(t, tb.Sees("Freighter: 2 steps per marker. 7 of 7 slots filled. Goods 0 of 7. "+
		"A collecting turn brings a marker of your choice and 3 Movement, Trade."), "%q", tb.Labels())
	tb.Tap("Undo")
	require.True(t, tb.Sees("With the next piece the ship becomes a freighter."))
}

// TestRouteByTaps asks for the way of the worked examples (section 11.3 of the specification), with an own highway part.
func TestRouteByTaps(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openAid(tb, "route")
	tb.Tap("Gadwall")
	tb.Tap("On Gadwall itself")
	tb.Tap("Eider")
	tb.Tap("On Eider itself")
	require.True(t, tb.Sees("9 steps, 2 movement markers"))
	tb.Tap("Your highway parts. None. Closed")
	tb.Tap("Pochard")
	tb.Tap("Gadwall–Pochard 2")
	require.True(t, tb.Sees("8 steps, 1 movement marker"))
	tb.Tap("Your highway parts. Gadwall–Pochard 2. Open")
	tb.Tap("Pathways. None. Closed")
	tb.Tap("Gadwall")
	tb.Tap("Pochard")
	require.True(t, tb.Sees("Pathways do not help."))
	require.True(t, tb.Sees("This rests on house data; check what your box prints."))
	tb.Killed(time.Minute)
	openAid(tb, "route")
	tb.Tap("From. Gadwall. Open")
	tb.Tap("Freighter")
	require.True(t, tb.Sees("8 steps, 4 movement markers"))
	require.True(t, tb.Sees("With pathways: 4 steps, 3 movement markers"), "%q", tb.Labels())
	tb.Tap("The other way round")
	require.True(t, tb.Sees("Pathways do not help."), "they lead one way")
}

// TestRouteOfTheMatch takes a ship as it is in the match that is open.
func TestRouteOfTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(duckdealerscreens.Key, 2, append(duckOutfit2, duckActs...)...)
	openAid(tb, "route")
	tb.Tap("Anna")
	tb.Tap("Pochard")
	tb.Tap("On Pochard itself")
	require.True(t, tb.Sees("3 steps, 1 movement marker"), "her part s1-p1-2 is skipped: %q", tb.Labels())
	require.Equal(t, [][2]string{{"s2", "p9"}}, duckOf(tb).DuckAids().Flight.Now.Pathways)
}

func TestCountersOnAFullDisk(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openAid(tb, "scores")
	tb.Store.Full = true
	tb.Tap("+10")
	require.Equal(t, 10, duckOf(tb).DuckAids().Scores.Now.Of(1), "it goes on")
	require.Contains(t, tb.Notice(), "no space left on device")
}

func TestCountersThatCantBeRead(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.NoError(t, tb.Store.Write(duckdealerscreens.DuckAidsFile, []byte("{\"scores\": 7")))
	openAid(tb, "scores")
	require.Zero(t, duckOf(tb).DuckAids().Scores.Now.Of(1))
	require.Contains(t, tb.Notice(), "start over")
}

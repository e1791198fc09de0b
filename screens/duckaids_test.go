package screens

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer/aid"
	duckdealerscreens "tablekeeper/screens/duckdealer"
)

// TestTurnTrackByTaps counts action turns and free highway parts, takes back, and finds all again after a kill.
func TestTurnTrackByTaps(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.aid("turns")
	require.True(t, tb.sees("Before the first turn"))
	for range 3 {
		tb.tap("Player A")
		tb.tap("Player B")
	}
	require.True(t, tb.sees("Action turn 6 of 24"))
	require.True(t, tb.sees("1 free highway part, 1 unused. 18 turns left."))
	tb.tap("A free part is placed")
	require.False(t, tb.sees("A free part is placed"), "there was one")
	tb.tap("Player A")
	require.True(t, tb.sees("2 free highway parts, 2 unused. 17 turns left."))
	tb.killed(time.Hour)
	tb.aid("turns")
	require.True(t, tb.sees("Action turn 7 of 24"))
	tb.tap("Undo")
	tb.tap("Undo")
	require.True(t, tb.sees("1 free highway part, 1 unused. 18 turns left."), "undo goes back past the kill")
	for range 18 {
		tb.tap("Player B")
	}
	require.True(t, tb.sees("The game ends after this turn."))
	tb.tap("Begin anew")
	require.True(t, tb.sees("Before the first turn"))
	tb.tap("Undo")
	require.True(t, tb.sees("Action turn 24 of 24"))
}

func TestEnergyAndScoreByTaps(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.aid("energy")
	tb.tap("Less: Movement left")
	tb.tap("Less: Movement left")
	require.Equal(t, 38, tb.app.duck().DuckAids().Energy.Now["move"])
	for range 35 {
		tb.tap("Less: Trade left")
	}
	require.True(t, tb.sees("Few left: whoever lacks one takes an action turn at once."))
	tb.tap("Undo")
	require.False(t, tb.sees("Few left: whoever lacks one takes an action turn at once."))

	tb.aid("scores")
	tb.tap("Player B. Marker off the track. 0")
	for range 2 {
		tb.tap("+50")
	}
	tb.tap("+3")
	require.True(t, tb.sees("Player B. Marker on space 3, once round. 103. Chosen"), "%q", tb.labels())
	tb.killed(time.Minute)
	tb.aid("scores")
	require.Equal(t, 103, tb.app.duck().DuckAids().Scores.Now.Of(2))
	tb.tap("Undo")
	require.Equal(t, 100, tb.app.duck().DuckAids().Scores.Now.Of(2))
	require.Equal(t, 6, tb.app.duck().DuckAids().Energy.Now["trade"], "the other counters stay")
}

func TestShipPlacardByTaps(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.edited(func(c *aid.Copy) error { return c.Set(0, 0, "7") })
	tb.aid("ship")
	for range 3 {
		tb.tap("More: Cargo hold")
	}
	require.True(t, tb.sees("With the next piece the ship becomes a cruiser."))
	for range 3 {
		tb.tap("More: Navigator")
	}
	require.True(t, tb.sees("With the next piece the ship becomes a freighter."))
	tb.tap("More: Merchant")
	require.True(t, tb.sees("All slots are filled: only an exchange is possible."))
	require.True(t, tb.sees("Freighter: 2 steps a marker. 7 of 7 slots filled. Goods 0 of 7. "+
		"A collecting turn brings a marker of choice and 3 Movement, Trade."), "%q", tb.labels())
	tb.tap("Undo")
	require.True(t, tb.sees("With the next piece the ship becomes a freighter."))
}

// TestRouteByTaps asks for the way of the worked examples (section 11.3 of the specification), with an own highway part.
func TestRouteByTaps(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.aid("route")
	tb.tap("s5")
	tb.tap("On s5 itself")
	tb.tap("s1")
	tb.tap("On s1 itself")
	require.True(t, tb.sees("9 steps, 2 movement markers"))
	tb.tap("Own highway parts. None. Closed")
	tb.tap("p1")
	tb.tap("s5-p1-2")
	require.True(t, tb.sees("8 steps, 1 movement marker"))
	tb.tap("Own highway parts. s5-p1-2. Open")
	tb.tap("Pathways. None. Closed")
	tb.tap("s5")
	tb.tap("p1")
	require.True(t, tb.sees("Pathways do not help."))
	require.True(t, tb.sees("This rests on house data; check what your box prints."))
	tb.killed(time.Minute)
	tb.aid("route")
	tb.tap("From. s5. Open")
	tb.tap("Freighter")
	require.True(t, tb.sees("8 steps, 4 movement markers"))
	require.True(t, tb.sees("With pathways: 4 steps, 3 movement markers"), "%q", tb.labels())
	tb.tap("The other way round")
	require.True(t, tb.sees("Pathways do not help."), "they lead one way")
}

// TestRouteOfTheMatch takes a ship as it stands in the match that is open.
func TestRouteOfTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.play(duckdealerscreens.Key, 2, append(duckOutfit2, duckActs...)...)
	tb.aid("route")
	tb.tap("Anna")
	tb.tap("p1")
	tb.tap("On p1 itself")
	require.True(t, tb.sees("3 steps, 1 movement marker"), "her part s1-p1-2 is skipped: %q", tb.labels())
	require.Equal(t, [][2]string{{"s2", "p9"}}, tb.app.duck().DuckAids().Flight.Now.Pathways)
}

func TestCountersOnAFullDisk(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.aid("scores")
	tb.store.full = true
	tb.tap("+10")
	require.Equal(t, 10, tb.app.duck().DuckAids().Scores.Now.Of(1), "it goes on")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
}

func TestCountersThatCantBeRead(t *testing.T) {
	tb := newTable(t, 390, 844)
	require.NoError(t, tb.store.Write(duckdealerscreens.DuckAidsFile, []byte("{\"scores\": 7")))
	tb.aid("scores")
	require.Zero(t, tb.app.duck().DuckAids().Scores.Now.Of(1))
	require.Contains(t, tb.app.stage.notice.Sentence(), "begin anew")
}

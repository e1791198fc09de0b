package traders_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	tradersscreens "tablekeeper/screens/games/traders"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/table"
)

// tapHex taps a hex of the map.
func tapHex(tb *apptest.Table, hex string) {
	tb.T.Helper()
	tb.App.Shown().(*match.Match).Felt.(*tradersscreens.TradersBoard).Tap(spotAt(tb, hex))
}

// farGoal is a hex that the ship reaches with several moves.
func farGoal(tb *apptest.Table) traders.Goal {
	for _, g := range mustLook(tb.T, tb.Session.Playing.Match.Table()).Goals() {
		if len(g.Acts) > 2 {
			return g
		}
	}
	tb.T.Fatal("the ship reaches nothing")
	return traders.Goal{}
}

// TestOneFlightIsOneUndo flies with one tap, takes it back with one and makes it again with one. A flight that goes on loses one
// step.
func TestOneFlightIsOneUndo(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	before := apptest.Moves(o)
	tapHex(tb, farGoal(tb).Hex)
	flown := apptest.Moves(o)
	require.Greater(t, len(flown), len(before)+2)
	tb.TapOn("Undo ")
	require.Equal(t, before, apptest.Moves(o))
	tb.TapOn("Redo")
	require.Equal(t, flown, apptest.Moves(o))
	tb.TapOn("Undo ")
	tb.Enter("Anna: step n", "Anna: step n")
	tb.App.Refresh()
	tb.TapOn("Undo")
	require.Equal(t, append(before, "Anna: step n"), apptest.Moves(o))
}

// TestAnActIsMadeAgainAsOne takes two moves back that are one act, with an undone one between them, and makes them again.
func TestAnActIsMadeAgainAsOne(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	before := len(apptest.Moves(o))
	change := func(do func() error) { require.NoError(t, o.Change(do)) }
	step := func(way string) {
		change(func() error { return o.Match.Play(apptest.ReadMove(t, o, "Anna: step "+way), matches.Entered) })
	}
	step("n")
	step("n")
	change(func() error { return o.Match.UndoMany(1) })
	other := ""
	for _, a := range o.Match.Table().Legal(nil) {
		if way, ok := strings.CutPrefix(o.Match.Table().Notation(a), "step "); ok && way != "n" {
			other = way
		}
	}
	step(other)
	require.Equal(t, 1, o.Match.Log().OneAct())
	change(func() error { return o.Match.UndoMany(2) })
	require.Len(t, apptest.Moves(o), before)
	change(o.Match.Redo)
	require.Equal(t, []string{"Anna: step n", "Anna: step " + other}, apptest.Moves(o)[before:])
	require.Equal(t, 2, o.Match.Log().OneAct())
	change(func() error { return o.Match.UndoMany(2) })
	step("n")
	step("n")
	require.Equal(t, 1, o.Match.Log().OneAct(), "other moves are acts of their own")
}

// TestWhereAShipCantEndSaysWhy taps places that the flight can't end on: the place is told with the reason, and no move is made.
func TestWhereAShipCantEndSaysWhy(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	moves := apptest.Moves(o)
	tapHex(tb, "k11")
	require.True(t, tb.Has("k11 is ten steps away, and the ship has four steps"), "%q", tb.Labels())
	tapHex(tb, "k11")
	require.False(t, tb.Has("k11 is ten steps away"), "a second tap looks away")
	require.Equal(t, moves, apptest.Moves(o))
	lateTraders(tb, "move")
	tapHex(tb, "c10")
	require.True(t, tb.Has("Supay is in the way"), "%q", tb.Labels())
}

// TestAUsualTurnTakesLessThanATapAMove enters whole turns at phone size with the table's own cards and dice.
func TestAUsualTurnTakesLessThanATapAMove(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2")
	turn := func(planet bool, hex string) (taps int) {
		tap := func(do func()) { do(); taps++ }
		if planet {
			tap(func() { tb.Tap("We drew") })
			tap(func() { tb.Tap("Gobi and Bob") })
		}
		tap(func() { tb.Tap("We drew") })
		tap(func() { tb.Tap("Get Credits") })
		tap(func() { tb.Tap("On to the flight") })
		tap(func() { tb.Tap("We rolled") })
		tap(func() { tb.Tap("6") })
		tap(func() { tapHex(tb, hex) })
		tap(func() { tb.Tap("Build here. free") })
		tap(func() { tb.Tap("End the turn. without trading") })
		return taps
	}
	moves := len(apptest.Moves(o))
	require.Equal(t, 10, turn(true, "c3"), "the first player's, with the planet card: %q", apptest.Moves(o))
	require.Len(t, apptest.Moves(o), moves+11, "the flight is one tap")
	require.Equal(t, "event", o.Match.Table().Step())
	require.Equal(t, 8, turn(false, "c9"), "%q", apptest.Moves(o))
	require.Equal(t, "planet", o.Match.Table().Step())
}

// TestTwoGoodsAreOneTap unloads and loads two at once.
func TestTwoGoodsAreOneTap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	var position map[string]any
	require.NoError(t, json.Unmarshal(lateState(t, o.Match.Table(), "act1"), &position))
	require.NoError(t, json.Unmarshal([]byte(`{"ships":["b5","h5","b6"],"cargo":[{"gems":1,"metal":1},{"food":2},{}]}`), &position))
	data, err := json.Marshal(position)
	require.NoError(t, err)
	require.NoError(t, o.Match.Agree(data, "home"))
	o.Changes++
	tb.App.Show()
	tb.Tap("Unload 1 metal, 1 gem")
	c := mustLook(t, o.Match.Table()).Company(1)
	require.Zero(t, c.Cargo.Sum())
	tb.Tap("Load 2 metal")
	require.Equal(t, traders.Goods{2, 0, 0}, mustLook(t, o.Match.Table()).Company(1).Cargo)
}

// TestPlusShowsTheShip enlarges the map by its key: the ship whose turn it is lies in the middle of what is seen, and a key brings
// the whole map back.
func TestPlusShowsTheShip(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := lateTraders(tb, "act1")
	require.False(t, tb.Sees("Show the whole board"))
	board := tb.App.Shown().(*match.Match).Felt.Drawing()
	board.Nested()[0].(fyne.Focusable).TypedRune('+')
	at, ok := board.Drawn(mustLook(t, o.Match.Table()).Company(1).Ship)
	require.True(t, ok)
	require.InDelta(t, board.Size().Height/2, at.Y, float64(board.Size().Height)/4)
	tb.Tap("Show the whole board")
	require.False(t, tb.Sees("Show the whole board"))
}

// TestOpenCardsAreShownLarge taps small cards: on the mats, in the strip of a deck, and in the log.
func TestOpenCardsAreShownLarge(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(tradersscreens.Key, 3, upTo...)
	tb.Tap("Players")
	tb.Tap("Get Credits")
	require.True(t, largeCard(tb, "Get Credits"), "%q", tb.Labels())
	tb.App.Back()
	tb.Tap("Gobi and Bob")
	require.True(t, largeCard(tb, "Gobi and Bob"), "%q", tb.Labels())
	tb.App.Back()
	tb.Tap("Log")
	tb.TapOn("Anna draws the event card Get Credits")
	require.True(t, tb.Begins("Event card. Get Credits") != "")
	tb.Tap("Back to now")
}

// largeCard reports whether a card lies there as large as it can be.
func largeCard(tb *apptest.Table, title string) bool {
	for _, o := range tb.Shown() {
		if card, ok := o.(*table.BigCard); ok && strings.HasSuffix(card.AccessibilityLabel(), ". "+title) {
			return true
		}
	}
	return false
}

// TestAPoorTurnEndsWithOneKey has nothing to build, load, sell or buy, as everybody sees: one key ends acts and trade together.
func TestAPoorTurnEndsWithOneKey(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.PlayWhole("traders")
	moves := apptest.WholeMoves(t, "traders")
	ends := func(at int) bool {
		here := o.Match.Table()
		if here.Step() != "act2" || len(here.Legal(nil)) > 1 {
			return false
		}
		after := here.Fork()
		after.Play(here.Legal(nil)[0])
		return after.Step() == "trade" && len(after.Legal(nil)) == 1
	}
	at := 0
	for ; !ends(at); at++ {
		require.Less(t, at+2, len(moves))
		tb.Enter(moves[at])
	}
	tb.App.Refresh()
	require.Equal(t, "act2", o.Match.Table().Step())
	require.True(t, tb.Has("Nothing to build, load or sell here"), "%q", tb.Labels())
	tb.Tap("End the turn")
	require.Equal(t, moves[:at+2], apptest.Moves(o))
}

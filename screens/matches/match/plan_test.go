package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
)

// plan plays a move of the plan that is shown.
func plan(tb *apptest.Table, line string) {
	tb.T.Helper()
	m := tb.App.Shown().(*match.Match)
	act, err := m.Of.Table().Read(line)
	require.NoError(tb.T, err)
	m.Play(act)
}

// TestAPlanIsPlayedOrDropped tries moves out on a copy: the match doesn't change before they are played.
func TestAPlanIsPlayedOrDropped(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Fought[:16]...)
	before := apptest.Moves(o)
	tb.Tap("More")
	tb.Tap("Plan")
	require.True(t, tb.Has("You are planning"), "%q", tb.Labels())
	plan(tb, "Anna: place fuel")
	require.True(t, tb.Has("Moves planned: 1"), "%q", tb.Labels())
	require.Equal(t, before, apptest.Moves(o))
	tb.Tap(tb.Begins("Undo: Anna places"))
	require.False(t, tb.Has("Moves planned"))
	tb.Tap(tb.Begins("Redo: Anna places"))
	plan(tb, "Ben: place fuel")
	require.Equal(t, before, apptest.Moves(o))
	tb.Tap("Drop")
	require.False(t, tb.Has("You are planning"))
	require.Equal(t, before, apptest.Moves(o))

	tb.Tap("More")
	tb.Tap("Plan")
	plan(tb, "Anna: place fuel")
	tb.Tap("Play these")
	require.Equal(t, append(before[:len(before):len(before)], "Anna: place fuel"), apptest.Moves(o))
	require.False(t, tb.Has("You are planning"))
	require.Empty(t, tb.Notice())
}

// TestAPlanStopsAtChance asks for a card in a plan: none is shown, and none is chosen.
func TestAPlanStopsAtChance(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	require.NoError(t, o.Match.Chance().SetDraws(true))
	tb.App.Show()
	drawn := len(o.Match.Chance().Proof().Seeds)
	tb.Tap("More")
	tb.Tap("Plan")
	m := tb.App.Shown().(*match.Match)
	require.Zero(t, m.Of.Cases(1, m.Of.Table().Legal(nil)[0].Verb))
	plan(tb, "Anna: draw fuel")
	require.True(t, tb.Has("Here chance decides"), "%q", tb.Labels())
	require.Len(t, m.Of.Table().Log(), len(apptest.Dealt))
	require.Len(t, o.Match.Chance().Proof().Seeds, drawn)

	tb = apptest.New(t, 1024, 768)
	tb.Play("traders", 2)
	tb.Tap("More")
	tb.Tap("Plan")
	require.True(t, tb.Has("Here chance decides"), "all that can come next is thrown: %q", tb.Labels())
}

// TestAPlanStopsWhereItIsOvertaken plays a plan after the match has gone another way.
func TestAPlanStopsWhereItIsOvertaken(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Fought[:16]...)
	tb.Tap("More")
	tb.Tap("Plan")
	plan(tb, "Anna: place fuel")
	plan(tb, "Ben: place fuel")
	require.NoError(t, o.Match.Play(apptest.ReadMove(t, o, "Anna: draw ?"), matches.Entered))
	now := apptest.Moves(o)
	tb.Tap("Play these")
	require.Equal(t, now, apptest.Moves(o))
	require.Contains(t, tb.Notice(), "The plan stops at \"Anna places")
}

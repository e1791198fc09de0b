package raidtrade_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/matches/match"
)

// TestWhatRollsStaysWhereItIs goes through a raid roll by roll: what is tapped next lies where it was.
func TestWhatRollsStaysWhereItIs(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": {Width: 390, Height: 844}, "tablet": {Width: 1024, Height: 768}} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, size.Width, size.Height)
			o := tb.Play(raidtradescreens.Key, 2, raidMet...)
			require.NoError(t, o.Match.Chance().SetDraws(true))
			tb.App.Show()
			key := func() fyne.Position { return tb.App.Shown().(*match.Match).Table.Main.Position() }
			require.True(t, tb.Sees("Roll"), "%q", tb.Labels())
			at := key()
			tb.Enter("Anna: roll 2")
			tb.App.Refresh()
			require.True(t, tb.Sees("Roll"))
			require.Equal(t, at, key())
			tb.Enter("Anna: roll 5", "Anna: pass", "Ben: take")
			tb.App.Refresh()
			require.True(t, tb.Sees("Roll"))
			require.Equal(t, at, key())
		})
	}
}

// TestAKingTakesNoMoreThanThereIs shortens a trip of 3 by a 6.
func TestAKingTakesNoMoreThanThereIs(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, append(raidBegun[:2:2], "Anna: sell qd bank", "Anna: load 2", "Anna: trip 4d", "Ben: end",
		"Anna: draw ?", "Anna: shorten kd", "Anna: roll 1")...)
	require.True(t, tb.Sees("Anna's trip is 1 turn shorter."), "%q", tb.Labels())
	tb.Enter("Anna: end", "Ben: end", "Anna: draw ?", "Anna: shorten kc", "Anna: roll 6")
	tb.App.Refresh()
	require.True(t, tb.Sees("Anna rolled 6 and is in orbit: 2 cargo can be exchanged now."), "%q", tb.Labels())
	require.True(t, tb.Sees("Unload 2 cargo in this turn, or the exchange is lost."), "%q", tb.Labels())
	tb.Enter("Anna: unload")

	tb = apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, append(raidBegun[:2:2], "Anna: sell qd bank", "Anna: load 2", "Anna: trip 4d", "Ben: end",
		"Anna: draw ?", "Anna: shorten kd", "Anna: roll 6")...)
	require.True(t, tb.Sees("Anna rolled 6 and is in orbit. A King brings no exchange: the cargo stays where it is."), "%q", tb.Labels())
}

package match_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/timer"
)

func TestSeatsSitClockwiseRoundTheDevice(t *testing.T) {
	for _, angles := range [][]int{
		{0}, {0, 180}, {0, 90, 270}, {0, 90, 180, 270}, {0, 90, 180, 180, 270}, {0, 90, 90, 180, 270, 270},
	} {
		var got []int
		for i := range angles {
			got = append(got, game.SeatAngle(i+1, len(angles)))
		}
		require.Equal(t, angles, got)
	}
}

// turns lets the table's device turn its screen, and gives the angles to which it was turned.
func turns(tb *apptest.Table) *[]int {
	var turned []int
	tb.App.Device().Turn = func(degrees int) {
		turned = append(turned, degrees)
		if size := tb.Window.Canvas().Size(); degrees%180 != 0 {
			tb.Window.Resize(fyne.NewSize(size.Height, size.Width))
		}
	}
	return &turned
}

func TestTheScreenIsTurnedByHand(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Options")
	require.False(t, tb.Sees("Opposite"), "this device can't")
	turned := turns(tb)
	tb.App.Show()
	tb.Tap("Opposite")
	tb.Tap("Opposite, chosen")
	require.Equal(t, []int{180}, *turned)
	tb.Tap("To the left")
	tb.Run(timer.FrameTime)
	require.Equal(t, fyne.NewSize(844, 390), tb.App.Size())
	require.True(t, tb.Sees("To the left, chosen"))

	o := tb.Play("raid-trade", 2)
	require.Equal(t, []int{180, 90}, *turned, "a match turns nothing unless it is asked to")
	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	require.True(t, tb.Sees("To the left, chosen"))
	tb.Tap("Leave as is")
	require.Equal(t, []int{180, 90, 0}, *turned)
}

// TestTheScreenTurnsToWhoseDecisionItIs plays on a device in the middle of the table.
func TestTheScreenTurnsToWhoseDecisionItIs(t *testing.T) {
	tb := apptest.New(t, 844, 844)
	turned := turns(tb)
	o := tb.Play("raid-trade", 2, "Anna: roll 3", "Ben: roll 5")
	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.Tap("Turn to whoever decides: Off")
	require.Empty(t, *turned, "while somebody chooses nothing turns away")
	tb.Tap("Back")
	require.Equal(t, []int{2}, o.Match.Table().ToMove())
	require.Equal(t, []int{180}, *turned)
	tb.Enter("Ben: end")
	tb.App.Refresh()
	require.Equal(t, []int{180, 0}, *turned)
	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.Tap("To the right")
	tb.Tap("Back")
	require.Equal(t, []int{180, 0, 270}, *turned, "what is chosen by hand holds until another is awaited")
	tb.Tap("Undo: Ben ends the turn")
	require.Equal(t, []int{180, 0, 270, 180}, *turned)

	tb.Killed(0)
	require.Zero(t, tb.App.Turned(), "the next evening begins as the device lies")
	turned = turns(tb)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Equal(t, []int{180}, *turned, "the match turns it again")
}

// TestTheScreenTurnsToNobody waits for both at once.
func TestTheScreenTurnsToNobody(t *testing.T) {
	tb := apptest.New(t, 844, 844)
	turned := turns(tb)
	tb.App.Options().Facing = true
	o := tb.Play("raid-trade", 2)
	require.Equal(t, []int{1, 2}, o.Match.Table().ToMove())
	tb.App.Turn(180)
	tb.Enter("Anna: roll 3")
	tb.App.Refresh()
	require.Equal(t, []int{180}, *turned)
}

// TestTurnLayouts examines what is offered where the screen can be turned.
func TestTurnLayouts(t *testing.T) {
	apptest.Examine(t, []apptest.Situation{
		{"options", func(tb *apptest.Table) { turns(tb); tb.App.Open(shell.Route{Page: shell.OptionsPage}) }},
		{"match", func(tb *apptest.Table) {
			turns(tb)
			tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: tb.Play("raid-trade", 2).ID})
		}},
	})
}

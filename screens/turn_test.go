package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
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
func (tb *table) turns() *[]int {
	var turned []int
	tb.app.device.Turn = func(degrees int) {
		turned = append(turned, degrees)
		if size := tb.window.Canvas().Size(); degrees%180 != 0 {
			tb.window.Resize(fyne.NewSize(size.Height, size.Width))
		}
	}
	return &turned
}

func TestTheScreenIsTurnedByHand(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Options")
	require.False(t, tb.sees("Opposite"), "this device can't")
	turned := tb.turns()
	tb.app.Show()
	tb.tap("Opposite")
	tb.tap("Opposite, chosen")
	require.Equal(t, []int{180}, *turned)
	tb.tap("To the left")
	tb.run(timer.FrameTime)
	require.Equal(t, fyne.NewSize(844, 390), tb.app.size)
	require.True(t, tb.sees("To the left, chosen"))

	o := tb.play("raid-trade", 2)
	require.Equal(t, []int{180, 90}, *turned, "a match turns nothing unless it is asked to")
	tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	require.True(t, tb.sees("To the left, chosen"))
	tb.tap("As it is")
	require.Equal(t, []int{180, 90, 0}, *turned)
}

// TestTheScreenTurnsToWhoseDecisionItIs plays on a device in the middle of the table.
func TestTheScreenTurnsToWhoseDecisionItIs(t *testing.T) {
	tb := newTable(t, 844, 844)
	turned := tb.turns()
	o := tb.play("raid-trade", 2, "Anna: roll 3", "Ben: roll 5")
	tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.tap("Turn to whose decision it is: Off")
	require.Empty(t, *turned, "while somebody chooses nothing turns away")
	tb.tap("Back")
	require.Equal(t, []int{2}, o.Match.Table().ToMove())
	require.Equal(t, []int{180}, *turned)
	tb.enter("Ben: end")
	tb.app.Refresh()
	require.Equal(t, []int{180, 0}, *turned)
	tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.tap("To the right")
	tb.tap("Back")
	require.Equal(t, []int{180, 0, 270}, *turned, "what is chosen by hand holds until another is awaited")
	tb.tap("Undo: Ben ends the turn")
	require.Equal(t, []int{180, 0, 270, 180}, *turned)

	tb.killed(0)
	require.Zero(t, tb.app.turned, "the next evening begins as the device lies")
	turned = tb.turns()
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Equal(t, []int{180}, *turned, "the match turns it again")
}

// TestTheScreenTurnsToNobody waits for both at once.
func TestTheScreenTurnsToNobody(t *testing.T) {
	tb := newTable(t, 844, 844)
	turned := tb.turns()
	tb.app.options.Facing = true
	o := tb.play("raid-trade", 2)
	require.Equal(t, []int{1, 2}, o.Match.Table().ToMove())
	tb.app.Turn(180)
	tb.enter("Anna: roll 3")
	tb.app.Refresh()
	require.Equal(t, []int{180}, *turned)
}

// TestTurnLayouts examines what is offered where the screen can be turned.
func TestTurnLayouts(t *testing.T) {
	examine(t, []situation{
		{"options", func(tb *table) { tb.turns(); tb.app.Open(shell.Route{Page: shell.OptionsPage}) }},
		{"match", func(tb *table) {
			tb.turns()
			tb.app.Open(shell.Route{Page: shell.MatchMorePage, Arg: tb.play("raid-trade", 2).ID})
		}},
	})
}

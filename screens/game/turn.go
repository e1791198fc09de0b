package game

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// TurnPanel is all that can be chosen about it in a match.
func (a *Session) TurnPanel(o *OpenMatch) fyne.CanvasObject {
	follow := parts.NewSwitch(parts.NoIcon, wording.L("Turn to whoever decides"), a.Options().Facing, func(on bool) {
		o.faced = 0
		a.Choose(func(p *shell.Options) { p.Facing = on })
	})
	return parts.NewPanel(wording.L("Turn the screen"), a.TurnChoice(), follow,
		parts.NewLess(wording.L("You sit clockwise round the device. The first player sees it the right way up.")))
}

// Face turns the screen to the seat from which a move is awaited, if it was not turned to it before and no other is.
func (a *Session) Face(o *OpenMatch) {
	awaited := o.Table().ToMove()
	if a.Device().Turn == nil || !a.Options().Facing || len(awaited) != 1 || awaited[0] == 0 || awaited[0] == o.faced {
		return
	}
	o.faced = awaited[0]
	a.Turn(SeatAngle(o.faced, len(o.Table().Seats())))
}

// SeatAngle is by how many degrees the screen is turned clockwise to face a seat: the seats go clockwise round the table at
// equal distances, and the screen has four sides.
func SeatAngle(seat, seats int) int {
	return (8*(seat-1) + seats) / (2 * seats) % 4 * quarter
}

// TurnChoice lets somebody turn the screen to a side of the table. The device can turn it.
func (a *Session) TurnChoice() *parts.Choice {
	sides := []string{wording.L("Leave as is"), wording.L("To the left"), wording.L("Opposite"), wording.L("To the right")}
	return parts.NewChoice("", sides, a.Turned()/quarter, func(i int) { a.Turn(i * quarter) })
}

// quarter is a quarter of a turn, in degrees.
const quarter = 90

// TurnLine says whose turn it is.
func TurnLine(t rules.Table) string {
	awaited := t.ToMove()
	switch {
	case len(awaited) == 0:
		return ""
	case len(awaited) > 2:
		return wording.L("Everybody picks")
	}
	return wording.L("{player}'s turn", picker.AwaitedNames(t))
}

// AskedWords says that another device was asked for what was done here, and hasn't shown it.
func AskedWords() string { return wording.L("The table is asked.") }

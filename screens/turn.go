package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// quarter is a quarter of a turn, in degrees.
const quarter = 90

// turn turns the screen by so many degrees clockwise. It stays so until the app is closed: the next evening begins as the
// device lies.
func (a *App) turn(degrees int) {
	if a.turned != degrees {
		a.turned = degrees
		a.device.Turn(degrees)
	}
}

// turnChoice lets somebody turn the screen to a side of the table. The device can turn it.
func (a *App) turnChoice() *parts.Choice {
	sides := []string{lang.L("As it is"), lang.L("To the left"), lang.L("Opposite"), lang.L("To the right")}
	return parts.NewChoice("", sides, a.turned/quarter, func(i int) { a.turn(i * quarter) })
}

// turnPanel is all that can be chosen about it in a match.
func (a *App) turnPanel(o *openMatch) fyne.CanvasObject {
	follow := parts.NewSwitch(parts.NoIcon, lang.L("Turn to whose decision it is"), a.options.Facing, func(on bool) {
		o.faced = 0
		a.choose(func(p *preferences) { p.Facing = on })
	})
	return parts.NewPanel(lang.L("Turn the screen"), a.turnChoice(), follow,
		parts.NewLess(lang.L("The players sit clockwise round the device, the first one where it is read as it is.")))
}

// face turns the screen to the seat from which a move is awaited, if it was not turned to it before and no other is.
func (a *App) face(o *openMatch) {
	awaited := o.match.Table().ToMove()
	if a.device.Turn == nil || !a.options.Facing || len(awaited) != 1 || awaited[0] == 0 || awaited[0] == o.faced {
		return
	}
	o.faced = awaited[0]
	a.turn(seatAngle(o.faced, len(o.match.Table().Seats())))
}

// seatAngle is by how many degrees the screen is turned clockwise to face a seat: the seats go clockwise round the table at
// equal distances, and the screen has four sides.
func seatAngle(seat, seats int) int {
	return (8*(seat-1) + seats) / (2 * seats) % 4 * quarter
}

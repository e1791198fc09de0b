package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// gainLine tells what the latest moves have brought and cost, as pictures: it stands above the moves at all times, so that it
// moves nothing.
type gainLine struct {
	list []fyne.CanvasObject
	mark int // of the table that is told of
	told bool
}

// of are the gains in a position; none: there is nothing to tell.
func (g *gainLine) of(t rules.Table) []fyne.CanvasObject {
	if mark := t.Mark(); !g.told || mark != g.mark {
		g.list, g.mark, g.told = gainsOf(t), mark, true
	}
	return g.list
}

// gainsOf are the gains of the latest move that brought or cost something.
func gainsOf(t rules.Table) []fyne.CanvasObject {
	list, was, after := game.LatestGains(t, duckdealer.Look, aid.Gains)
	if len(list) == 0 {
		return nil
	}
	return gainTallies(t.Seats(), list, was.Step == duckdealer.StepTurn && after.Active == was.Active && after.Step != duckdealer.StepTurn)
}

// gainTallies are gains as pictures, behind the mark of whose they are. Forced says that a collecting turn became an action turn.
func gainTallies(seats []string, gains []aid.Gain, forced bool) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	seat := 0
	for _, g := range gains {
		if g.Seat != seat {
			seat = g.Seat
			list = append(list, parts.NewSeatMark(seat, game.GainMark))
		}
		icon, what := parts.IconStar, lang.L("Points")
		switch g.Of {
		case aid.OfEnergy:
			icon, what = energyIcon(g.Word), energyTitle(g.Word)
		case aid.OfGoods:
			icon, what = goodIcon(g.Word), goodTitle(g.Word)
		case aid.OfGear:
			icon, what = gearIcon(g.Word), gearTitle(g.Word)
		}
		list = append(list, parts.NewTally(icon, parts.Signed(g.N), lang.L("{{.Player}}, {{.What}}: {{.Number}}",
			map[string]any{"Player": seats[seat-1], "What": what, "Number": parts.Signed(g.N)})))
	}
	if forced {
		list = append(list, parts.NewLess(lang.L("Markers were missing: an action turn at once.")))
	}
	return list
}

package atrades

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// gains tell where the money of the latest move that moved some went: what companies sold, a payment, a merger, a
// sale to the government. They stand above the moves at all times, so that they move nothing. Nil: there was no such move.
func gains(t rules.Table) []fyne.CanvasObject {
	list, _, after := game.LatestGains(t, atrades.Look, aid.Gains)
	if len(list) == 0 {
		return nil
	}
	return gainTallies(t.Seats(), after, list)
}

// gainTallies are gains in words, behind the mark of whose they are.
func gainTallies(seats []string, v *atrades.View, list []aid.Gain) (told []fyne.CanvasObject) {
	seat := 0
	for _, g := range list {
		if g.Seat != seat {
			seat = g.Seat
			told = append(told, parts.NewSeatMark(seat, game.GainMark))
		}
		told = append(told, parts.NewBody(gainWords(seats[seat-1], v, g)))
	}
	if v.Step == atrades.StepExpand && v.Phase() == "market" || v.Phase() == "end" {
		told = append(told, parts.NewLess(wording.L("at the market")))
	}
	return told
}

// gainWords are a gain as a sentence of the table: of somebody's own money, or of the money on a company's card.
func gainWords(name string, v *atrades.View, g aid.Gain) string {
	company := v.Company(g.Company)
	switch {
	case company == nil && g.N < 0:
		return wording.L("{player} pays {money}", name, -g.N)
	case company == nil:
		return wording.L("{player} gets {money}", name, g.N)
	case g.N < 0:
		return wording.L("{company} pays {money}", called(company), -g.N)
	}
	return wording.L("{company} earns {money}", called(company), g.N)
}

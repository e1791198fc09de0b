package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// gains tell where the money of the latest move that moved some went, as pictures: what companies sold, a payment, a merger, a
// sale to the government. They stand above the moves at all times, so that they move nothing. Nil: there was no such move.
func gains(t rules.Table) []fyne.CanvasObject {
	list, _, after := game.LatestGains(t, atrades.Look, aid.Gains)
	if len(list) == 0 {
		return nil
	}
	return gainTallies(t.Seats(), after, list)
}

// gainTallies are gains as pictures, behind the mark of whose they are.
func gainTallies(seats []string, v *atrades.View, list []aid.Gain) (told []fyne.CanvasObject) {
	seat := 0
	for _, g := range list {
		if g.Seat != seat {
			seat = g.Seat
			told = append(told, parts.NewSeatMark(seat, game.GainMark))
		}
		money := parts.Signed(g.N)
		if g.Company == 0 {
			told = append(told, parts.NewTally(parts.IconCoin, parts.Signed(g.N), wording.L("{player}, personal money: {money}", seats[seat-1], money)))
			continue
		}
		told = append(told, parts.NewTally(parts.IconCompany, strconv.Itoa(g.Company)+" "+parts.Signed(g.N),
			wording.L("{player}, company {company}: {money}", seats[seat-1], g.Company, money)))
	}
	if v.Step == atrades.StepExpand && v.Phase == "market" || v.Phase == "end" {
		told = append(told, parts.NewLess(wording.L("at the market")))
	}
	return told
}

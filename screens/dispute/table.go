package dispute

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// disputeTable chooses who sits at the table of a dispute, and its house rules.
type disputeTable struct {
	app     *Feature
	dispute *Dispute
	seats   *parts.SeatList
	problem *parts.Words
}

func (p *disputeTable) Heading() string { return wording.L("The table") }

func (p *disputeTable) Page() fyne.CanvasObject {
	d := p.dispute
	p.seats = parts.NewSeatList(d.game.MinSeats, d.game.MaxSeats, d.Seats.Seats, game.VacantName, p.changed).Offer(p.app.Remembered.Names)
	p.problem = game.NewProblem()
	return parts.NewPage(
		parts.NewPanel(wording.L("Players"), p.seats, p.problem),
		parts.NewColumn(parts.NewSection(wording.L("House rules")), game.NewHouseRules(p.app.Session, d.game, d.Seats.Options, p.changed)))
}

// changed takes the table as it stands, if people can sit at it.
func (p *disputeTable) changed() {
	now := p.dispute.Seats
	now.Seats = p.seats.Names()
	err := now.Wrong()
	if err == nil {
		p.dispute.Seats = now
		err = p.dispute.reseat()
	}
	game.SayProblem(p.problem, err)
	p.app.Relay()
}

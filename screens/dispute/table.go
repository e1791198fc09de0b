package dispute

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// disputeTable chooses who sits at the table of a dispute, and its house rules.
type disputeTable struct {
	app     *Feature
	dispute *Dispute
	seats   *parts.SeatList
	problem *parts.Words
}

func newDisputeTable(a *Feature, d *Dispute) *disputeTable {
	return &disputeTable{app: a, dispute: d}
}

func (p *disputeTable) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("The table")) }

func (p *disputeTable) Page() fyne.CanvasObject {
	d := p.dispute
	p.seats = parts.NewSeatList(d.game.MinSeats, d.game.MaxSeats, d.Seats.Seats, game.VacantName, p.changed)
	p.problem = game.NewProblem()
	return parts.NewPage(
		parts.NewPanel(lang.L("Players"), p.seats, p.problem, knownNames(p.app, p.seats)),
		parts.NewColumn(parts.NewSection(lang.L("House rules")), game.NewHouseRules(p.app.Session, d.game, d.Seats.Options, p.changed)))
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

func (p *disputeTable) Refresh() {}

func (p *disputeTable) Key(fyne.KeyName) bool { return false }

// disputeMove chooses the move that is claimed: legal or not.
type disputeMove struct {
	app   *Feature
	where string
	table rules.Table
	moves *picker.Moves
	typed *picker.Typed
	ask   *parts.Button
}

func newDisputeMove(a *Feature, d *Dispute, t rules.Table) *disputeMove {
	p := &disputeMove{app: a, where: game.DisputeWhere(d.game), table: t}
	p.ask = parts.NewMainButton(lang.L("Is this legal?"), parts.IconScales, p.decide)
	p.moves = picker.NewMoves(a, picker.Drawing{Can: func(int, int) bool { return false }, Face: a.AtTable(t).Face}, p.ruling, p.Refresh)
	p.moves.Set(t)
	p.moves.Did(func() { p.moves.Pick.All = true })
	p.typed = picker.NewTyped(a, p.ruling, p.ruling)
	p.typed.Set(t)
	return p
}

func (p *disputeMove) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("The move")) }

func (p *disputeMove) Page() fyne.CanvasObject {
	stand := parts.NewTightColumn()
	for _, line := range p.table.Summary() {
		stand.Add(parts.NewLess(line))
	}
	nothing := container.NewStack()
	nothing.Hide()
	ways := parts.NewColumn(p.moves.Box, p.typed.Box)
	if shell.ClassOf(p.app.Size()) != look.Phone { // there is a keyboard: typing is the shorter way
		ways = parts.NewColumn(p.typed.Box, p.moves.Box)
	}
	return parts.NewFooted(nothing, p.ask).Page(parts.NewSection(lang.L("Which move is in dispute?")), ways,
		parts.NewPanel(lang.L("How things stand"), stand))
}

// ruling opens the ruling on a move.
func (p *disputeMove) ruling(act rules.Act) { p.app.OpenRulingAt(p.where, p.table, act) }

// decide opens the ruling on the move that was chosen.
func (p *disputeMove) decide() {
	if act, ok := p.moves.Pick.Complete(); ok {
		p.ruling(act)
	}
}

func (p *disputeMove) Refresh() {
	_, ok := p.moves.Pick.Complete()
	switch {
	case ok && p.ask.Disabled():
		p.ask.Enable()
	case !ok && !p.ask.Disabled():
		p.ask.Disable()
	}
	p.app.Relay()
}

func (p *disputeMove) Key(name fyne.KeyName) bool {
	if name == fyne.KeyReturn || name == fyne.KeyEnter {
		p.decide()
		return true
	}
	return false
}

// knownNames are the names that people had before, to be tapped into a seat; those who sit already are left out.
func knownNames(a *Feature, seats *parts.SeatList) fyne.CanvasObject {
	keys := parts.NewFlow()
	for _, name := range a.Remembered.Names {
		keys.Add(parts.NewKey(0, name, func() { seats.Add(name) }))
	}
	if len(keys.Objects) == 0 {
		keys.Hide()
	}
	return keys
}

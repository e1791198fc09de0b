package screens

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// disputeTable chooses who sits at the table of a dispute, and its house rules.
type disputeTable struct {
	app     *App
	dispute *dispute
	seats   *parts.SeatList
	problem *parts.Words
}

func newDisputeTable(a *App, d *dispute) *disputeTable { return &disputeTable{app: a, dispute: d} }

func (p *disputeTable) bar() *parts.TopBar { return p.app.backBar(lang.L("The table")) }

func (p *disputeTable) page() fyne.CanvasObject {
	d := p.dispute
	p.seats = parts.NewSeatList(d.game.MinSeats, d.game.MaxSeats, d.seats.Seats, vacantName, p.changed)
	p.problem = newProblem()
	return parts.NewPage(
		parts.NewPanel(lang.L("Players"), p.seats, p.problem, knownNames(p.app, p.seats)),
		parts.NewColumn(parts.NewSection(lang.L("House rules")), newHouseRules(p.app, d.game, d.seats.Options, p.changed)))
}

// changed takes the table as it stands, if people can sit at it.
func (p *disputeTable) changed() {
	now := p.dispute.seats
	now.Seats = p.seats.Names()
	err := now.wrong()
	if err == nil {
		p.dispute.seats = now
		err = p.dispute.reseat()
	}
	sayProblem(p.problem, err)
	p.app.relay()
}

func (p *disputeTable) refresh() {}

func (p *disputeTable) key(fyne.KeyName) bool { return false }

// disputeMove chooses the move that is claimed: legal or not.
type disputeMove struct {
	app   *App
	where string
	table rules.Table
	moves *moves
	typed *typed
	ask   *parts.Button
}

func newDisputeMove(a *App, d *dispute, t rules.Table) *disputeMove {
	p := &disputeMove{app: a, where: disputeWhere(d.game), table: t}
	p.ask = parts.NewMainButton(lang.L("Is this legal?"), parts.IconScales, p.decide)
	p.moves = newMoves(a, drawing{can: func(int, int) bool { return false }}, p.ruling, p.refresh)
	p.moves.set(t)
	p.moves.did(func() { p.moves.pick.all = true })
	p.typed = newTyped(a, p.ruling, p.ruling)
	p.typed.set(t)
	return p
}

// disputeWhere names the table of a dispute in a route.
func disputeWhere(g *rules.Game) string { return "dispute/" + g.Key }

func (p *disputeMove) bar() *parts.TopBar { return p.app.backBar(lang.L("The move")) }

func (p *disputeMove) page() fyne.CanvasObject {
	stand := parts.NewTightColumn()
	for _, line := range p.table.Summary() {
		stand.Add(parts.NewLess(line))
	}
	nothing := container.NewStack()
	nothing.Hide()
	ways := parts.NewColumn(p.moves.box, p.typed.box)
	if classOf(p.app.size) != look.Phone { // there is a keyboard: typing is the shorter way
		ways = parts.NewColumn(p.typed.box, p.moves.box)
	}
	return newFooted(nothing, p.ask).page(parts.NewSection(lang.L("Which move is in dispute?")), ways,
		parts.NewPanel(lang.L("How things stand"), stand))
}

// ruling opens the ruling on a move.
func (p *disputeMove) ruling(act rules.Act) { p.app.openRulingAt(p.where, p.table, act) }

// decide opens the ruling on the move that was chosen.
func (p *disputeMove) decide() {
	if act, ok := p.moves.pick.complete(); ok {
		p.ruling(act)
	}
}

func (p *disputeMove) refresh() {
	_, ok := p.moves.pick.complete()
	switch {
	case ok && p.ask.Disabled():
		p.ask.Enable()
	case !ok && !p.ask.Disabled():
		p.ask.Disable()
	}
	p.app.relay()
}

func (p *disputeMove) key(name fyne.KeyName) bool {
	if name == fyne.KeyReturn || name == fyne.KeyEnter {
		p.decide()
		return true
	}
	return false
}

// newProblem is a sentence about what does not fit; it is hidden until there is something.
func newProblem() *parts.Words {
	words := parts.NewWords("", look.Body, look.NotAllowed)
	words.Hide()
	return words
}

// sayProblem shows an error as a sentence, or hides it.
func sayProblem(words *parts.Words, err error) {
	text := ""
	var fault *rules.Fault
	switch {
	case errors.As(err, &fault):
		text = upper(fault.Text) + "." // the line would be one of headers that nobody sees
	case err != nil:
		text = upper(err.Error()) + "."
	}
	words.SetText(text)
	setVisible(words, err != nil)
}

// knownNames are the names that people had before, to be tapped into a seat; those who sit already are left out.
func knownNames(a *App, seats *parts.SeatList) fyne.CanvasObject {
	keys := parts.NewFlow()
	for _, name := range a.remembered.Names {
		keys.Add(parts.NewKey(0, name, func() { seats.Add(name) }))
	}
	if len(keys.Objects) == 0 {
		keys.Hide()
	}
	return keys
}

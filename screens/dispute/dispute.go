package dispute

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/shell"
)

// Dispute is a position that people set up to ask about a move. It is kept until the app is closed.
type Dispute struct {
	game  *rules.Game
	Seats game.LastTable
	Draft *position.Draft
}

// Dispute is the one about a game; it begins in the first turn with the last table.
func (a *Feature) Dispute(g *rules.Game) (*Dispute, error) {
	if d, ok := a.Disputes[g.Key]; ok {
		return d, nil
	}
	d := &Dispute{game: g, Seats: a.Remembered.Last(g)}
	d.Seats.Printed = a.Printed(g)
	if err := d.firstTurn(a.Adds(g.Key).Opening); err != nil {
		return nil, err
	}
	a.Disputes[g.Key] = d
	return d, nil
}

// firstTurn begins where the setup is over, as far as its game says the way there.
func (d *Dispute) firstTurn(opening func(rules.Table) string) error {
	table, err := d.game.Open(d.Seats.Transcript(d.game), nil)
	if err != nil {
		return err
	}
	if opening != nil {
		for line := opening(table); line != ""; line = opening(table) {
			act, err := table.Read(line)
			if err != nil || table.Play(act) != "" {
				return d.start()
			}
		}
	}
	d.Draft, err = position.NewDraft(table, table.State())
	return err
}

// start begins at the normal start.
func (d *Dispute) start() error {
	table, err := d.game.Open(d.Seats.Transcript(d.game), nil)
	if err != nil {
		return err
	}
	d.Draft, err = position.NewDraft(table, table.State())
	return err
}

// reseat takes other players or house rules. The position stays where it is still one of that table.
func (d *Dispute) reseat() error {
	table, err := d.game.Open(d.Seats.Transcript(d.game), nil)
	if err != nil {
		return err
	}
	before := d.Draft
	if len(before.Table.Seats()) != len(table.Seats()) {
		d.Draft, err = position.NewDraft(table, table.State())
		return err
	}
	if d.Draft, err = position.NewDraft(table, before.Bytes()); err != nil {
		return err
	}
	d.Draft.Set = before.Set
	return nil
}

// Table is the table at the position that was set up. The error says why it is none.
func (d *Dispute) Table() (rules.Table, error) {
	t := d.Seats.Transcript(d.game)
	t.Add("Position", string(d.Draft.Bytes()))
	return d.game.Open(t, nil)
}

// paste takes a position in the JSON form, or the end of a transcript with its players and house rules.
func (d *Dispute) paste(text string) error {
	text = strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(text, "="):
		return d.Draft.Read([]byte(strings.TrimSpace(text[1:])))
	case strings.HasPrefix(text, "{"):
		return d.Draft.Read([]byte(text))
	case text == "" || !strings.Contains(text, "["):
		return errors.New("the clipboard holds neither a position nor a transcript")
	}
	transcript, err := rules.ReadTranscript([]byte(text))
	if err != nil {
		return err
	}
	if key := transcript.Headers[0].Text; key != d.game.Key {
		return errors.New("this is a transcript of another game: " + key)
	}
	table, err := d.game.Open(transcript, nil)
	if err != nil {
		return err
	}
	for _, move := range transcript.Moves {
		rules.JudgeMove(table, move)
	}
	d.Seats.Seats, d.Seats.Options = table.Seats(), game.Known(d.game, table.Options())
	d.Seats.Printed = nil
	for _, line := range table.Box() {
		d.Seats.Printed = append(d.Seats.Printed, rules.Header{Key: "Box", Line: line})
	}
	d.Draft, err = position.NewDraft(table, table.State())
	return err
}

// disputePage sets up how things stand.
type disputePage struct {
	app     *Feature
	dispute *Dispute
	Form    *position.PositionForm
	layout  *position.FormLayout
}

func newDisputePage(a *Feature, d *Dispute) *disputePage {
	p := &disputePage{app: a, dispute: d}
	p.Form = position.NewPositionForm(a, d.Draft, p.Refresh)
	p.layout = position.NewFormLayout(a, d.Draft, p.fit, parts.NewMainButton(lang.L("Choose the move"), parts.IconForward, p.forward))
	return p
}

func (p *disputePage) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("Settle a dispute")) }

func (p *disputePage) Page() fyne.CanvasObject {
	d := p.dispute
	players := parts.NewCard(parts.IconPeople, strings.Join(d.Seats.Seats, ", "),
		lang.L("House rules: {{.Rules}}", map[string]any{"Rules": game.HouseRulesLine(d.game, d.Seats.Options)}),
		func() { p.app.Open(shell.Route{Page: shell.DisputeTablePage, Arg: d.game.Key}) })
	begin := parts.NewAnswers(
		parts.NewButton(lang.L("Normal start"), parts.NoIcon, p.begin),
		parts.NewButton(lang.L("Paste"), parts.NoIcon, func() { p.anew(d.paste(fyne.CurrentApp().Clipboard().Content())) }))
	return p.layout.Page(
		parts.NewBody(lang.L("Set up what matters for the question. The rest follows by itself.")),
		parts.NewColumn(players, begin), p.Form.Object())
}

// begin begins anew at the normal start, with one's own copy as it is now.
func (p *disputePage) begin() {
	p.dispute.Seats.Printed = p.app.Printed(p.dispute.game)
	p.anew(p.dispute.start())
}

// anew shows another beginning, or says why it is none.
func (p *disputePage) anew(err error) {
	if err != nil {
		p.app.Say(lang.L("That can't be used: {{.Problem}}.", shell.Problem(err)))
		return
	}
	p.app.Show()
}

// fit makes the rest of the position fit.
func (p *disputePage) fit() {
	p.dispute.Draft.Settle()
	p.Form.Refresh()
	p.Refresh()
}

func (p *disputePage) forward() {
	p.app.Open(shell.Route{Page: shell.DisputeMovePage, Arg: p.dispute.game.Key})
}

func (p *disputePage) Refresh() { p.layout.Refresh() }

func (p *disputePage) Key(name fyne.KeyName) bool { return p.layout.Key(name) }

// Build makes a page on which a dispute is settled, a ruling, or an agreement; nil for any other.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch r.Page {
	case shell.RulingPage:
		return a.buildRuling(r.Arg)
	case shell.AgreePage:
		return a.buildAgreement(r.Arg)
	case shell.DisputePage, shell.DisputeTablePage, shell.DisputeMovePage:
		if game, ok := a.Game(r.Arg); ok {
			return a.buildDisputed(game, r.Page)
		}
	}
	return nil
}

// buildDisputed makes a page of the dispute about a game.
func (a *Feature) buildDisputed(g *rules.Game, page shell.Page) shell.Screen {
	d, err := a.Dispute(g)
	if err != nil {
		a.Say(parts.Upper(err.Error()) + ".")
		return nil
	}
	switch page {
	case shell.DisputeTablePage:
		return newDisputeTable(a, d)
	case shell.DisputeMovePage:
		if table, err := d.Table(); err == nil {
			return newDisputeMove(a, d, table)
		}
	}
	return newDisputePage(a, d)
}

// buildAgreement makes the page on which a position is agreed on. Arg: the match's id, a slash, and the move.
func (a *Feature) buildAgreement(arg string) shell.Screen {
	id, line, _ := strings.Cut(arg, "/")
	of, ok := a.Reopened(id)
	if !ok {
		return nil
	}
	page, err := newAgreement(a, of, line)
	if err != nil {
		a.Say(parts.Upper(err.Error()) + ".")
		return nil
	}
	return page
}

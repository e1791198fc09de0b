package screens

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// The pages on which a dispute is settled without a recorded match. Arg: the game's key.
const (
	DisputePage      Page = "dispute"       // how things stand
	DisputeTablePage Page = "dispute-table" // who sits at the table, and its house rules
	DisputeMovePage  Page = "dispute-move"  // the move that is claimed
)

// dispute is a position that people set up to ask about a move. It is kept until the app is closed.
type dispute struct {
	game  *rules.Game
	seats lastTable
	draft *draft
}

// dispute is the one about a game; it begins in the first turn with the last table.
func (a *App) dispute(g *rules.Game) (*dispute, error) {
	if d, ok := a.disputes[g.Key]; ok {
		return d, nil
	}
	d := &dispute{game: g, seats: a.remembered.last(g)}
	d.seats.Printed = a.printed(g)
	if err := d.firstTurn(); err != nil {
		return nil, err
	}
	a.disputes[g.Key] = d
	return d, nil
}

// firstTurn begins where the setup is over, as far as its game says the way there.
func (d *dispute) firstTurn() error {
	table, err := d.game.Open(d.seats.transcript(d.game), nil)
	if err != nil {
		return err
	}
	if next := atTableOf(d.game.Key).opening; next != nil {
		for line := next(table); line != ""; line = next(table) {
			act, err := table.Read(line)
			if err != nil || table.Play(act) != "" {
				return d.start()
			}
		}
	}
	d.draft, err = newDraft(table, table.State())
	return err
}

// start begins at the normal start.
func (d *dispute) start() error {
	table, err := d.game.Open(d.seats.transcript(d.game), nil)
	if err != nil {
		return err
	}
	d.draft, err = newDraft(table, table.State())
	return err
}

// reseat takes other players or house rules. The position stays where it is still one of that table.
func (d *dispute) reseat() error {
	table, err := d.game.Open(d.seats.transcript(d.game), nil)
	if err != nil {
		return err
	}
	before := d.draft
	if len(before.table.Seats()) != len(table.Seats()) {
		d.draft, err = newDraft(table, table.State())
		return err
	}
	if d.draft, err = newDraft(table, before.bytes()); err != nil {
		return err
	}
	d.draft.set = before.set
	return nil
}

// table is the table at the position that was set up. The error says why it is none.
func (d *dispute) table() (rules.Table, error) {
	t := d.seats.transcript(d.game)
	t.Add("Position", string(d.draft.bytes()))
	return d.game.Open(t, nil)
}

// paste takes a position in the JSON form, or the end of a transcript with its players and house rules.
func (d *dispute) paste(text string) error {
	text = strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(text, "="):
		return d.draft.read([]byte(strings.TrimSpace(text[1:])))
	case strings.HasPrefix(text, "{"):
		return d.draft.read([]byte(text))
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
	d.seats.Seats, d.seats.Options = table.Seats(), known(d.game, table.Options())
	d.seats.Printed = nil
	for _, line := range table.Box() {
		d.seats.Printed = append(d.seats.Printed, rules.Header{Key: "Box", Line: line})
	}
	d.draft, err = newDraft(table, table.State())
	return err
}

// disputePage sets up how things stand.
type disputePage struct {
	app     *App
	dispute *dispute
	form    *positionForm
	layout  *formLayout
}

func newDisputePage(a *App, d *dispute) *disputePage {
	p := &disputePage{app: a, dispute: d}
	p.form = newPositionForm(a, d.draft, p.refresh)
	p.layout = newFormLayout(a, d.draft, p.fit, parts.NewMainButton(lang.L("Choose the move"), parts.IconForward, p.forward))
	return p
}

func (p *disputePage) bar() *parts.TopBar { return p.app.backBar(lang.L("Settle a dispute")) }

func (p *disputePage) page() fyne.CanvasObject {
	d := p.dispute
	players := parts.NewCard(parts.IconPeople, strings.Join(d.seats.Seats, ", "),
		lang.L("House rules: {{.Rules}}", map[string]any{"Rules": houseRulesLine(d.game, d.seats.Options)}),
		func() { p.app.open(Route{DisputeTablePage, d.game.Key}) })
	begin := parts.NewAnswers(
		parts.NewButton(lang.L("Normal start"), parts.NoIcon, p.begin),
		parts.NewButton(lang.L("Paste"), parts.NoIcon, func() { p.anew(d.paste(p.app.fyne.Clipboard().Content())) }))
	return p.layout.page(
		parts.NewBody(lang.L("Set up what matters for the question. The rest follows by itself.")),
		parts.NewColumn(players, begin), p.form.object())
}

// begin begins anew at the normal start, with one's own copy as it is now.
func (p *disputePage) begin() {
	p.dispute.seats.Printed = p.app.printed(p.dispute.game)
	p.anew(p.dispute.start())
}

// anew shows another beginning, or says why it is none.
func (p *disputePage) anew(err error) {
	if err != nil {
		p.app.say(lang.L("That can't be used: {{.Problem}}.", said(err)))
		return
	}
	p.app.show()
}

// fit makes the rest of the position fit.
func (p *disputePage) fit() {
	p.dispute.draft.settle()
	p.form.refresh()
	p.refresh()
}

func (p *disputePage) forward() { p.app.open(Route{DisputeMovePage, p.dispute.game.Key}) }

func (p *disputePage) refresh() { p.layout.refresh() }

func (p *disputePage) key(name fyne.KeyName) bool { return p.layout.key(name) }

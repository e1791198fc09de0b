package dispute

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/ask"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/shell"
)

// agreement enters what the table agrees on: a move that is played though it isn't allowed, or a position.
type agreement struct {
	app     *Feature
	of      *game.OwnMatch
	line    string // the move that is played anyway; "" where the position is set for another reason
	move    string // the move in a sentence, "" where there is none or it can't be read
	changes []string
	Draft   *position.Draft
	Form    *position.PositionForm
	box     *fyne.Container
	layout  *position.FormLayout
	reason  *parts.Entry
}

func newAgreement(a *Feature, o *game.OwnMatch, line string) (*agreement, error) {
	table := o.Match.Table()
	d, err := position.NewDraft(table.Fork(), table.State())
	if err != nil {
		return nil, err
	}
	p := &agreement{app: a, of: o, line: line, Draft: d, box: parts.NewColumn()}
	if act, err := table.Read(line); err == nil {
		p.move = parts.Upper(table.Sentence(act)) + "."
		p.propose(act)
	}
	p.Form = position.NewPositionForm(a, d, p.Refresh)
	p.layout = position.NewFormLayout(a, d, p.fit, parts.NewMainButton(wording.L("All of us agree"), parts.IconAgreed, p.agree))
	title := wording.L("The reason, in one line")
	if p.move != "" {
		title = wording.L("The reason, if you like")
	}
	p.reason = parts.NewEntry(title, "", func(string) { p.Refresh() })
	p.layout.More = func() bool { return p.move != "" || strings.TrimSpace(p.reason.Text) != "" }
	return p, nil
}

// propose takes the position after the move as if it had been legal, where it can be worked out.
func (p *agreement) propose(act rules.Act) {
	after, ok := ask.Anyway(p.Draft.Table, act)
	if ok && p.Draft.Read(rules.JSON(after)) == nil {
		p.changes = ask.Of(p.Draft.Table).Differences(after)
	}
}

func (p *agreement) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("By agreement")) }

func (p *agreement) Page() fyne.CanvasObject {
	p.fill()
	return p.layout.Page(p.box)
}

// fill shows what is proposed, else the form.
func (p *agreement) fill() {
	if p.changes != nil {
		p.box.Objects = []fyne.CanvasObject{
			p.proposal(), p.reason,
			parts.NewButton(wording.L("Set the position yourselves"), parts.IconList, p.byHand).SetWeight(parts.Quiet),
		}
	} else {
		p.box.Objects = []fyne.CanvasObject{parts.NewBody(p.words()), p.reason, p.Form.Object()}
	}
	p.box.Refresh()
}

// proposal is what the move changes.
func (p *agreement) proposal() fyne.CanvasObject {
	column := parts.NewTightColumn(parts.NewSection(wording.L("What changes")))
	for _, change := range p.changes {
		column.Add(parts.NewBody(change))
	}
	return parts.NewPanel(p.move, parts.NewBody(wording.L("Played anyway. The log notes that you all agreed.")), column)
}

// words ask for the position.
func (p *agreement) words() string {
	if p.move == "" {
		return wording.L("Set the position as all of you agree on it. The log keeps it with your reason.")
	}
	return wording.L("Set up the table as it looks after this move: {move} The log names it.", p.move)
}

// byHand opens the form on the proposed position.
func (p *agreement) byHand() {
	p.changes = nil
	p.fill()
	p.app.Relay()
}

// fit makes the rest of the position fit.
func (p *agreement) fit() {
	p.Draft.Settle()
	p.Form.Refresh()
	p.Refresh()
}

// agree enters the agreed position; the move that was disputed is kept with the ruling on it, and the reason names it.
func (p *agreement) agree() {
	reason := strings.Join(strings.Fields(p.move+" "+p.reason.Text), " ")
	before := p.of.Changes
	p.of.Change(func() error {
		if p.line != "" {
			if err := p.app.Kept(p.of.Match.Dispute(p.line)); err != nil {
				return nil
			}
		}
		return p.of.Match.Agree(p.Draft.Bytes(), reason)
	})
	if p.of.Changes > before {
		p.app.Open(shell.Route{Page: shell.MatchPage, Arg: p.of.ID})
	}
}

func (p *agreement) Refresh() { p.layout.Refresh() }

func (p *agreement) Key(name fyne.KeyName) bool { return p.layout.Key(name) }

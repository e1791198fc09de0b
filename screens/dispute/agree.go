package dispute

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/shell"
)

// agreement sets the position that the table agrees on, with the reason in one line.
type agreement struct {
	app    *Feature
	of     *game.OpenMatch
	line   string // the move that is played anyway; "" where the position is set for another reason
	Draft  *position.Draft
	Form   *position.PositionForm
	layout *position.FormLayout
	reason *parts.Entry
}

func newAgreement(a *Feature, o *game.OpenMatch, line string) (*agreement, error) {
	d, err := position.NewDraft(o.Match.Table().Fork(), o.Match.Table().State())
	if err != nil {
		return nil, err
	}
	p := &agreement{app: a, of: o, line: line, Draft: d}
	p.Form = position.NewPositionForm(a, d, p.Refresh)
	p.layout = position.NewFormLayout(a, d, p.fit, parts.NewMainButton(lang.L("All of us agree"), parts.IconAgreed, p.agree))
	p.reason = parts.NewEntry(lang.L("The reason, in one line"), "", func(string) { p.Refresh() })
	p.layout.More = func() bool { return strings.TrimSpace(p.reason.Text) != "" }
	return p, nil
}

func (p *agreement) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("By agreement")) }

func (p *agreement) Page() fyne.CanvasObject {
	words := lang.L("Set the position as all of you agree on it. The log keeps it with your reason.")
	if act, err := p.of.Match.Table().Read(p.line); err == nil {
		words = lang.L("As if this had been played: {{.Move}}. Set the position as it is then; the log keeps it with your reason.",
			map[string]any{"Move": p.of.Match.Table().Sentence(act)})
	}
	return p.layout.Page(parts.NewBody(words), p.reason, p.Form.Object())
}

// fit makes the rest of the position fit.
func (p *agreement) fit() {
	p.Draft.Settle()
	p.Form.Refresh()
	p.Refresh()
}

// agree enters the agreed position; the move that was disputed is kept with the ruling on it.
func (p *agreement) agree() {
	reason := strings.Join(strings.Fields(p.reason.Text), " ")
	before := p.of.Changes
	p.app.ChangeMatch(p.of, func() error {
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

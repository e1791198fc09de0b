package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// agreement sets the position that the table agrees on, with the reason in one line.
type agreement struct {
	app    *App
	of     *openMatch
	line   string // the move that is played anyway; "" where the position is set for another reason
	draft  *draft
	form   *positionForm
	layout *formLayout
	reason *parts.Entry
}

func newAgreement(a *App, o *openMatch, line string) (*agreement, error) {
	d, err := newDraft(o.match.Table().Fork(), o.match.Table().State())
	if err != nil {
		return nil, err
	}
	p := &agreement{app: a, of: o, line: line, draft: d}
	p.form = newPositionForm(a, d, p.refresh)
	p.layout = newFormLayout(a, d, p.fit, parts.NewMainButton(lang.L("All of us agree"), parts.IconAgreed, p.agree))
	p.reason = parts.NewEntry(lang.L("The reason, in one line"), "", func(string) { p.refresh() })
	p.layout.more = func() bool { return strings.TrimSpace(p.reason.Text) != "" }
	return p, nil
}

func (p *agreement) bar() *parts.TopBar { return p.app.backBar(lang.L("By agreement")) }

func (p *agreement) page() fyne.CanvasObject {
	words := lang.L("Set the position as all of you agree on it. The log keeps it with your reason.")
	if act, err := p.of.match.Table().Read(p.line); err == nil {
		words = lang.L("As if this had been played: {{.Move}}. Set the position as it is then; the log keeps it with your reason.",
			map[string]any{"Move": p.of.match.Table().Sentence(act)})
	}
	return p.layout.page(parts.NewBody(words), p.reason, p.form.object())
}

// fit makes the rest of the position fit.
func (p *agreement) fit() {
	p.draft.settle()
	p.form.refresh()
	p.refresh()
}

// agree enters the agreed position; the move that was disputed is kept with the ruling on it.
func (p *agreement) agree() {
	reason := strings.Join(strings.Fields(p.reason.Text), " ")
	before := p.of.changes
	p.app.changeMatch(p.of, func() error {
		if p.line != "" {
			if err := p.app.kept(p.of.match.Dispute(p.line)); err != nil {
				return nil
			}
		}
		return p.of.match.Agree(p.draft.bytes(), reason)
	})
	if p.of.changes > before {
		p.app.trail = p.app.trail.open(Route{MatchPage, p.of.id})
		p.app.show()
	}
}

func (p *agreement) refresh() { p.layout.refresh() }

func (p *agreement) key(name fyne.KeyName) bool { return p.layout.key(name) }

package dispute

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/ask"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// disputePage is the page on which a dispute is settled: the move, then the ruling with the facts that decide.
type disputePage struct {
	app     *Feature
	dispute *Dispute
	entry   *parts.Entry
	found   *fyne.Container // what the words can mean
	box     *fyne.Container
	page    fyne.CanvasObject
}

func newDisputePage(a *Feature, d *Dispute) *disputePage {
	p := &disputePage{app: a, dispute: d, found: parts.NewColumn(), box: parts.NewColumn()}
	p.entry = parts.NewSearch(lang.L("Who does what?"), func(text string) {
		d.asked = text
		p.find()
	})
	p.entry.SetText(d.asked)
	p.page = parts.NewWidePage(p.box)
	p.fill()
	if d.answer == nil {
		p.ask()
	}
	return p
}

func (p *disputePage) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("Settle a dispute")) }

func (p *disputePage) Page() fyne.CanvasObject { return p.page }

// fill shows the move and its ruling, or what can be asked.
func (p *disputePage) fill() {
	if p.dispute.Claim.Form == nil {
		p.find()
		p.box.Objects = []fyne.CanvasObject{p.entry, p.found}
	} else {
		p.box.Objects = p.settled()
	}
	p.box.Refresh()
	p.app.Relay()
}

// did changes the dispute and asks again.
func (p *disputePage) did(change func()) {
	d := p.dispute
	change()
	p.fill()
	p.ask()
	if scroll := p.app.Scroll(); scroll != nil && d.Claim.Form == nil {
		scroll.ScrollToTop()
	}
}

// choose begins with a move that was found: its ruling stands at the top.
func (p *disputePage) choose(take func()) {
	p.did(take)
	if scroll := p.app.Scroll(); scroll != nil {
		scroll.ScrollToTop()
	}
}

// ask has the move judged apart from the screens; until then the last answer stays.
func (p *disputePage) ask() {
	d := p.dispute
	act, ok := d.Claim.Act()
	d.asks++
	if !ok {
		d.answer = nil
		return
	}
	inquire, table, said, number := d.inquiry(), d.table.Fork(), slices.Clone(d.said), d.asks
	var r *answer
	p.app.Device().Apart(func() { r = answered(inquire, act, table, said) }, func() {
		if d.asks != number {
			return // something else was asked since
		}
		d.answer = r
		p.fill()
		if shown, ok := p.app.Shown().(*disputePage); ok && shown != p && shown.dispute == d {
			shown.fill() // the page was left and opened again
		}
	})
}

// find lists what the words can mean: with none, the usual disputes and all moves.
func (p *disputePage) find() {
	if strings.TrimSpace(p.dispute.asked) == "" {
		p.found.Objects = p.starters()
	} else {
		p.found.Objects = p.meanings()
	}
	p.found.Refresh()
	p.app.Relay()
}

// starters are the usual disputes and the moves of the game.
func (p *disputePage) starters() []fyne.CanvasObject {
	d := p.dispute
	var rows []*parts.Row
	for i := range d.game.Everyday.Usual {
		u := &d.game.Everyday.Usual[i]
		if _, err := d.table.Read(u.Move); err == nil {
			rows = append(rows, p.usual(&ask.Meaning{Usual: u}))
		}
	}
	var objects []fyne.CanvasObject
	if len(rows) > 0 {
		objects = append(objects, parts.NewTightColumn(parts.NewSection(lang.L("Often asked")), parts.NewRows(rows...)))
	}
	var moves []fyne.CanvasObject
	verbs, forms := d.table.Verbs(), d.table.Forms()
	for i := range forms {
		m := ask.Meaning{Claim: ask.Claim{Form: &forms[i], Seat: d.actor(), Words: unsaid(len(forms[i].Words))}}
		if verbs[forms[i].Verb].ByTable {
			m.Claim.Seat = 0
		}
		moves = append(moves, p.verb(&m))
	}
	asked := parts.NewColumn(append(objects, p.more())...) // before the moves, which are many
	return []fyne.CanvasObject{parts.NewHalves(asked, parts.NewTightColumn(append([]fyne.CanvasObject{parts.NewSection(lang.L("Or choose the move"))}, moves...)...))}
}

func unsaid(n int) []int {
	words := make([]int, n)
	for i := range words {
		words[i] = ask.Unsaid
	}
	return words
}

// mostMeanings is how many meanings of a text are shown.
const mostMeanings = 7

// meanings are what was typed can mean.
func (p *disputePage) meanings() []fyne.CanvasObject {
	d := p.dispute
	list := ask.Understand(d.table, d.asked, d.actor(), p.near())
	if len(list) == 0 {
		return append([]fyne.CanvasObject{parts.NewLess(lang.L("No move matches these words. Choose one here."))}, p.starters()...)
	}
	column := parts.NewTightColumn()
	for i := range list[:min(len(list), mostMeanings)] {
		if list[i].Usual == nil {
			column.Add(p.verb(&list[i]))
			continue
		}
		if _, err := d.table.Read(list[i].Usual.Move); err == nil {
			column.Add(parts.NewRows(p.usual(&list[i])))
		}
	}
	return []fyne.CanvasObject{parts.NewHalves(column, p.more())}
}

// usual is the row of a usual dispute.
func (p *disputePage) usual(m *ask.Meaning) *parts.Row {
	return parts.NewRow(parts.RowData{
		Icon: parts.IconScales, Title: lang.L(m.Usual.Said), Here: true,
		Tap: func() { p.choose(func() { p.dispute.mean(m) }) },
	})
}

// verb is the card of a verb, with as much of the move as was said.
func (p *disputePage) verb(m *ask.Meaning) fyne.CanvasObject {
	d := p.dispute
	data := parts.OfferData{Title: picker.VerbTitle(m.Claim.Form), Tap: func() { p.choose(func() { d.mean(m) }) }}
	act, whole := m.Claim.Act()
	if whole && len(m.Claim.Words) > 0 {
		data.Title = parts.Upper(d.table.Sentence(act))
	}
	act.Verb = m.Claim.Form.Verb
	data.Line = lang.L(d.table.Help(act))
	return parts.NewOffer(data)
}

// more leads to who sits at the table, to all facts and to the precedents.
func (p *disputePage) more() fyne.CanvasObject {
	d := p.dispute
	var rows []*parts.Row
	if d.of == nil {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconPeople, Title: strings.Join(d.Seats.Seats, ", "),
			Words: lang.L("House rules: {{.Rules}}", map[string]any{"Rules": game.HouseRulesLine(d.game, d.Seats.Options)}),
			Tap:   func() { p.app.Open(shell.Route{Page: shell.DisputeTablePage, Arg: d.where()}) },
		}))
	}
	rows = append(rows, parts.NewRow(parts.RowData{
		Icon: parts.IconList, Title: lang.L("All facts"), Words: lang.L("Set up the position, or paste one."),
		Tap: func() { p.app.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: d.where()}) },
	}), parts.NewRow(parts.RowData{
		Icon: parts.IconAgreed, Title: lang.L("Our rulings"), Words: lang.L("What this table has decided before."),
		Tap: func() { p.app.Open(shell.Route{Page: shell.PrecedentsPage, Arg: d.game.Key}) },
	}))
	return parts.NewRows(rows...)
}

func (p *disputePage) Refresh() {}

// Key gives the move up with the escape key.
func (p *disputePage) Key(name fyne.KeyName) bool {
	if name == fyne.KeyEscape && p.dispute.Claim.Form != nil {
		p.other()
		return true
	}
	return false
}

// other gives the move up and asks for another one.
func (p *disputePage) other() {
	p.choose(func() {
		p.dispute.forget()
		p.dispute.Claim, p.dispute.asked = ask.Claim{}, ""
		p.entry.SetText("")
	})
}

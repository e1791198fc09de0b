package dispute

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/ask"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/shell"
)

// factsPage sets up the whole position of a dispute. What nobody has set stays unknown.
type factsPage struct {
	app     *Feature
	dispute *Dispute
	Form    *position.PositionForm
	layout  *position.FormLayout
}

func newFactsPage(a *Feature, d *Dispute) *factsPage {
	p := &factsPage{app: a, dispute: d}
	d.draw()
	p.build()
	return p
}

func (p *factsPage) build() {
	p.Form = position.NewPositionForm(p.app, p.dispute.Draft, p.Refresh).Partly()
	p.layout = position.NewFormLayout(p.app, p.dispute.Draft, p.fit, parts.NewMainButton(wording.L("Use these facts"), parts.IconScales, p.done))
}

func (p *factsPage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("All facts")) }

func (p *factsPage) Page() fyne.CanvasObject {
	d := p.dispute
	begin := parts.NewAnswers(
		parts.NewButton(wording.L("Normal start"), parts.NoIcon, p.begin),
		parts.NewButton(wording.L("Paste"), parts.NoIcon, func() {
			shell.PasteText(p.app, func(text string) { p.anew(d.paste(text)) })
		}))
	if d.of != nil {
		begin.Hide()
	}
	return p.layout.Page(parts.NewBody(wording.L("Set what you know. A (?) marks what isn't known.")), begin, p.Form.Object())
}

// begin takes the normal start for known as a whole, with one's own copy as it is now.
func (p *factsPage) begin() {
	p.dispute.Seats.Printed = p.app.Printed(p.dispute.game)
	err := p.dispute.start()
	if err == nil {
		p.dispute.all()
	}
	p.anew(err)
}

// anew shows another beginning, or says why it is none.
func (p *factsPage) anew(err error) {
	if err != nil {
		p.app.Say(wording.L("That can't be used: {problem}.", err))
		return
	}
	p.dispute.use()
	p.app.Show()
}

// fit makes the rest of the position fit.
func (p *factsPage) fit() {
	set := p.dispute.Draft.Set
	p.dispute.Draft.Settle()
	p.dispute.Draft.Set = set
	p.Form.Refresh()
	p.Refresh()
}

// done takes what was set for known and goes back to the ruling.
func (p *factsPage) done() {
	p.dispute.use()
	p.app.Back()
}

func (p *factsPage) Refresh() { p.layout.Refresh() }

func (p *factsPage) Key(name fyne.KeyName) bool { return p.layout.Key(name) }

// draw sets the draft to a position that fits all that is known, and marks what is.
func (d *Dispute) draw() {
	if d.drawn == d.asks+1 {
		return // it is shown again, with what people have set since
	}
	d.drawn = d.asks + 1
	q, err := d.inquiry()()
	if err != nil {
		return
	}
	if d.answer != nil && d.answer.err == nil {
		for _, tree := range []rules.Object{d.answer.LegalWhen, d.answer.IllegalWhen} {
			if tree != nil && d.Draft.Read(rules.JSON(tree)) == nil {
				break
			}
		}
	}
	for _, f := range d.said {
		d.Draft.Put(strings.Split(f.path, "."), f.value)
	}
	setup := d.setup()
	for _, path := range q.Paths() {
		first, _, _ := strings.Cut(path, ".")
		if _, known := q.Known(path); known && !setup[first] {
			d.Draft.Set["/"+strings.ReplaceAll(path, ".", "/")] = true
		}
	}
}

// setup names the fields that the table's setup says.
func (d *Dispute) setup() map[string]bool {
	fields := map[string]bool{}
	for _, f := range d.table.Fields() {
		fields[f.Name] = f.Setup
	}
	return fields
}

// use takes what was set in the draft for known, and all else for unknown.
func (d *Dispute) use() {
	d.forget()
	d.known = string(d.Draft.Bytes())
	q := ask.New(d.table.Fork())
	if q.Read([]byte(d.known)) != nil {
		d.known = ""
		return
	}
	setup := d.setup()
	for _, path := range q.Paths() {
		first, _, _ := strings.Cut(path, ".")
		if !setup[first] && !d.Draft.IsSet(strings.Split(path, ".")) {
			d.loose = append(d.loose, path)
		}
	}
}

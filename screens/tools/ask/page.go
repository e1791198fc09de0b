package ask

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// disputePage is the page on which a question is asked and a dispute is settled: the answer to what is typed, or a move with its
// ruling and the facts that decide.
type disputePage struct {
	app     *Feature
	dispute *Dispute
	desk    *desk
	entry   *parts.Entry
	said    *said
	found   *fyne.Container // the answer, or examples
	box     *fyne.Container
	page    fyne.CanvasObject
	// choosing shows the moves of the game.
	choosing bool
}

func newDisputePage(a *Feature, d *Dispute) *disputePage {
	p := &disputePage{app: a, dispute: d, said: newSaid(), found: parts.NewColumn(), box: parts.NewColumn()}
	if visit := a.Here(); d.visit != visit {
		d.put(visit)
	}
	p.desk = a.deskOf(d.game, d.table)
	p.entry = parts.NewText(wording.L("Ask in your own words"), "", nil).Asks(p.typed, p.keepAsked)
	p.entry.Searches()
	p.entry.Text = d.asked
	p.entry.Escaped = p.clear
	p.page = parts.NewWidePage(p.box)
	p.fill()
	if d.answer == nil {
		p.ask()
	}
	if d.Claim.Form == nil && d.asked == "" {
		a.Device().After(0, func() {
			if a.Shown() == p {
				a.Canvas().Focus(p.entry)
			}
		})
	}
	return p
}

func (p *disputePage) Heading() string {
	if p.dispute.of != nil {
		return wording.L("Ask the referee")
	}
	return wording.L("Ask a rule")
}

// Who asks in a match: 0 is all who share this device.
func (p *disputePage) Who() (seat int, line string) {
	at := p.dispute.at()
	if p.dispute.of == nil {
		return 0, ""
	}
	if seat = at.Seat; seat == 0 {
		seat = p.dispute.actor()
	}
	return seat, wording.L("{game}, {player} asks", p.dispute.game.Title, at.Table.Seats()[seat-1])
}

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

// mostExamples is how many questions are shown that somebody could ask.
const mostExamples = 3

// starters are examples, what was asked last, and other ways in.
func (p *disputePage) starters() []fyne.CanvasObject {
	d := p.dispute
	var objects, below []fyne.CanvasObject
	if p.desk.Desk != nil {
		var rows []*parts.Row
		for _, often := range p.desk.Often()[:min(mostExamples, len(p.desk.Often()))] {
			rows = append(rows, p.question(often))
		}
		objects = append(objects, parts.NewTightColumn(parts.NewSection(wording.L("Often asked")), parts.NewRows(rows...)))
	}
	if last := d.last; last != nil {
		below = append(below, parts.NewTightColumn(parts.NewSection(wording.L("Your last question")), parts.NewRows(parts.NewRow(parts.RowData{
			Icon: parts.IconUndo, Title: last.title, Words: last.words, Here: true,
			Tap: func() {
				p.choose(func() {
					d.back(last)
					p.entry.SetText(d.asked)
				})
			},
		}))))
	}
	if p.choosing {
		below = append(below, p.moves())
	} else {
		below = append(below, parts.NewRows(parts.NewRow(parts.RowData{
			Icon: parts.IconList, Title: wording.L("Choose the move"), Words: wording.L("Move by move, without typing."), Here: true,
			Tap: func() { p.choosing = true; p.find() },
		})))
	}
	return []fyne.CanvasObject{parts.NewHalves(parts.NewColumn(objects...), parts.NewColumn(append(below, p.more())...))}
}

// moves are the moves of the game.
func (p *disputePage) moves() fyne.CanvasObject {
	d := p.dispute
	column := parts.NewTightColumn(parts.NewSection(wording.L("Choose the move")))
	forms := d.table.Forms()
	for i := range forms {
		column.Add(parts.NewOffer(parts.OfferData{
			Title: picker.VerbTitle(&forms[i]), Line: d.table.Help(rules.Act{Verb: forms[i].Verb}),
			Tap: func() { p.choose(func() { d.begin(&forms[i]) }) },
		}))
	}
	return column
}

// more leads to who sits at the table, to all facts and to the precedents.
func (p *disputePage) more() fyne.CanvasObject {
	d := p.dispute
	var rows []*parts.Row
	if d.of == nil {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconPeople, Title: strings.Join(d.Seats.Seats, ", "),
			Words: wording.L("House rules: {rules}", game.HouseRulesLine(d.game, d.Seats.Options)),
			Tap:   func() { p.app.Open(shell.Route{Page: shell.DisputeTablePage, Arg: d.where()}) },
		}))
	}
	rows = append(rows, parts.NewRow(parts.RowData{
		Icon: parts.IconList, Title: wording.L("All facts"), Words: wording.L("Set up the position, or paste one."),
		Tap: func() { p.edit("") },
	}), parts.NewRow(parts.RowData{
		Icon: parts.IconAgreed, Title: wording.L("Our rulings"), Words: wording.L("What this table has decided before."),
		Tap: func() { p.app.Open(shell.Route{Page: shell.PrecedentsPage, Arg: d.game.Key}) },
	}))
	return parts.NewRows(rows...)
}

// Key leaves a move, or what is typed, with the escape key.
func (p *disputePage) Key(name fyne.KeyName) bool {
	switch {
	case name != fyne.KeyEscape:
		return false
	case p.dispute.Claim.Form != nil:
		p.other()
	case p.dispute.asked != "":
		p.clear()
	default:
		return false
	}
	return true
}

// other gives the move up, for what was typed or for another question.
func (p *disputePage) other() {
	p.choose(func() {
		p.dispute.forget()
		p.dispute.Claim = Claim{}
	})
	p.focus()
}

// clear empties the field for the next question; the last one stays below.
func (p *disputePage) clear() {
	p.dispute.put(p.dispute.visit)
	p.entry.SetText("")
	p.focus()
}

func (p *disputePage) focus() { p.app.Canvas().Focus(p.entry) }

// keepAsked keeps the question as the last one, and takes the keyboard of a phone away.
func (p *disputePage) keepAsked() {
	p.dispute.keep()
	p.app.Canvas().Unfocus()
}

// onBoard is the board where words are places of it, else what finds them by their names: nobody says "r2c3".
func (p *disputePage) onBoard(find fyne.CanvasObject, words []string, chosen string, take func(word string)) fyne.CanvasObject {
	draw := p.app.AtTable(p.dispute.table).Map
	if draw == nil {
		return find
	}
	board := draw(p.dispute.table, words, chosen, take)
	if board == nil {
		return find
	}
	return container.New(boardRoom{}, board)
}

// boardRoom gives a board so much of a page that what stands over it and under it is still seen.
type boardRoom struct{}

const boardHeight = 320

func (boardRoom) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, boardHeight) }

func (boardRoom) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}

// steady keeps the room of what lies in it as high as it was at its highest, so that nothing under it moves when it becomes
// shorter.
type steady struct {
	width, high float32
	least       func(width float32) float32 // how high it is at least
}

func newSteady(least func(width float32) float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&steady{least: least}, o)
}

// Layout gives its objects all of the width, and as much height as they need.
func (s *steady) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if size.Width != s.width {
		s.width, s.high = size.Width, 0
	}
	for _, o := range objects {
		high := box.HeightAt(o, size.Width)
		s.high = max(s.high, high)
		box.Place(o, 0, 0, size.Width, high)
	}
}

// MinSize is that of its objects, and as high as they were.
func (s *steady) MinSize(objects []fyne.CanvasObject) fyne.Size {
	is := fyne.NewSize(0, max(s.high, s.least(s.width)))
	for _, o := range objects {
		is = is.Max(o.MinSize())
	}
	return is
}

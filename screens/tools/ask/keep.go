package ask

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/precedents"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// precedentsFile is the name under which the rulings are kept.
const precedentsFile = "precedents.json"

// ReadPrecedents reads the rulings that were kept. That there are none yet is no error.
func (a *Feature) ReadPrecedents() error {
	return a.Wholes().Read(precedentsFile, func(data []byte) (err error) {
		a.Book, err = precedents.ReadBook(data)
		return err
	})
}

// keepBook keeps the book, or says why it can't.
func (a *Feature) keepBook() {
	if err := a.Wholes().Write(precedentsFile, a.Book.JSON()); err != nil {
		a.Say(wording.L("The rulings can't be kept: {problem}.", err))
	}
}

// earlier is what the table decided when a rule was asked before, nil where it was not.
func (a *Feature) earlier(g *rules.Game, rule string) fyne.CanvasObject {
	p, ok := a.Book.Of(g.Key, rule)
	if !ok {
		return nil
	}
	return parts.NewRow(parts.RowData{
		Icon:  parts.IconAgreed,
		Title: wording.L("You decided on {day}: {decision}", a.day(p.Date), decision(p)),
		Words: parts.Upper(p.Reason),
		Tap: func() {
			a.shown = p.Question
			a.Open(shell.Route{Page: shell.PrecedentsPage, Arg: g.Key})
		},
	})
}

// decision is what a table decided.
func decision(p precedents.Precedent) string {
	if p.Allowed {
		return wording.L("We allow it.")
	}
	return wording.L("By the rule.")
}

// dateLayout is how a precedent writes its day.
const dateLayout = "2006-01-02"

// day is a date as people say it, with the year where it is another one.
func (a *Feature) day(date string) string {
	at, err := time.Parse(dateLayout, date)
	switch {
	case err != nil:
		return date
	case at.Year() == a.today().Year():
		return at.Format("2 January")
	}
	return at.Format("2 January 2006")
}

func (a *Feature) today() time.Time { return time.UnixMilli(a.Device().Clock().Wall) }

// written is a move in the notation, with the player's name.
func written(t rules.Table, act rules.Act) string {
	return picker.WhoWord(t, act.Seat) + ": " + t.Notation(act)
}

// ruled is the ruling on a dispute as it would be kept.
func (p *disputePage) ruled() precedents.Precedent {
	d, r := p.dispute, p.dispute.answer
	_, word := verdictOf(r.Verdict)
	kept := p.kept(word+". "+p.because(), p.rule())
	kept.Move = written(d.table, r.act)
	if d.told == nil {
		kept.Question = parts.Upper(d.table.Sentence(r.act))
	}
	for _, s := range r.behind {
		kept.Facts = append(kept.Facts, s.Question+" "+s.Said)
	}
	return kept
}

// kept is a ruling on what was asked.
func (p *disputePage) kept(ruling, rule string) precedents.Precedent {
	return precedents.Precedent{
		Game: p.dispute.game.Key, Date: p.app.today().Format(dateLayout), Question: strings.TrimSpace(p.dispute.asked),
		Ruling: ruling, Rule: rule,
	}
}

// keepPage asks what the table decides on a ruling.
type keepPage struct {
	app  *Feature
	kept precedents.Precedent
	keep *parts.Button
}

func (p *keepPage) Heading() string { return wording.L("Keep this ruling") }

func (p *keepPage) Page() fyne.CanvasObject {
	p.keep = parts.NewMainButton(wording.L("Keep it"), parts.IconCheck, p.done)
	question := parts.NewText(wording.L("The question"), p.kept.Question, func(text string) {
		p.kept.Question = text
		p.Refresh()
	})
	question.SetMinRowsVisible(2)
	decided := parts.NewChoice(wording.L("What do you decide?"), []string{wording.L("By the rule"), wording.L("We allow it")}, p.chosen(), func(i int) {
		p.kept.Allowed = i == 1
		p.Refresh()
	})
	reason := parts.NewEntry(wording.L("The reason, in one line"), p.kept.Reason, func(text string) { p.kept.Reason = text })
	nothing := parts.NewColumn()
	nothing.Hide()
	return parts.NewFooted(nothing, p.keep).Page(
		parts.NewPanel(wording.L("The question"), question, parts.NewBody(p.kept.Ruling)), decided, reason)
}

func (p *keepPage) chosen() int {
	if p.kept.Allowed {
		return 1
	}
	return 0
}

// done keeps the ruling and goes back to it.
func (p *keepPage) done() {
	if strings.TrimSpace(p.kept.Question) == "" {
		return
	}
	p.app.Book.Add(p.kept)
	p.app.keepBook()
	p.app.Back()
}

func (p *keepPage) Refresh() { parts.Able(p.keep, strings.TrimSpace(p.kept.Question) != "") }

func (p *keepPage) Key(name fyne.KeyName) bool {
	if name == fyne.KeyReturn || name == fyne.KeyEnter {
		p.done()
		return true
	}
	return false
}

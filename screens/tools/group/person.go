package group

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// personPage shows what one person has played, and sets right who is meant by a name.
type personPage struct {
	app  *Feature
	name string
	to   *parts.Entry
}

func (p *personPage) Heading() string { return p.name }

func (p *personPage) Page() fyne.CanvasObject {
	log, _ := p.app.Evenings.Log()
	objects := p.numbers(log.Since(p.app.since))
	if objects == nil {
		objects = []fyne.CanvasObject{parts.NewLess(wording.L("No finished matches yet."))}
	}
	return parts.NewPage(append(objects, p.naming(log)...)...)
}

// numbers are the wins of the person as bars, and what else there is to say, game by game and together; nil: nothing was played.
func (p *personPage) numbers(log *evenings.Log) []fyne.CanvasObject {
	games, together := log.Person(p.name, p.app.keys())
	if len(games) == 0 {
		return nil
	}
	var bars []parts.Bar
	var rows []*parts.Row
	add := func(icon parts.Icon, title string, f evenings.Person) {
		rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Words: parts.Sentences(wonLine(f), personLine(f))}))
	}
	for _, g := range games {
		bars = append(bars, parts.Bar{Title: p.app.title(g.Game), Count: g.Persons[0].Won, Expected: -1})
		add(p.app.Adds(g.Game).Icon, p.app.title(g.Game), g.Persons[0])
	}
	if len(games) > 1 {
		add(parts.IconStar, wording.L("Together"), together)
	}
	return []fyne.CanvasObject{parts.NewPanel(wording.L("Wins"), parts.NewBars(bars)), parts.NewPanel(wording.L("Game by game"), parts.NewRows(rows...))}
}

// personLine are the places below the first, the longest row of wins and the time of a match, as far as there is something to say.
func personLine(f evenings.Person) string {
	var places []string
	for i, n := range f.Places {
		if n > 0 && i > 0 {
			places = append(places, wording.L("{place}: {count}", parts.PlaceWord(i+1), n))
		}
	}
	line := strings.Join(places, ", ")
	switch {
	case f.Longest < 2:
	case f.Streak == f.Longest:
		line = parts.Sentences(line, wording.L("{longest} wins in a row until now", f.Longest))
	default:
		line = parts.Sentences(line, wording.L("Once {longest} wins in a row", f.Longest))
	}
	if f.Took > 0 {
		line = parts.Sentences(line, wording.L("{time} a match", parts.Lasting(f.Took)))
	}
	return line
}

// naming calls the person otherwise, or says that it is the same as another one.
func (p *personPage) naming(log *evenings.Log) []fyne.CanvasObject {
	p.to = parts.NewEntry(wording.L("Name"), p.name, nil)
	p.to.OnSubmitted = func(string) { p.rename(strings.TrimSpace(p.to.Text)) }
	objects := []fyne.CanvasObject{parts.NewPanel(wording.L("Name"),
		parts.NewLess(wording.L("The matches keep the name under which they were played.")), p.to,
		parts.NewButton(wording.L("Keep this name"), parts.IconCheck, func() { p.rename(strings.TrimSpace(p.to.Text)) }))}
	var merged []*parts.Row
	for _, folded := range p.app.Evenings.People().Merged(p.name) {
		merged = append(merged, parts.NewRow(parts.RowData{
			Icon: parts.IconRemove, Title: folded, Words: wording.L("Tap to make it a person of its own again"), Here: true,
			Tap: func() {
				p.app.Evenings.People().Part(folded)
				p.renamed(p.name)
			},
		}))
	}
	if len(merged) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("Also played as")), parts.NewRows(merged...)))
	}
	var others []*parts.Row
	for _, other := range log.People() {
		if other != p.name {
			others = append(others, parts.NewRow(parts.RowData{Title: other, Here: true, Tap: func() { p.merge(other) }}))
		}
	}
	if len(others) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("{player} is the same person as …", p.name)), parts.NewRows(others...)))
	}
	return objects
}

// merge asks, and takes the person for another one.
func (p *personPage) merge(other string) {
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon: parts.IconPeople, Title: wording.L("One person?"), Words: wording.L("{player}'s matches will then all count as {other}'s. You can separate them again.", p.name, other),
		Yes: wording.L("One person"), No: wording.L("Two people"),
	}, func(yes bool) {
		if yes {
			p.rename(other)
		}
	})
}

// rename calls the person otherwise.
func (p *personPage) rename(to string) {
	if err := p.app.Evenings.People().Rename(p.name, to); err != nil {
		shell.SayProblem(p.app, err)
		return
	}
	p.renamed(p.app.Evenings.People().Call(to))
}

// renamed keeps who is meant, and shows the person under that name.
func (p *personPage) renamed(name string) {
	p.app.Evenings.KeepPeople()
	if i := slices.Index(p.app.people, p.name); i >= 0 && name != p.name {
		p.app.people = nil // the group of the latest evening knows the new name
	}
	p.app.Drop()
	p.app.Open(shell.Route{Page: shell.PersonPage, Arg: name})
}

// mostRecords is how many stand on the page of the group.
const mostRecords = 3

// records are those of all games, in the order of the shelf.
func (a *Feature) records(log *evenings.Log) []evenings.Record {
	var list []evenings.Record
	for _, g := range a.Games() {
		list = append(list, log.Records(g.Key, a.Evenings.FeatWords(g))...)
	}
	return list
}

// recordRow is a record, with the sign of its game.
func (a *Feature) recordRow(r evenings.Record) *parts.Row {
	return parts.NewRow(parts.RowData{Icon: a.Adds(r.Game).Icon, Title: r.Words.Title.String(), Trail: game.RecordLine(r)})
}

// newest are the records that were broken last, and the way to all.
func (p *groupPage) newest(log *evenings.Log) fyne.CanvasObject {
	list := p.app.records(log)
	if len(list) == 0 {
		return nil
	}
	evenings.Newest(list)
	var rows []*parts.Row
	for _, r := range list[:min(len(list), mostRecords)] {
		rows = append(rows, p.app.recordRow(r))
	}
	rows = append(rows, parts.NewRow(parts.RowData{
		Title: wording.L("All records"), Trail: parts.Number(len(list)), Tap: func() { p.app.Open(shell.Route{Page: shell.RecordsPage}) },
	}))
	return parts.NewPanel("", parts.NewTightColumn(parts.NewFlow(parts.NewSection(wording.L("Records of the table")), parts.NewLess(wording.L("with guests"))), parts.NewRows(rows...)))
}

// recordsPage shows the records of a group, game by game.
type recordsPage struct{ app *Feature }

func (p *recordsPage) Heading() string { return wording.L("Records of the table") }

func (p *recordsPage) Page() fyne.CanvasObject {
	log, _ := p.app.Evenings.Log()
	log = log.With(p.app.group(log)).Since(p.app.since)
	var objects []fyne.CanvasObject
	for _, g := range p.app.Games() {
		var rows []*parts.Row
		for _, r := range log.Records(g.Key, p.app.Evenings.FeatWords(g)) {
			rows = append(rows, parts.NewRow(parts.RowData{Title: r.Words.Title.String(), Words: parts.Sentences(game.RecordLine(r), day(r.When))}))
		}
		if len(rows) > 0 {
			objects = append(objects, parts.NewPanel(g.Title, parts.NewRows(rows...)))
		}
	}
	if len(objects) == 0 {
		objects = append(objects, parts.NewEmpty(wording.L("No records yet. Each match that you play to its end can set some.")))
	}
	return parts.NewPage(objects...)
}

package group

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/evenings"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
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
		objects = []fyne.CanvasObject{parts.NewLess(wording.L("Nothing played to its end yet."))}
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
		Icon: parts.IconPeople, Title: wording.L("One person?"), Words: wording.L("All matches of {player} count for {other} then. You can part them again.", p.name, other),
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

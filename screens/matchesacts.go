package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/parts"
)

// matchActs are what can be done with a match besides playing it: look at its numbers, share it, and put it in order.
func (a *App) matchActs(o *openMatch) []fyne.CanvasObject {
	look := parts.NewRows(
		parts.NewRow(parts.RowData{
			Icon: parts.IconChart, Title: lang.L("Statistics"), Words: lang.L("Dice, cards, time and moves"),
			Tap: func() { a.open(Route{StatisticsPage, o.id}) },
		}),
		parts.NewRow(parts.RowData{
			Icon: parts.IconShuffle, Title: lang.L("Chance"), Words: a.drawsLine(o.match),
			Tap: func() { a.open(Route{ChancePage, o.id}) },
		}),
		parts.NewRow(parts.RowData{
			Icon: parts.IconShare, Title: lang.L("Export"), Words: lang.L("As a .table file or as text"),
			Tap: func() { a.share(matchText(a, o.match)) },
		}))
	return []fyne.CanvasObject{look, a.matchOrder(o)}
}

// drawsLine says whose cards and dice are used.
func (a *App) drawsLine(m *matches.Match) string {
	if m.Draws() {
		return lang.L("The app throws and draws")
	}
	return lang.L("Your own cards and dice")
}

// matchOrder are the acts that keep the list of matches in order.
func (a *App) matchOrder(o *openMatch) fyne.CanvasObject {
	rows := []*parts.Row{
		parts.NewRow(parts.RowData{
			Title: lang.L("Rename"), Words: o.match.Name(), Tap: func() { a.open(Route{MatchNamePage, o.id}) },
		}),
		parts.NewRow(parts.RowData{
			Title: lang.L("Duplicate"), Words: lang.L("To try something, or to play on from here twice"), Tap: func() { a.duplicate(o) },
		}),
		parts.NewRow(parts.RowData{
			Title: lang.L("Archive"), Words: lang.L("Puts it away, or takes it out again"), Tap: func() { a.archive(o) },
		}),
		parts.NewRow(parts.RowData{
			Title: lang.L("Delete"), Words: lang.L("It can be brought back"), Tap: func() { a.deleteMatch(o.id) },
		}),
	}
	return parts.NewColumn(parts.NewSection(lang.L("In order")), parts.NewRows(rows...))
}

// matchText is a match as it is shared: in the table notation.
func matchText(a *App, m *matches.Match) shareable {
	s := shareable{title: lang.L("Export"), name: fileName(m) + tableEnding, text: string(m.Export())}
	if m.Hidden() && !m.Table().Over() {
		s.note = lang.L("The cards that lie hidden are not in this text: until the game is over only this device knows them.")
	}
	return s
}

// fileName is the name of a match as a file's.
func fileName(m *matches.Match) string {
	name := m.Name()
	if name == "" {
		name = m.Table().Game().Title + " " + strings.Join(m.Table().Seats(), " ")
	}
	return strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, name)
}

// duplicate makes a second match with the same story.
func (a *App) duplicate(o *openMatch) {
	name := lang.L("Copy of {{.Match}}", map[string]any{"Match": o.called()})
	if _, err := a.library.Duplicate(o.id, name); err != nil {
		a.say(lang.L("This match can't be duplicated: {{.Problem}}.", said(err)))
		return
	}
	a.say(lang.L("Kept as \"{{.Match}}\".", map[string]any{"Match": name}))
	a.trail = newTrail().open(Route{Page: MatchesPage})
	a.show()
}

// called is what people call the match: its name or its game.
func (o *openMatch) called() string {
	if name := o.match.Name(); name != "" {
		return name
	}
	return o.match.Table().Game().Title
}

// archive puts a match away, or takes it out again.
func (a *App) archive(o *openMatch) {
	list, err := a.library.List()
	was := false
	for _, m := range list {
		was = was || m.ID == o.id && m.Archived
	}
	if err == nil {
		err = a.library.SetArchived(o.id, !was)
	}
	if err != nil {
		a.say(lang.L("This match can't be put away: {{.Problem}}.", said(err)))
		return
	}
	a.trail = newTrail().open(Route{Page: MatchesPage})
	a.show()
}

// matchName gives a match a name.
type matchName struct {
	app  *App
	of   *openMatch
	name *parts.Entry
}

func (p *matchName) bar() *parts.TopBar { return p.app.backBar(lang.L("Rename")) }

func (p *matchName) page() fyne.CanvasObject {
	p.name = parts.NewEntry(lang.L("Name of the match"), p.of.match.Name(), nil)
	p.name.OnSubmitted = func(string) { p.keep() }
	return parts.NewPage(parts.NewColumn(p.name, parts.NewMainButton(lang.L("Keep this name"), parts.IconCheck, p.keep)))
}

func (p *matchName) keep() {
	if err := p.app.library.Rename(p.of.id, strings.TrimSpace(p.name.Text)); err != nil {
		p.app.say(lang.L("This match can't be renamed: {{.Problem}}.", said(err)))
		return
	}
	p.app.back()
}

func (p *matchName) refresh() {}

func (p *matchName) key(fyne.KeyName) bool { return false }

package library

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// matchActs are what can be done with a match besides playing it: share it, and look at its numbers.
func (a *Feature) matchActs(o *game.OwnMatch) fyne.CanvasObject {
	return parts.NewRows(
		parts.NewRow(parts.RowData{
			Icon: parts.IconShare, Title: wording.L("Export"), Words: wording.L("As a .table file or as text"),
			Tap: func() { a.Share(matchText(a, o.Match)) },
		}),
		parts.NewRow(parts.RowData{
			Icon: parts.IconFlag, Title: wording.L("The story of the evening"), Words: wording.L("A picture to keep and share, when the game is over"),
			Greyed: !o.Table().Over(), Tap: func() { a.Open(shell.Route{Page: shell.StoryPage, Arg: o.ID}) },
		}),
		parts.NewRow(parts.RowData{
			Icon: parts.IconChart, Title: wording.L("Statistics"), Words: wording.L("Dice, cards, time and moves"),
			Tap: func() { a.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID}) },
		}),
		parts.NewRow(parts.RowData{
			Icon: parts.IconShuffle, Title: wording.L("Chance"), Words: a.drawsLine(o.Match),
			Tap: func() { a.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID}) },
		}))
}

// drawsLine says whose cards and dice are used.
func (a *Feature) drawsLine(m *matches.Match) string {
	if m.Draws() {
		return wording.L("The app throws and draws")
	}
	return wording.L("Your own cards and dice")
}

// matchOrder are the acts that keep the list of matches in order.
func (a *Feature) matchOrder(o *game.OwnMatch) fyne.CanvasObject {
	rows := []*parts.Row{
		parts.NewRow(parts.RowData{
			Title: wording.L("Rename"), Words: o.Match.Name(), Tap: func() { a.Open(shell.Route{Page: shell.MatchNamePage, Arg: o.ID}) },
		}),
		parts.NewRow(parts.RowData{
			Title: wording.L("Duplicate"), Words: wording.L("Try something out, or play on in two ways"), Tap: func() { a.duplicate(o) },
		}),
		parts.NewRow(parts.RowData{
			Title: wording.L("Archive"), Words: wording.L("Archive it, or bring it back"), Tap: func() { a.archive(o) },
		}),
		parts.NewRow(parts.RowData{
			Title: wording.L("Delete"), Words: wording.L("You can bring it back"), Tap: func() { a.DeleteMatch(o.ID) },
		}),
	}
	return parts.NewColumn(parts.NewSection(wording.L("Manage")), parts.NewRows(rows...))
}

// matchText is a match as it is shared: in the table notation.
func matchText(a *Feature, m *matches.Match) shell.Shareable {
	s := shell.Shareable{Title: wording.L("Export"), Name: fileName(m) + tableEnding, Text: string(m.Export())}
	if m.Hands().Hidden() && !m.Table().Over() {
		s.Note = wording.L("Hidden cards are not in this text. Until the game is over, only this device knows them.")
	}
	return s
}

// fileName is the name of a match as a file's.
func fileName(m *matches.Match) string {
	name := m.Name()
	if name == "" {
		name = m.Table().Game().Title + " " + strings.Join(m.Table().Seats(), " ")
	}
	return asFile(name)
}

// asFile is a name without what no file's name has.
func asFile(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, name)
}

// duplicate makes a second match with the same story.
func (a *Feature) duplicate(o *game.OwnMatch) {
	name := wording.L("Copy of {match}", o.Called())
	if _, err := a.Library.Duplicate(o.ID, name); err != nil {
		a.Say(wording.L("This match can't be duplicated: {problem}.", err))
		return
	}
	a.Say(wording.L("Kept as \"{match}\".", name))
	a.Go(shell.Route{Page: shell.MatchesPage})
}

// archive puts a match away, or takes it out again.
func (a *Feature) archive(o *game.OwnMatch) {
	list, err := a.Library.List()
	was := false
	for _, m := range list {
		was = was || m.ID == o.ID && m.Archived
	}
	if err == nil {
		err = a.Library.SetArchived(o.ID, !was)
	}
	if err != nil {
		a.Say(wording.L("This match can't be archived: {problem}.", err))
		return
	}
	a.Go(shell.Route{Page: shell.MatchesPage})
}

// matchName gives a match a name.
type matchName struct {
	app  *Feature
	of   *game.OwnMatch
	name *parts.Entry
}

func (p *matchName) Heading() string { return wording.L("Rename") }

func (p *matchName) Page() fyne.CanvasObject {
	p.name = parts.NewEntry(wording.L("Name of the match"), p.of.Match.Name(), nil)
	p.name.OnSubmitted = func(string) { p.save() }
	t := p.of.Match.Table()
	players := strings.Join(t.Seats(), ", ")
	of := parts.NewTightColumn(parts.NewSection(t.Game().Title), parts.NewLess(players))
	page := parts.NewColumn()
	if picture := parts.GamePicture(t.Game().Key); picture != "" {
		page.Add(parts.NewLead(picture, of))
	} else {
		page.Add(of)
	}
	page.Add(p.name)
	page.Add(parts.NewMainButton(wording.L("Keep this name"), parts.IconCheck, p.save))
	return parts.NewPage(page)
}

func (p *matchName) save() {
	if err := p.app.Library.Rename(p.of.ID, strings.TrimSpace(p.name.Text)); err != nil {
		p.app.Say(wording.L("This match can't be renamed: {problem}.", err))
		return
	}
	p.app.Back()
}

// matchMore is what can be done with a match besides playing it.
type matchMore struct {
	app *Feature
	of  *game.OwnMatch
}

func (m *matchMore) Heading() string { return wording.L("This match") }

func (m *matchMore) Page() fyne.CanvasObject {
	t := m.of.Match.Table()
	var answers []*parts.Row
	for _, option := range t.Game().Options {
		if !option.Asked(len(t.Seats())) {
			continue
		}
		answers = append(answers, parts.NewRow(parts.RowData{
			Title: wording.Translate(option.Question), Words: game.OptionName(option.Name), Trail: t.Options()[option.Name],
			Tap: func() { m.app.Open(shell.Route{Page: shell.HouseRulePage, Arg: t.Game().Key + "/" + option.Name}) },
		}))
	}
	if m.of.Match.Log().Stays() {
		answers = append(answers, parts.NewRow(parts.RowData{
			Title: wording.L("What chance has shown stays"), Words: wording.L("Nobody takes back what the app has thrown or drawn."),
		}))
	}
	objects := []fyne.CanvasObject{m.app.matchActs(m.of)}
	if m.of.Match.ReadOnly() == "" && !t.Over() {
		objects = append(objects, parts.NewCard(parts.IconPeople, wording.L("Empty chairs"), game.ChairsLine(t.Seats(), m.of.Chairs.Level),
			func() { m.app.Open(shell.Route{Page: shell.ChairsPage, Arg: m.of.ID}) }),
			game.NewClockChoice(m.of.Match.Header(matches.HeaderClock), func(header string) { m.of.Clock.Set(header); m.app.Relay() }))
	}
	if m.app.Device().Turn != nil {
		objects = append(objects, m.app.TurnPanel(m.of.OpenMatch))
	}
	objects = append(objects, m.app.matchOrder(m.of))
	if hands := m.of.HandButtons(game.EverySeat(t)); len(hands) > 0 {
		objects = append([]fyne.CanvasObject{parts.NewPanel(wording.L("Hidden hands"), hands...)}, objects...)
	}
	if aids := m.app.AidKeys(t.Game().Key, game.AidCard); len(aids) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("At the table")), parts.NewGrid(parts.CardWidth, 2, aids...)))
	}
	return parts.NewPage(append(objects, parts.NewColumn(parts.NewSection(wording.L("House rules of this match")), parts.NewRows(answers...)))...)
}

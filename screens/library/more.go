package library

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

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

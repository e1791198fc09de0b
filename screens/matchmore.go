package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// matchRulesButton leads from a match to the rules of its game.
func (a *App) matchRulesButton(o *openMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconRules, lang.L("Rules"), func() { a.open(Route{RulesPage, o.match.Table().Game().Key}) })
}

// matchMoreButton leads from a match to all else that can be done with it.
func (a *App) matchMoreButton(o *openMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconMore, lang.L("More"), func() { a.open(Route{MatchMorePage, o.id}) })
}

// matchMore is what can be done with a match besides playing it.
type matchMore struct {
	app *App
	of  *openMatch
}

func (m *matchMore) bar() *parts.TopBar { return m.app.backBar(lang.L("This match")) }

func (m *matchMore) page() fyne.CanvasObject {
	t := m.of.match.Table()
	register := parts.NewCard(parts.IconRules, lang.L("Rules"), rulesLine(t.Game()), func() { m.app.open(Route{RulesPage, t.Game().Key}) })
	var answers []*parts.Row
	for _, option := range t.Game().Options {
		answers = append(answers, parts.NewRow(parts.RowData{
			Title: lang.L(option.Question), Words: optionName(option.Name), Trail: t.Options()[option.Name],
			Tap: func() { m.app.open(Route{HouseRulePage, t.Game().Key + "/" + option.Name}) },
		}))
	}
	objects := []fyne.CanvasObject{register}
	if m.app.device.Turn != nil {
		objects = append(objects, m.app.turnPanel(m.of))
	}
	objects = append(objects, m.app.matchActs(m.of)...)
	if hands := m.app.handButtons(m.of, everySeat(t)); len(hands) > 0 {
		objects = append([]fyne.CanvasObject{parts.NewPanel(lang.L("Hidden hands"), hands...)}, objects...)
	}
	if aids := m.app.aidCards(t.Game().Key); len(aids) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(lang.L("At the table")), parts.NewGrid(cardWidth, 2, aids...)))
	}
	return parts.NewPage(append(objects, parts.NewColumn(parts.NewSection(lang.L("House rules of this match")), parts.NewRows(answers...)))...)
}

func (m *matchMore) refresh() {}

func (m *matchMore) key(fyne.KeyName) bool { return false }

package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// register is the rules of a game: to search by word and id, by section, and the house rules.
type register struct {
	app   *App
	game  *rules.Game
	visit *visit
	list  *fyne.Container
	found *string // what the list was made for
}

func newRegister(a *App, g *rules.Game) *register {
	return &register{app: a, game: g, visit: a.trail.here(), list: container.NewStack()}
}

func (r *register) bar() *parts.TopBar { return r.app.backBar(lang.L("Rules")) }

func (r *register) page() fyne.CanvasObject {
	search := parts.NewSearch(lang.L("Word or number"), func(words string) {
		r.visit.Search = words
		r.refresh()
	})
	search.SetText(r.visit.Search)
	return parts.NewPage(search, r.list)
}

func (r *register) refresh() {
	search := strings.TrimSpace(r.visit.Search)
	if r.found != nil && *r.found == search {
		return
	}
	r.found = &search
	if search == "" {
		r.fill(r.sections(), r.houseRules())
		return
	}
	found, houseRules := findRules(r.game, search), findOptions(r.game, search)
	if len(found)+len(houseRules) == 0 {
		r.fill(parts.NewLess(lang.L("No rule has that.")))
		return
	}
	r.fill(r.app.ruleRows(r.game, found), r.app.optionRows(r.game, houseRules))
}

// fill replaces what is listed.
func (r *register) fill(objects ...fyne.CanvasObject) {
	r.list.Objects = []fyne.CanvasObject{parts.NewSections(objects...)}
	r.list.Refresh()
	r.app.content.Refresh()
}

// sections are the sections of the register.
func (r *register) sections() fyne.CanvasObject {
	var rows []*parts.Row
	for _, s := range sectionsOf(r.game) {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconRules, Title: sectionTitle(s.name), Words: sectionWords(s),
			Tap: func() { r.app.open(Route{RulesPage, r.game.Key + "/" + s.name}) },
		}))
	}
	return parts.NewRows(rows...)
}

// houseRules are the options of the game.
func (r *register) houseRules() fyne.CanvasObject {
	return parts.NewColumn(parts.NewSection(lang.L("House rules")), r.app.optionRows(r.game, r.game.Options))
}

func (r *register) key(fyne.KeyName) bool { return false }

// sectionPage lists the rules of one section.
type sectionPage struct {
	app  *App
	game *rules.Game
	name string
}

func (s *sectionPage) bar() *parts.TopBar { return s.app.backBar(sectionTitle(s.name)) }

func (s *sectionPage) page() fyne.CanvasObject {
	for _, section := range sectionsOf(s.game) {
		if section.name == s.name {
			return parts.NewPage(s.app.ruleRows(s.game, section.rules))
		}
	}
	return parts.NewPage(parts.NewLess(lang.L("No rule has that.")))
}

func (s *sectionPage) refresh() {}

func (s *sectionPage) key(fyne.KeyName) bool { return false }

// ruleRows lists rules; a tap opens one.
func (a *App) ruleRows(g *rules.Game, list []rules.Rule) fyne.CanvasObject {
	var rows []*parts.Row
	for _, rule := range list {
		rows = append(rows, parts.NewRow(parts.RowData{
			Chip: rule.ID, Title: lang.L(rule.Text), Tap: func() { a.openRule(g, rule.ID) },
		}))
	}
	return parts.NewRows(rows...)
}

// optionRows lists house rules; a tap opens one.
func (a *App) optionRows(g *rules.Game, list []rules.Option) fyne.CanvasObject {
	var rows []*parts.Row
	for _, option := range list {
		rows = append(rows, parts.NewRow(parts.RowData{
			Title: lang.L(option.Question), Words: optionName(option.Name),
			Tap: func() { a.open(Route{HouseRulePage, g.Key + "/" + option.Name}) },
		}))
	}
	return parts.NewRows(rows...)
}

// openRule opens the page of a rule.
func (a *App) openRule(g *rules.Game, id string) { a.open(Route{RulePage, g.Key + "/" + id}) }

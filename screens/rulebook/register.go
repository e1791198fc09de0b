package rulebook

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/answers"
	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// register is the rules of a game: to search by word and id, by section, and the house rules.
type register struct {
	app    *Feature
	game   *rules.Game
	Visit  *shell.Visit
	list   *fyne.Container
	search *parts.Entry
	found  *string       // what the list was made for
	desk   *answers.Desk // nil: it isn't read yet
	box    *printing.Box // nil: nothing of the game is printed
}

func newRegister(a *Feature, g *rules.Game) *register {
	r := &register{app: a, game: g, Visit: a.Here(), list: container.NewStack(), box: game.PiecesOf(a.Session, g.Key, g.MaxSeats)}
	var err error
	var read *answers.Desk
	a.Device().Apart(func() { read, err = answers.For(g) }, func() {
		if err != nil {
			a.Say(wording.L("The questions can't be read: {problem}.", err))
			return
		}
		r.desk, r.found = read, nil
		if a.Shown() == r {
			r.Refresh()
		}
	})
	return r
}

func (r *register) Bar() *parts.TopBar { return shell.BackBar(r.app, wording.L("Rules")) }

func (r *register) Page() fyne.CanvasObject {
	r.search = parts.NewSearch(wording.L("Word or number"), func(words string) {
		r.Visit.Search = words
		r.Refresh()
	})
	r.search.SetText(r.Visit.Search)
	return parts.NewWidePage(r.search, r.list)
}

func (r *register) Refresh() {
	search := strings.TrimSpace(r.Visit.Search)
	if r.found != nil && *r.found == search {
		return
	}
	r.found = &search
	if search == "" || r.desk == nil {
		r.fill(parts.NewHalves(r.reference(), r.sections(), r.houseRules()))
		return
	}
	found, houseRules := r.desk.Rules(search), r.desk.Options(search)
	pieces := r.app.pieceRows(r.game, r.box, search)
	if len(found)+len(houseRules)+len(pieces) == 0 {
		r.fill(parts.NewEmpty(wording.L("No rule has these words. Try fewer, or one that the rules use."),
			parts.NewButton(wording.L("Show all rules"), parts.IconRules, func() { r.search.SetText("") })))
		return
	}
	r.fill(parts.NewRows(pieces...), r.app.ruleRows(r.game, found), r.app.optionRows(r.game, houseRules))
}

// fill replaces what is listed.
func (r *register) fill(objects ...fyne.CanvasObject) {
	r.list.Objects = []fyne.CanvasObject{parts.NewSections(objects...)}
	r.list.Refresh()
	r.app.Relay()
}

// sections are the sections of the register.
func (r *register) sections() fyne.CanvasObject {
	title := parts.NewSection(wording.L("All rules"))
	var rows []*parts.Row
	for _, s := range sectionsOf(r.game) {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconRules, Title: sectionTitle(r.game, s.name), Words: sectionWords(s),
			Tap: func() { r.app.Open(shell.Route{Page: shell.RulesPage, Arg: r.game.Key + "/" + s.name}) },
		}))
	}
	return parts.NewColumn(title, parts.NewRows(rows...))
}

// houseRules are the options of the game.
func (r *register) houseRules() fyne.CanvasObject {
	return parts.NewColumn(parts.NewSection(wording.L("House rules")), r.app.optionRows(r.game, r.game.Options))
}

func (r *register) Key(fyne.KeyName) bool { return false }

// sectionPage lists the rules of one section.
type sectionPage struct {
	app  *Feature
	game *rules.Game
	name string
}

func (s *sectionPage) Bar() *parts.TopBar { return shell.BackBar(s.app, sectionTitle(s.game, s.name)) }

func (s *sectionPage) Page() fyne.CanvasObject {
	for _, section := range sectionsOf(s.game) {
		if section.name == s.name {
			return parts.NewPage(s.app.ruleRows(s.game, section.Rules))
		}
	}
	return parts.NewPage(parts.NewLess(wording.L("No rule is here.")))
}

func (s *sectionPage) Refresh() {}

func (s *sectionPage) Key(fyne.KeyName) bool { return false }

// ruleRows lists rules; a tap opens one.
func (a *Feature) ruleRows(g *rules.Game, list []rules.Rule) fyne.CanvasObject {
	var rows []*parts.Row
	for _, rule := range list {
		rows = append(rows, parts.NewRow(parts.RowData{
			Chip: rule.ID, Title: wording.Translate(rule.Text), Tap: func() { a.Open(game.RuleRoute(g, rule.ID)) },
		}))
	}
	return parts.NewRows(rows...)
}

// optionRows lists house rules; a tap opens one.
func (a *Feature) optionRows(g *rules.Game, list []rules.Option) fyne.CanvasObject {
	var rows []*parts.Row
	for _, option := range list {
		rows = append(rows, parts.NewRow(parts.RowData{
			Title: wording.Translate(option.Question), Words: game.OptionName(option.Name),
			Tap: func() { a.Open(shell.Route{Page: shell.HouseRulePage, Arg: g.Key + "/" + option.Name}) },
		}))
	}
	return parts.NewRows(rows...)
}

// Build makes a page about the rules of a game, or nil.
func (a *Feature) Build(r shell.Route) shell.Screen {
	key, what, _ := strings.Cut(r.Arg, "/")
	game, ok := a.Game(key)
	if !ok {
		return nil
	}
	switch r.Page {
	case shell.RulesPage:
		if what != "" {
			return &sectionPage{a, game, what}
		}
		return newRegister(a, game)
	case shell.PiecesPage:
		return newPieces(a, game, what)
	case shell.StepsPage:
		return newSteps(a, game)
	case shell.RulePage:
		if rule, ok := game.Rule(what); ok {
			return newRule(a, game, rule)
		}
	case shell.ExplainPage:
		return newExplain(a, game)
	case shell.HouseRulePage:
		if option, ok := game.Option(what); ok {
			return &houseRule{a, game, option}
		}
	}
	return nil
}

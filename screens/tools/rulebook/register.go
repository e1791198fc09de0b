// Package rulebook shows the rules of a game: sections, single rules, pieces, steps, and how to explain it all.
package rulebook

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
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

func (r *register) Heading() string { return wording.L("Rules") }

func (r *register) Page() fyne.CanvasObject {
	r.search = parts.NewSearch(wording.L("Word or number"), func(words string) {
		r.Visit.Search = words
		r.Refresh()
	})
	r.search.SetText(r.Visit.Search)
	return parts.NewFooted(nothing(), r.foot()).Page(r.search, r.list)
}

// nothing stands where a page has nothing to say over its foot.
func nothing() fyne.CanvasObject {
	o := container.NewStack()
	o.Hide()
	return o
}

// foot leads to the steps, and to whoever asks in other words.
func (r *register) foot() fyne.CanvasObject {
	ask := parts.NewButton(wording.L("Ask"), parts.IconScales, func() {
		route := shell.Route{Page: shell.DisputePage, Arg: r.game.Key}
		if of := r.app.MatchBehind(r.game.Key); of != nil && of == r.app.OpenHere() {
			route.Arg = game.MatchWhere(of.ID)
		}
		r.app.Open(route)
	})
	if r.box == nil {
		return ask
	}
	steps := parts.NewButton(wording.L("Steps"), parts.IconList, func() {
		r.app.Open(shell.Route{Page: shell.StepsPage, Arg: r.game.Key})
	})
	steps.Label = wording.L("Steps and costs")
	if now := r.app.stepNow(r.game); now != "" {
		steps.Label = parts.Sentences(steps.Label, nowTitle(now))
	}
	return box.Row(parts.RowGap, box.Grow(steps), box.Grow(ask))
}

func (r *register) Refresh() {
	search := strings.TrimSpace(r.Visit.Search)
	if r.found != nil && *r.found == search {
		return
	}
	r.found = &search
	if search == "" || r.desk == nil {
		r.fill(append(r.printedOtherwise(), r.folds())...)
		return
	}
	found, houseRules := r.desk.Rules(search), r.desk.Options(search)
	pieces := r.app.pieceRows(r.game, r.box, search)
	if len(found)+len(houseRules)+len(pieces) == 0 {
		r.fill(parts.NewEmpty(wording.L("No rule has these words. Try fewer, or one that the rules use."),
			parts.NewButton(wording.L("Show all rules"), parts.IconRules, func() { r.search.SetText("") })))
		return
	}
	r.fill(parts.NewRows(pieces...), r.app.ruleRows(r.game, found, ""), r.app.optionRows(r.game, houseRules))
}

// fill replaces what is listed.
func (r *register) fill(objects ...fyne.CanvasObject) {
	r.list.Objects = []fyne.CanvasObject{parts.NewSections(objects...)}
	r.list.Refresh()
	r.app.Relay()
}

// yours are the answers of the match behind the page to house rules, as far as they aren't the printed ones; nil: none are.
func (a *Feature) yours(g *rules.Game, options []rules.Option) fyne.CanvasObject {
	of := a.MatchBehind(g.Key)
	if of == nil {
		return nil
	}
	lines, chosen := parts.NewTightColumn(), of.Table().Options()
	for _, o := range options {
		if value := chosen[o.Name]; value != o.Default {
			lines.Add(parts.NewBody(wording.Translate(o.Question)))
			lines.Add(parts.NewWords(wording.Translate(parts.Capital(value)), look.Body, look.Accent).Bold())
			lines.Add(parts.NewLess(wording.L("printed: {default}", wording.Translate(o.Default))))
		}
	}
	if len(lines.Objects) == 0 {
		return nil
	}
	return lines
}

// printedOtherwise frames what is yours of all house rules; none without a match.
func (r *register) printedOtherwise() []fyne.CanvasObject {
	lines := r.app.yours(r.game, r.game.Options)
	if lines == nil {
		return nil
	}
	head := parts.NewWords(wording.L("Yours, not as printed"), look.Body, look.Accent).Bold().Head(2)
	face := box.NewSurface(box.Face{Fill: look.Card, Line: look.Gold, Band: 2, Corner: yoursCorner})
	return []fyne.CanvasObject{container.NewStack(face, box.Pad(parts.NewTightColumn(head, lines), yoursPad, yoursPad))}
}

// Measures of what is yours, in device-independent pixels.
const (
	yoursCorner = 14
	yoursPad    = 12
)

// folds are the sections of the register, the house rules and the pieces, each opened in place.
func (r *register) folds() fyne.CanvasObject {
	rows := parts.NewTightColumn()
	for _, s := range sectionsOf(r.game) {
		r.fold(rows, s.name, sectionTitle(r.game, s.name), len(s.Rules), func() fyne.CanvasObject {
			return r.app.ruleRows(r.game, s.Rules, "")
		})
	}
	if n := len(r.game.Options); n > 0 {
		r.fold(rows, "house", wording.L("House rules"), n, func() fyne.CanvasObject {
			return r.app.optionRows(r.game, r.game.Options)
		})
	}
	if r.box != nil {
		r.fold(rows, "pieces", wording.L("Cards and pieces"), len(r.box.Sections), r.pieces)
	}
	return rows
}

// fold adds a heading that opens what made makes.
func (r *register) fold(rows *fyne.Container, name, title string, number int, made func() fyne.CanvasObject) {
	open := r.app.opened[r.game.Key] == name
	rows.Add(parts.NewFold(title, strconv.Itoa(number), open, func() {
		r.app.opened[r.game.Key] = name
		if open {
			r.app.opened[r.game.Key] = ""
		}
		r.found = nil
		r.Refresh()
	}))
	if open {
		rows.Add(made())
	}
}

// ruleRows lists rules; a tap opens one. Open is the id of the one that is shown beside them; "": none is.
func (a *Feature) ruleRows(g *rules.Game, list []rules.Rule, open string) fyne.CanvasObject {
	var rows []*parts.Row
	for _, rule := range list {
		rows = append(rows, parts.NewRow(parts.RowData{
			Chip: rule.ID, Title: wording.Translate(rule.Text), Chosen: rule.ID == open, Tap: func() { a.Open(game.RuleRoute(g, rule.ID)) },
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
			a.opened[key] = what
		}
		return newRegister(a, game)
	case shell.PiecesPage:
		return newPieces(a, game, what)
	case shell.StepsPage:
		return newSteps(a, game)
	case shell.RulePage:
		return newRule(a, game, what)
	case shell.ExplainPage:
		return newExplain(a, game)
	case shell.HouseRulePage:
		if option, ok := game.Option(what); ok {
			return &houseRule{a, game, option}
		}
	}
	return nil
}

// Feature shows the rules of the games.
type Feature struct {
	*game.Session
	opened map[string]string // by the game's key: the section of its register that is open
}

// New is the feature of a session.
func New(a *game.Session) *Feature { return &Feature{a, map[string]string{}} }

// section is a part of a register: the rules whose ids begin alike.
type section struct {
	name  string // rules.SectionOf its ids
	Rules []rules.Rule
}

// shared is the section of the rules that all games share.
const shared = "all"

// sectionsOf parts a register by the first number of the ids, in its order; the rules of all games come last.
func sectionsOf(g *rules.Game) []section {
	var sections []section
	for _, rule := range g.Rules() {
		name := rules.SectionOf(rule.ID)
		if n := len(sections); n == 0 || sections[n-1].name != name {
			sections = append(sections, section{name: name})
		}
		last := &sections[len(sections)-1]
		last.Rules = append(last.Rules, rule)
	}
	return append(sections, section{shared, rules.Shared[:]})
}

// sectionTitle says in words what a section is about.
func sectionTitle(g *rules.Game, name string) string {
	title, ok := g.Everyday().Sections[name]
	switch {
	case name == shared:
		return wording.L("All games")
	case !ok:
		return wording.L("Section {number}", name)
	}
	return wording.Translate(title)
}

package rulebook

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// rule is the page of one rule: id, text, an example, the house rule that decides it, and the rules beside it.
type rule struct {
	app  *Feature
	game *rules.Game
	rule rules.Rule
	of   section
	at   int // its place in the section
}

// newRule is the page of the rule of an id; nil: there is none.
func newRule(a *Feature, g *rules.Game, id string) shell.Screen {
	for _, s := range sectionsOf(g) {
		if at := slices.IndexFunc(s.Rules, func(r rules.Rule) bool { return strings.EqualFold(r.ID, id) }); at >= 0 {
			return &rule{a, g, s.Rules[at], s, at}
		}
	}
	return nil
}

// Bar says which section it is of.
func (r *rule) Bar() *parts.TopBar {
	bar := shell.BackBar(r.app, sectionTitle(r.game, r.of.name))
	bar.Dress(look.FeltOf(r.game.Key), wording.L("{game}, rule {n} of {all}", r.game.Title, r.at+1, len(r.of.Rules)))
	return bar
}

func (r *rule) Page() fyne.CanvasObject {
	head := parts.NewFlow(parts.NewChip(r.rule.ID, "", nil))
	said := parts.NewColumn(head, parts.NewWords(wording.Translate(r.rule.Text), look.Label, look.Text))
	objects := []fyne.CanvasObject{said}
	if drawn := r.app.Lessons.Example(r.game, r.rule.ID); drawn != nil {
		objects = append(objects, parts.NewPanel(wording.L("In the first round"), drawn))
	}
	options := r.options()
	if yours := r.app.yours(r.game, options); yours != nil {
		head.Add(parts.NewWords(wording.L("your table's rule"), look.Body, look.Accent).Bold())
		said.Add(yours)
	}
	said.Add(parts.NewLess(game.SourceWords(r.rule.Source)))
	if len(options) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("Decided by the house rule")), r.app.optionRows(r.game, options)))
	}
	if look.ClassOf(r.app.Size().Width) == look.Phone {
		return parts.NewFooted(nothing(), r.beside()).Page(objects...)
	}
	return parts.NewWidePage(parts.NewHalves(parts.NewColumn(parts.NewSection(sectionTitle(r.game, r.of.name)), r.app.ruleRows(r.game, r.of.Rules, r.rule.ID)),
		parts.NewSections(objects...)))
}

// beside leads to the rules before and after it.
func (r *rule) beside() fyne.CanvasObject {
	all := r.game.Rules()
	at := slices.IndexFunc(all, func(other rules.Rule) bool { return other.ID == r.rule.ID })
	row := box.Row(parts.RowGap)
	for _, way := range []struct {
		to   int
		icon parts.Icon
	}{{at - 1, parts.IconBack}, {at + 1, parts.IconForward}} {
		if at < 0 || way.to < 0 || way.to == len(all) {
			continue
		}
		to := all[way.to]
		row.Add(box.Grow(parts.NewButton(to.ID, way.icon, func() {
			r.app.Drop()
			r.app.Open(game.RuleRoute(r.game, to.ID))
		})))
	}
	return row
}

// options are the house rules that decide the rule.
func (r *rule) options() []rules.Option {
	var options []rules.Option
	for _, name := range r.rule.Options {
		if option, ok := r.game.Option(name); ok {
			options = append(options, option)
		}
	}
	return options
}

// houseRule is the page of one option of a game: the question, its answers, and the rules that it decides.
type houseRule struct {
	app    *Feature
	game   *rules.Game
	option rules.Option
}

func (h *houseRule) Heading() string { return wording.L("House rule") }

func (h *houseRule) Page() fyne.CanvasObject {
	o := h.option
	values := make([]string, len(o.Values))
	for i, value := range o.Values {
		values[i] = wording.Translate(parts.Capital(value))
	}
	objects := []fyne.CanvasObject{
		parts.NewColumn(parts.NewWords(wording.Translate(o.Question), look.Title, look.Text), parts.NewLess(game.OptionName(o.Name))),
		parts.NewColumn(
			parts.NewBody(wording.L("Answers: {values}", strings.Join(values, ", "))),
			parts.NewBody(wording.L("Default: {default}. {why}", wording.Translate(parts.Capital(o.Default)), wording.Translate(o.Why))),
			parts.NewLess(game.SourceWords(o.Source))),
	}
	var decided []rules.Rule
	for _, r := range h.game.Rules() {
		if slices.Contains(r.Options, o.Name) {
			decided = append(decided, r)
		}
	}
	if len(decided) > 0 {
		return parts.NewWidePage(parts.NewHalves(parts.NewSections(objects...),
			parts.NewColumn(parts.NewSection(wording.L("Decides")), h.app.ruleRows(h.game, decided, ""))))
	}
	return parts.NewPage(objects...)
}

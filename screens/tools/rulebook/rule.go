package rulebook

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// rule is the page of one rule: id, text, source, the house rule that decides it, and its section.
type rule struct {
	app  *Feature
	game *rules.Game
	rule rules.Rule
}

func (r *rule) Heading() string { return r.rule.ID }

func (r *rule) Page() fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		parts.NewColumn(parts.NewWords(wording.Translate(r.rule.Text), look.Title, look.Text), parts.NewLess(game.SourceWords(r.rule.Source))),
	}
	if drawn := r.app.Lessons.Example(r.game, r.rule.ID); drawn != nil {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("In the first round")), drawn))
	}
	if options := r.options(); len(options) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("Decided by the house rule")),
			r.app.optionRows(r.game, options)))
	}
	name := rules.SectionOf(r.rule.ID)
	for _, s := range sectionsOf(r.game) {
		if s.name == name && len(s.Rules) > 1 {
			return parts.NewWidePage(parts.NewHalves(parts.NewSections(objects...), parts.NewColumn(parts.NewSection(sectionTitle(r.game, name)),
				r.app.ruleRows(r.game, without(s.Rules, r.rule.ID)))))
		}
	}
	return parts.NewPage(objects...)
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

// without are the rules but one.
func without(list []rules.Rule, id string) []rules.Rule {
	var rest []rules.Rule
	for _, r := range list {
		if r.ID != id {
			rest = append(rest, r)
		}
	}
	return rest
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
			parts.NewColumn(parts.NewSection(wording.L("Decides")), h.app.ruleRows(h.game, decided))))
	}
	return parts.NewPage(objects...)
}

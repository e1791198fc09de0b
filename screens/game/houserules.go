package game

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// NewHouseRules is every option of a game: the question, its answers, the default, why it is that and where the document
// speaks of it. chosen are the answers that are not the default; changed is called with each change.
func NewHouseRules(a *Session, g *rules.Game, chosen map[string]string, changed func()) fyne.CanvasObject {
	column := parts.NewSections()
	for _, option := range g.Options {
		column.Add(newHouseRule(a, g, option, chosen, changed))
	}
	return column
}

func newHouseRule(a *Session, g *rules.Game, o rules.Option, chosen map[string]string, changed func()) fyne.CanvasObject {
	now, ok := chosen[o.Name]
	if !ok {
		now = o.Default
	}
	titles := o.Titles()
	for i, title := range titles {
		titles[i] = wording.Translate(title)
	}
	choice := parts.NewChoice("", titles, slices.Index(o.Values, now), func(i int) {
		if o.Values[i] == o.Default {
			delete(chosen, o.Name)
		} else {
			chosen[o.Name] = o.Values[i]
		}
		changed()
	})
	why := wording.L("Default: {default}. {why}", wording.Translate(parts.Capital(o.Default)), wording.Translate(o.Why))
	if o.Source != "" {
		why += " " + strings.TrimSuffix(SourceWords(o.Source), ".") + "."
	}
	rulesOf := parts.NewFlow()
	for _, r := range g.Rules() {
		if slices.Contains(r.Options, o.Name) {
			rulesOf.Add(parts.NewChip(r.ID, "", func() { a.Open(RuleRoute(g, r.ID)) }))
		}
	}
	objects := []fyne.CanvasObject{parts.NewBody(wording.Translate(o.Question)), choice, parts.NewLess(why)}
	if len(rulesOf.Objects) > 0 {
		objects = append(objects, rulesOf)
	}
	return parts.NewPanel("", objects...)
}

// HouseRulesLine says in few words which house rules hold.
func HouseRulesLine(g *rules.Game, chosen map[string]string) string {
	var changed []string
	for _, option := range g.Options {
		if value, ok := chosen[option.Name]; ok {
			changed = append(changed, wording.Translate(parts.Capital(option.Name))+": "+wording.Translate(parts.Capital(value)))
		}
	}
	if len(changed) == 0 {
		return wording.L("All {count} at their defaults", len(g.Options))
	}
	return strings.Join(changed, ". ")
}

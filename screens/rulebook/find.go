package rulebook

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

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

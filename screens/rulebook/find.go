package rulebook

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// section is a part of a register: the rules whose ids begin alike.
type section struct {
	name  string // what follows the game's letters in the ids: "2" of RT-2.3.3.1
	Rules []rules.Rule
}

// shared is the section of the rules that all games share.
const shared = "all"

// sectionsOf parts a register by the first number of the ids, in its order; the rules of all games come last.
func sectionsOf(g *rules.Game) []section {
	var sections []section
	for _, rule := range g.Rules {
		name := sectionName(rule.ID)
		if n := len(sections); n == 0 || sections[n-1].name != name {
			sections = append(sections, section{name: name})
		}
		last := &sections[len(sections)-1]
		last.Rules = append(last.Rules, rule)
	}
	return append(sections, section{shared, rules.Shared[:]})
}

func sectionName(id string) string {
	_, number, _ := strings.Cut(id, "-")
	first, _, _ := strings.Cut(number, ".")
	return first
}

func sectionTitle(name string) string {
	if name == shared {
		return lang.L("All games")
	}
	return lang.L("Section {{.Number}}", map[string]any{"Number": name})
}

func sectionWords(s section) string {
	data := map[string]any{"First": s.Rules[0].ID, "Last": s.Rules[len(s.Rules)-1].ID}
	if len(s.Rules) == 1 {
		return s.Rules[0].ID
	}
	return lang.L("{{.First}} to {{.Last}}", data)
}

// findRules are the rules that have all the words, in their id, text, source or option.
func findRules(g *rules.Game, words string) []rules.Rule {
	var found []rules.Rule
	for _, list := range [][]rules.Rule{g.Rules, rules.Shared[:]} {
		for _, r := range list {
			if parts.HasWords(words, r.ID, lang.L(r.Text), r.Source, strings.Join(r.Options, " ")) {
				found = append(found, r)
			}
		}
	}
	return found
}

// findOptions are the house rules that have all the words.
func findOptions(g *rules.Game, words string) []rules.Option {
	var found []rules.Option
	for _, o := range g.Options {
		if parts.HasWords(words, o.Name, lang.L(o.Question), lang.L(o.Why), o.Source) {
			found = append(found, o)
		}
	}
	return found
}

package rules

import "strings"

// Everyday is how people speak of a game at the table, beside the words of its
// rules.
type Everyday struct {
	// Verbs gives other words for verbs, by their names: "reflect bounce" for redirect.
	Verbs map[string]string
	// Moments gives by verb the step in which it is meant where nobody says when; without
	// one it is the first of its steps.
	Moments map[string]string
	// Sections names the parts of the register by what follows the game's letters in the
	// ids, up to the first dot: "2" of RT-2.1.1, "R" of all rulings such as DD-R4.
	Sections map[string]string
}

// SectionOf is the part of the register that holds a rule, by its id.
func SectionOf(id string) string {
	_, number, _ := strings.Cut(id, "-")
	first, _, _ := strings.Cut(number, ".")
	if strings.HasPrefix(first, "R") {
		return "R"
	}
	return first
}

// SectionTitle names the part of the register that holds a rule, in words.
func (g *Game) SectionTitle(id string) string { return g.Everyday().Sections[SectionOf(id)] }

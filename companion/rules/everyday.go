package rules

import "strings"

// Everyday is how people speak of a game at the table, beside the words of its
// rules: with it a dispute is found by what somebody says.
type Everyday struct {
	// Verbs gives other words for verbs, by their names: "reflect bounce" for redirect.
	Verbs map[string]string
	// Words gives other words for the words that moves take, by how they are written.
	Words map[string]string
	// Numbers gives by a word that stands beside a number, such as "mcr", the path of
	// the fact that it says; {seat} is the place of the seat that acts, from 0.
	Numbers map[string]string
	// Moments gives by verb the step in which it is meant where nobody says when; without
	// one it is the first of its steps.
	Moments map[string]string
	// Sections names the parts of the register by what follows the game's letters in the
	// ids, up to the first dot: "2" of RT-2.1.1, "R" of all rulings such as DD-R4.
	Sections map[string]string
	// Usual are disputes that come up often.
	Usual []Usual
}

// Usual is a dispute that comes up often.
type Usual struct {
	// Said is the question as a player asks it.
	Said string
	// Known is what the question says of the position, as JSON in which all else is unknown.
	Known string
	// Move is the move in question, its seat a number.
	Move string
}

// SectionOf is the part of the register in which a rule stands, by its id.
func SectionOf(id string) string {
	_, number, _ := strings.Cut(id, "-")
	first, _, _ := strings.Cut(number, ".")
	if strings.HasPrefix(first, "R") {
		return "R"
	}
	return first
}

// SectionTitle names the part of the register in which a rule stands, in words.
func (g *Game) SectionTitle(id string) string { return g.Everyday.Sections[SectionOf(id)] }

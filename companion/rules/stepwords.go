package rules

import "strings"

// StepWords says a step of a game as people do.
type StepWords struct {
	// Title names it in a form: "Picking cards".
	Title string
	// Now is a clause that says what has to happen in it; {who} are those from whom
	// a move is awaited, one or several: "{who} must first pick a card".
	Now string
}

// StepVocabulary makes the words of a position's step, with the titles that people read.
func StepVocabulary(names []string, words []StepWords) *Vocabulary {
	titles := make([]string, len(words))
	for i := range words {
		titles[i] = words[i].Title
	}
	return Words("step", 0, names...).Titled(titles...)
}

// Clause is what has to happen in the step, as a clause, by those who are named.
func (s StepWords) Clause(who string) string { return strings.ReplaceAll(s.Now, "{who}", who) }

// Misfit says that a position has something that its step doesn't have, or lacks
// what the step needs.
func (s StepWords) Misfit(has bool, what string) string {
	if has {
		return what + " doesn't belong to the step " + s.Title + "."
	}
	return "the step " + s.Title + " needs " + what + "."
}

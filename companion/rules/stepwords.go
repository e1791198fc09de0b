package rules

import "tablekeeper/companion/base/wording"

// StepWords says a step of a game once; whatever names it follows from this.
type StepWords struct {
	// Name is its word in positions and commands: "pick".
	Name string
	// Title names it in a form: "Picking cards".
	Title string
	// Now is a clause that says what has to happen in it; {who} are those from whom
	// a move is awaited, one or several: "{who} must first pick a card".
	Now string
}

// StepVocabulary makes the words of a position's step, with the titles that people read.
func StepVocabulary(steps []StepWords) *Vocabulary {
	names, titles := stepNames(steps), make([]string, len(steps))
	for i := range steps {
		titles[i] = steps[i].Title
	}
	return Words("step", 0, names...).Titled(titles...)
}

func stepNames(steps []StepWords) []string {
	names := make([]string, len(steps))
	for i := range steps {
		names[i] = steps[i].Name
	}
	return names
}

// Clause is what has to happen in the step, as a clause, by those who are named.
func (s StepWords) Clause(who any) wording.Text { return wording.Say(s.Now, who) }

// Misfit says that a position has something that its step doesn't have, or lacks
// what the step needs.
func (s StepWords) Misfit(has bool, what wording.Text) wording.Text {
	if has {
		return wording.Say("{what} doesn't belong to the step {step}.", what, s.Title)
	}
	return wording.Say("the step {step} needs {what}.", s.Title, what)
}

package answers

import (
	"regexp"
	"slices"
	"strings"
)

// Second is a second question of what was asked, with its answer; nil where it isn't answered.
type Second struct {
	Asked  string  `json:"asked"`
	Answer *Answer `json:"answer,omitempty"`
}

// between is what stands between two questions.
var between = regexp.MustCompile(`\?\s+((?:and|so|but)\s+)?|[,;]?\s+and\s+((can|may|must|do|does|did|is|am|are|will|how|what|who|whos|whose|when|which|where)\b)`)

// leastWords is how many words a question has at least that is one by itself.
const leastWords = 3

// questionsIn are the two questions that a text asks; nil where it doesn't ask two.
func questionsIn(text string) []string {
	at := between.FindStringSubmatchIndex(text)
	if at == nil {
		return nil
	}
	second := at[1]
	if at[4] >= 0 {
		second = at[4]
	}
	parts := []string{strings.TrimSpace(text[:at[0]]), strings.TrimSpace(text[second:])}
	if slices.ContainsFunc(parts, func(part string) bool {
		words := wordsOf(part)
		return len(words) < leastWords || startWords.in(words) != 0 && thingWords.in(words) != 0 && insideWords.in(words) < 0
	}) {
		return nil
	}
	return parts
}

// Ask answers a question, the best answer first; Unclear where nothing fits. It is asked in a match, or in none: nil. Where two are asked, the
// first answer has the other one too.
func (d *Desk) Ask(question string, at *At) []Answer {
	question = strings.ToValidUTF8(question, "")
	parts := questionsIn(question)
	if parts == nil {
		return d.ask(question, at)
	}
	one, two := d.ask(parts[0], at), d.ask(parts[1], at)
	switch {
	case !one[0].known() && !two[0].known() || one[0].Matter == two[0].Matter:
		return d.ask(question, at)
	case !one[0].known():
		two[0].Second = &Second{Asked: parts[0]}
		return two
	}
	one[0].Second = &Second{Asked: parts[1]}
	if two[0].known() {
		one[0].Second.Answer = &two[0]
	}
	return one
}

// leastKnown is how far an answer is trusted at least that one of two questions gets.
const leastKnown = 0.3

// known reports whether an answer is what its question asks for, as far as can be told.
func (a *Answer) known() bool { return a.Here || a.trust >= leastKnown && a.Verdict != Silent }

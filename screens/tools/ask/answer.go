package ask

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/partial"
)

// answer is what the engine has answered on a dispute, with all that is shown of it.
type answer struct {
	partial.Answer
	act       rules.Act
	err       error
	behind    []stated            // the known facts that the verdict stands on
	questions map[string]question // by the path of the fact
	moments   []partial.Value     // the steps of the move's verb with what follows, where one of them is assumed
	nearest   []rules.Act         // legal moves that are nearest, where the whole position is known
	whole     bool                // the whole position is known
	house     bool                // the verdict rests on invented component data
}

// stated is a known fact.
type stated struct{ path, question, value string }

// question asks for a fact.
type question struct {
	text   string
	values []partial.Value
	now    any  // its known value; nil: unknown
	listed bool // its value is a list, or what lies at places
	none   any  // such a value without entries
}

// mostBehind is how many known facts are shown with a verdict.
const mostBehind = 5

// answered asks the engine.
func answered(inquire func() (*partial.Inquiry, error), act rules.Act, table rules.Judge, said []fact) *answer {
	r := &answer{act: act, questions: map[string]question{}}
	q, err := inquire()
	var moments partial.Fact
	if err == nil {
		r.Answer, moments, err = q.Settle(act)
	}
	if r.err = err; err != nil {
		return r
	}
	r.moments = moments.Values
	r.whole = wholly(q)
	for _, path := range r.about(q, said) {
		now, _ := q.Known(path)
		none, listed := q.Listed(path)
		r.questions[path] = question{q.Question(path), q.Values(path), now, listed, none}
	}
	if len(r.moments) > 0 {
		step := r.questions[moments.Path]
		step.text, step.now = moments.Question, r.Assumed[0].Value
		others := slices.DeleteFunc(step.values, func(v partial.Value) bool {
			return slices.ContainsFunc(r.moments, func(m partial.Value) bool { return m.Value == v.Value })
		})
		step.values = append(slices.Clone(r.moments), others...) // those of the move first
		r.questions[moments.Path] = step
	}
	if r.whole {
		ruling := table.Explain(act)
		r.nearest, r.house = ruling.Nearest, ruling.House
	}
	return r
}

// about lists the facts that can be asked for or changed: those that decide, those assumed, and those said.
func (r *answer) about(q *partial.Inquiry, said []fact) []string {
	var paths []string
	for _, f := range r.Facts {
		paths = append(paths, f.Path)
	}
	for _, a := range r.Assumed {
		paths = append(paths, a.Path)
	}
	known := map[string]bool{}
	add := func(path string) {
		value := q.Said(path)
		if value == "" || known[path] || len(r.behind) == mostBehind {
			return
		}
		known[path] = true
		r.behind = append(r.behind, stated{path, q.Question(path), value})
		paths = append(paths, path)
	}
	for _, f := range said {
		if !f.quiet {
			add(f.path)
		}
	}
	if rule := r.rule(); rule != "" {
		for _, path := range q.Behind(r.act, rule) {
			add(path)
		}
	} else if !r.whole {
		for _, path := range q.Told() {
			add(path)
		}
	}
	return paths
}

// rule is the rule that is broken for sure, "" for none.
func (r *answer) rule() string {
	first, _, _ := strings.Cut(r.Rule, ", ")
	return first
}

// wholly reports whether nothing is unknown.
func wholly(q *partial.Inquiry) bool {
	for _, path := range q.Paths() {
		if _, known := q.Known(path); !known {
			return false
		}
	}
	return true
}

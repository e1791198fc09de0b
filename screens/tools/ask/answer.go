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
	behind    []partial.Asked          // the known facts that the verdict stands on
	questions map[string]partial.Asked // by the path of the fact
	moments   []partial.Value          // the steps of the move's verb with what follows, where one of them is assumed
	nearest   []rules.Act              // legal moves that are nearest, where the whole position is known
	whole     bool                     // the whole position is known
	house     bool                     // the verdict rests on invented component data
}

// mostBehind is how many known facts are shown with a verdict.
const mostBehind = 5

// answered asks the engine.
func answered(inquire func() (*partial.Inquiry, error), act rules.Act, table rules.Judge, said []fact) *answer {
	r := &answer{act: act, questions: map[string]partial.Asked{}}
	q, err := inquire()
	var moments partial.Fact
	if err == nil {
		r.Answer, moments, err = q.Settle(act)
	}
	if r.err = err; err != nil {
		return r
	}
	r.moments = moments.Values
	r.whole = q.Whole()
	r.ask(q, said)
	if len(r.moments) > 0 {
		step := r.questions[moments.Path]
		step.Now = r.Assumed[0].Value
		others := slices.DeleteFunc(step.Values, func(v partial.Value) bool {
			return slices.ContainsFunc(r.moments, func(m partial.Value) bool { return m.Value == v.Value })
		})
		step.Values = append(slices.Clone(r.moments), others...) // those of the move first
		r.questions[moments.Path] = step
	}
	if r.whole {
		ruling := table.Explain(act)
		r.nearest, r.house = ruling.Nearest, ruling.House
	}
	return r
}

// ask notes the facts that can be asked for or changed: those that decide, those assumed, and those said.
func (r *answer) ask(q *partial.Inquiry, said []fact) {
	for _, f := range r.Facts {
		r.questions[f.Path] = q.Ask(f.Path)
	}
	for _, a := range r.Assumed {
		r.questions[a.Path] = q.Ask(a.Path)
	}
	add := func(path string) {
		if len(r.behind) == mostBehind || slices.ContainsFunc(r.behind, func(f partial.Asked) bool { return f.Path == path }) {
			return
		}
		if f := q.Ask(path); f.Said != "" {
			r.behind, r.questions[path] = append(r.behind, f), f
		}
	}
	for _, f := range said {
		if !f.quiet {
			add(f.path)
		}
	}
	if rule := r.rule(); rule != "" || !r.whole {
		for _, path := range q.Behind(r.act, rule) {
			add(path)
		}
	}
}

// rule is the rule that is broken for sure, "" for none.
func (r *answer) rule() string {
	first, _, _ := strings.Cut(r.Rule, ", ")
	return first
}

package partial

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Behind lists the known facts worth telling that the checks of a rule read for a move, by their
// paths: those that a verdict by that rule stands on.
func (q *Inquiry) Behind(a rules.Act, rule string) []string {
	n := namedBy(a, q.table.Form(a).Words)
	var paths []string
	for _, step := range q.stepsOf(a) {
		verb := q.trial.Verb(a, step)
		if verb < 0 {
			continue
		}
		v := &q.verbs[verb]
		for k := range v.Rules {
			if v.Rules[k] != rule {
				continue
			}
			for _, l := range q.readBy(checkName(v, k), &n) {
				if q.worthShowing(l) && !slices.Contains(paths, l.path) {
					paths = append(paths, l.path)
				}
			}
		}
	}
	return paths
}

// Told lists the known facts worth telling, by their paths.
func (q *Inquiry) Told() []string {
	var paths []string
	for _, l := range q.leaves {
		if q.worthShowing(l) {
			paths = append(paths, l.path)
		}
	}
	return paths
}

// worthShowing reports whether a fact is known and worth telling: not what the setup says, and
// not a card that is not there.
func (q *Inquiry) worthShowing(l *leaf) bool {
	value, known := q.known[l.path]
	setup := slices.ContainsFunc(q.fields, func(f rules.Field) bool { return f.Setup && f.Name == l.at[0] })
	title := q.title(l, value).String()
	return known && !setup && (l.word == "" || value != 0) && title != "" && len(title) <= mostTold
}

// mostTold is the longest value, in bytes, that is worth telling: more is read on the table.
const mostTold = 60

// Said is the known value of a fact in the players' words; "" where it has none.
func (q *Inquiry) Said(path string) string {
	l, ok := q.byPath[path]
	value, known := q.known[path]
	if !ok || !known {
		return ""
	}
	return q.title(l, value).String()
}

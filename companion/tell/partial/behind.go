package partial

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Behind lists the known facts worth telling that the checks of a rule read for a move, by their
// paths: those that a verdict by that rule stands on. Without a rule they are all that are worth telling.
func (q *Inquiry) Behind(a rules.Act, rule string) (paths []string) {
	add := func(leaves []*leaf) {
		for _, l := range leaves {
			if path := l.path(); q.worthShowing(l) && !slices.Contains(paths, path) {
				paths = append(paths, path)
			}
		}
	}
	if rule == "" {
		add(q.leaves)
		return paths
	}
	for _, step := range q.stepsOf(a) {
		verb := q.trial.Verb(a, step)
		if verb < 0 {
			continue
		}
		for k, r := range q.verbs[verb].checks {
			if q.verbs[verb].rules[k] == rule {
				add(q.named(a).leaves(r))
			}
		}
	}
	return paths
}

// worthShowing reports whether a fact is known and worth telling: not what the setup says, and
// not a card that is not there.
func (q *Inquiry) worthShowing(l *leaf) bool {
	value, known := q.known[l]
	title := q.title(l, value).String()
	return known && !q.setUp(l) && (l.word == "" || value != 0) && title != "" && len(title) <= mostTold
}

// mostTold is the longest value, in bytes, that is worth telling: more is read on the table.
const mostTold = 60

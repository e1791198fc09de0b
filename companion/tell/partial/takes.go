package partial

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// mostTakes is how many ways are shown that would make a move legal.
const mostTakes = 3

// nearestTakes lists the nearest changes of a position after which a move is legal: of one
// fact, else of two, else of several, one check after the other.
func (q *Inquiry) nearestTakes(a rules.Act, tree rules.Object) []Take {
	whole := *q
	if q.trial.Set(tree) != nil || !q.trial.Awaits(a.Seat) || whole.know(tree, true) != nil {
		return nil
	}
	t := takeSearch{q: &whole, stated: q, act: a, verb: q.trial.Verb(a, q.trial.Step()), left: q.mostEvals() / 3, b: q.board(copied(tree))}
	if t.verb < 0 {
		return nil
	}
	t.checked = q.verbs[t.verb]
	t.look(nil, 2)
	if len(t.found) == 0 {
		t.left = max(leastMended, q.mostEvals()/2)
		t.mend(nil)
	}
	slices.SortStableFunc(t.found, func(a, b found) int { return a.far - b.far })
	var list []Take
	for _, f := range t.found {
		if len(list) < mostTakes && len(f.take.Changes) == len(t.found[0].take.Changes) {
			list = append(list, f.take)
		}
	}
	return list
}

// takeSearch looks for changes.
type takeSearch struct {
	q      *Inquiry
	stated *Inquiry // what is known; the rest of the position only serves as an example
	act    rules.Act
	verb   int
	checked
	b     *board
	left  int
	found []found
}

// found is a change and how far it is.
type found struct {
	take Take
	far  int
}

// broken is the first check that the move breaks, or -1.
func (t *takeSearch) broken() int {
	t.left--
	if t.q.trial.moveTo(t.b) != nil {
		return 0
	}
	for k := range t.checks {
		if yes, sure := t.q.trial.Breaks(t.verb, k, t.act); yes || !sure {
			return k
		}
	}
	return -1
}

// reads lists what a check reads and can be changed.
func (t *takeSearch) reads(check int) []*leaf {
	return slices.DeleteFunc(slices.Clone(t.q.named(t.act).leaves(t.checks[check])), func(l *leaf) bool {
		return l.kind == keys || l == t.q.step
	})
}

// look changes a leaf that the broken check reads, so that the move is legal or breaks
// a later check, and then another one.
func (t *takeSearch) look(made []Change, deep int) {
	k := t.broken()
	for _, l := range t.reads(k) {
		was := t.b.get(l)
		for i, v := range t.q.nearest(l, was) {
			if t.left <= 0 {
				break
			}
			t.b.set(l, v)
			next := t.broken()
			all := append(slices.Clip(made), Change{From: was, To: v, leaf: l})
			if next < 0 && t.possible() {
				t.add(all, i)
				break
			}
			if next > k && deep > 1 && len(t.found) == 0 {
				t.look(all, deep-1)
			}
		}
		t.b.set(l, was)
	}
}

// possible reports whether the position keeps each invariant, perhaps once the game
// has made the rest fit.
func (t *takeSearch) possible() bool {
	if t.q.trial.moveTo(t.b) != nil {
		return false
	}
	t.q.trial.Settle()
	if !t.q.trial.Awaits(t.act.Seat) || t.q.trial.Verb(t.act, t.q.trial.Step()) != t.verb {
		return false
	}
	for i := range t.q.holds {
		if !t.q.trial.Violation(i).Empty() {
			return false
		}
	}
	return t.q.trial.Explain(t.act).Legal()
}

func (t *takeSearch) add(changes []Change, far int) {
	for i := range changes {
		changes[i].Path = changes[i].leaf.path()
	}
	said := slices.DeleteFunc(slices.Clone(changes), func(c Change) bool { return !t.stated.isKnown(t.stated.byPath[c.Path]) })
	if len(said) == 0 {
		said = changes
	}
	texts := make([]wording.Text, len(said))
	for i, c := range said {
		texts[i] = t.q.describeChange(c.leaf, c.From, c.To)
	}
	t.found = append(t.found, found{Take{wording.Row(texts).String(), changes}, far + 100*len(changes)})
}

// others are the values of a leaf but one.
func (l *leaf) others(now any) []any {
	return slices.DeleteFunc(slices.Clone(l.values), func(v any) bool { return v == now })
}

// nearest lists other values of a leaf, near ones first.
func (q *Inquiry) nearest(l *leaf, was any) []any {
	if l.kind == whole {
		return longer(l, was)
	}
	n, isNumber := was.(int)
	if l.kind != number || !isNumber {
		return l.others(was)
	}
	var list []any
	for by := 1; by <= few; by++ {
		if n+by <= l.high {
			list = append(list, n+by)
		}
		if n-by >= l.low {
			list = append(list, n-by)
		}
	}
	return list
}

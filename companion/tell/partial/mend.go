package partial

import (
	"slices"

	"tablekeeper/companion/rules"
)

// mostMended is the most facts that are changed together; leastMended positions are tried for it at least.
const (
	mostMended  = 6
	leastMended = 300
)

// mend changes what the broken check reads until it holds, then what the next one reads, and
// reports whether the move is legal at last. Of each fact the nearest change is kept.
func (t *takeSearch) mend(made []Change) bool {
	k := t.broken()
	if k < 0 {
		if !t.possible() {
			return false
		}
		t.add(made, 0)
		return true
	}
	if len(made) >= mostMended || t.left <= 0 {
		return false
	}
	if changes := t.together(k); changes != nil {
		if t.mend(append(slices.Clip(made), changes...)) {
			return true
		}
		t.undo(changes)
	}
	return t.alone(k, made)
}

// alone mends the check by one fact, and then the rest.
func (t *takeSearch) alone(k int, made []Change) bool {
	for _, l := range t.reads(k) {
		if slices.ContainsFunc(made, func(c Change) bool { return c.leaf == l }) {
			continue
		}
		was := t.b.get(l)
		values := t.q.nearest(l, was)
		for _, v := range values[:min(few, len(values))] {
			if t.left <= 0 {
				break
			}
			t.b.set(l, v)
			if t.passes(k) && t.mend(append(slices.Clip(made), Change{From: was, To: v, leaf: l})) {
				return true
			}
		}
		t.b.set(l, was)
	}
	return false
}

// together mends the check by all numbers that move it one way, each no further than it must; nil: by
// none or one of them, or they don't mend it.
func (t *takeSearch) together(k int) []Change {
	var changes []Change
	for _, l := range t.reads(k) {
		was, isNumber := t.b.get(l).(int)
		trend := t.checks[k].trend(l, t.q.named(t.act))
		if l.kind != number || !isNumber || trend == '!' {
			continue
		}
		to := l.low
		if trend == '-' {
			to = l.high
		}
		if to != was {
			changes = append(changes, Change{From: was, To: to, leaf: l})
			t.b.set(l, to)
		}
	}
	if !t.passes(k) {
		t.undo(changes)
		return nil
	}
	for i := range changes {
		t.nearer(k, &changes[i])
	}
	changes = slices.DeleteFunc(changes, func(c Change) bool { return c.From == c.To })
	return changes
}

func (t *takeSearch) undo(changes []Change) {
	for _, c := range changes {
		t.b.set(c.leaf, c.From)
	}
}

// nearer brings a number back as far as the check still holds.
func (t *takeSearch) nearer(k int, c *Change) {
	good, bad := c.To.(int), c.From.(int)
	holds := func(n int) bool {
		t.b.set(c.leaf, n)
		return t.passes(k)
	}
	if holds(bad) {
		c.To = bad
		return
	}
	for good-bad > 1 || bad-good > 1 {
		middle := bad + (good-bad)/2
		if holds(middle) {
			good = middle
		} else {
			bad = middle
		}
	}
	t.b.set(c.leaf, good)
	c.To = good
}

// passes reports whether no check up to this one is broken.
func (t *takeSearch) passes(k int) bool {
	next := t.broken()
	return next < 0 || next > k
}

// shortest are the shortest values of a list, or of what lies at places: none, and each entry alone.
func shortest(l *leaf) []any {
	list := []any{l.none()}
	for _, v := range longer(l, list[0]) {
		if len(v.([]any)) == 1 {
			list = append(list, v)
		}
	}
	return list
}

// mostKinds is the most kinds of entries of which a list is made longer; mostLonger by how many.
const (
	mostKinds  = 4
	mostLonger = 3
)

// longer lists a list with entries more, few first, and with one entry less.
func longer(l *leaf, was any) []any {
	old, ok := was.([]any)
	if !ok || l.field.Kind != rules.ListField || len(l.field.Of) == 0 || l.field.Of[0].Kind != rules.WordField {
		return nil
	}
	kinds := wordsOf(l.field.Of[0].Words)
	if len(kinds) > mostKinds {
		return nil
	}
	var list []any
	row := [][]any{{}}
	for range mostLonger {
		var next [][]any
		for _, more := range row {
			for i, kind := range kinds {
				if len(more) == 0 || slices.Index(kinds, more[len(more)-1]) <= i {
					next = append(next, append(slices.Clip(more), kind))
				}
			}
		}
		for _, more := range next {
			if most := l.field.High; most == 0 || len(old)+len(more) <= most {
				list = append(list, slices.Concat(old, more))
			}
		}
		row = next
	}
	for i := range old {
		list = append(list, slices.Concat(old[:i], old[i+1:]))
	}
	return list
}

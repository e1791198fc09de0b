package answers

import (
	"cmp"
	"slices"
)

// choice is an answer that is given.
type choice struct {
	entry  *entry // nil: nothing fits
	ruling *Ruling
	rules  []string
	// trust is how likely the answer is right: the shares of all candidates that say the same.
	trust   float64
	certain bool // it is asked word for word, or trusted so far
	told    bool // its verdict isn't told
	left    left
}

// choose picks the answers, by how likely each is right: other questions of the library
// with the same answer speak for it.
func (d *Desk) choose(list []candidate, q *question) []*choice {
	var all []*choice
	for i := range list {
		c := &choice{entry: list[i].entry, ruling: list[i].ruling}
		if c.ruling == nil {
			c.ruling = &unsaid
		}
		c.rules = append([]string{}, c.ruling.Rules...)
		for j := range list {
			if agree(c.ruling, list[j].ruling) || list[i].share > list[j].share && mirrored(c.ruling, list[j].ruling, q.stance) {
				c.trust += list[j].share
			}
		}
		all = append(all, c)
	}
	exactly := d.askedWith(q)
	if r := exactly.ruling; r != nil && (r.Verdict == Depends || !r.fits(q.named)) {
		if decided := exactly.entry.rulingFor(d.words, q); decided != nil && decided.compares() {
			exactly.ruling = decided
		}
	}
	if r := exactly.ruling; r != nil && r.fits(q.named) {
		c := &choice{entry: exactly.entry, ruling: r, rules: slices.Clone(r.Rules), trust: 1}
		all = append([]*choice{c}, slices.DeleteFunc(all, func(c *choice) bool { return c.ruling.origin() == r })...)
	}
	for _, c := range all {
		if exactly.is(c) {
			c.trust = 1
		}
	}
	slices.SortStableFunc(all, func(a, b *choice) int { return cmp.Compare(b.trust, a.trust) })
	var picked []*choice
	for _, c := range all {
		if len(picked) < mostAnswers && !slices.ContainsFunc(picked, func(p *choice) bool { return agree(p.ruling, c.ruling) }) {
			picked = append(picked, c)
		}
	}
	for i, p := range picked {
		if !exactly.is(p) {
			picked[i] = p.saidBest(list)
		}
	}
	return picked
}

// is reports whether a choice is what is asked word for word.
func (a asked) is(c *choice) bool {
	return c.entry != nil && c.entry == a.entry && (a.ruling == nil && !c.ruling.wasTurned() || a.ruling != nil && a.ruling == c.ruling)
}

// saidBest says a choice as that of the candidates does which agree with it and is the likeliest to be meant.
func (c *choice) saidBest(list []candidate) *choice {
	best, share := c, 0.0
	for i := range list {
		if r := list[i].ruling; r != nil && list[i].share > share && agree(c.ruling, r) {
			rules := slices.Clone(r.Rules)
			for _, id := range c.rules {
				if !slices.Contains(rules, id) {
					rules = append(rules, id)
				}
			}
			best, share = &choice{entry: list[i].entry, ruling: r, rules: rules, trust: c.trust}, list[i].share
		}
	}
	return best
}

// permitMatters ask whether something may be done.
var permitMatters = phrases("may, can")

// mirrored reports whether b says of the other side what a says of that from which a question is put: who need not show it may hide it.
func mirrored(a, b *Ruling, stanceOf float64) bool {
	if b == nil || stanceOf == 0 || a.wasTurned() || b.wasTurned() || a.Verdict != Yes && a.Verdict != No || b.Verdict != a.Verdict.opposite() || len(a.Rules) == 0 || len(b.Rules) == 0 || a.Rules[0] != b.Rules[0] {
		return false
	}
	has := func(list phraseList, r *Ruling) bool { return list.in(wordsOf(r.Matter)) >= 0 }
	return stance(a.Matter) == stanceOf && stance(b.Matter) == -stanceOf && (has(mustWords, a) && has(permitMatters, b) || has(permitMatters, a) && has(mustWords, b))
}

// agree reports whether two rulings are the same answer: one verdict, by one rule.
func agree(a, b *Ruling) bool {
	if b == nil {
		b = &unsaid
	}
	if a.Verdict != b.Verdict {
		return false
	}
	return a.Verdict == Silent || slices.ContainsFunc(a.Rules[:min(3, len(a.Rules))], func(id string) bool { return slices.Contains(b.Rules, id) })
}

package answers

import (
	"slices"
	"strconv"
)

// strange are the words of a question that say neither a fact nor anything that an entry asks, answers or cites; where
// nothing fits, those that the whole library doesn't have. Light words aren't counted.
func (d *Desk) strange(e *entry, q *question) []string {
	var strange []string
	for i, t := range q.tokens {
		if q.taken[i] || d.words.weight(t.stem) < numberWeight || d.words.light[t.stem] {
			continue
		}
		known := d.words.known[t.stem]
		if e != nil {
			known = d.has(e, t.stem)
		}
		if word := q.text[t.from:t.to]; !known && !slices.Contains(strange, word) {
			strange = append(strange, word)
		}
	}
	return strange
}

// has reports whether an entry, what it says or the rules that it cites have a stem.
func (d *Desk) has(e *entry, stem string) bool {
	i := slices.Index(d.entries, e)
	if _, err := strconv.Atoi(stem); err == nil && d.index.has[i]["N"] {
		return true
	}
	if d.index.has[i][stem] || d.index.says.holds(i, d.words.term(stem)) || d.index.law.holds(i, d.words.term(stem)) {
		return true
	}
	return slices.ContainsFunc(e.Rulings, func(r *Ruling) bool {
		return slices.ContainsFunc(r.If, func(c Condition) bool {
			return slices.ContainsFunc(slices.Concat(c.With, c.Without), func(phrase string) bool {
				return slices.Contains(d.words.stems(phrase), stem)
			})
		})
	})
}

package partial

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// deciding lists the unknown leaves on which the checks depend that are neither always
// nor never broken. Where no other position can be read with what is known, as on a board
// whose companies nobody knows, or will be once one of them is said, as where the regions
// and the board that they form are unknown, nothing is proved before the unknown lists are
// known too.
func (p *probe) deciding(pr proof) []*leaf {
	var undecided []*reads
	for k, c := range pr.checks {
		if c == open {
			undecided = append(undecided, p.checks[k])
		}
	}
	leaves := p.unknownOf(undecided...)
	if p.q.trial.moveTo(p.b) == nil && !slices.ContainsFunc(leaves, p.unsettles) {
		return leaves
	}
	for _, l := range p.q.leaves {
		if l.kind == whole && !p.isKnown(l) && !p.gone(l) && !slices.Contains(leaves, l) {
			leaves = append(leaves, l)
		}
	}
	return leaves
}

// unsettles reports whether a list can be such that nothing else can be read with it as it was: empty, or as in other positions.
func (p *probe) unsettles(l *leaf) bool {
	if l.kind != whole {
		return false
	}
	values := shortest(l)[:1]
	for _, s := range p.q.samples.all {
		values = append(values, p.q.board(s.tree()).get(l))
	}
	return slices.ContainsFunc(values, func(v any) (unsettled bool) {
		p.with(l, v, func() { unsettled = p.q.trial.moveTo(p.b) != nil })
		return unsettled
	})
}

// facts are the leaves that decide, each with what follows from its values.
func (p *probe) facts(pr proof) []Fact {
	leaves := p.deciding(pr)
	slices.SortStableFunc(leaves, func(a, b *leaf) int { return a.answers() - b.answers() })
	list := make([]Fact, len(leaves))
	p.tried = 0
	for i, l := range leaves {
		list[i] = Fact{Path: l.path(), Question: p.q.question(l).String(), Values: []Value{}, leaf: l}
		if p.tried+len(l.values) < p.q.mostEvals() { // the others are listed without values
			list[i].Values = p.follows(l, pr)
		}
		list[i].weigh(p.onlyCounted(l, pr))
	}
	slices.SortStableFunc(list, func(a, b Fact) int { return b.weight - a.weight })
	return list
}

// onlyCounted reports whether a leaf decides no more than whether a card can be in a hand, by where all its copies are: nobody
// asks for the discard pile first who wants to steal.
func (p *probe) onlyCounted(l *leaf, pr proof) bool {
	for k, c := range pr.checks {
		if c == open && p.rules[k] != rules.Counted && slices.Contains(p.n.leaves(p.checks[k]), l) {
			return false
		}
	}
	return true
}

// answers is about how many answers the question for a leaf has; those of lists are the longest.
func (l *leaf) answers() int {
	if l.kind == whole {
		return 10 * few
	}
	return len(l.values)
}

// weigh finds how much a fact decides: those that alone can make it legal or illegal first, what is only counted last.
func (f *Fact) weigh(onlyCounted bool) {
	for _, v := range f.Values {
		if v.Verdict != Depends {
			f.decides++
		}
	}
	if len(f.Values) > 0 && (f.leaf.kind != whole || f.decides > 0) {
		f.weight = 1 + 100*f.decides/len(f.Values)
	}
	if onlyCounted {
		f.weight -= 1000
	}
}

// follows works out the verdict for each value of a leaf, and puts neighbours with
// the same one together.
func (p *probe) follows(l *leaf, pr proof) []Value {
	list, values := []Value{}, p.values(l)
	switch {
	case l.kind == keys:
	case l.kind == whole:
		values = shortest(l)
	case l.values == nil:
		list = p.split(l, pr, l.low, l.high, p.valued(l, l.low, pr), p.valued(l, l.high, pr))
	}
	for _, v := range values {
		list = append(list, p.valued(l, v, pr))
	}
	if l.kind == number && !l.coded() {
		list = gathered(list)
	}
	return list
}

// valued is the verdict for one value.
func (p *probe) valued(l *leaf, v any, pr proof) Value {
	val := Value{Value: v, Verdict: Depends, Title: p.q.title(l, v).String()}
	if n, ok := v.(int); ok && l.kind == number {
		val.From, val.To = n, n
	}
	p.with(l, v, func() {
		again := p.again(l, pr)
		if val.Verdict = again.verdict; again.verdict == Illegal {
			val.Rule = joinedRules(again)
		}
	})
	return val
}

// mostFollowed bounds the positions that are tried for the values of facts, as a multiple of
// those that are tried for one witness. Beyond it nothing more is proved.
const mostFollowed = 4

// again proves anew what depends on a leaf.
func (p *probe) again(l *leaf, pr proof) proof {
	return proofOf(p.rules[:len(pr.checks)], func(k int) certainty {
		if pr.checks[k] == open && p.tried < mostFollowed*p.q.mostEvals() && slices.Contains(p.n.leaves(p.checks[k]), l) {
			return p.breaks(k)
		}
		return pr.checks[k]
	})
}

// split finds where the verdict changes within a wide range of numbers.
func (p *probe) split(l *leaf, pr proof, from, to int, first, last Value) []Value {
	first.From, first.To, last.From, last.To = from, from, to, to
	if first.Verdict == last.Verdict && first.Rule == last.Rule {
		first.To, first.Range = to, true
		return []Value{first}
	}
	if to-from == 1 {
		return []Value{first, last}
	}
	mid := from + (to-from)/2
	middle := p.valued(l, mid, pr)
	left := p.split(l, pr, from, mid, first, middle)
	right := p.split(l, pr, mid, to, middle, last)
	return append(left, right...)
}

// gathered puts neighbouring numbers of the same verdict into ranges.
func gathered(list []Value) []Value {
	var out []Value
	for _, v := range list {
		_, isNumber := v.Value.(int)
		if n := len(out) - 1; n >= 0 && isNumber && out[n].Value != nil && out[n].Verdict == v.Verdict && out[n].Rule == v.Rule {
			out[n].To, out[n].Range = max(out[n].To, v.To), true
			out[n].Title = wording.Say("{from} to {to}", out[n].From, out[n].To).String()
			continue
		}
		out = append(out, v)
	}
	return out
}

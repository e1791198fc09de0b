package partial

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// supposing takes for kept what a move itself says of its card, unless what is known speaks against it: that who plays it holds it,
// and that it isn't somewhere else.
func (p *probe) supposing(pr proof) proof {
	if pr.verdict != Depends {
		return pr
	}
	for k, c := range pr.checks {
		if c == open && p.onCard(k) {
			p.supposed = append(p.supposed, k)
		}
	}
	return proofOf(p.rules, func(k int) certainty {
		if slices.Contains(p.supposed, k) {
			return never
		}
		return pr.checks[k]
	})
}

// onCard reports whether a check asks only where a card of the move is: anywhere, or in the hand of who plays it.
func (p *probe) onCard(check int) bool {
	if p.rules[check] == rules.Counted {
		return true
	}
	leaves := p.n.leaves(p.checks[check])
	return len(leaves) > 0 && !slices.ContainsFunc(leaves, func(l *leaf) bool { return !p.holds(l) || !l.isUnseen() && p.isKnown(l) })
}

// holds reports whether a leaf says that the seat holds a card of the move, or how many of its cards nobody knows.
func (p *probe) holds(l *leaf) bool {
	return l.field.Kind == rules.HandField && l.seat == p.act.Seat && (l.isUnseen() || slices.Contains(p.n.words[:], l.word))
}

// supposing has what an answer takes for kept in some steps. Where it depends and no position was found, it can't be told.
func (ans Answer) supposing(in ...*probe) Answer {
	for _, p := range in {
		for _, k := range p.supposed {
			ans.suppose(p, k)
		}
	}
	if ans.Verdict == Depends && ans.LegalWhen == nil && ans.IllegalWhen == nil {
		ans.Verdict, ans.Reason = Open, wording.Say("This can't be told from what is known.").String()
	}
	return ans
}

// suppose notes a check that is taken for kept.
func (ans *Answer) suppose(p *probe, check int) {
	ans.supposed = append(ans.supposed, p.rules[check])
	one := Assumption{Value: 1, Text: wording.Say("This card isn't somewhere else.").String()}
	for _, l := range p.n.leaves(p.checks[check]) {
		if p.holds(l) && !l.isUnseen() && !p.isKnown(l) {
			one.Path, one.Text = l.path(), p.q.describeChange(l, nil, 1).String()
		}
	}
	if !slices.ContainsFunc(ans.Assumed, func(a Assumption) bool { return a.Path == one.Path }) {
		ans.Assumed = append(ans.Assumed, one)
	}
}

// settled is the answer where some fact has the same verdict by each value that it can have.
func (p *probe) settled(facts []Fact) (ans Answer, ok bool) {
	for i := range facts {
		f := &facts[i]
		if len(f.Values) == 0 || f.decides < len(f.Values) || f.leaf.values == nil || p.perhaps(f.leaf) {
			continue // not all that it can be
		}
		ans.Verdict, ans.Rule = f.Values[0].Verdict, f.Values[0].Rule
		if slices.ContainsFunc(f.Values, func(v Value) bool { return v.Verdict != ans.Verdict }) {
			continue
		}
		if ans.Verdict == Legal {
			return p.legal(), true
		}
		for _, v := range f.Values[1:] {
			ans.Rule = union(ans.Rule, v.Rule)
		}
		return p.told(ans, goalIllegal, -1), true
	}
	return ans, false
}

// perhaps reports whether a leaf is in a group of which nobody knows whether it is there.
func (p *probe) perhaps(l *leaf) bool {
	return slices.ContainsFunc(l.groups, func(g *leaf) bool { return !p.isKnown(g) })
}

// telling are the facts that decide something, or may once it is known that they are there; all where none does alone.
func (p *probe) telling(facts []Fact) []Fact {
	some := slices.DeleteFunc(slices.Clone(facts), func(f Fact) bool {
		return len(f.Values) > 0 && f.decides == 0 && !p.perhaps(f.leaf)
	})
	if !slices.ContainsFunc(some, func(f Fact) bool { return f.decides > 0 }) {
		return facts
	}
	return some
}

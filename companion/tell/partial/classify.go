package partial

import (
	"slices"

	"tablekeeper/companion/rules"
)

// certainty is what is proved of a check for all that fits: it is never broken,
// always broken, or neither is proved.
type certainty int

const (
	open certainty = iota
	never
	always
)

// mostTried bounds the combinations of values that are tried for one check; beyond
// it nothing is proved.
const mostTried = 600

// probe tries values of unknown leaves in one step of the game.
type probe struct {
	q    *Inquiry
	act  rules.Act
	n    *named
	step rules.Step
	verb int // the verb that the move means in this step, or -1
	checked
	b *board
	// ground are sample positions with all that is known, to look from.
	ground []*board
	// fixed are values that are taken for known beside what is.
	fixed map[*leaf]any
	turn  *leaf                    // the one that says that the seat may act, where that isn't known
	tried int                      // positions
	turns map[*reads]map[*leaf]any // of questions: the values with which both answers had come
	given any                      // the value that is tried for a fact
	shown [2]bool                  // of goals: a position was found in another step
	// supposed are checks that are taken for kept, since the move itself says what they ask.
	supposed []int
	ans      Answer
}

// newProbe stands on a donor's position of the step with all that is known.
func (q *Inquiry) newProbe(a rules.Act, step rules.Step) *probe {
	p := &probe{
		q: q, act: a, step: step, verb: q.trial.Verb(a, step),
		fixed: map[*leaf]any{}, turns: map[*reads]map[*leaf]any{},
		n: q.named(a),
	}
	if p.verb >= 0 {
		p.checked = q.verbs[p.verb]
	}
	p.ground = p.bases()
	p.b = q.board(copied(p.ground[0].tree))
	p.fixSteps()
	p.await()
	return p
}

// await makes the seat the one that may act, as the question says, if that isn't known otherwise:
// what a check reads of whoever acts is read of that seat.
func (p *probe) await() {
	t := p.q.trial
	if t.moveTo(p.b) != nil {
		return
	}
	already := t.Awaits(p.act.Seat)
	for _, l := range p.unknownOf(p.q.awaits) {
		if l.kind != choice && !l.coded() || !slices.Contains(l.values, any(p.act.Seat)) || already && p.b.get(l) != p.act.Seat {
			continue
		}
		restore := p.b.kept(l)
		for _, g := range l.groups {
			if !p.isKnown(g) {
				p.b.set(g, true)
			}
		}
		if p.b.set(l, p.act.Seat); already || t.moveTo(p.b) == nil && t.Awaits(p.act.Seat) {
			p.turn = l
			return
		}
		restore()
	}
}

// inStep is a position of the step with all that is known.
func (p *probe) inStep(tree rules.Object) *board {
	b := p.q.overlaid(tree)
	b.set(p.q.step, p.q.steps[p.step])
	return b
}

// bases are sample positions that can be read with all that is known; where none can,
// the first one.
func (p *probe) bases() []*board {
	list := p.q.samples.of(p.q.steps[p.step], p.act.Seat)
	list = append(slices.Clip(list), p.q.samples.all[:min(few, len(p.q.samples.all))]...)
	var good []*board
	for _, s := range list {
		b := p.inStep(s.tree())
		if p.q.trial.moveTo(b) != nil {
			continue
		}
		if good = append(good, b); len(good) == mostKept {
			break
		}
	}
	if good == nil {
		return []*board{p.inStep(list[0].tree())}
	}
	return good
}

// fixSteps takes for known what is null, or not null, in this step always.
func (p *probe) fixSteps() {
	for _, l := range p.q.leaves {
		here := l.field.Only.Has(p.step)
		switch {
		case l.field.Only == 0 || p.q.isKnown(l) || l.field.Perhaps.Has(p.step):
		case l.kind == group:
			p.fix(l, here)
		case !here && l.field.Null != "":
			p.fix(l, nil)
		}
	}
}

// values are those that a leaf can have in this step.
func (p *probe) values(l *leaf) []any {
	if len(l.values) > 0 && l.values[0] == nil && l.field.Only.Has(p.step) {
		return l.values[1:]
	}
	return l.values
}

// absent reports whether a leaf is in a group that is null.
func (p *probe) absent(l *leaf) bool {
	return slices.ContainsFunc(l.groups, func(g *leaf) bool { return p.b.get(g) == false })
}

// isKnown reports whether a leaf is known or taken for known.
func (p *probe) isKnown(l *leaf) bool {
	_, fixed := p.fixed[l]
	return fixed || l == p.q.step || p.q.isKnown(l)
}

// fix takes a leaf for known.
func (p *probe) fix(l *leaf, value any) {
	p.fixed[l] = value
	p.b.set(l, value)
}

// unknownOf lists the leaves that are read and nobody knows: groups, which are read with what stands in them, before it.
func (p *probe) unknownOf(list ...*reads) (leaves []*leaf) {
	for _, r := range list {
		for _, l := range p.n.leaves(r) {
			if !p.isKnown(l) && !p.gone(l) && !slices.Contains(leaves, l) {
				leaves = append(leaves, l)
			}
		}
	}
	return leaves
}

// gone reports whether a leaf is in a group that is known to be null.
func (p *probe) gone(l *leaf) bool {
	return slices.ContainsFunc(l.groups, func(g *leaf) bool { return p.isKnown(g) && p.b.get(g) == false })
}

// certain proves of a question whether it is never or always answered yes, over all
// values of the unknown leaves that it reads.
func (p *probe) certain(r *reads, ask func() (yes, sure bool)) certainty {
	unknown := p.unknownOf(r)
	c := counter{probe: p, ask: ask}
	var each []*leaf
	tried := 1
	for _, l := range unknown {
		trend := r.trend(l, p.n)
		switch {
		case l.kind == whole || l.kind == keys:
			return open
		case l.kind == number && trend != '!' && l.field.Null == "":
			c.oneWay, c.trends = append(c.oneWay, l), append(c.trends, trend)
		case l.values == nil:
			return open
		default:
			each = append(each, l)
			tried *= len(p.values(l))
		}
		if tried > mostTried {
			return open
		}
	}
	for _, l := range unknown {
		defer p.b.kept(l)()
	}
	c.first(each, p.turns[r])
	if c.combine(each); c.split() {
		p.turns[r] = map[*leaf]any{}
		for _, l := range each {
			p.turns[r][l] = p.b.get(l)
		}
	}
	switch {
	case c.yes == c.all:
		return always
	case c.no == c.all:
		return never
	}
	return open
}

// with takes a leaf for known while something is worked out.
func (p *probe) with(l *leaf, value any, work func()) {
	defer p.b.kept(l)()
	p.fix(l, value)
	p.given = value
	work()
	p.given = nil
	delete(p.fixed, l)
}

// proof is what is proved of a move in one step.
type proof struct {
	verdict Verdict // Depends: nothing is proved
	rules   []string
	checks  []certainty
	first   int // the check that is always broken, or -1
}

// awaited proves whether the seat is, or can't be, one from whom a move is awaited.
func (p *probe) awaited() certainty {
	return p.certain(p.q.awaits, func() (bool, bool) { return p.q.trial.Awaits(p.act.Seat), true })
}

// prove works out what holds of a move for all that fits, where the seat is awaited.
func (p *probe) prove() proof {
	if p.verb < 0 {
		return proof{verdict: Illegal, rules: []string{rules.WrongStep}, first: -1}
	}
	return proofOf(p.rules, p.breaks)
}

// breaks proves whether the move breaks a check never or always.
func (p *probe) breaks(k int) certainty {
	return p.certain(p.checks[k], func() (bool, bool) { return p.q.trial.Breaks(p.verb, k, p.act) })
}

// proofOf puts together what is proved of the checks with these rules, in their order, up
// to one that is always broken.
func proofOf(rules []string, check func(k int) certainty) proof {
	pr := proof{verdict: Depends, first: -1}
	for k, rule := range rules {
		c := check(k)
		pr.checks = append(pr.checks, c)
		if c == never {
			continue
		}
		if !slices.Contains(pr.rules, rule) {
			pr.rules = append(pr.rules, rule)
		}
		if c == always {
			pr.verdict, pr.first = Illegal, k
			return pr
		}
	}
	if len(pr.rules) == 0 {
		pr.verdict = Legal
	}
	return pr
}

package partial

import (
	"math/rand/v2"
	"slices"

	"tablekeeper/companion/rules"
)

// goal is what a search makes of a position.
type goal int

const (
	goalLegal goal = iota
	goalIllegal
	goalAny
	goalOut // as any, also where the seat is not awaited
)

// allWork bounds what is done for one witness: values of the positions that are tried.
const allWork = 60_000

// leastEvals are tried at least, in however many steps the move can be.
const leastEvals = 60

// mostEvals bounds the positions that are tried for one witness: the steps that a question
// can be about share them.
func (q *Inquiry) mostEvals() int {
	return max(leastEvals, allWork/q.size()/max(1, q.share))
}

// search looks for a possible position that fits what is known and in which a move
// is legal, or illegal: from a donor's position, by changing one unknown leaf after
// the other so that less is wrong.
type search struct {
	*probe
	goal   goal
	left   int
	blame  []*reads
	gap    int
	draw   *rand.Rand
	weight int   // of a verdict that is not the one that is wished
	last   *leaf // the one that was changed last
}

// find gives such a position, or nil.
func (p *probe) find(w goal) rules.Object {
	list := p.ground
	if w == goalOut {
		var more []*board
		for _, s := range p.q.samples.at(p.q.steps[p.step]) {
			more = append(more, p.inStep(s.tree()))
		}
		list = append(more, list...)
	}
	s := &search{probe: p, goal: w, left: p.q.mostEvals(), draw: rand.New(rand.NewPCG(2, uint64(w)))}
	was := p.b
	defer func() { p.b = was }()
	for _, b := range list {
		for start := range s.starts() {
			s.b = p.q.board(copied(b.tree))
			s.setFixed()
			if s.weight = wrongVerdict; start > 0 {
				s.weight = wrongVerdictFlipped
			}
			s.adjust(start)
			if s.climb(s.q.mostEvals() / 3) {
				return s.b.tree
			}
			if s.left <= 0 {
				return nil
			}
		}
	}
	return nil
}

// setFixed sets the step and what is taken for known beside the facts.
func (s *search) setFixed() {
	s.b.set(s.q.step, s.q.steps[s.step])
	for _, l := range s.q.leaves {
		if v, ok := s.fixed[l]; ok {
			s.b.set(l, v)
		}
	}
}

// Weights of what can be wrong with a position.
const (
	unreadable          = 1 << 20
	notAwaited          = 2000
	perGap              = 20
	mostGap             = 40
	wrongVerdict        = 50
	wrongVerdictFlipped = 1500 // where the search began with a check that answers otherwise
)

// score is how much is wrong with the position; 0: it is one that is looked for.
// It notes what is to blame.
func (s *search) score() int {
	s.left--
	s.blame, s.gap = s.blame[:0], 0
	t := s.q.trial
	if t.moveTo(s.b) != nil {
		return unreadable
	}
	sum := 0
	if s.goal != goalOut && !t.Awaits(s.act.Seat) {
		sum += notAwaited
		s.blame = append(s.blame, s.q.awaits)
	}
	for i, r := range s.q.holds {
		if i == len(s.q.holds)-1 && sum > 0 {
			break // the last one is the dearest: somebody has a legal move
		}
		if gap := t.Gap(i); gap > 0 {
			sum += (perGap + i) * min(gap, mostGap) // sums over many fields come first and weigh least
			s.gap = max(s.gap, gap)
			s.blame = append(s.blame, r)
		}
	}
	return sum + s.verdictCost()
}

// verdictCost is how far the verdict is from the one that is looked for.
func (s *search) verdictCost() int {
	if s.goal >= goalAny {
		return 0
	}
	broken, against := 0, 0
	for k, r := range s.checks {
		yes, sure := s.q.trial.Breaks(s.verb, k, s.act)
		if !yes && sure {
			continue
		}
		supposed := slices.Contains(s.supposed, k)
		if s.goal == goalLegal || supposed {
			s.blame = append(s.blame, r)
		}
		if supposed {
			against++
		} else {
			broken++
		}
	}
	switch {
	case s.goal == goalLegal:
		return s.weight * (broken + against)
	case against > 0 || broken > 0:
		return s.weight * against
	}
	s.blame = append(s.blame, s.checks...)
	return s.weight
}

// climb changes the position until nothing is wrong, and reports whether it came there.
func (s *search) climb(most int) bool {
	stop := s.left - most
	now := s.settle(s.score())
	for kicks := 0; now != 0 && s.left > stop && kicks < 12; {
		if next := s.improve(now, stop); next < now {
			now = s.settle(next)
			continue
		}
		kicks++
		now = s.kick()
	}
	return now == 0
}

// settle lets the game make the rest fit, where that is better.
func (s *search) settle(now int) int {
	if now == 0 || s.q.trial.moveTo(s.b) != nil {
		return now
	}
	was := s.b
	s.q.trial.Settle()
	s.b = s.q.board(s.q.trial.Tree())
	s.q.overlay(s.b)
	s.setFixed()
	blame, gap := slices.Clone(s.blame), s.gap
	if next := s.score(); next < now {
		return next
	}
	s.b, s.blame, s.gap = was, blame, gap
	return now
}

// blamed lists the free leaves that what is wrong reads, of the first one first.
func (s *search) blamed() []*leaf {
	return slices.DeleteFunc(s.unknownOf(s.blame...), func(l *leaf) bool { return l.kind == keys })
}

// improve makes the first single change after which less is wrong: to a near value
// if that helps, else to any.
func (s *search) improve(now, stop int) int {
	blame, gap := slices.Clone(s.blame), s.gap
	leaves := s.blamed()
	if i := slices.Index(leaves, s.last); i > 0 {
		leaves = slices.Concat(leaves[i:], leaves[:i]) // the ones before are as good as they can be
	}
	for _, far := range []bool{false, true} {
		for _, l := range leaves {
			restore := s.b.kept(l)
			for _, v := range s.tries(l, s.b.get(l), gap, far) {
				s.b.set(l, v)
				if next := s.score(); next < now {
					s.last = l
					return next
				}
				if s.left <= stop {
					restore()
					s.blame, s.gap = blame, gap
					return now
				}
			}
			restore()
		}
	}
	s.blame, s.gap = blame, gap
	return now
}

// tries are the values of a leaf for one of the two rounds of improve.
func (s *search) tries(l *leaf, was any, gap int, far bool) []any {
	list := s.worthTrying(l, was, gap)
	near := min(4, len(list))
	switch {
	case l.kind == number && far:
		return list[near:]
	case l.kind == number:
		return list[:near]
	case far:
		return nil
	}
	return list
}

// kick changes a blamed leaf by chance, to leave a place from where no single change helps.
func (s *search) kick() int {
	list := s.blamed()
	if len(list) == 0 {
		return s.score()
	}
	for range 2 {
		l := list[s.draw.IntN(len(list))]
		restore := s.b.kept(l)
		if values := s.worthTrying(l, s.b.get(l), s.gap); len(values) > 0 {
			s.b.set(l, values[s.draw.IntN(len(values))])
		}
		if s.q.trial.moveTo(s.b) != nil {
			restore()
		}
	}
	return s.settle(s.score())
}

package ask

import (
	"math/rand/v2"
	"slices"

	"tablekeeper/companion/rules"
)

// wish is what a position is looked for.
type wish int

const (
	wishLegal wish = iota
	wishIllegal
	wishAny
	wishOut // as any, also where the seat is not awaited
)

// allWork bounds what is done for one witness: leaves of the positions that are tried.
const allWork = 100_000

// mostEvals bounds the positions that are tried for one witness.
func (q *Inquiry) mostEvals() int { return allWork / (len(q.leaves) + 1) }

// search looks for a possible position that fits what is known and in which a move
// is legal, or illegal: from a donor's position, by changing one unknown leaf after
// the other so that less is wrong.
type search struct {
	*probe
	wish   wish
	left   int
	blame  []string
	gap    int
	draw   *rand.Rand
	weight int   // of a verdict that is not the one that is wished
	last   *leaf // the one that was changed last
	// anybody: it does not matter whether the seat is awaited.
	anybody bool
}

// find gives such a position, or nil.
func (p *probe) find(w wish) rules.Object {
	list := p.bases()
	if w == wishOut {
		list = append(p.q.donors.at(p.q.steps[p.step]), list...)
	}
	s := &search{probe: p, wish: w, left: p.q.mostEvals(), draw: rand.New(rand.NewPCG(2, uint64(w))), anybody: w == wishOut}
	was := p.b
	defer func() { p.b = was }()
	for _, tree := range list {
		for start := range s.starts() {
			s.begin(tree)
			if s.weight = unwished; start > 0 {
				s.weight = unwishedly
			}
			s.bend(start)
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

// starts counts the ways to begin: as the donor is, or for an illegal move with each
// check broken first.
func (s *search) starts() int {
	switch {
	case s.wish >= wishAny || s.verb < 0:
		return 1
	case s.wish == wishLegal:
		return 2
	}
	return 1 + len(s.q.verbs[s.verb].Rules)
}

// bend changes the unknown leaves that checks read so that they answer as wished.
func (s *search) bend(start int) {
	if s.verb < 0 {
		return
	}
	for k := range s.q.verbs[s.verb].Rules {
		switch {
		case s.wish == wishLegal:
			s.flip(k, false)
		case s.wish == wishIllegal && start == k+1:
			s.flip(k, true)
		}
	}
}

// flip changes one leaf after the other until a check answers as it shall.
func (s *search) flip(k int, broken bool) bool {
	name := checkName(&s.q.verbs[s.verb], k)
	done := func() bool {
		s.left--
		if s.q.trial.Set(s.b.tree) != nil {
			return false
		}
		yes, sure := s.q.trial.Breaks(s.verb, k, s.act)
		return sure && yes == broken
	}
	if done() {
		return true
	}
	for _, l := range s.unknownOf(name) {
		if l.kind == keys {
			continue
		}
		was, now := s.b.kept(l), s.b.get(l)
		trend := byte('!')
		if r := s.q.reads.of(name, l, &s.n); r != nil {
			trend = r.trend
		}
		s.blame = []string{name}
		for _, v := range s.flips(l, now, trend, broken) {
			if s.b.set(l, v); done() {
				return true
			}
		}
		if trend == '!' {
			s.b.restore(l, was)
		}
	}
	return false
}

// flips are values that may make a check answer otherwise, near ones first; a number
// that bends the answer ends at its border.
func (s *search) flips(l *leaf, was any, trend byte, broken bool) []any {
	n, isNumber := was.(int)
	if l.kind != number || trend == '!' || !isNumber {
		return s.worthTrying(l, was, 1)
	}
	var list []any
	up := (trend == '+') == broken
	for _, by := range []int{1, 2, 3, 5, 8, 13, 21, 55} {
		if up && n+by < l.high {
			list = append(list, n+by)
		} else if !up && n-by > l.low {
			list = append(list, n-by)
		}
	}
	if up {
		return append(list, l.high)
	}
	return append(list, l.low)
}

func (s *search) begin(tree rules.Object) {
	s.b = s.q.overlaid(tree)
	s.hold()
}

// hold sets the step and what is taken for known beside the facts.
func (s *search) hold() {
	if l, ok := s.q.byPath["step"]; ok {
		s.b.set(l, s.q.steps[s.step])
	}
	for _, l := range s.q.leaves {
		if v, ok := s.fixed[l.path]; ok {
			s.b.set(l, v)
		}
	}
}

// Weights of what can be wrong with a position.
const (
	unreadable = 1 << 20
	notAwaited = 2000
	perGap     = 20
	mostGap    = 40
	unwished   = 50
	unwishedly = 1500 // where a start has bent the checks
)

// score is how much is wrong with the position; 0: it is one that is looked for.
// It notes what is to blame.
func (s *search) score() int {
	s.left--
	s.blame, s.gap = s.blame[:0], 0
	t := s.q.trial
	if t.Set(s.b.tree) != nil {
		return unreadable
	}
	sum := 0
	if !s.anybody && !t.Awaits(s.act.Seat) {
		sum += notAwaited
		s.blame = append(s.blame, awaitedName)
	}
	for i, name := range s.q.named {
		if i == len(s.q.named)-1 && sum > 0 {
			break // the last one is the dearest: somebody has a legal move
		}
		if gap := t.Gap(i); gap > 0 {
			sum += (perGap + i) * min(gap, mostGap) // sums over many fields come first and weigh least
			s.gap = max(s.gap, gap)
			s.blame = append(s.blame, name)
		}
	}
	return sum + s.unwished()
}

// unwished is how far the verdict is from the one that is wished.
func (s *search) unwished() int {
	if s.wish >= wishAny || s.verb < 0 {
		return 0
	}
	v := &s.q.verbs[s.verb]
	broken := 0
	for k := range v.Rules {
		yes, sure := s.q.trial.Breaks(s.verb, k, s.act)
		if yes || !sure {
			broken++
			if s.wish == wishLegal {
				s.blame = append(s.blame, checkName(v, k))
			}
		}
	}
	switch {
	case s.wish == wishLegal:
		return s.weight * broken
	case broken > 0:
		return 0
	}
	for k := range v.Rules {
		s.blame = append(s.blame, checkName(v, k))
	}
	return s.weight
}

// climb changes the position until nothing is wrong, and reports whether it came there.
func (s *search) climb(most int) bool {
	stop := s.left - most
	now := s.score()
	if now != 0 {
		now = s.settle(now)
	}
	for kicks := 0; now != 0 && s.left > stop && kicks < 12; {
		next := s.improve(now, stop)
		if next < now {
			now = next
			if now != 0 {
				now = s.settle(now)
			}
			continue
		}
		kicks++
		now = s.kick()
	}
	return now == 0
}

// settle lets the game make the rest fit, where that is better.
func (s *search) settle(now int) int {
	if s.q.trial.Set(s.b.tree) != nil {
		return now
	}
	was := s.b
	s.q.trial.Settle()
	s.b = s.q.overlaid(s.q.trial.Tree())
	s.hold()
	blame, gap := slices.Clone(s.blame), s.gap
	if next := s.score(); next < now {
		return next
	}
	s.b, s.blame, s.gap = was, blame, gap
	return now
}

// blamed lists the free leaves that what is wrong reads, of the first one first.
func (s *search) blamed() []*leaf {
	var list []*leaf
	seen := map[*leaf]bool{}
	for _, name := range s.blame {
		for _, l := range s.unknownOf(name) {
			if !seen[l] && l.kind != keys {
				seen[l] = true
				list = append(list, l)
			}
		}
	}
	return list
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
			was := s.b.kept(l)
			for _, v := range s.tries(l, copied(s.b.get(l)), gap, far) {
				s.b.set(l, v)
				if next := s.score(); next < now {
					s.last = l
					return next
				}
				if s.left <= stop {
					break
				}
			}
			s.b.restore(l, was)
			if s.left <= stop {
				s.blame, s.gap = blame, gap
				return now
			}
		}
	}
	s.blame, s.gap = blame, gap
	return now
}

// tries are the values of a leaf for one of the two rounds of improve.
func (s *search) tries(l *leaf, was any, gap int, far bool) []any {
	list := s.worthTrying(l, was, gap)
	const near = 4
	switch {
	case l.kind != number:
		if far {
			return nil
		}
		return list
	case far:
		return list[min(near, len(list)):]
	}
	return list[:min(near, len(list))]
}

// kick changes a blamed leaf by chance, to leave a place from where no single change helps.
func (s *search) kick() int {
	list := s.blamed()
	if len(list) == 0 {
		return s.score()
	}
	for range 2 {
		l := list[s.draw.IntN(len(list))]
		was := s.b.kept(l)
		if values := s.worthTrying(l, s.b.get(l), s.gap); len(values) > 0 {
			s.b.set(l, values[s.draw.IntN(len(values))])
		}
		if s.q.trial.Set(s.b.tree) != nil {
			s.b.restore(l, was)
		}
	}
	return s.settle(s.score())
}

// worthTrying lists values of a leaf, near ones first.
func (s *search) worthTrying(l *leaf, now any, gap int) []any {
	if l.kind == whole {
		return s.wholes(l, now, gap)
	}
	if l.kind != number {
		return slices.DeleteFunc(slices.Clone(l.values), func(v any) bool { return v == now })
	}
	n, _ := now.(int)
	list := []any{}
	for _, v := range s.numbers(n, gap, l) {
		if v >= l.low && v <= l.high && v != n && !slices.Contains(list, any(v)) {
			list = append(list, v)
		}
	}
	if l.field.Null != "" {
		list = append(list, nil)
	}
	return list
}

func (s *search) numbers(n, gap int, l *leaf) []int {
	list := append([]int{n + 1, n - 1, n + gap, n - gap, 0, 1, l.low, l.high}, s.mentioned(l)...)
	for i, v := range s.q.verbs[s.act.Verb].Words {
		if first, _ := v.Range(); s.act.Words[i] >= first {
			list = append(list, s.act.Words[i], n+s.act.Words[i])
		}
	}
	for _, v := range l.values {
		if m, ok := v.(int); ok {
			list = append(list, m)
		}
	}
	return list
}

// mentioned are known numbers that stand beside a leaf in what is to blame.
func (s *search) mentioned(l *leaf) []int {
	var list []int
	for _, name := range s.blame {
		for _, other := range s.q.readBy(name, &s.n) {
			n, ok := s.q.known[other.path].(int)
			if ok && other != l && len(list) < 12 && !slices.Contains(list, n) {
				list = append(list, n, n+1)
			}
		}
	}
	return list
}

// wholes lists values of an array or object: those of other positions, and this one
// with entries more or less.
func (s *search) wholes(l *leaf, now any, gap int) []any {
	var list []any
	old, _ := now.([]any)
	if len(old) > 0 {
		list = append(list, copied(old[:len(old)-1]), copied(old[:max(0, len(old)-gap)]), []any{})
	}
	if l.field.Kind == rules.ListField && len(l.field.Of) > 0 {
		for _, item := range s.entries(&l.field.Of[0]) {
			list = append(list, append(slices.Clone(old), item))
			for more := gap; more > 1; more /= 2 {
				list = append(list, append(slices.Clone(old), slices.Repeat([]any{item}, min(more, mostGap))...))
			}
		}
	}
	for i, tree := range s.q.donors.trees {
		if i == 12 {
			break
		}
		b := board{tree, s.q.fields, len(s.q.table.Seats())}
		list = append(list, copied(b.get(l)))
	}
	if l.field.Null != "" {
		list = append(list, nil)
	}
	return list
}

// entries are values of an array's entry, few ones.
func (s *search) entries(f *rules.Field) []any {
	switch f.Kind {
	case rules.WordField:
		list := wordsOf(f.Words)
		return list[:min(len(list), 6)]
	case rules.SeatField:
		var list []any
		for seat := range s.q.table.Seats() {
			list = append(list, seat+1)
		}
		return list
	}
	return nil
}

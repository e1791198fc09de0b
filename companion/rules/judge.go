package rules

import "tablekeeper/companion/base/wording"

// The rules that all games share; they come before a verb's own checks, in this order.
const (
	GameOver   = "GEN-1"
	NotAwaited = "GEN-2"
	WrongStep  = "GEN-3"
	Counted    = "GEN-4"
)

// over is the step of the end: the last one.
func (b *Book[P]) over() Step { return Step(len(b.Steps) - 1) }

// Judge returns the first check that a move breaks, or nil for a legal move.
func (b *Book[P]) Judge(p *P, a Act) *Check[P] {
	step := b.Step(p)
	if step == b.over() {
		return &b.shared[0]
	}
	who, may := b.mayAct(p, step, a.Seat)
	if !may {
		return &b.shared[1]
	}
	used := b.use[step][who][a.Verb]
	if used < 0 {
		return &b.shared[2]
	}
	checks := b.Verbs[used].Checks
	for i := range checks {
		if checks[i].Breaks(p, a) {
			return &checks[i]
		}
	}
	return nil
}

// passed lists the rules that a move keeps before the check that it breaks (nil:
// it is legal).
func (b *Book[P]) passed(p *P, a Act, broken *Check[P]) []string {
	for i := range b.shared {
		if broken == &b.shared[i] {
			return nil
		}
	}
	checks := b.Verbs[b.use[b.Step(p)][whoOf(a.Seat)][a.Verb]].Checks
	var rules []string
	for i := range checks {
		if &checks[i] == broken {
			break
		}
		rules = append(rules, checks[i].Rule)
	}
	return rules
}

// mayAct reports whether a seat (0: the table) is one from which this step takes
// moves. The table may act where a verb of the table is used, awaited or not.
func (b *Book[P]) mayAct(p *P, step Step, seat int) (Who, bool) {
	if seat == 0 {
		return ByTable, len(b.listed[step][ByTable]) > 0
	}
	return BySeat, b.ToMove(p).Has(seat)
}

// Apply carries out a legal move on the position.
func (b *Book[P]) Apply(p *P, a Act) {
	b.Verbs[b.use[b.Step(p)][whoOf(a.Seat)][a.Verb]].Effect(p, a)
	if b.After != nil {
		b.After(p)
	}
}

func whoOf(seat int) Who {
	if seat == 0 {
		return ByTable
	}
	return BySeat
}

// Legal appends every legal move in the position, of everybody who may act.
func (b *Book[P]) Legal(p *P, list []Act) []Act {
	step := b.Step(p)
	if step == b.over() {
		return list
	}
	for seat := range len(b.Seats) + 1 {
		who, may := b.mayAct(p, step, seat)
		if !may {
			continue
		}
		for _, verb := range b.listed[step][who] {
			list = b.fill(p, verb, Act{Seat: seat, Verb: b.number[verb]}, 0, list)
		}
	}
	return list
}

// fill appends the legal moves of one verb that begin with the words known so
// far. A check runs as soon as the words that it reads are known, so that a
// whole branch falls with the first broken one.
func (b *Book[P]) fill(p *P, verb int, a Act, known int, list []Act) []Act {
	for _, c := range b.byReach[verb][known] {
		if c.Breaks(p, a) {
			return list
		}
	}
	words := b.Verbs[verb].Words
	if known == len(words) {
		return append(list, a)
	}
	w := &words[known]
	last := w.last
	if w.Most != nil {
		last = min(last, w.Most(p, a.Seat))
	}
	for n := w.first; n <= last; n++ {
		a.Words[known] = n
		list = b.fill(p, verb, a, known+1, list)
	}
	return list
}

// Nearest appends up to three legal moves of the same seat and verb that differ
// from a move in the fewest words; of those with other numbers the nearest
// numbers come first. The order of the vocabulary breaks ties.
func (b *Book[P]) Nearest(p *P, a Act, list []Act) []Act {
	const most = 3
	step := b.Step(p)
	if step == b.over() {
		return list
	}
	who, may := b.mayAct(p, step, a.Seat)
	if !may {
		return list
	}
	var room [128]Act
	found := room[:0]
	for _, verb := range b.listed[step][who] {
		if b.names[verb][0] == b.nameOf(a)[0] {
			found = b.fill(p, verb, Act{Seat: a.Seat, Verb: b.number[verb]}, 0, found)
		}
	}
	var best [most]Act
	var away [most]gap
	kept := 0
	for _, m := range found {
		n := gap{b.difference(a, m), b.distance(a, m)}
		at := kept
		for at > 0 && n.less(away[at-1]) {
			at--
		}
		if at == most {
			continue
		}
		kept = min(kept+1, most)
		copy(best[at+1:kept], best[at:])
		copy(away[at+1:kept], away[at:])
		best[at], away[at] = m, n
	}
	return append(list, best[:kept]...)
}

// gap is how far a move is from another.
type gap struct{ words, numbers int }

func (g gap) less(other gap) bool {
	return g.words < other.words || g.words == other.words && g.numbers < other.numbers
}

// distance adds up by how much the plain numbers of two moves of one form differ.
func (b *Book[P]) distance(a, m Act) int {
	sum := 0
	for i, w := range b.formOf(a).Words {
		if a.Verb == m.Verb && w.throw() {
			sum += max(a.Words[i]-m.Words[i], m.Words[i]-a.Words[i])
		}
	}
	return sum
}

// difference counts the words in which two moves differ; those of two forms of
// one verb are compared as they are written.
func (b *Book[P]) difference(a, m Act) int {
	if a.Verb == m.Verb {
		n := 0
		for i := range b.formOf(a).Words {
			if a.Words[i] != m.Words[i] {
				n++
			}
		}
		return n
	}
	x, y := len(b.nameOf(a))+len(b.formOf(a).Words), len(b.nameOf(m))+len(b.formOf(m).Words)
	n := max(x, y) - min(x, y)
	for i := range min(x, y) {
		if b.word(a, i) != b.word(m, i) {
			n++
		}
	}
	return n
}

// nameOf are the words of the name of a move's verb.
func (b *Book[P]) nameOf(a Act) []string { return b.names[b.first[a.Verb]] }

// word returns a word of a move as it is written, those of its name first.
func (b *Book[P]) word(a Act, i int) string {
	name := b.nameOf(a)
	if i < len(name) {
		return name[i]
	}
	i -= len(name)
	v := b.formOf(a).Words[i]
	if v.open && a.Words[i] < v.first {
		return a.Free
	}
	return v.Word(a.Words[i])
}

// sharedChecks are GEN-1 to GEN-3 as checks, so that a refusal is always one.
func (b *Book[P]) sharedChecks() [3]Check[P] {
	return [3]Check[P]{
		{Rule: GameOver, Why: func(*P, Act) wording.Text { return wording.Say("The game is over: nothing more can be played.") }},
		{Rule: NotAwaited, Why: func(p *P, a Act) wording.Text {
			if a.Seat == 0 {
				return wording.Say("The table has nothing to enter now: {awaited}.", b.awaited(p))
			}
			return wording.Say("It is not {who}'s move: {awaited}.", b.who(a.Seat), b.awaited(p))
		}},
		{Rule: WrongStep, Why: func(p *P, a Act) wording.Text {
			return wording.Say("{when} {awaited}.", b.whenUsed(a), b.awaited(p).Capital())
		}},
	}
}

// whenUsed says when the verb of a move is used.
func (b *Book[P]) whenUsed(a Act) wording.Text {
	if when := b.VerbOf(a).When; when != "" {
		return wording.TextOf(when)
	}
	return wording.Say("This move has its own time.")
}

// who names a seat for a sentence.
func (b *Book[P]) who(seat int) any { return b.called[seat] }

// awaited says who has to do what now.
func (b *Book[P]) awaited(p *P) wording.Text {
	seats := b.ToMove(p).List()
	names := make([]any, len(seats))
	for i, s := range seats {
		names[i] = b.who(s)
		if s == 0 {
			names[i] = wording.Say("the table")
		}
	}
	if step := &b.Steps[b.Step(p)]; step.Now != "" {
		return step.Clause(wording.And(names))
	}
	return wording.Say("{who} must act first", wording.And(names))
}

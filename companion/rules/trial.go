package rules

import "tablekeeper/companion/base/wording"

// Trial is a position that belongs to no match: it is set, judged and thrown away.
// It takes positions that break invariants too, as what is known of a dispute does.
type Trial interface {
	// Set reads a position's JSON form as a tree. The error says what does not fit.
	Set(tree Object) error
	// Reread reads some fields, by their places, of a position that is otherwise the one that was set; what
	// does not fit changes nothing. It can't where others are read by one of them.
	Reread(tree Object, fields []int) (can bool, err error)
	// Tree writes the position; it shares nothing with the trial.
	Tree() Object
	// Settle makes the numbers fit that follow from the rest of the position.
	Settle()
	// Step is the place of the step in the list of steps.
	Step() Step
	// Awaits reports whether a seat (0: the table) may act.
	Awaits(seat int) bool
	// Verb is the verb that a move means in a step, or -1.
	Verb(a Act, step Step) int
	// Breaks reports whether a move breaks a check of a verb, by its place. It is
	// not sure where the position lacks what the check looks into (Check.Given).
	Breaks(verb, check int, a Act) (broken, sure bool)
	// Why is the sentence for a move that breaks a check of a verb; the empty one where it
	// doesn't, or not surely.
	Why(verb, check int, a Act) wording.Text
	// Violation is the sentence for an invariant, by its place, that the position breaks, the empty one where it keeps it.
	Violation(invariant int) wording.Text
	// Gap is how far the position is from keeping an invariant; 0: it keeps it.
	Gap(invariant int) int
	// Explain gives the whole ruling on a move in a possible position.
	Explain(a Act) Ruling
	// Anyway carries a move out as if it were legal and reports whether a possible
	// position came of it; else nothing changes.
	Anyway(a Act) bool
}

// TrialOf gives a trial with the book of a table, at the table's position.
func TrialOf(t Table) Trial { return t.(interface{ trial() Trial }).trial() }

// InvariantsOf names the invariants of a table's book, in order.
func InvariantsOf(t Table) []string { return t.(interface{ always() []string }).always() }

type trial[P any] struct {
	book *Book[P]
	p    P
}

func (m *match[P]) trial() Trial { return &trial[P]{book: m.book, p: m.now} }

func (m *match[P]) always() (names []string) {
	for _, inv := range m.book.Always() {
		names = append(names, inv.Name)
	}
	return names
}

func (t *trial[P]) Set(tree Object) error {
	var fault error
	d := t.book.at(&t.book.Start)
	defer t.book.shapes.put(d)
	if d.read(Value{v: tree, first: &fault, quiet: true}); fault == nil {
		t.p = d.p
	}
	return fault
}

func (t *trial[P]) Reread(tree Object, fields []int) (can bool, err error) {
	var fault error
	d := t.book.at(&t.p)
	defer t.book.shapes.put(d)
	for _, i := range fields {
		if !d.reread(i, Value{v: tree, first: &fault, quiet: true}.Field(d.parts[i].Name)) {
			return false, nil
		}
	}
	if fault == nil {
		t.p = d.p
	}
	return true, fault
}

func (t *trial[P]) Tree() Object { return t.book.tree(&t.p) }

func (t *trial[P]) Settle() {
	t.book.settle(&t.p)
}

func (t *trial[P]) Step() Step { return t.book.Step(&t.p) }

func (t *trial[P]) Awaits(seat int) bool {
	_, may := t.book.mayAct(&t.p, t.Step(), seat)
	return may && t.Step() != t.book.over()
}

func (t *trial[P]) Verb(a Act, step Step) int {
	return t.book.use[step][whoOf(a.Seat)][a.Verb]
}

func (t *trial[P]) Breaks(verb, check int, a Act) (broken, sure bool) {
	c := &t.book.Verbs[verb].Checks[check]
	if c.Given != nil && !c.Given(&t.p, a) {
		return false, false
	}
	return c.Breaks(&t.p, a), true
}

func (t *trial[P]) Why(verb, check int, a Act) wording.Text {
	if broken, sure := t.Breaks(verb, check, a); !broken || !sure {
		return wording.Text{}
	}
	return t.book.Verbs[verb].Checks[check].Why(&t.p, a)
}

func (t *trial[P]) Violation(invariant int) wording.Text {
	return t.book.Always()[invariant].Violation(&t.p)
}

func (t *trial[P]) Gap(invariant int) int {
	if t.Violation(invariant).Empty() {
		return 0
	}
	if off := t.book.Always()[invariant].Gap; off != nil {
		return max(1, off(&t.p))
	}
	return 1
}

func (t *trial[P]) Explain(a Act) Ruling {
	m := match[P]{book: t.book, now: t.p}
	return m.Explain(a)
}

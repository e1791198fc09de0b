package rules

import "fmt"

// Trial is a position that belongs to no match: it is set, judged and thrown away.
// It takes positions that break invariants too, as what is known of a dispute does.
type Trial interface {
	// Set reads a position's JSON form as a tree. The error says what does not fit.
	Set(tree Object) error
	// Reread reads some fields of a position that is otherwise the one that was set; what
	// does not fit changes nothing. It can't where the book reads only whole positions.
	Reread(tree Object, fields []string) (can bool, err error)
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
	// not sure where the position is too far from a possible one to be judged.
	Breaks(verb, check int, a Act) (broken, sure bool)
	// Why is the sentence for a move that breaks a check of a verb.
	Why(verb, check int, a Act) string
	// Holds reports whether the position keeps an invariant, by its place.
	Holds(invariant int) bool
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

// Declared is what a table's book declares for judging what is partly known.
type Declared struct {
	// Facts lists what each check and invariant reads.
	Facts string
	// Invariants names the invariants, in order.
	Invariants []string
}

// DeclaredOf gives what the book of a table declares beside its verbs and fields.
func DeclaredOf(t Table) Declared { return t.(interface{ declared() Declared }).declared() }

type trial[P any] struct {
	book *Book[P]
	p    P
}

func (m *match[P]) trial() Trial { return &trial[P]{m.book, m.book.copy(&m.now)} }

func (m *match[P]) declared() Declared {
	d := Declared{Facts: m.book.Facts}
	for _, inv := range m.book.Invariants {
		d.Invariants = append(d.Invariants, inv.Name)
	}
	return d
}

func (t *trial[P]) Set(tree Object) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the position can't be read: %v", r)
		}
	}()
	var fault error
	p := t.book.Read(Value{v: tree, first: &fault, quiet: true})
	if fault == nil {
		t.p = p
	}
	return fault
}

func (t *trial[P]) Reread(tree Object, fields []string) (can bool, err error) {
	if t.book.Reread == nil {
		return false, nil
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the position can't be read: %v", r)
		}
	}()
	var fault error
	p := t.p
	for _, name := range fields {
		t.book.Reread(&p, name, Value{v: tree, first: &fault, quiet: true}.Field(name))
	}
	if fault == nil {
		t.p = p
	}
	return true, fault
}

func (t *trial[P]) Tree() Object { return t.book.Write(&t.p) }

// attempt runs what may fail on a position that is none, and reports whether it did not.
func attempt(run func()) (done bool) {
	defer func() { done = recover() == nil }()
	run()
	return true
}

func (t *trial[P]) Settle() {
	if t.book.Settle == nil {
		return
	}
	p := t.book.copy(&t.p)
	if attempt(func() { t.book.Settle(&p) }) {
		t.p = p
	}
}

func (t *trial[P]) Step() Step { return t.book.Step(&t.p) }

func (t *trial[P]) Awaits(seat int) (may bool) {
	if !attempt(func() { _, may = t.book.mayAct(&t.p, t.Step(), seat) }) {
		return false
	}
	return may && t.Step() != t.book.over()
}

func (t *trial[P]) Verb(a Act, step Step) int {
	return t.book.use[step][whoOf(a.Seat)][t.book.same[a.Verb]]
}

func (t *trial[P]) Breaks(verb, check int, a Act) (broken, sure bool) {
	sure = attempt(func() { broken = t.book.Verbs[verb].Checks[check].Breaks(&t.p, a) })
	return broken, sure
}

func (t *trial[P]) Why(verb, check int, a Act) (why string) {
	attempt(func() { why = t.book.Verbs[verb].Checks[check].Why(&t.p, a) })
	return why
}

func (t *trial[P]) Holds(invariant int) bool {
	why := "it can't be checked"
	attempt(func() { why = t.book.Invariants[invariant].Violation(&t.p) })
	return why == ""
}

func (t *trial[P]) Gap(invariant int) (gap int) {
	if t.Holds(invariant) {
		return 0
	}
	if off := t.book.Invariants[invariant].Gap; off != nil {
		attempt(func() { gap = off(&t.p) })
	}
	return max(1, gap)
}

func (t *trial[P]) Explain(a Act) Ruling {
	m := match[P]{book: t.book, now: t.p}
	return m.Explain(a)
}

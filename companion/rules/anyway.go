package rules

import "slices"

// Anyway tries the effect of the verb that the move means now, else those that it means
// in other steps: a move that comes at the wrong time does what it does at the right one.
func (t *trial[P]) Anyway(a Act) bool {
	if t.Step() == t.book.over() {
		return false
	}
	for _, verb := range t.meanings(a) {
		if p, ok := t.forced(verb, a); ok {
			t.p = p
			return true
		}
	}
	return false
}

// meanings lists the verbs that a move can mean, the one of this step first.
func (t *trial[P]) meanings(a Act) []int {
	verbs := []int{t.Verb(a, t.Step())}
	for step := range t.book.Steps {
		if verb := t.Verb(a, Step(step)); !slices.Contains(verbs, verb) {
			verbs = append(verbs, verb)
		}
	}
	return slices.DeleteFunc(verbs, func(verb int) bool { return verb < 0 })
}

// forced is the position after the effect of a verb without its checks, once the numbers
// fit that follow from the rest. Where a card is paid that isn't there, a number wraps
// around or an invariant breaks: then there is no such position.
func (t *trial[P]) forced(verb int, a Act) (P, bool) {
	try := trial[P]{book: t.book, p: t.p}
	v, now := &t.book.Verbs[verb], t.Step()
	if !try.enter(v.Steps) || !v.given(&try.p, a) {
		return try.p, false
	}
	at := try.Step()
	v.Effect(&try.p, a)
	if t.book.After != nil {
		t.book.After(&try.p)
	}
	if try.Step() == at {
		try.goTo(now)
	}
	return try.p, try.possible() || try.settled()
}

// enter goes to the first of some steps in which the position is possible, if the trial is in
// none of them: an effect looks into what its step has.
func (t *trial[P]) enter(steps Steps) bool {
	if steps.Has(t.Step()) {
		return true
	}
	for step := range t.book.over() {
		if !steps.Has(step) {
			continue
		}
		there := trial[P]{book: t.book, p: t.p}
		if there.goTo(step); there.settled() {
			t.p = there.p
			return true
		}
	}
	return false
}

func (t *trial[P]) goTo(step Step) {
	d := t.book.at(&t.p)
	defer t.book.shapes.put(d)
	at := slices.IndexFunc(d.parts, func(part Part) bool { return part.Name == "step" })
	d.reread(at, Value{v: t.book.steps[step], first: new(error), quiet: true})
	t.p = d.p
}

// given reports whether there is an effect, and all that it looks into.
func (v *Verb[P]) given(p *P, a Act) bool {
	if v.Effect == nil {
		return false
	}
	for i := range v.Checks {
		if given := v.Checks[i].Given; given != nil && !given(p, a) {
			return false
		}
	}
	return v.Given == nil || v.Given(p, a)
}

// settled makes the numbers fit and reports whether the position is possible then.
func (t *trial[P]) settled() bool {
	t.Settle()
	return t.possible()
}

// possible reports whether the position is one that can be agreed on: it can be written
// and read, and keeps each invariant.
func (t *trial[P]) possible() bool {
	_, err := t.book.readPosition(JSON(t.Tree()))
	return err == nil
}

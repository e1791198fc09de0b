package rules

import "cmp"

// VerbFacts is what a rulebook declares of one verb, for printing it.
type VerbFacts struct {
	// Verb is the number that an [Act] of its form has.
	Verb int
	// Form is how a move of the verb is written: "steal SEAT RES".
	Form string
	// Title is what people call it: "Play steal".
	Title string
	// Words are the vocabularies of its places.
	Words []*Vocabulary
	// ByTable reports whether the table enters it, not a seat.
	ByTable bool
	// Steps names the steps in which it is used.
	Steps []string
	// Help says in one sentence what it does.
	Help string
	// Template is a move of it in plain words, Unseen one whose card nobody is shown.
	Template, Unseen string
	// When says in one sentence when it is used.
	When string
	// Rules lists the rules of its checks in the order in which they are asked.
	Rules []string
}

func (m *match[P]) Steps() []string { return m.book.steps }

func (m *match[P]) StepWords() []StepWords { return m.book.Steps }

func (m *match[P]) Verbs() []VerbFacts {
	list := make([]VerbFacts, len(m.book.Verbs))
	for i := range m.book.Verbs {
		v := &m.book.Verbs[i]
		facts := VerbFacts{Verb: m.book.number[i], Form: m.book.form(i), Title: cmp.Or(v.Title, titled(v.Name)), ByTable: v.By == ByTable, Help: v.Help, Template: v.Template, Unseen: v.Unseen, When: v.When}
		for _, w := range v.Words {
			facts.Words = append(facts.Words, w.Vocabulary)
		}
		for step, name := range m.book.steps {
			if v.Steps.Has(Step(step)) {
				facts.Steps = append(facts.Steps, name)
			}
		}
		for k := range v.Checks {
			facts.Rules = append(facts.Rules, v.Checks[k].Rule)
		}
		list[i] = facts
	}
	return list
}

func (m *match[P]) Check(a Act) (verb, check int) {
	broken := m.book.Judge(&m.now, a)
	verb = m.book.meant(&m.now, a)
	checks := m.book.Verbs[verb].Checks
	for i := range checks {
		if &checks[i] == broken {
			return verb, i
		}
	}
	return -1, -1
}

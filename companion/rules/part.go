package rules

import (
	"slices"
	"strings"

	"tablekeeper/companion/wording"
)

// Part is one field of a position, said once: how it is called, in which steps it is there, and
// what it is. JSON both ways, the form, what settles and the conditions on steps follow from it.
// It is used for reading, writing and asking, never for judging a move.
type Part[P any] struct {
	// Name, Title, Ask, Tell and Brief are those of a Field, as are Only to Names.
	Name, Title, Ask, Tell, Brief string
	Only, Perhaps                 Steps
	Setup, Rare                   bool
	Spare, Names                  bool
	// Misfit calls it in the sentence that it is there in a step that doesn't have it, or not
	// there in one that needs it: "an attack". Where both sentences are given, they stand on
	// both sides of a |, the one for what is not there first. "": no position is refused for it.
	Misfit string
	// First means that it is read before other parts, which are read by it. Where it changes, all
	// others are read anew.
	First bool
	Is    Shape[P]
}

// Shape is what a part of a position is: how a value of type P holds it.
type Shape[P any] struct {
	Field
	write func(p *P) any
	read  func(p *P, v Value)
	there func(p *P) bool // whether it is more than its empty value
	clear func(p *P)      // makes it its empty value
	parts []Part[P]       // of a group
	then  func(p *P, v Value)
}

// field describes the part.
func (part *Part[P]) field() Field {
	f := part.Is.Field
	f.Name, f.Title, f.Ask, f.Tell, f.Brief = part.Name, part.Title, part.Ask, part.Tell, part.Brief
	f.Only, f.Perhaps, f.Setup, f.Rare = part.Only, part.Perhaps, part.Setup, part.Rare
	f.Spare, f.Names = part.Spare, part.Names
	return f
}

// misfit is the sentence for the first part that a step has and doesn't need, or the other way round.
func (s *Shape[P]) misfit(p *P, step Step, said []StepWords) wording.Text {
	for i := range s.parts {
		if why := s.parts[i].misfit(p, step, said); !why.Empty() {
			return why
		}
	}
	return wording.Text{}
}

func (part *Part[P]) misfit(p *P, step Step, said []StepWords) wording.Text {
	has := part.Is.there(p)
	if part.Misfit == "" || part.Perhaps.Has(step) || has == part.Only.Has(step) {
		if !has {
			return wording.Text{}
		}
		return part.Is.misfit(p, step, said)
	}
	lacks, extra, both := strings.Cut(part.Misfit, "|")
	switch {
	case !both:
		return said[step].Misfit(has, wording.TextOf(part.Misfit))
	case has:
		return wording.TextOf(extra)
	}
	return wording.TextOf(lacks)
}

// refuses reports whether a position can be refused for the part.
func (part *Part[P]) refuses() bool {
	inner := func(of Part[P]) bool { return of.refuses() }
	return part.Misfit != "" || slices.ContainsFunc(part.Is.parts, inner)
}

// settle empties what a step doesn't have.
func (s *Shape[P]) settle(p *P, step Step) {
	for i := range s.parts {
		part := &s.parts[i]
		switch {
		case part.Only|part.Perhaps != 0 && !(part.Only | part.Perhaps).Has(step):
			part.Is.clear(p)
		case part.Is.there(p):
			part.Is.settle(p, step)
		}
	}
}

// reread reads one part anew. It reports whether it can: not where others are read by it.
func (s *Shape[P]) reread(p *P, name string, v Value) bool {
	i := slices.IndexFunc(s.parts, func(part Part[P]) bool { return part.Name == name })
	if s.parts[i].First {
		return false
	}
	s.parts[i].Is.read(p, v)
	if s.then != nil && !v.Failed() {
		s.then(p, v)
	}
	return true
}

// Misfit is the sentence for the first part that a position has in a step that doesn't have it,
// or lacks in one that needs it; the empty one where all parts fit.
func (b *Book[P]) Misfit(p *P) wording.Text { return b.shape().misfit(p, b.Step(p), b.Steps) }

// Always are the conditions on steps, then the invariants, which can rely on them.
func (b *Book[P]) Always() []Invariant[P] { return b.always() }

func (b *Book[P]) conditions() []Invariant[P] {
	var conditions []Invariant[P]
	parts := b.shape().parts
	for i := range parts {
		if part := &parts[i]; part.refuses() {
			conditions = append(conditions, Invariant[P]{
				Name:      "steps with " + part.Name,
				Violation: func(p *P) wording.Text { return part.misfit(p, b.Step(p), b.Steps) },
			})
		}
	}
	return conditions
}

// tree is a position as objects and lists.
func (b *Book[P]) tree(p *P) Object { return b.shape().write(p).(Object) }

// readTree takes a position's JSON form; what is no part of it is as at the start.
func (b *Book[P]) readTree(v Value) P {
	p := b.Start
	b.shape().read(&p, v)
	return p
}

// settle empties what the step doesn't have, and makes the rest fit as the game knows.
func (b *Book[P]) settle(p *P) {
	b.shape().settle(p, b.Step(p))
	if b.Settle != nil {
		b.Settle(p)
	}
}

// JSON writes a position.
func (s *Shape[P]) JSON(p *P) []byte { return JSON(s.write(p)) }

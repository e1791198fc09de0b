package rules

import (
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
)

// Part is one field of a position, said once: how it is called, in which steps it is there, and
// what it is. JSON both ways, the form, what settles and the conditions on steps follow from it.
// It is used for reading, writing and asking, never for judging a move.
type Part struct {
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
	Is    Shape
}

// Shape is what a part of a position is: how it is held where it lies.
type Shape struct {
	Field
	write func() any
	read  func(v Value)
	there func() bool // whether it is more than its empty value
	clear func()      // makes it its empty value
	parts []Part      // of a group
	then  func(v Value)
}

// described is a position with the shape that reads and writes it there.
type described[P any] struct {
	p P
	Shape
}

// at describes a position, in a copy. It is put back into the book's shapes when nobody looks at it any more.
func (b *Book[P]) at(p *P) *described[P] {
	var d *described[P]
	select {
	case d = <-b.shapes:
	default:
		d = new(described[P])
		d.Shape = b.Position(&d.p)
	}
	d.p = *p
	return d
}

// spares are described positions that nobody looks at, to be used again: to describe one takes longer than most that is done with it. A
// sync.Pool would forget them again and again.
type spares[P any] chan *described[P]

// mostSpares is how many are kept: one is described within another, and by several goroutines.
const mostSpares = 8

func (s spares[P]) put(d *described[P]) {
	select {
	case s <- d:
	default:
	}
}

// field describes the part.
func (part *Part) field() Field {
	f := part.Is.Field
	f.Name, f.Title, f.Ask, f.Tell, f.Brief = part.Name, part.Title, part.Ask, part.Tell, part.Brief
	f.Only, f.Perhaps, f.Setup, f.Rare = part.Only, part.Perhaps, part.Setup, part.Rare
	f.Spare, f.Names = part.Spare, part.Names
	return f
}

// misfit is the sentence for the first part that a step has and doesn't need, or the other way round.
func (s *Shape) misfit(step Step, said []StepWords) wording.Text {
	for i := range s.parts {
		if why := s.parts[i].misfit(step, said); !why.Empty() {
			return why
		}
	}
	return wording.Text{}
}

func (part *Part) misfit(step Step, said []StepWords) wording.Text {
	has := part.Is.there()
	if part.Misfit == "" || part.Perhaps.Has(step) || has == part.Only.Has(step) {
		if !has {
			return wording.Text{}
		}
		return part.Is.misfit(step, said)
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
func (part *Part) refuses() bool {
	inner := func(of Part) bool { return of.refuses() }
	return part.Misfit != "" || slices.ContainsFunc(part.Is.parts, inner)
}

// settle empties what a step doesn't have.
func (s *Shape) settle(step Step) {
	for i := range s.parts {
		part := &s.parts[i]
		switch {
		case part.Only|part.Perhaps != 0 && !(part.Only | part.Perhaps).Has(step):
			part.Is.clear()
		case part.Is.there():
			part.Is.settle(step)
		}
	}
}

// reread reads one part anew. It reports whether it can: not where others are read by it.
func (s *Shape) reread(i int, v Value) bool {
	if s.parts[i].First {
		return false
	}
	s.parts[i].Is.read(v)
	if s.then != nil && !v.Failed() {
		s.then(v)
	}
	return true
}

// Misfit is the sentence for the first part that a position has in a step that doesn't have it,
// or lacks in one that needs it; the empty one where all parts fit.
func (b *Book[P]) Misfit(p *P) wording.Text {
	d := b.at(p)
	defer b.shapes.put(d)
	return d.misfit(b.Step(p), b.Steps)
}

// Always are the conditions on steps, then the invariants, which can rely on them.
func (b *Book[P]) Always() []Invariant[P] { return b.always() }

func (b *Book[P]) conditions() []Invariant[P] {
	d := b.at(&b.Start)
	defer b.shapes.put(d)
	var conditions []Invariant[P]
	for i := range d.parts {
		if part := &d.parts[i]; part.refuses() {
			conditions = append(conditions, Invariant[P]{
				Name: "steps with " + part.Name,
				Violation: func(p *P) wording.Text {
					d := b.at(p)
					defer b.shapes.put(d)
					return d.parts[i].misfit(b.Step(p), b.Steps)
				},
			})
		}
	}
	return conditions
}

// fields describe what a position has.
func (b *Book[P]) fields() *Field {
	d := b.at(&b.Start)
	defer b.shapes.put(d)
	return &d.Field
}

// tree is a position as objects and lists.
func (b *Book[P]) tree(p *P) Object {
	d := b.at(p)
	defer b.shapes.put(d)
	return d.write().(Object)
}

// readTree takes a position's JSON form; what isn't a part of it is as at the start.
func (b *Book[P]) readTree(v Value) P {
	d := b.at(&b.Start)
	defer b.shapes.put(d)
	d.read(v)
	return d.p
}

// settle empties what the step doesn't have, and makes the rest fit as the game knows.
func (b *Book[P]) settle(p *P) {
	d := b.at(p)
	defer b.shapes.put(d)
	d.settle(b.Step(p))
	if *p = d.p; b.Settle != nil {
		b.Settle(p)
	}
}

// JSON writes what is described.
func (s Shape) JSON() []byte { return JSON(s.write()) }

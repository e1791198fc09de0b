package game

import (
	"slices"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// span are lines of the log, so many from the first to the last, that are one act, such as a flight. Lines that were undone
// may lie between them. A line keeps its number for good.
type span struct{ first, last, lines int }

// Together notes that the lines from first to last are one act: they are undone and redone together.
func (o *OpenMatch) Together(first, last int) { o.together(span{first, last, last - first + 1}) }

func (o *OpenMatch) together(s span) {
	if s.lines > 1 && !slices.Contains(o.spans, s) {
		o.spans = append(o.spans, s)
	}
}

// OneAct is how many of the latest lines one undo takes back: all that were played in one go, or all of a run of moves with
// such a verb that is over; else one.
func (o *OpenMatch) OneAct(joined []string) int {
	line, ok := o.Reading().UndoLine()
	for _, s := range o.spans {
		if ok && s.last == line.Number {
			return s.lines
		}
	}
	return max(1, runLength(o.Reading().Table(), joined))
}

// runLength is how many moves of one seat with such a verb end the log; 0 while the run can go on, so that one step is taken back.
func runLength(t rules.Table, joined []string) int {
	joins := func(a rules.Act) bool { return slices.Contains(joined, t.Verb(a)) }
	log := t.Log()
	n := 0
	for _, e := range slices.Backward(log) {
		if e.Agreed || !joins(e.Act) || e.Seat != log[len(log)-1].Seat {
			break
		}
		n++
	}
	if n > 0 && slices.ContainsFunc(t.Legal(nil), joins) {
		return 0
	}
	return n
}

// Undo takes back so many of the latest lines, which are one act.
func (o *OpenMatch) Undo(many int) error {
	last, _ := o.Match.UndoLine()
	first := last
	for range many {
		first, _ = o.Match.UndoLine()
		if err := o.Match.Undo(); err != nil {
			return err
		}
	}
	o.together(span{first.Number, last.Number, many})
	return nil
}

// Redo makes again what was undone last, all of it where it is one act.
func (o *OpenMatch) Redo() error {
	line, ok := o.RedoLine()
	if !ok {
		return o.Match.Redo()
	}
	for {
		next, ok := o.Match.RedoLine()
		if !ok {
			return nil
		}
		if err := o.Match.Redo(); err != nil || next.Number == line.Number {
			return err
		}
	}
}

// RedoLine is the line that a redo ends with.
func (o *OpenMatch) RedoLine() (matches.LogLine, bool) {
	line, ok := o.Reading().RedoLine()
	for _, s := range o.spans {
		if ok && s.first == line.Number {
			return o.Reading().Line(s.last), true
		}
	}
	return line, ok
}

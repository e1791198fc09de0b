package game

import "tablekeeper/companion/matches"

// walk are the lines of the log, from the first to the last, that were played in one go, such as a flight.
type walk struct{ first, last int }

// Together notes that the lines from first to last were played in one go: they are undone and redone together.
func (o *OpenMatch) Together(first, last int) {
	if last > first {
		o.walks = append(o.walks, walk{first, last})
	}
}

// Undo takes back what was played last, all of it where several moves were played in one go.
func (o *OpenMatch) Undo() error {
	line, ok := o.Match.UndoLine()
	first := line.Number
	for _, w := range o.walks {
		if w.last == line.Number {
			first = w.first
		}
	}
	for {
		if err := o.Match.Undo(); err != nil || !ok || line.Number == first {
			return err
		}
		if line, ok = o.Match.UndoLine(); !ok || line.Number < first {
			return nil
		}
	}
}

// Redo makes again what was undone last, all of it where several moves were played in one go.
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
	for _, w := range o.walks {
		if ok && w.first == line.Number {
			return o.Reading().Line(w.last), true
		}
	}
	return line, ok
}

package tables

import (
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// Reading is what a page reads of a match. It is here on the device: a match of the
// library, or what a guest was shown.
type Reading interface {
	Name() string
	Table() rules.Table
	At(line int) rules.Table
	Count() int
	Line(number int) matches.LogLine
	Lines() []matches.LogLine
	UndoLine() (matches.LogLine, bool)
	RedoLine() (matches.LogLine, bool)
	Header(key string) string
	Export() []byte
	Chance() matches.Proof
	Draws() bool
	Private() bool
	Hidden() bool
	Cases(seat, verb int) int
	Hand(seat int) (matches.Hand, bool)
	Face(line int) (matches.Card, bool)
	Asks(a rules.Act) int
	Holds(a rules.Act) bool
	ReadOnly() string
	Unsaved() error
}

// Writing is what a page does to a match. The answer may come later; done is called
// once with it. The errors are those of matches.Match, *Answered of another device, and
// ErrNotConnected.
type Writing interface {
	Play(a rules.Act, done func(error))
	Draw(seat, verb int, done func(error))
	Undo(done func(error))
	Redo(done func(error))
}

// Local writes to a match of this device: the answer is there at once.
type Local struct{ Match *matches.Match }

var (
	_ Reading = (*matches.Match)(nil)
	_ Writing = Local{}
	_ Reading = (*Seen)(nil)
	_ Writing = (*Guest)(nil)
)

// Play makes a move.
func (l Local) Play(a rules.Act, done func(error)) { done(l.Match.Play(a, matches.Entered)) }

// Draw lets the app draw with a verb for a seat.
func (l Local) Draw(seat, verb int, done func(error)) {
	_, err := l.Match.Draw(seat, verb)
	done(err)
}

// Undo takes back the latest entry.
func (l Local) Undo(done func(error)) { done(l.Match.Undo()) }

// Redo makes again what was taken back last.
func (l Local) Redo(done func(error)) { done(l.Match.Redo()) }

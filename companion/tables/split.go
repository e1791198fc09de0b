package tables

import (
	"tablekeeper/companion/fairness"
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
	Together(first, last int)
	OneAct(joined []rules.Named) int
	Undoing(many int) (matches.Back, error)
	Header(key string) string
	Export() []byte
	Chance() fairness.Proof
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

var (
	_ Reading = (*matches.Match)(nil)
	_ Reading = (*Seen)(nil)
)

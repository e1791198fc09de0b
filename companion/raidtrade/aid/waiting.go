package aid

import (
	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/rules"
)

// Waiting is the right one of two dice that were thrown together for an attack
// (section 12 of the specification). The left one was entered at once; this one
// stays on show until the attacker's next roll is due.
type Waiting struct {
	Left, Face int
	// After is the number of entries in the log once the left die is entered.
	After int
	// ByApp: the app threw it.
	ByApp bool
}

// WaitingState is what becomes of a waiting die.
type WaitingState uint8

// The states of a waiting die.
const (
	Held    WaitingState = iota // the left die is not entered, or was taken back
	Waits                       // the hit of the left die is not settled yet
	Due                         // it is entered now, before any other move of the attacker
	Void                        // the raid has ended, or the table has agreed on another position
	Entered                     // it was rolled
)

// State reports what becomes of the die at a table.
func (w Waiting) State(t rules.Table) WaitingState {
	log := t.Log()
	if len(log) == w.After-1 {
		return Held
	}
	if len(log) < w.After || log[w.After-1].Agreed || !rolled(log[w.After-1].Act, w.Left) {
		return Void
	}
	for _, e := range log[w.After:] {
		if e.Agreed {
			return Void
		}
		switch {
		case raidtrade.Roll.Is(e.Act):
			return Entered
		case raidtrade.BeginRaid.Is(e.Act):
			return Void
		}
	}
	v, ok := raidtrade.Look(t)
	switch {
	case !ok || v.Combat == nil:
		return Void
	case v.Step != raidtrade.StepAttack:
		return Waits
	}
	if _, ok := w.Act(t); !ok {
		return Void
	}
	return Due
}

// Act is the move that enters the die once it is due.
func (w Waiting) Act(t rules.Table) (rules.Act, bool) {
	seats := t.ToMove()
	if len(seats) != 1 {
		return rules.Act{}, false
	}
	a := raidtrade.Roll.Act(seats[0], w.Face)
	return a, t.Judge(a) == ""
}

// rolled reports whether a move entered that face.
func rolled(a rules.Act, face int) bool {
	entered, ok := raidtrade.Roll.Of(a)
	return ok && entered == face
}

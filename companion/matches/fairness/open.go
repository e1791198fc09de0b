package fairness

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Cards that the app draws into a hand can be for their player alone. Then the
// match enters the hidden form of the draw ("draw ?", NOTATION 5): table, log,
// legal moves and export know no face, as where people draw from a pile and keep
// the card to themselves. Which card it was follows from the seed, so the match
// knows it all the same. It plays every move on a second table as well, the one
// with open cards: from that the next draws are made, it tells a player what the
// own hand holds, and a move that the hand does not allow is refused. At the end,
// when the seed is shown, anybody can make that second table again (Verify).

// OpenTable is the table with all cards that the app drew open. Without one the
// table itself is open: nothing lies hidden, or nobody knows here what does.
type OpenTable struct{ rules.Table }

// Over returns the open table, else the table itself.
func (o OpenTable) Over(t rules.Table) rules.Table {
	if o.Table != nil {
		return o.Table
	}
	return t
}

// Reveal returns the card that a hidden draw gave; false: it can't be known, for the
// seed is not here.
func (o OpenTable) Reveal(t rules.Table, a rules.Act, seeds Promises, number, of int) (revealed rules.Act, value int, ok bool) {
	t = o.Over(t)
	list, whole := rules.Cases(t, a.Seat, a.Verb)
	p, ok := seeds.For(number)
	if !ok || !p.Known || whole != of || of == 0 {
		return a, 0, false
	}
	value = p.Draw(number, of)
	return Pick(t, list, value), value, true
}

// Follow makes a move that is about to be made on the table, with the face of a
// hidden draw, if that is known. It reports whether the hidden cards allow it.
func (o *OpenTable) Follow(t rules.Table, revealed rules.Act, hidden, known bool) bool {
	if !known {
		o.Table = nil
		return true
	}
	if o.Table == nil {
		o.Table = t.Fork()
	}
	play := o.Play
	if hidden {
		play = o.PlayDown
	}
	if play(revealed) != "" {
		o.Table = nil
		return false
	}
	return true
}

// Hides reports whether a game has draws that can be hidden.
func Hides(t rules.Grammar) bool { return t.Cards() != nil }

// AgreeWith sets an agreed position before the table does. Hands that were left as they
// are on the table keep their open cards; of the others the position says all that is
// known. What isn't a position changes nothing.
func (o *OpenTable) AgreeWith(position []byte, before rules.Table) {
	if o.Table != nil {
		_ = o.AgreeKeeping(position, before) // the table reports what is wrong with it
	}
}

// Forbids is the ruling on a move that the table allows and the hidden cards do not. It names
// no card that is hidden.
func (o *OpenTable) Forbids(a rules.Act) (r rules.Ruling, forbids bool) {
	if o.Table == nil {
		return r, false
	}
	if r.Rule = o.Judge(a); r.Rule == "" {
		return r, false
	}
	r.Why = wording.Say("This depends on hidden cards that the app drew. Whoever holds them can look.")
	return r, true
}

package game

import (
	"slices"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// Chance fills the gold key of a dock and the key beside it for a verb by which something is drawn or thrown: the app does it with one of
// them, and what the table drew or threw itself is told with the other. The one that is in use in this match is the gold one.
func Chance(d *table.Dock, acts Acts, seat, verb int, icon parts.Icon, word, ours string) {
	own := table.Key{Icon: icon, Word: ours, Tap: func() { acts.Take(seat, verb) }}
	if !acts.Can(seat, verb) {
		d.Main = &own
		return
	}
	app := table.Key{Icon: icon, Word: word, Tap: func() { acts.Draw(seat, verb) }}
	d.Main, d.Side = &app, &own
	if !acts.Draws() {
		app.Word = wording.L("App draws")
		d.Main, d.Side = &own, &app
	}
	d.Side.Icon = parts.NoIcon // there is no room for it
}

// UnknownCard is the word of a card of a hand that the app doesn't know.
const UnknownCard = "?"

// Knows reports whether the app knows a card of a seat's hand.
func Knows(acts Acts, seat int) bool {
	words, _ := acts.Held(seat)
	return slices.ContainsFunc(words, func(w string) bool { return w != UnknownCard })
}

// LiftCard turns a hand over at a tap. Of cards that the app doesn't know, ask asks which one is meant.
func LiftCard(acts Acts, seat int, ask func()) {
	if Knows(acts, seat) {
		acts.Hand(seat)
		return
	}
	ask()
}

// Moves gives moves one after another, for [Acts.Walk].
func Moves(moves []rules.Act) func(rules.Table) (rules.Act, bool) {
	return func(rules.Table) (rules.Act, bool) {
		if len(moves) == 0 {
			return rules.Act{}, false
		}
		move := moves[0]
		moves = moves[1:]
		return move, true
	}
}

// Plays reports whether this device plays a seat, and no other one asks its player.
func Plays(acts Acts, seat int) bool { return acts.Mine(seat) && !acts.Elsewhere(seat) }

// Decider is the seat whose decision a dock shows: among those that are awaited the first that this device plays, else the first. Mine is
// the seat whose things it shows: that one, or the one that this device plays; 0: none.
func Decider(t rules.Table, acts Acts) (seat, mine int) {
	for _, awaited := range t.ToMove() {
		if awaited > 0 && Plays(acts, awaited) {
			return awaited, awaited
		}
		if seat == 0 {
			seat = awaited
		}
	}
	for own := range t.Seats() {
		if Plays(acts, own+1) {
			return seat, own + 1
		}
	}
	return seat, 0
}

package game

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/shell"
)

// Seat is how a page plays a match: what it may see, play, draw, undo and ask. One form of it is a match of this device, the other a
// line to the device that keeps the match. No page asks which it has. What only one can do is a capability, which a page asks for by
// a small interface of its own.
type Seat interface {
	tables.Reading
	// Route leads to the page of the match.
	Route() shell.Route
	// Mine reports whether this device makes the moves of a seat; 0 is the table.
	Mine(seat int) bool
	// Elsewhere reports whether a seat is played at a device of its own, whose player is asked there.
	Elsewhere(seat int) bool
	// Waits reports whether nothing can be chosen now: an answer is awaited, or bids are made on many devices.
	Waits() bool
	// Fists reports whether a bid is closed in a fist as soon as it is played, and shown with those of the others.
	Fists() bool
	// Play enters a legal move. Once it was entered at this device, done is told its sentence, "" where it was refused. What another
	// device makes of it comes as news.
	Play(act rules.Act, done func(sentence string))
	// Walk enters moves one after another, until next gives none, or one that is not legal or not this device's. They are one act.
	Walk(next func(rules.Table) (rules.Act, bool), done func(sentence string))
	// Draw lets the app throw or draw with a verb for a seat, by a seal.
	Draw(seat, verb int)
	// Undo takes back the last moves, so many, which are one act, or asks those at other devices whether they are. Where nobody else
	// is asked, sure has to take them. Once it was tried at this device, done is told whether they are taken back.
	Undo(many int, sure func(take func()), done func(taken bool))
	// Redo makes again what was taken back last, or asks those at other devices.
	Redo(done func(made bool))
	// Refuse says why a move is not allowed.
	Refuse(act rules.Act)
	// Told stands above the moves: why nothing can be changed and, now, what those at other devices ask and do. Now means that the
	// position is shown as it stands.
	Told(now bool) []fyne.CanvasObject
	// Strip is the timer of the match, and draws it at each moment; nil: there is none.
	Strip() (strip fyne.CanvasObject, draw func())
	// Seal opens what is told of the draws, More all else that can be done with the match.
	Seal()
	More()
}

// Undos tells what can be taken back and made again: the log of the match, or a seat that has another one, such as a plan.
type Undos interface {
	// UndoLine and RedoLine are the lines that an undo takes back and a redo makes again; ok is false where there is none.
	UndoLine() (line matches.LogLine, ok bool)
	RedoLine() (line matches.LogLine, ok bool)
	// OneAct is how many of the latest entries one undo takes back, of verbs that are joined.
	OneAct(joined []rules.Named) int
	// Undoing is what an undo of so many entries takes back; its errors are those of matches.Log.
	Undoing(many int) (matches.Back, error)
}

// Undos is what can be taken back and made again at the seat.
func (o *OpenMatch) Undos() Undos {
	if own, ok := o.Seat.(Undos); ok {
		return own
	}
	return o.Log()
}

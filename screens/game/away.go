package game

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/shell"
)

// Away is a match that another device keeps: what is done to it is asked there, and shown when the answer has come.
type Away interface {
	tables.Reading
	// Acts reports whether this device can ask for moves of a seat; 0 is the table.
	Acts(seat int) bool
	// Waits reports whether the table owes this device something, so that nothing is chosen now.
	Waits() bool
	// Lost reports whether the table can't be reached now, so that what is shown may be old.
	Lost() bool
	// Play asks for a move, or closes the fist round it where bids are made unseen.
	Play(act rules.Act)
	// Walk asks for moves one after another, each once the one before is made, until next gives none, or one that this device
	// can't make.
	Walk(next func(rules.Table) (rules.Act, bool))
	// Draw lets the table throw or draw.
	Draw(seat, verb int)
	// Undo asks the others to take back the last moves, so many, which are one act; Redo to make again what was taken back.
	Undo(many int)
	Redo()
	// Refuse says why a move is not allowed.
	Refuse(act rules.Act)
	// Told stands above the moves.
	Told() []fyne.CanvasObject
	// Strip is the timer that the table shows, and draws it at each moment; nil: it shows none.
	Strip() (strip fyne.CanvasObject, draw func())
	// More opens the page about the table.
	More()
}

// room is what a match on this device needs where others have joined it.
type room interface {
	// Card leads to the page on which others are let in.
	Card(o *OpenMatch) fyne.CanvasObject
	// Changed is called when a match, its timer or what belongs to it may have changed.
	Changed(o *OpenMatch)
	// Asks lets the others say whether the last moves, so many, are taken back or made again, and reports whether others are there
	// to say.
	Asks(o *OpenMatch, redo bool, many int) bool
	// Apart reports whether bids are made unseen now, each on a device of its own.
	Apart(o *OpenMatch) bool
	// Told stands above the moves.
	Told(o *OpenMatch) []fyne.CanvasObject
	// Resume lets others in again to a match that is opened, if the app was ended while they could join it.
	Resume(o *OpenMatch)
	// Left is called when a match with that id is not open any more.
	Left(id string)
	// Moved is called when the match with the id before has the id now.
	Moved(before, now string)
}

// AwayID stands for the id of a match that another device keeps.
const AwayID = "@"

// Route leads to the page of the match.
func (o *OpenMatch) Route() shell.Route {
	if o.Away != nil {
		return shell.Route{Page: shell.SeatPage}
	}
	return shell.Route{Page: shell.MatchPage, Arg: o.ID}
}

// Reading is the match as it is read, here or away.
func (o *OpenMatch) Reading() tables.Reading {
	if o.Away != nil {
		return o.Away
	}
	return o.Match
}

// ShownID is the id of the match whose page is shown, or of the one that is open.
func (a *Session) ShownID() string {
	switch {
	case a.Here().Page == shell.SeatPage:
		return AwayID
	case a.Playing == nil:
		return ""
	}
	return a.Playing.ID
}

// Changed counts what pages show anew. Where the position stands, so does the move that is being chosen.
func (o *OpenMatch) Changed(stands bool) {
	if stands && o.PickedAt == o.Changes {
		o.PickedAt++
	}
	o.Changes++
}

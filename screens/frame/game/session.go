// Package game has what a game may add to the screens, and what the pages of all games share: the session, seats, chances, notes
// and lessons.
package game

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/shell"
)

// Session is what pages and games share: the app, the match that is open, and the tables of the last matches.
type Session struct {
	shell.Shell
	Library    *library.Library
	Playing    *OwnMatch  // nil: none
	MatchTimer matchTimer // nil: none
	Room       room       // nil: nobody can join
	Lessons    *Lessons
	Joined     *OpenMatch // the match of another device's table that is shown here; nil: none
	Remembered Remembered
	Evenings   *Evenings
	Ended      func()                  // called when a match of this device has come to its end
	Beginnings map[string]*LastTable   // by the game's key
	Screens    map[string]Screens      // by the game's key
	lying      map[string]*loose.Table // what lies loose, by the game's key
}

// room is what a match on this device needs where others have joined it.
type room interface {
	// JoinLine says whether others can join a match now, or why they would.
	JoinLine(o *OwnMatch) string
	// Changed is called when a match, its timer or what belongs to it may have changed.
	Changed(o *OwnMatch)
	// Asks lets the others say whether the last moves, so many, are taken back or made again, and reports whether others are there
	// to say.
	Asks(o *OwnMatch, redo bool, many int) bool
	// Apart reports whether bids are made unseen now, each on a device of its own.
	Apart(o *OwnMatch) bool
	// Elsewhere reports whether a seat is played at a device of its own.
	Elsewhere(o *OwnMatch, seat int) bool
	// Bids reports whether a bid of a seat is awaited at this device, and Bid makes it unseen; it reports whether that could be done.
	Bids(o *OwnMatch, seat int) bool
	Bid(o *OwnMatch, bid rules.Act) bool
	// Opened are the bids that the devices showed last, and whether any were.
	Opened(o *OwnMatch) (tables.Shown, bool)
	// Told stands above the moves.
	Told(o *OwnMatch) []fyne.CanvasObject
	// Resume lets others in again to a match that is opened, if the app was ended while they could join it.
	Resume(o *OwnMatch)
	// Left is called when a match with that id is not open any more.
	Left(id string)
	// Moved is called when the match with the id before has the id now.
	Moved(before, now string)
}

// AwayID stands for the id of a match that another device keeps.
const AwayID = "@"

// ShownID is the id of the match whose page is shown, or of the one that is open.
func (a *Session) ShownID() string {
	switch {
	case a.Here().Page == shell.SeatPage:
		return AwayID
	case a.Here().Page == shell.LessonPage:
		return lessonID(a.Here().Arg)
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

// MatchBehind is the match of a game from which the page was opened, nil for none.
func (a *Session) MatchBehind(key string) *OpenMatch {
	behind := func(o *OpenMatch, from ...shell.Route) bool {
		return o.Table().Game().Key == key && slices.ContainsFunc(append(from, o.Route()), a.Passed)
	}
	switch {
	case a.Playing != nil && behind(a.Playing.OpenMatch):
		return a.Playing.OpenMatch
	case a.Joined != nil && behind(a.Joined, shell.Route{Page: shell.JoinPage}):
		return a.Joined
	}
	return nil
}

// CutCopyRoute takes the argument of a route apart: the game's key, what is shown, and its number; -1 for none.
func CutCopyRoute(arg string) (key, what string, index int) {
	key, rest, _ := strings.Cut(arg, "/")
	what, number, numbered := strings.Cut(rest, "/")
	index, err := strconv.Atoi(number)
	if !numbered || err != nil {
		index = -1
	}
	return key, what, index
}

// NoteWords is a note of the log in the language of the reader. What people wrote stays as it is.
func NoteWords(line matches.LogLine) string {
	if note, ok := tables.ReadSeatNote(line.Text); ok {
		return note.String()
	}
	return line.Text
}

package tide

import (
	"fmt"
	"image/color"
)

// State is what the timer does.
type State uint8

// The states of a game.
const (
	Ready   State = iota // not started yet
	Running              // time runs
	Paused               // paused by hand
	Waiting              // the deck is empty: paused until the cards are shuffled
	Over                 // stopped for good: the time is out, or the game has ended
)

var stateWords = [...]string{"ready", "running", "paused", "waiting", "over"}

// String is the state in one word.
func (s State) String() string {
	if int(s) >= len(stateWords) {
		return fmt.Sprintf("state %d", uint8(s))
	}
	return stateWords[s]
}

// End says why a game is over.
type End uint8

// The ends of a game.
const (
	NotOver     End = iota
	TimeOut         // the time has run out
	AllFinished     // all players but one have reached their plan
	TableOver       // the followed game has come to its end
)

// What says what a Happening is.
type What uint8

// What can happen. The record of a game keeps all of it.
const (
	Started      What = iota // the timer was started
	PausedByHand             // somebody paused it
	WentOn                   // somebody let it go on
	DeckEmptied              // the deck is empty: it waits for the shuffle
	DeckShuffled             // the cards are shuffled
	EventCame                // an event takes effect: announce it
	EventHeld                // an event came in the midst of a decision and is held; not announced yet
	EventLapsed              // the held event will never take effect
	ReachedPlan              // Seat has reached the plan
	ReachUndone              // Seat has not reached the plan after all
	TimeRanOut               // the time is out
	GameEnded                // the game ended before the time was out
	EndUndone                // it has not ended after all: it is paused by hand
)

// Happening is one thing that happened in a game.
type Happening struct {
	What  What
	At    int64 // E at that moment, in ms
	Event Kind  // for EventCame, EventHeld, EventLapsed
	From  int64 // R just before, in ms
	To    int64 // R just after, in ms
	Seat  int   // for ReachedPlan, ReachUndone: the seat's number from 1
}

// View is everything that a screen needs to know at one moment. The slices
// belong to the game: read them, do not keep or change them.
type View struct {
	State     State
	End       End   // why, when State is Over
	ByHand    bool  // paused by hand (also while it waits for the shuffle)
	DeckEmpty bool  // waits for the shuffle (also while paused by hand)
	Length    int64 // T, in ms
	Elapsed   int64 // E, in ms
	Remaining int64 // R, in ms

	Fraction float64    // f: 1 is all of the time, 0 is none
	Hz       float64    // pulse rate at this moment
	Phase    float64    // of the pulse, in beats since the start; give it to Diameter
	Red      float64    // redness: 0 to 1
	Colour   color.RGBA // of the picture, never modulated by the pulse
	Digits   string     // "mm:ss" in the last tenth of the time, else ""

	Beats int         // beats since the last view: play at most one sound
	New   []Happening // what happened since the last view, oldest first
	All   []Happening // what happened in this game, oldest first
	Held  bool        // an event is held until the next turn
	Seen  int         // how many of the events that came the table has seen, see Game.Seen

	Finished []int   // seats that reached their plan, in order
	Places   [][]int // the ranking once it is over, first place first; who shares a place stands together

	Away    int64 // ms that nobody looked before this view (process killed, stopped, device asleep); 0 when it was only moments
	Ran     int64 // ms of Away that the clock went on: less than all where it was paused, waited or ended
	Unsaved error // why the latest records are not on the disk (they are tried again); nil when they are
}

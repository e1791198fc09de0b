package matches

import (
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/base/journal"
)

// The kinds of the records of a match. Those in small letters (and '=') are
// events and begin with the time since the event before, in ms, written
// in base 36.
const (
	kindMatch      = 'M' // FORMAT STARTED: the first record; STARTED is the wall time in ms
	kindHeader     = 'H' // KEY VALUE: a header; a free one replaces an earlier one
	kindRules      = 'V' // the version of the rulebook
	kindName       = 'N' // what people call it
	kindArchived   = 'A' // 1 or 0
	kindDeleted    = 'D' // the wall time in ms, or 0: given back
	kindDraws      = 'C' // 1: the app draws; 0: people do
	kindPrivate    = 'Q' // 1: cards that the app draws into hands are for their players alone; 0: for all
	kindSeed       = 'S' // FROM SEED: the draws from number FROM follow from it
	kindSeedAgain  = 'R' // as kindSeed, in place of the seals from that draw on: nothing was drawn of them
	kindMix        = 'X' // SEAT HEX: what a player mixes into the latest seed before it
	kindAhead      = 'L' // NUMBER: the draws up to it were shown before they were made: their dice lie on the table
	kindPromise    = 'P' // FROM COMMITMENT: of a seed that is not known here
	kindTimerSeed  = 'Z' // as kindSeed, for the timer's events
	kindTimerVow   = 'Y' // as kindPromise, for the timer's events
	kindTimerAgain = 'J' // as kindSeedAgain, for the timer's events
	kindOver       = 'E' // 1: the game is over; 0: its end was taken back
	kindTimer      = 'T' // a record of the timer
	kindRest       = 'G' // 1 or 0, WHEN: nobody can play from that wall time in ms on, or somebody can again
	kindAct        = 'K' // FIRST LAST LINES: lines of the log that are one act
	kindFist       = 'B' // SEAT FIST: a bid that nobody has seen, closed by blindbid.Close; without FIST it is thrown away

	kindEntered = 'm' // dt SEAT MOVE
	kindDrawn   = 'd' // dt NUMBER/OF/VALUE SEAT MOVE: an app draw; VALUE -1: not told, it follows from the seed
	kindTimed   = 't' // dt NUMBER SEAT MOVE: from the timer; 0: no event
	kindUndo    = 'u' // dt
	kindRedo    = 'r' // dt
	kindAgreed  = '=' // dt POSITION TAB REASON
	kindVoid    = 'w' // dt RULE TAB WHY TAB LINE: a wrong move of a transcript
	kindDispute = 'x' // as kindVoid: a move that was asked about
	kindNote    = 'n' // dt TEXT
	kindComment = 'k' // dt TEXT: a comment of a transcript
)

const matchFormat = "match-1"

// record is a record of a kind.
func record(kind byte, text string) journal.Record {
	return journal.Record{Kind: kind, Text: text}
}

// stamp begins the text of the record of an event. Since is negative where the
// device's clock was set back.
func stamp(since int64, text string) string {
	short := strconv.FormatInt(since, 36)
	if text == "" {
		return short
	}
	return short + " " + text
}

// unstamp takes the time off the record of an event.
func unstamp(text string) (since int64, rest string, err error) {
	short, rest, _ := strings.Cut(text, " ")
	since, err = strconv.ParseInt(short, 36, 64)
	if err != nil {
		return 0, "", fmt.Errorf("%q isn't a time", short)
	}
	return since, rest, nil
}

// changing are the kinds that bring another revision.
var changing = string([]byte{kindEntered, kindDrawn, kindTimed, kindUndo, kindRedo, kindAgreed})

// isEvent reports whether a record begins with its time.
func isEvent(kind byte) bool {
	return strings.IndexByte("mdtur=wxnk", kind) >= 0
}

// flag writes a switch.
func flag(on bool) string {
	if on {
		return "1"
	}
	return "0"
}

package tables

import (
	"encoding/json"
	"errors"
	"fmt"
)

// Protocol is the version of the messages. Both sides say theirs before anything else.
const Protocol = 4

// The greatest sizes of messages, in bytes: a guest asks in few words, a host may have to
// show a whole match.
const (
	MaxAsk  = 4 << 10
	MaxTell = 8 << 20
)

// What a guest can ask. All but the first three are answered, once for each ID.
const (
	askHello   = "hello"   // the first message of a line
	askWhole   = "whole"   // the whole view, for something was missed
	askClock   = "clock"   // what time it is with the host
	askClaim   = "claim"   // to take a seat
	askLeave   = "leave"   // to leave the own seat
	askGive    = "give"    // to hand the own seat over to the device that asks for it, or not
	askAct     = "act"     // to make a move
	askDraw    = "draw"    // to let the host throw or draw
	askUndo    = "undo"    // to take back the last entry
	askRedo    = "redo"    // to make it again
	askVote    = "vote"    // an answer to what another seat asked
	askPromise = "promise" // the promise of a bid or of a part of the seed
	askShow    = "show"    // what was promised
	askForgot  = "forgot"  // what was promised: the device was started again
	askTimer   = "timer"   // something of the timer, such as a plan that was reached
)

// Ask is a message of a guest.
type Ask struct {
	Do       string `json:"do"`
	ID       string `json:"id,omitempty"` // the same again is the same ask, and harmless
	Revision int    `json:"r,omitempty"`  // that the guest saw
	Seat     int    `json:"seat,omitempty"`
	Yes      bool   `json:"yes,omitempty"`
	Table    bool   `json:"table,omitempty"` // of askAct and askDraw: for the table, which no player is
	Many     int    `json:"n,omitempty"`     // of askUndo: so many entries that are one act; 0: one
	Words    string `json:"w,omitempty"`     // the move without its seat, the verb, the promise, the words
	Key      string `json:"key,omitempty"`   // of a promise that is shown
	Round    string `json:"round,omitempty"` // what is promised
	Question string `json:"q,omitempty"`     // of askGive and askVote: what is answered
	Sent     int64  `json:"at,omitempty"`    // of askClock: the guest's clock, in µs
	Have     int    `json:"have,omitempty"`  // of askClock: the latest view
	Hello    *Hello `json:"hello,omitempty"`
}

// Hello is how a guest begins.
type Hello struct {
	Protocol int    `json:"protocol"`
	Program  string `json:"program"`
	// Device is chosen by chance, 128 bits or more, and kept by the device: with it a
	// player comes back to the seat. Nobody but the host sees it.
	Device string `json:"device"`
	// Run is chosen by chance at each start of the program: by it the host tells two programs of one device apart.
	Run string `json:"run,omitempty"`
}

// Tell is a message of the host: one of its parts.
type Tell struct {
	Welcome *Welcome   `json:"welcome,omitempty"`
	Answer  *Answer    `json:"answer,omitempty"`
	View    *Push      `json:"view,omitempty"`
	Clock   *ClockTold `json:"clock,omitempty"`
	Bye     *Bye       `json:"bye,omitempty"`
}

// Welcome is the first message of the host.
type Welcome struct {
	Protocol int    `json:"protocol"`
	Program  string `json:"program"`
	Host     string `json:"host"`  // "Anna's table"
	Game     string `json:"game"`  // its title
	Rules    string `json:"rules"` // the version of the rulebook
}

// Bye is why the host ends a line.
type Bye struct {
	Why   string `json:"why"`
	Other bool   `json:"other,omitempty"` // the versions differ: coming back is of no use
	Broke bool   `json:"broke,omitempty"` // the host broke under what was asked last
	Over  bool   `json:"over,omitempty"`  // the match is over, and so is the table: what was shown last is the end
}

// Answer is the host's answer to an ask.
type Answer struct {
	ID   string `json:"id"`
	OK   bool   `json:"ok"`
	Rule string `json:"rule,omitempty"` // that the move breaks
	Why  string `json:"why,omitempty"`  // why not, or what is to be known
	Late *Late  `json:"late,omitempty"` // somebody was quicker
	Card string `json:"card,omitempty"` // that was drawn for this seat alone
	// Unkept says that it was made and is not on the host's disk yet.
	Unkept bool `json:"unkept,omitempty"`
}

// Late is what somebody else has just done.
type Late struct {
	Who      string `json:"who"`            // the seat's name, or "" for the table
	Sentence string `json:"said"`           // of the move
	Back     bool   `json:"back,omitempty"` // it was taken back
}

// Push is what has changed of a view. The log is the one before with its middle
// replaced: Keep bytes stay at its beginning and Tail at its end. A part that is not
// there is as it was; null: there is none any more.
type Push struct {
	Number   int                        `json:"n"` // from 1 on each line
	Revision int                        `json:"r"`
	Whole    bool                       `json:"all,omitempty"` // everything is here
	Keep     int                        `json:"k,omitempty"`
	Tail     int                        `json:"t,omitempty"`
	Add      logText                    `json:"a,omitempty"`
	Sum      string                     `json:"c"` // CRC-32 of the log, in eight digits
	Parts    map[string]json.RawMessage `json:"p,omitempty"`
	Fill     string                     `json:"f,omitempty"` // blanks, so that the length doesn't tell what is for the seat alone
}

// ClockTold is what time it is with the host.
type ClockTold struct {
	Sent int64 `json:"at"`  // as asked
	Host int64 `json:"now"` // the host's clock, in µs
	Have int   `json:"n"`   // the number of the latest view of this line
}

// errMessage is the error of what isn't a message of this protocol.
var errMessage = errors.New("this isn't a message of a table")

// readAsk reads a message of a guest.
func readAsk(data []byte) (Ask, error) {
	var a Ask
	if len(data) > MaxAsk {
		return a, fmt.Errorf("%w: longer than %d bytes", errMessage, MaxAsk)
	}
	d := decoder(data)
	d.DisallowUnknownFields()
	if readPlain(d, &a) != nil || len(a.ID) > maxID {
		return a, errMessage
	}
	return a, nil
}

// minDevice is how many letters a device's secret has at least: 128 bits in
// hexadecimal digits have 32, in base 64 22.
const minDevice = 22

// maxID bounds an ask's ID, in bytes.
const maxID = 40

// write writes a message.
func write(message any) []byte {
	data, err := json.Marshal(message)
	if err != nil {
		panic("tables: a message can't be written: " + err.Error()) // all of them can
	}
	return data
}

package fairness

import (
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// The headers that say how a match began.
const (
	HeaderSetup = "SetupBy" // the Setup headers were drawn: SetupApp, SetupMixed
	HeaderDeal  = "DealtBy" // the hands were dealt: DealApp
	HeaderSeed  = "Seed"    // "HASH", a later one "HASH from draw 7": at the end of the match
	HeaderRules = "Rules"   // the version of the rulebook
	HeaderStart = "Start"   // how many starts of the game there were that evening, from the second on
)

// The headers that say what the draws follow from.
const (
	headerChance     = "Chance"          // chance.Version
	headerCommitment = "Commitment"      // "HASH", a later one "HASH from draw 7"
	headerTimer      = "TimerCommitment" // "HASH", a later one "HASH from event 7"
	headerTimerSeed  = "TimerSeed"
	headerDigest     = "Digest"  // of a match that is over: see digest.go
	headerMixed      = "MixedIn" // "SEAT HEX", for a later seal "SEAT HEX from draw 7": what a player gave
)

// What stands before the first draw or event of a later seal. From draw 0 is a seal that is
// for the start alone, since another one is for draw 1: see StartAlone.
const (
	fromDraw  = " from draw "
	fromEvent = " from event "
)

// What the setup was drawn from.
const (
	SetupApp   = "app"       // the seed
	SetupMixed = "app mixed" // the seed and what everybody mixed in
)

// DealApp says that the hands were dealt from the seed.
const DealApp = "app"

// IsOwn reports whether only a match that is sealed writes a header; in a transcript without
// a Chance header, Seed is anybody's.
func IsOwn(key string) bool {
	switch key {
	case headerChance, headerCommitment, headerTimer, headerTimerSeed, headerMixed, headerDigest:
		return true
	}
	return false
}

// AddHeaders adds what an export says of the seals, with the seeds if the match is over.
func AddHeaders(t *rules.Transcript, seeds, timers Promises, over bool) {
	if len(seeds)+len(timers) > 0 {
		t.Add(headerChance, chance.Version)
	}
	addPromises(t, seeds, headerCommitment, HeaderSeed, fromDraw, over)
	addPromises(t, timers, headerTimer, headerTimerSeed, fromEvent, over)
}

// addPromises adds the commitments, and the seeds if the match is over.
func addPromises(t *rules.Transcript, list Promises, commitment, seed, from string, over bool) {
	since := func(p Promise) string {
		if p.From == 1 {
			return ""
		}
		return from + strconv.Itoa(p.From)
	}
	for _, p := range list {
		t.Add(commitment, p.Commitment+since(p))
	}
	for _, p := range list {
		for _, line := range p.Mixed {
			t.Add(headerMixed, line+since(p))
		}
	}
	for _, p := range list {
		if over && p.Known {
			t.Add(seed, p.Seed.String()+since(p))
		}
	}
}

// The comments behind the moves of an exported match, behind "# ".
const (
	sayDraw    = "app draw "  // 7: 35 of 78   draw 7 gave case 35, from 0, of 78; of a hidden one "? of 78", before the end "?"
	sayEvent   = "app event " // 2             an event of the timer
	sayTimer   = "timer"      // another move of the timer
	closedDraw = ": ?"        // ends the comment of a hidden draw before the match is over
)

// DrawComment says that a move is draw n of the app: its value, of so many cases. Closed keeps
// back of how many cases a hidden draw is, which nobody is told before the match is over; so
// does an of of 0.
func DrawComment(n, value, of int, closed bool) string {
	number := sayDraw + strconv.Itoa(n)
	switch {
	case value == FaceUnknown && (closed || of == 0):
		return number + closedDraw
	case value == FaceUnknown:
		return fmt.Sprintf("%s: ? of %d", number, of)
	}
	return fmt.Sprintf("%s: %d of %d", number, value, of)
}

// EventComment says that a move is event n of the timer, or with 0 another move of it.
func EventComment(n int) string {
	if n == 0 {
		return sayTimer
	}
	return sayEvent + strconv.Itoa(n)
}

// ReadDraw reads what an export writes behind a move that the app drew; the value
// of a hidden draw is FaceUnknown. Before the end of a match nobody is told of how many
// cases it was: 0.
func ReadDraw(comment string) (n, value, of int, ok bool) {
	rest, ok := strings.CutPrefix(comment, sayDraw)
	if !ok {
		return 0, 0, 0, false
	}
	if number, closed := strings.CutSuffix(rest, closedDraw); closed {
		n, err := strconv.Atoi(number)
		return n, FaceUnknown, 0, err == nil && n > 0 && n <= rules.MaxMoves && strconv.Itoa(n) == number
	}
	if got, err := fmt.Sscanf(rest, "%d: ? of %d", &n, &of); err == nil && got == 2 {
		value = FaceUnknown
		return n, value, of, n > 0 && n <= rules.MaxMoves && of > 0 && rest == fmt.Sprintf("%d: ? of %d", n, of)
	}
	got, err := fmt.Sscanf(rest, "%d: %d of %d", &n, &value, &of)
	ok = err == nil && got == 3 && n > 0 && n <= rules.MaxMoves && value >= 0 && value < of &&
		rest == fmt.Sprintf("%d: %d of %d", n, value, of)
	return n, value, of, ok
}

// ReadEvent reads what an export writes behind a move of the timer: the event's
// number, 0 for what isn't an event.
func ReadEvent(comment string) (n int, ok bool) {
	if comment == sayTimer {
		return 0, true
	}
	number, ok := strings.CutPrefix(comment, sayEvent)
	n, err := strconv.Atoi(number)
	return n, ok && err == nil && n > 0 && n <= rules.MaxMoves && strconv.Itoa(n) == number
}

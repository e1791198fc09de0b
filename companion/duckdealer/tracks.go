package duckdealer

import "time"

// ActionTurns is the number of spaces of the turn track: the game ends after as
// many action turns (DD-11.1).
const ActionTurns = lastTurn

// FreeParts is how many highway parts are free on an action turn, from 1 on (DD-3.2).
func FreeParts(turn int) int {
	switch {
	case turn <= 6:
		return 1
	case turn <= 12:
		return 2
	default:
		return 3
	}
}

// ScoreSpaces is the number of spaces of the points track.
const ScoreSpaces = 100

// MarkerAt tells on which space of the points track a marker stands and how many
// rounds it has gone full; space 0 is off the track.
func MarkerAt(score int) (space, rounds int) {
	if score <= 0 {
		return 0, 0
	}
	return (score-1)%ScoreSpaces + 1, (score - 1) / ScoreSpaces
}

// Closest gives the places, from 0, of those in a list of birth dates who were
// born closest to 24 November 1967 (DD-1.1); of several the table names one.
func Closest(births []time.Time) []int {
	best, closest := 0, []int(nil)
	for i, birth := range births {
		switch days := DaysFromTheDay(birth); {
		case closest == nil || days < best:
			best, closest = days, []int{i}
		case days == best:
			closest = append(closest, i)
		}
	}
	return closest
}

// DaysFromTheDay is how many days a date is from 24 November 1967, either way.
func DaysFromTheDay(date time.Time) int {
	theDay := time.Date(1967, time.November, 24, 0, 0, 0, 0, time.UTC)
	year, month, day := date.Date()
	days := int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Sub(theDay).Hours() / 24)
	return max(days, -days)
}

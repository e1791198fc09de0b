package duckdealer

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

// MarkerAt reports on which space of the points track a marker stands and how many
// rounds it has gone full; space 0 is off the track.
func MarkerAt(score int) (space, rounds int) {
	if score <= 0 {
		return 0, 0
	}
	return (score-1)%ScoreSpaces + 1, (score - 1) / ScoreSpaces
}

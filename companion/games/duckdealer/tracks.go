package duckdealer

// ActionTurns is the number of spaces of the turn track: the game ends after as
// many action turns (DD-11.1).
const ActionTurns = lastTurn

// FreeParts is how many highway parts are free on an action turn, from 1 on (DD-3.2).
func FreeParts(turn int) int { return printed.freeOn(turn) }

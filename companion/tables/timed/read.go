package timed

import (
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/lab/players"
)

// How long a move takes (ms) where a match has too few of them to tell, and the least and the most that is believed.
const (
	usualMove, leastMove, mostMove = 2_000, 500, 30_000
	fewMoves                       = 10
)

// Read is a timer as somebody reads it who thinks ahead for a seat; nil: it isn't running. A move takes as long as those of the match
// that were made so far.
func Read(v tide.View, s tide.Settings, moves int) *players.Clock {
	if v.State != tide.Running {
		return nil
	}
	takes := int64(usualMove)
	if moves >= fewMoves {
		takes = min(max(v.Elapsed/int64(moves), leastMove), mostMove)
	}
	return &players.Clock{
		Left: v.Remaining, Takes: func(int) int64 { return takes }, Out: risingtides.TimeOut.Act(0), Every: tide.TickEvery, Chance: s.Chance,
	}
}

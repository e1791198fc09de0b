package apptest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// mostTaps is how many taps a move of a whole match may take on average on a phone, by the game's key.
var mostTaps = map[string]float64{
	"rising-tides": 1.8, "traders": 1.0, "raid-trade": 1.9, "duck-dealer": 1.4, "atrades": 2.1,
}

// Tally counts the taps of a whole match.
type Tally struct {
	Game        string
	all, most   int            // taps
	dearest     string         // the move that took the most
	taps, moves map[string]int // by verb
}

// Took counts the taps of one move, or of a few that were made together: all are in the notation.
func (y *Tally) Took(taps int, lines ...string) {
	if y.taps == nil {
		y.taps, y.moves = map[string]int{}, map[string]int{}
	}
	_, said, _ := strings.Cut(lines[0], ": ")
	verb, _, _ := strings.Cut(said, " ")
	y.all += taps
	y.moves[verb] += len(lines)
	y.taps[verb] += taps
	if taps > y.most {
		y.most, y.dearest = taps, lines[0]
	}
}

// Holds reports what the match took, and fails where a move took too much on average, or all of a match was not entered.
func (y *Tally) Holds(t *testing.T, entered int) {
	t.Helper()
	moves := 0
	for _, verb := range slices.Sorted(maps.Keys(y.moves)) {
		n := y.moves[verb]
		moves += n
		t.Logf("%-12s %3d moves, %.2f taps each", verb, n, float64(y.taps[verb])/float64(n))
	}
	average := float64(y.all) / float64(moves)
	t.Logf("%s: %d moves, %d taps, %.2f a move, at most %d for %q", y.Game, moves, y.all, average, y.most, y.dearest)
	require.Equal(t, entered, moves, "a move was not counted")
	require.LessOrEqual(t, average, mostTaps[y.Game])
}

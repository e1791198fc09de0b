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
	"rising-tides": 1.5, "traders": 1.2, "raid-trade": 1.4, "duck-dealer": 1.25, "atrades": 1.49,
}

// mostScrolls is the same for scrolls, in letters up to 1.25.
var mostScrolls = map[string]float64{
	"rising-tides": 0.05, "traders": 0.05, "raid-trade": 0.01, "duck-dealer": 0.04, "atrades": 0.05,
}

// Tally counts the taps and scrolls of a whole match.
type Tally struct {
	Game        string
	Of          *Table
	all, most   int                 // taps
	dearest     string              // the move that took the most
	taps, moves map[string]int      // by verb
	scrolled    map[string][]string // what had to be scrolled to, by verb
}

// Took counts the taps of one move, or of a few that were made together: all are in the notation.
func (y *Tally) Took(taps int, lines ...string) {
	if y.taps == nil {
		y.taps, y.moves, y.scrolled = map[string]int{}, map[string]int{}, map[string][]string{}
	}
	_, said, _ := strings.Cut(lines[0], ": ")
	verb, _, _ := strings.Cut(said, " ")
	y.all += taps
	y.moves[verb] += len(lines)
	y.taps[verb] += taps
	if taps > y.most {
		y.most, y.dearest = taps, lines[0]
	}
	y.scrolled[verb] = append(y.scrolled[verb], y.Of.Swiped...)
	y.Of.Swiped = nil
}

// Holds reports what the match took, and fails where a move took too much on average, or all of a match was not entered.
func (y *Tally) Holds(t *testing.T, entered int) {
	t.Helper()
	moves, scrolled := 0, 0
	for _, verb := range slices.Sorted(maps.Keys(y.moves)) {
		n := y.moves[verb]
		moves += n
		scrolled += len(y.scrolled[verb])
		t.Logf("%-12s %3d moves, %.2f taps each, %d scrolls to %q", verb, n, float64(y.taps[verb])/float64(n), len(y.scrolled[verb]), y.scrolled[verb])
	}
	average := float64(y.all) / float64(moves)
	t.Logf("%s: %d moves, %d taps, %.2f a move, at most %d for %q, %d scrolls", y.Game, moves, y.all, average, y.most, y.dearest, scrolled)
	require.Equal(t, entered, moves, "a move was not counted")
	require.LessOrEqual(t, average, mostTaps[y.Game])
	require.LessOrEqual(t, float64(scrolled)/float64(moves), mostScrolls[y.Game])
}

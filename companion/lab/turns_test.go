package lab

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
)

// TestAnswersAreNoTurns counts turns of Raid Trade by the moves that end them: whoever defends in a raid has none.
func TestAnswersAreNoTurns(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	greedy, _ := players.Named("greedy", 0)
	s := &Study{Game: game, Seats: []string{"Anna", "Ben"}, Players: []players.Player{greedy, greedy}, Seed: "turns", Most: 400}
	m, text, err := s.Play(1)
	require.NoError(t, err)
	ends := strings.Count(string(text), ": end\n")
	require.Positive(t, strings.Count(string(text), ": defend "))
	require.InDelta(t, ends, m.Turns, 0.2*float64(ends), "a raid may end a turn too")
	passed, last := 0, ""
	for line := range strings.Lines(string(text)) {
		if who, _, move := strings.Cut(line, ": "); move && who != last {
			passed, last = passed+1, who
		}
	}
	require.Greater(t, passed, m.Turns+10, "moves go to and fro more often")
}

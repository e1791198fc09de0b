package window

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/.ci/stage"
	"tablekeeper/companion/rules"
)

// TestAWholeGameInTheWindow enters a whole game of Rising Tides, with its stages and finished plans, as fast as the app
// takes taps. Each move is on the disk before the next one is begun; now and then, and at the end, the window is looked at.
func TestAWholeGameInTheWindow(t *testing.T) {
	data, err := os.ReadFile("../../screens/testdata/whole-game.table")
	require.NoError(t, err)
	game, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	p := newPlayer(t, newDisplay(t), t.TempDir(), sizes[2])
	p.tap("Rising Tides", "Play with the referee", "Start the match")
	require.NoError(t, p.way.AwaitShown())

	haste := p.way.Haste()
	p.hand = func() hand { return haste }
	p.taps = 0
	began := time.Now()
	table := p.match().Table().Fork()
	for i, m := range game.Moves {
		act, err := table.Read(m.Text)
		require.NoError(t, err)
		require.NoError(t, p.tapMove(table, act), m.Text)
		require.NoError(t, haste.Go())
		require.Empty(t, table.Play(act))
		require.NoError(t, stage.Await(stage.Patience, m.Text, func() bool { return len(p.moves()) == i+1 }))
		if i%30 == 0 {
			require.NoError(t, haste.Rest(), m.Text)
		}
	}
	require.NoError(t, haste.Rest())
	took := time.Since(began)
	t.Logf("%d moves, %d taps, %v: %.2f taps and %v a move", len(game.Moves), p.taps, took.Round(time.Second),
		float64(p.taps)/float64(len(game.Moves)), (took / time.Duration(len(game.Moves))).Round(time.Millisecond))

	moves := p.moves()
	for i, m := range game.Moves {
		require.Equal(t, m.Text, moves[i])
	}
	match := p.match()
	require.True(t, match.Table().Over())
	require.Equal(t, table.Ranking(), match.Table().Ranking())
	require.True(t, p.way.Shows("More"))
	p.export()
}

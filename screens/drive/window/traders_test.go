//go:build window

package window

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// TestTradersInTheWindow begins a match, flies to a planet with one tap on the list of places, and builds.
func TestTradersInTheWindow(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", likeHome(t))
	p := newPlayer(t, newDisplay(t), program, home, sizes[0])
	p.tap("Traders. ", "Play with the referee", "Start the match")
	began := time.Now()
	p.enter("1: roll 5", "2: roll 3", "1: planet gobi-supay", "1: event credits", "1: done")
	table := p.match().Table()
	roll, err := table.Read("1: roll 6")
	require.NoError(t, err)
	require.NoError(t, p.tapMove(table, roll))
	p.tap("All moves", "Places. ", "c9. ")
	require.NoError(t, p.session.AlikeToTheLetter())
	moves := p.moves()
	require.Equal(t, []string{"1: step n", "1: step n", "1: step ne", "1: step ne"}, moves[len(moves)-4:])
	p.enter("1: build", "1: done", "1: done")
	require.Equal(t, []int{2}, p.match().Table().ToMove())
	t.Logf("%d moves with %d taps, %v", len(p.moves()), p.taps, time.Since(began))
}

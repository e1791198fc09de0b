package tables_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// TestAWishThatEndsTheHost ends the host's program each time that a move comes: the device asks on three lines and then no more, its
// player is told, and the table goes on without it.
func TestAWishThatEndsTheHost(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna, ben := w.guests[0], w.guests[1]
	came := 0
	w.dies = func(data []byte) bool {
		ends := strings.Contains(string(data), `"roll 4"`)
		if ends {
			came++
		}
		return ends
	}
	play := func(g *phone, words string) *[]error {
		var told []error
		a, err := g.Match().Table().Read(words)
		require.NoError(t, err)
		g.Play(a, func(err error) { told = append(told, err) })
		w.fetch(g)
		return &told
	}
	told := play(anna, "1: roll 4")
	for range 1000 {
		w.step(20 * time.Millisecond)
	}
	require.Equal(t, []error{tables.ErrUnanswered}, *told)
	require.Equal(t, 3, came)
	require.Equal(t, 3, w.kills)
	require.True(t, anna.Live() && ben.Live())
	require.False(t, anna.Pending())

	w.dies = nil
	told = play(anna, "1: roll 5")
	w.settle()
	require.Equal(t, []error{nil}, *told)
}

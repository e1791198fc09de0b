package lab_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
)

// TestAMatchIsStoppedAtOnce stops matches while nobody thinks, while somebody thinks who would think for ever, and never: a match
// that was stopped is none, and played again it is what it would have been.
func TestAMatchIsStoppedAtOnce(t *testing.T) {
	whole := study(t, "raid-trade", players.Search{Tries: 2})
	whole.Most = 30
	first, text, err := whole.Play(1)
	require.NoError(t, err)
	for _, asked := range []int{1, 2, 3, 10, 40} {
		n := 0
		stopped := whole.StopBy(func() bool { n++; return n >= asked })
		_, _, err := stopped.Play(1)
		require.ErrorIs(t, err, lab.ErrStopped, "asked %d times", asked)
		require.LessOrEqual(t, n, asked+2, "it goes on thinking")
	}
	never := whole.StopBy(func() bool { return false })
	again, same, err := never.Play(1)
	require.NoError(t, err)
	require.Equal(t, first, again)
	require.Equal(t, string(text), string(same))

	endless := study(t, "raid-trade", players.Search{}).StopBy(func() func() bool {
		n := 0
		return func() bool { n++; return n > 5 }
	}())
	_, _, err = endless.Play(1)
	require.ErrorIs(t, err, lab.ErrStopped)
}

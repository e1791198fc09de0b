package answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/tell/answers"
)

// TestANumberIsSaidBack reads numbers: what isn't named is said back in the words of who asks.
func TestANumberIsSaidBack(t *testing.T) {
	desk, err := answers.For(atrades.Game())
	require.NoError(t, err)
	for asked, want := range map[string]string{
		"I have 5 money and no company, can I bid": "have 5",
		"5 cubes lie there, may I lay another":     "5 cubes on the track",
	} {
		taken := desk.Ask(asked, nil)[0].Taken
		require.NotEmpty(t, taken, asked)
		require.Equal(t, want, taken[0].Text, asked)
	}
}

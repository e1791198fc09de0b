package command_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// TestTexts lists what people read: the sentences of the screens, and game by game what its book says.
func TestTexts(t *testing.T) {
	var out, errs bytes.Buffer
	shell := &command.Shell{Out: &out, Err: &errs, Sentences: []string{"Keep it"}}
	require.Zero(t, command.Run([]string{"texts"}, shell))
	for _, line := range []string{
		"# The screens\nKeep it\n# Rising Tides\n",
		"\nHow much money does {who} have?\n", "\n{who} draws a card\n", "\nPlaying {card} costs {price} MCr; {who} has {money}.\n",
	} {
		require.Contains(t, out.String(), line)
	}
	require.Equal(t, 2, command.Run([]string{"texts", "much"}, shell))
	require.Contains(t, errs.String(), "much")
}

package command_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// TestTexts lists what people read: the sentences of the screens, the notes of a table, and game by game what its book says.
func TestTexts(t *testing.T) {
	var out, errs bytes.Buffer
	shell := &command.Shell{Out: &out, Err: &errs, Sentences: []string{"Keep it"}}
	require.Zero(t, command.Run([]string{"texts"}, shell))
	for _, line := range []string{
		"# The app\nKeep it\n# The log of a shared table\n", "\n{who} sits down at the device \"{mark}\".\n", "\n# Rising Tides\n",
		"\nHow much money does {who} have?\n", "\n{who} draws a card\n", "\nPlaying {card} costs {price} MCr; {who} has {money}.\n",
	} {
		require.Contains(t, out.String(), line)
	}
	require.Equal(t, 2, command.Run([]string{"texts", "much"}, shell))
	require.Contains(t, errs.String(), "much")
}

// TestLesson prints what to say when a game is explained, with the referee's own words.
func TestLesson(t *testing.T) {
	var out, errs bytes.Buffer
	shell := &command.Shell{Out: &out, Err: &errs}
	require.Zero(t, command.Run([]string{"lesson", "Raid-Trade"}, shell), "%s", &errs)
	for _, line := range []string{"Say: You are rival smugglers", "A level costs two white tokens; Anna has none. (RD-6.2)\n   Show: ", "- Aces, Kings"} {
		require.Contains(t, out.String(), line)
	}
	require.Equal(t, 2, command.Run([]string{"lesson", "chess"}, shell))
	require.Contains(t, errs.String(), "chess")
	require.Equal(t, 2, command.Run([]string{"lesson"}, shell))
}

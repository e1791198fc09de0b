package answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/answers"
	"tablekeeper/companion/atrades"
	"tablekeeper/companion/raidtrade"
)

// TestFactsThatExcludeEachOther asks about two numbers for one fact, unless they are told of two people or of two moments,
// or one is wanted.
func TestFactsThatExcludeEachOther(t *testing.T) {
	desk, err := answers.For(raidtrade.Game())
	require.NoError(t, err)
	for words, clashes := range map[string][][2]string{
		"I'm level 8, I'm level 9, can I buy a level?":              {{"level 8", "level 9"}},
		"level 8 and level 9 with 2 white tokens, may I rise":       {{"level 8", "level 9"}},
		"I have 2 white tokens, I have 3 white tokens, may I rise":  {{"2 white tokens", "3 white tokens"}},
		"I'm level 8 and he is level 9, may I raid him":             nil,
		"I was level 8 and now level 9, may I rise":                 nil,
		"I am level 9 with two white tokens, can I go to level 10?": nil,
		"I have 1 white token, may I rise":                          nil,
	} {
		first := desk.Ask(words, nil)[0]
		require.Equal(t, clashes, first.Clashes, words)
		require.False(t, first.Certain && clashes != nil, words)
	}
	require.Equal(t, "1 white token", desk.Ask("I have 1 white token, may I rise", nil)[0].Facts[0].Text)
}

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

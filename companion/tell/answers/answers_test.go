package answers_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules/example"
	"tablekeeper/companion/tell/answers"
)

func Example() {
	desk, err := answers.For(raidtrade.Game())
	if err != nil {
		panic(err)
	}
	first := desk.Ask("you can't get from level nine to ten with white tokens", nil)[0]
	fmt.Println(first.Verdict, first.Rules)
	// Output: no [RD-6.1 RD-6.4 RD-6.2]
}

// TestAnyWords: whatever is typed, there is an answer, and words about nothing get no certain yes or no.
func TestAnyWords(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := answers.For(game)
		require.NoError(t, err)
		for _, words := range []string{"", " ", "?", "'", "s", "日本語は？", "🎲🎲", "N", "0 0 0", "xyzzy qwert", "the of and", strings.Repeat("may I raid ", 300), "what is the capital of france"} {
			list := desk.Ask(words, nil)
			require.NotEmpty(t, list, words)
			if len(words) < 30 {
				require.False(t, list[0].Certain && (list[0].Verdict == answers.Yes || list[0].Verdict == answers.No), "%s: %s", words, list[0].Says)
			}
		}
	}
}

// TestNoLibrary: a game without questions has no answers.
func TestNoLibrary(t *testing.T) {
	desk, err := answers.For(example.Game())
	require.NoError(t, err)
	require.Equal(t, answers.Unclear, desk.Ask("may I light a lamp?", nil)[0].Verdict)
}

// TestReadOnce: the library of a game is read once, however many ask for it at once.
func TestReadOnce(t *testing.T) {
	game := raidtrade.Game()
	var desks [4]*answers.Desk
	var readers sync.WaitGroup
	for i := range desks {
		readers.Go(func() { desks[i], _ = answers.For(game) })
	}
	readers.Wait()
	for _, desk := range desks {
		require.NotNil(t, desk)
		require.Same(t, desks[0], desk)
	}
}

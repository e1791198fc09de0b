package answers

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestTwoQuestions asks two things at once: both are answered, or the second is named.
func TestTwoQuestions(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	first := desk.Ask("can I fly off with an empty hold? does a 3 hit?", nil)[0]
	require.Equal(t, Yes, first.Verdict)
	require.Equal(t, "does a 3 hit?", first.Second.Asked)
	require.Equal(t, No, first.Second.Answer.Verdict)
	first = desk.Ask("does a 3 hit and can I bake bread for the dog", nil)[0]
	require.Equal(t, "can I bake bread for the dog", first.Second.Asked)
	require.Nil(t, first.Second.Answer)
	require.Equal(t, []string{"what money do I have", "whose turn is it"}, questionsIn("what money do I have and whose turn is it"))
	for _, one := range []string{"I hold four cards and can I draw", "does a 3 hit", "can I sell and fly in one turn"} {
		require.Nil(t, questionsIn(one), one)
	}
}

package answers

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// TestAtATable asks about people who sit there: their names are understood, and what the position says of them decides.
func TestAtATable(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := func(position string) rules.Table {
		transcript, err := rules.ReadTranscript([]byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n" + position))
		require.NoError(t, err)
		of, err := game.Open(transcript, nil)
		require.NoError(t, err)
		for _, m := range transcript.Moves {
			rules.JudgeMove(of, m)
		}
		return of
	}
	begun := table("Anna: roll 5\nBen: roll 2\n")
	for asked, says := range map[string]string{
		"can Anna rise a level?": "No. A level costs two white tokens.",
		"can ben rise a level?":  "No. A level costs two white tokens.",
		"may I rise a level":     "No. A level costs two white tokens.",
	} {
		first := desk.Ask(asked, begun)[0]
		require.Equal(t, says, first.Says, asked)
		require.True(t, first.Here, asked)
		require.Equal(t, No, first.Verdict)
		require.Empty(t, first.Strange, asked)
	}
	require.False(t, desk.Ask("can anna rise a level?", nil)[0].Here)
	plain, seat := unnamed("may Banna or Ben, not Anna's", []string{"Anna", "Ben"})
	require.Equal(t, "may Banna or i  , not he  's", plain)
	require.Equal(t, 2, seat, "the one named first")
}

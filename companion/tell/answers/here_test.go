package answers

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestAtATable asks about people who sit there: their names are understood, and what the position says of them decides.
func TestAtATable(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := func(position string) *At {
		transcript, err := rules.ReadTranscript([]byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n" + position))
		require.NoError(t, err)
		of, err := game.Open(transcript, nil)
		require.NoError(t, err)
		for _, m := range transcript.Moves {
			rules.JudgeMove(of, m)
		}
		return &At{Table: of}
	}
	begun := table("Anna: roll 5\nBen: roll 2\n")
	for asked, says := range map[string]string{
		"can Anna rise a level?": "No. A level costs two white tokens; Anna has none.",
		"can ben rise a level?":  "Now: no. It is not Ben's move: it is Anna's turn. In Ben's turn: no. A level costs two white tokens; Ben has none.",
		"may I rise a level":     "No. A level costs two white tokens; Anna has none.",
	} {
		first := desk.Ask(asked, begun)[0]
		require.Equal(t, says, first.Says, asked)
		require.True(t, first.Here, asked)
		require.Equal(t, No, first.Verdict)
		require.Empty(t, first.Strange, asked)
	}
	require.False(t, desk.Ask("can anna rise a level?", nil)[0].Here)
	p := peopleIn("may Banna or Ben, not Anna's", begun)
	require.Equal(t, "may Banna or i  , not he  's", p.unnamed("may Banna or Ben, not Anna's"))
	require.Equal(t, 2, p.doer, "the one named first")
}

// TestHouseRulesOfTheMatch asks where house rules are on: what holds with them answers, and the value is the one of the match.
func TestHouseRulesOfTheMatch(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	at := func(options string) *At {
		transcript, err := rules.ReadTranscript([]byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n" + options + "Anna: roll 5\nBen: roll 2\n"))
		require.NoError(t, err)
		table, err := game.Open(transcript, nil)
		require.NoError(t, err)
		return &At{Table: table}
	}
	on, off := at("[Option \"vicious-combat=on\"]\n[Option \"stacked-queens=on\"]\n"), at("")
	for _, asked := range []string{"does a 3 hit?", "i rolled a three, hit or miss"} {
		require.Equal(t, No, desk.Ask(asked, off)[0].Verdict, asked)
		first := desk.Ask(asked, on)[0]
		require.Equal(t, []any{Yes, "on"}, []any{first.Verdict, first.Supposed[0].Value}, asked)
		require.Contains(t, first.Assumed[0], "Vicious combat\" in play: is a 3 a hit as well? on")
	}
	queens := "may I play a queen on him while he already misses a turn"
	require.Equal(t, No, desk.Ask(queens, off)[0].Verdict)
	require.Equal(t, Yes, desk.Ask(queens, on)[0].Verdict)
}

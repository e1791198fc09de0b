package answers

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestSaidOfThePosition lets what a question says of the position of a match stand in its place.
func TestSaidOfThePosition(t *testing.T) {
	const begun = "Anna: roll 5\nBen: roll 2\n"
	for _, c := range []struct {
		game, moves, asked string
		verdict            Verdict
		facts              int
	}{
		{"raid-trade", begun, "may I rise a level", No, 0},
		{"raid-trade", begun, "if I had 2 white tokens, may I rise a level", Yes, 1},
		{"raid-trade", begun, "if I had 1 white token, may I rise a level", No, 1},
		{"raid-trade", begun, "with 4 white tokens, may I rise a level while in space", No, 2},
		{"raid-trade", begun, "Ben has 4 white tokens, may I rise a level", No, 1},
		{"raid-trade", begun, "if Ben was in space, may I raid him", Yes, 1},
		{"raid-trade", begun, "after an escape, may I raid Ben", No, 1},
		{"raid-trade", begun, "I got no cards, may I sell one", No, 1},
		{"raid-trade", begun, "I got 2 cards, may I sell one", Yes, 1},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		table := opened(t, game, "")
		for line := range strings.Lines(c.moves) {
			move, err := table.Read(strings.TrimSpace(line))
			require.NoError(t, err)
			require.Empty(t, table.Play(move), line)
		}
		first := desk.Ask(c.asked, &At{Table: table, Seat: 1})[0]
		require.Equal(t, []any{c.verdict, true}, []any{first.Now, first.Here}, "%s: %s %v", c.asked, first.Says, first.Rest)
		require.Len(t, first.Facts, c.facts, c.asked)
	}
}

// TestEveryFactHasAPlace finds the place of each thing that people say of a position in one of a match.
func TestEveryFactHasAPlace(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table, placed := opened(t, game, ""), map[string]bool{}
		rules.PlayRandomly(table, rand.New(rand.NewPCG(5, 9)).IntN, 300, func(rules.Act) {
			for i := range desk.speech.facts {
				p := &desk.speech.facts[i]
				f := &factSaid{factPhrase: p, seat: 1}
				placed[p.path] = placed[p.path] || f.put(rules.TrialOf(table).Tree(), len(table.Seats()))
			}
		})
		require.Equal(t, len(desk.speech.facts) > 0, len(placed) > 0, game.Key)
		for path, ok := range placed {
			require.True(t, ok, "%s: %s", game.Key, path)
		}
	}
}

package shelf_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/shelf"
	thinking "tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// mostUnwon is how many moves a match of these tests has: Raid Trade and Traders have no end that must come. After earlyEnd nobody has finished.
const mostUnwon, earlyEnd = 3000, 60

// TestWhoHasWonIsDeclared plays matches of all games: before the end nobody has won; at the end the winners are all who are in the first
// place. Only Rising Tides knows matches that nobody has won (section 8): those without a finisher who isn't disqualified.
func TestWhoHasWonIsDeclared(t *testing.T) {
	ended, unwon := map[string]int{}, 0
	for _, game := range shelf.Games() {
		for seed := uint64(1); seed <= 4; seed++ {
			source := rand.New(rand.NewPCG(seed, 56))
			seats := game.MinSeats + int(seed)%(game.MaxSeats-game.MinSeats+1)
			table := played(t, game, seats, source, seed%2 == 0)
			if !table.Over() {
				continue
			}
			ended[game.Key]++
			won, first := table.Winners(), table.Ranking()[0]
			if v, ok := risingtides.Look(table); ok {
				var safe []int
				for _, seat := range v.Finished {
					if seat > 0 && !v.Disqualified[seat-1] {
						safe = append(safe, seat)
					}
				}
				require.Equal(t, safe[:min(len(safe), 1)], won, "%s: %s", game.Key, table.State())
				unwon += 1 - len(won)
			}
			require.Subset(t, first, won, game.Key)
			if len(won) > 0 {
				require.Equal(t, first, won, game.Key)
			}
		}
		require.Positive(t, ended[game.Key], "no match of %s came to its end", game.Key)
	}
	require.Equal(t, 2, unwon, "the time ran out early in so many")
}

// played plays a match by players who take what brings them furthest, with the options and setup that chance gives. Early lets the time
// run out in a game that has one.
func played(t *testing.T, game *rules.Game, seats int, source *rand.Rand, early bool) rules.Table {
	t.Helper()
	table, err := game.Open(setUp(game, seats, source), nil)
	require.NoError(t, err)
	who := make([]thinking.Player, seats)
	for i := range who {
		who[i], _ = thinking.Named("greedy", 0)
	}
	next := thinking.NewGame(table, who, source.IntN).Next
	for n := 0; n < mostUnwon && !table.Over(); n++ {
		require.Empty(t, table.Winners(), game.Key)
		if early && n == earlyEnd && game.Key == risingtides.Game().Key {
			require.True(t, rules.JudgeMove(table, rules.Move{Line: rules.Line{Text: "table: time-out"}}).Legal())
			continue
		}
		act, err := next()
		require.NoError(t, err)
		require.Empty(t, table.Play(act), fmt.Sprint(game.Key, " ", table.Notation(act)))
	}
	return table
}

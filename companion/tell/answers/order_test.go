package answers

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestOrderOfTurns asks at positions of random play who comes next and how long somebody waits. The match then goes on and says so: where the answer
// names somebody, that one has the next turn.
func TestOrderOfTurns(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table, r := opened(t, game, ""), rand.New(rand.NewPCG(61, 1))
		said, right, turn, expected := 0, 0, table.Turn(), ""
		rules.PlayRandomly(table, r.IntN, longestMatch, func(rules.Act) {
			if now := table.Turn(); now > 0 && now != turn {
				if expected != "" {
					said++
					if expected == fmt.Sprintf("%s has the turn after %s.", table.Seats()[now-1], table.Seats()[turn-1]) {
						right++
					}
				}
				turn, expected = now, ""
				if !table.Over() {
					if first := desk.Ask("who is next", &At{Table: table, Seat: 1})[0]; first.Says != "That depends on what is played before." {
						expected = first.Says
					}
				}
			}
		})
		t.Logf("%-12s %d of %d named the one who came next", game.Key, right, said)
		require.GreaterOrEqual(t, float64(right), 0.9*float64(said), game.Key)
	}
}

// eachSupposed is at each how many positions an act is supposed.
const eachSupposed = 15

// TestSupposedActs asks at positions of random play what holds after each legal move: as the referee judges there.
func TestSupposedActs(t *testing.T) {
	asked := acts()
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table, r, turn := opened(t, game, ""), rand.New(rand.NewPCG(62, 1)), 0
		told, wrong := map[Verdict]int{}, 0
		rules.PlayRandomly(table, r.IntN, longestMatch, func(rules.Act) {
			if turn++; turn%eachSupposed != 0 || table.Over() || len(table.ToMove()) != 1 || table.ToMove()[0] == 0 {
				return
			}
			at := (&At{Table: table, Seat: table.ToMove()[0]}).opened()
			legal := at.seen.Legal(nil)
			first := at.seen.Form(legal[r.IntN(len(legal))]).Name
			then := asked[game.Key][r.IntN(len(asked[game.Key]))]
			a, ok := desk.firstly("if I "+first+", "+then.words, at, people{})
			if !ok || a.Now != Yes && a.Now != No {
				return
			}
			told[a.Now]++
			may := slices.ContainsFunc(at.seen.Legal(nil), func(m rules.Act) bool {
				if after := at.after(m); m.Seat == at.Seat && at.seen.Form(m).Name == first && after != nil {
					return slices.ContainsFunc(after.seen.Legal(nil), func(n rules.Act) bool {
						return n.Seat == at.Seat && slices.Contains(then.verbs, after.seen.Form(n).Name)
					})
				}
				return false
			})
			if may != (a.Now == Yes) {
				wrong++
				t.Logf("%s, %s: %s %v", first, then.words, a.Says, a.Rules)
			}
		})
		t.Logf("%-12s yes %d, no %d, wrong %d", game.Key, told[Yes], told[No], wrong)
		require.Zero(t, wrong, game.Key)
	}
}

// TestPastsAndOwners asks what was done in this turn, whose something is, and what somebody has.
func TestPastsAndOwners(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	for _, line := range []string{"Anna: roll 5", "Ben: roll 2"} {
		move, err := table.Read(line)
		require.NoError(t, err)
		require.Empty(t, table.Play(move))
	}
	for words, is := range map[string]Verdict{
		"am I next":                         No,
		"is Ben after me":                   Yes,
		"do I have any white tokens":        No,
		"does Ben hold a queen":             Told,
		"did I raid already":                Told,
		"who plays after Ben":               Told,
		"how many turns until Ben":          Fact,
		"if I end my turn, who is next":     Told,
		"must I load before leaving":        No,
		"no idea really, can i flog a card": Yes,
		"may I skip selling a card":         Yes,
		"am I able to call it off":          No,
		"white tokens left?":                Fact,
		"have I won yet":                    No,
		"how many whites is Ben hauling":    Fact,
	} {
		first := desk.Ask(words, &At{Table: table, Seat: 1})[0]
		require.Equal(t, []any{is, true}, []any{first.Verdict, first.Here}, "%s: %s", words, first.Says)
	}
	for words, says := range map[string]string{
		"what did Ben roll":              "Ben rolls 2 for the start.",
		"who's up once i'm finished":     "Ben has the turn after Anna.",
		"when Ben's done whose go is it": "Anna has the turn after Ben.",
	} {
		require.Equal(t, says, desk.Ask(words, &At{Table: table, Seat: 1})[0].Says, words)
	}
}

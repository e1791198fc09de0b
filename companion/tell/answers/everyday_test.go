package answers

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestWhoseTurn asks at positions of random play whether it is somebody's turn, as people ask it.
func TestWhoseTurn(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table, turn := opened(t, game, ""), 0
		rules.PlayRandomly(table, rand.New(rand.NewPCG(77, 1)).IntN, 100, func(rules.Act) {
			awaited := table.ToMove()
			if turn++; turn%eachPosition != 0 || table.Over() || slices.Contains(awaited, 0) {
				return
			}
			for seat, asked := range map[int]string{1: "hey is it me who has to play", 2: "is it Ben's turn?"} {
				want := No
				if slices.Contains(awaited, seat) {
					want = Yes
				}
				require.Equal(t, want, desk.Ask(asked, &At{Table: table, Seat: 1})[0].Verdict, "%s: %s", game.Key, asked)
			}
		})
	}
}

// TestHowPlayersStand asks what a match knows of one player, of two or of all.
func TestHowPlayersStand(t *testing.T) {
	for _, c := range []struct {
		game, asked, says string
		verdict           Verdict
	}{
		{"raid-trade", "am I on a trip", "No. Anna has 0 tokens on the Trip card.", No},
		{"raid-trade", "who has the most white tokens", "Anna 0, Ben 0.", Told},
		{"raid-trade", "does Ben have more white tokens than me", "No. Ben 0, Anna 0.", No},
		{"traders", "is Ben richer than me", "No. Ben 0, Anna 0.", No},
		{"traders", "how rich is Ben", "Ben has 0 MCr.", Fact},
		{"duck-dealer", "who has the fewest points", "Anna 0, Ben 0.", Told},
		{"rising-tides", "what is left in the draw pile", "The deck has 78 cards.", Fact},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		first := desk.Ask(c.asked, &At{Table: opened(t, game, ""), Seat: 1})[0]
		require.Equal(t, []any{c.verdict, c.says, true}, []any{first.Verdict, first.Says, first.Here}, c.asked)
	}
}

// TestSupposedCards lets a question say which cards somebody holds: what the referee refuses for want of one is judged with it.
func TestSupposedCards(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	for _, line := range []string{"Anna: roll 5", "Ben: roll 2"} {
		move, err := table.Read(line)
		require.NoError(t, err)
		require.Empty(t, table.Play(move))
	}
	ask := func(words string) Answer { return desk.Ask(words, &At{Table: table, Seat: 1})[0] }
	require.Equal(t, Yes, ask("if I had a jack could I draw two").Now)
	require.Len(t, ask("if I had no jack could I draw two").Facts, 1)
	require.Len(t, ask("what if I had a jack, may I play it").Facts, 1)
}

// TestNumbersOfThings takes a number behind a thing for the thing: company 5 isn't an amount.
func TestNumbersOfThings(t *testing.T) {
	game, _ := shelf.Find("atrades")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	places := func(words string) (amount, company bool) {
		at := (&At{Table: table, Seat: 1}).opened()
		q, who := desk.readHere(words, at)
		h := desk.hear(words, at, q, who)
		i := slices.IndexFunc(h.forms, func(s said) bool { return s.Name == "pay" })
		require.GreaterOrEqual(t, i, 0, words)
		return h.forms[i].can[0] != nil, h.forms[i].can[2] != nil
	}
	amount, company := places("can I pay with the money of company 5")
	require.Equal(t, []bool{false, true}, []bool{amount, company})
	amount, company = places("may I pay 5")
	require.Equal(t, []bool{true, false}, []bool{amount, company})
}

// TestSpeechNamesWhatThereIs finds each field and each verb that speech.txt names.
func TestSpeechNamesWhatThereIs(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		table := opened(t, game, "")
		var paths, verbs []string
		for _, l := range desk.looksOf(table).list {
			paths = append(paths, strings.Join(l.path, "."))
		}
		for _, f := range table.Forms() {
			verbs = append(verbs, f.Name)
		}
		for path := range desk.speech.looks {
			require.Contains(t, paths, path, game.Key)
		}
		for _, v := range desk.speech.verbs {
			require.Subset(t, verbs, v.verbs, "%s: %v", game.Key, v.words)
		}
	}
}

// TestMoreThanOne doesn't take a number of cards that no act has for one of them.
func TestMoreThanOne(t *testing.T) {
	game, _ := shelf.Find("rising-tides")
	desk, err := For(game)
	require.NoError(t, err)
	table := opened(t, game, "")
	for _, asked := range []string{"may I throw two cards away", "can I place two cards"} {
		first := desk.Ask(asked, &At{Table: table, Seat: 1})[0]
		require.Contains(t, first.Rest, "two", asked)
		require.NotEqual(t, Yes, first.Verdict, asked)
	}
}

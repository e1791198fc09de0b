package answers

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

//go:embed testdata/polarity.txt
var bothWays string

// propositions reads polarity.txt: what is asked both ways round, by the keys of the games.
func propositions(t *testing.T) map[string][]*sample {
	all := map[string][]*sample{}
	var game string
	var ids []string
	for line := range strings.Lines(bothWays) {
		line = strings.TrimSpace(line)
		mark, rest, _ := strings.Cut(line, " ")
		switch mark {
		case "", "#":
		case "yes:", "no:":
			all[game] = append(all[game], &sample{ID: ids[0], Ask: []string{rest}, Answer: Verdict(strings.TrimSuffix(mark, ":")), Rules: ids})
		default:
			game, ids = mark, strings.Fields(rest)
			_, ok := shelf.Find(game)
			require.True(t, ok, line)
		}
	}
	return all
}

// leastBothWays is the share of what is asked both ways round that is answered right first, in each game.
const leastBothWays = 0.72

// TestBothWays asks what the specifications say both ways round.
func TestBothWays(t *testing.T) {
	all := propositions(t)
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		f, wrong := &figures{}, ""
		for _, s := range all[game.Key] {
			got := desk.Ask(s.Ask[0], nil)
			f.take(s, got)
			if !s.right(got[0]) {
				wrong += fmt.Sprintf("%s: wanted %s %v\n\tgot %s %v %s\n", s.Ask[0], s.Answer, s.Rules, got[0].Literal(), got[0].Rules, got[0].Says)
			}
			if got[0].Verdict == Yes || got[0].Verdict == No {
				word, _, _ := strings.Cut(strings.ToLower(got[0].Says), ".")
				word, _, _ = strings.Cut(word, ",")
				require.Equal(t, string(got[0].Verdict), strings.Trim(word, ":"), got[0].Says)
			}
		}
		require.Zero(t, f.wrongSure, wrong)
		require.GreaterOrEqual(t, float64(f.first), leastBothWays*float64(f.asked), "%s: %s\n%s", game.Key, f, wrong)
	}
}

// TestTurned asks for what a rule bars and for what it frees, where the library asks the other way round.
func TestTurned(t *testing.T) {
	for _, c := range []struct {
		game, asked string
		verdict     Verdict
		says        string
	}{
		{"raid-trade", "does somebody with cards in hand really have to defend with one of them?", Yes, "No. Who has cards must defend with one of them."},
		{"raid-trade", "may somebody who holds cards leave them and defend from the deck?", No, "No. Who has cards must defend with one of them."},
		{"raid-trade", "is a player in orbit safe from a king that lengthens trips?", Yes, "No. A King can't be used on a player in orbit."},
		{"rising-tides", "must I show my nation from the start?", No, "Yes. Nations may be hidden until the end."},
		{"atrades", "is a pass in the auction final?", Yes, "No. A pass is final for this auction."},
		{"atrades", "do the hexes of a sold company stay blocked?", Yes, "No. They stay blocked."},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		first := desk.Ask(c.asked, nil)[0]
		require.True(t, (&sample{Answer: c.verdict, Rules: first.Rules}).right(first), "%s %s", c.asked, first.Says)
		require.Equal(t, sentence(c.says), sentence(first.Says))
	}
}

// TestStance reads what words take to be open or shut.
func TestStance(t *testing.T) {
	for words, want := range map[string]float64{
		"may I raid again":                    1,
		"must I raid":                         -1,
		"may only the owners bid?":            -1,
		"you can't build there":               1,
		"you have to bid one":                 0, // a claim: the quarrel is whether it is open
		"with only a two in hand, may I flip": 1,
		"he already has to skip, ok?":         1,
		"is the pass final":                   -1,
		"":                                    0,
	} {
		require.InDelta(t, want, stance(words), 0, words)
	}
	for says, want := range map[string]float64{
		"No. A Nuke can't be countered.":    -1,
		"Yes. Passing is always allowed.":   1,
		"No. It need not touch your own.":   1,
		"No. Only the winner pays.":         -1,
		"No. Nobody falls below level 2.":   -0.5,
		"Yes. They touch. You may not more": 0,
	} {
		require.InDelta(t, want, saidStance(says), 0, says)
	}
}

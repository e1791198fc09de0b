package answers

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestNumbersDecide asks the same with a number below and on the border that its rule draws: the answer turns there, and nowhere else.
func TestNumbersDecide(t *testing.T) {
	for _, c := range []struct {
		game, asked          string
		from, border, to     int
		below, above         Verdict
		saysBelow, saysAbove string
	}{
		{"atrades", "company with 4 hexes next to city 3 can i sell w %d bureaucracy", 1, 3, 5, No, Yes, "No. The city asks for 3 bureaucracy; you have %d.", "Yes. The city asks for 3 bureaucracy, and you have %d."},
		{"atrades", "i have %d bureaucracy, can i sell to city 3", 1, 3, 5, No, Yes, "No. City 3 asks for 3 bureaucracy.", "Yes. City 3 asks for 3 bureaucracy."},
		{"atrades", "i have 2 bureaucracy, can i sell to city %d", 1, 3, 4, Yes, No, "Yes. City %d asks for %d bureaucracy.", "No. City %d asks for %d bureaucracy."},
		{"raid-trade", "%d rolls left and I need 4 hits, may I call it off", 1, 4, 6, Yes, No, "Yes. The rolls left can't bring the hits you need, so you may break off.", "No. The rolls left can still bring the hits you need, so the combat goes on."},
		{"traders", "throw was %d, how many steps", 1, 3, 4, Fact, Fact, "2 steps with a %d.", "3 steps with a %d."},
		{"traders", "throw was %d, how many steps", 3, 5, 6, Fact, Fact, "3 steps with a %d.", "4 steps with a %d."},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		for n := c.from; n <= c.to; n++ {
			want, says := c.below, c.saysBelow
			if n >= c.border {
				want, says = c.above, c.saysAbove
			}
			asked := fmt.Sprintf(c.asked, n)
			first := desk.Ask(asked, nil)[0]
			require.Equal(t, want, first.Verdict, "%s: %s", asked, first.Says)
			if says != "" {
				require.Equal(t, strings.ReplaceAll(says, "%d", strconv.Itoa(n)), first.Says, asked)
			}
		}
	}
	for asked, says := range map[string]string{
		"level 8 and 3 white tokens":  "Level 9. White tokens left in the Bank: 1. Level 10 is won only in a raid.",
		"6 against 8, how many rolls": "6 rolls: 6 against 8, and 0 bought.",
	} {
		game, _ := shelf.Find("raid-trade")
		desk, err := For(game)
		require.NoError(t, err)
		require.Equal(t, says, desk.Ask(asked, nil)[0].Says, asked)
	}
	for _, c := range []struct{ game, asked, says string }{
		{"traders", "pirates, empty ship, 5 credits, how much do they take", "2 MCr: half of the money, rounded down."},
		{"duck-dealer", "speed with five slots filled", "5 steps: four to six slots are filled."},
		{"duck-dealer", "speed of a freighter", "2 steps for a freighter; movement markers: 1."},
		{"duck-dealer", "free highway parts in turn 8", "2 free parts on turn 8."},
		{"duck-dealer", "i own 3 cargo holds, how many goods can i carry", "7 goods with 3 cargo holds."},
		{"raid-trade", "how many hits do I need against a defence of 5", "6 more hits: the defence counts 5 and has 0."},
		{"raid-trade", "i'm level six, how many tokens may lie on my level card", "6 tokens: as many as its number."},
	} {
		game, _ := shelf.Find(c.game)
		desk, err := For(game)
		require.NoError(t, err)
		require.Equal(t, c.says, desk.Ask(c.asked, nil)[0].Says, c.asked)
	}
	game, _ := shelf.Find("atrades")
	desk, err := For(game)
	require.NoError(t, err)
	require.Equal(t, "How much bureaucracy does city 3 ask for? Are 2 enough?", desk.Ask("i have 2 bureaucracy, can i sell to city 3", nil)[0].Matter)
}

// leastTurning is the share of the numbers on both sides of a border that a wording is answered right with.
const leastTurning = 0.95

// mostTurning is how many wordings of an entry are asked so.
const mostTurning = 8

// anyNumber is in a wording for any number.
var anyNumber = regexp.MustCompile(`\bN\b`)

// TestNumbersTurn asks the first wordings that leave a number open, in each entry that draws a border, with the numbers beside that border: the
// ruling that holds there answers first.
func TestNumbersTurn(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		asked, right, wrong := 0, 0, ""
		for _, e := range desk.entries {
			open := slices.DeleteFunc(slices.Clone(e.Wordings), func(w string) bool { return !anyNumber.MatchString(w) })
			for _, n := range e.borders() {
				for _, w := range open[:min(mostTurning, len(open))] {
					text := anyNumber.ReplaceAllString(w, strconv.Itoa(n))
					want := e.rulingFor(desk.words, desk.words.read(text))
					if want == nil {
						continue
					}
					asked++
					if first := desk.Ask(text, nil)[0]; agree(want, &Ruling{Verdict: first.ruled, Rules: first.Rules}) {
						right++
					} else {
						wrong += fmt.Sprintf("%s: %s\n\tgot %s\n", text, want.Says, first.Says)
					}
				}
			}
		}
		require.GreaterOrEqual(t, float64(right), leastTurning*float64(asked), "%s: %d of %d\n%s", game.Key, right, asked, wrong)
		t.Logf("%s: %d of %d", game.Key, right, asked)
	}
}

// borders are the numbers beside those that the conditions of an entry compare a fact with.
func (e *entry) borders() []int {
	found := map[int]bool{}
	for _, r := range e.Rulings {
		for _, c := range r.If {
			if c.Fact != "" && c.Than == "" {
				for n := max(0, c.Number-1); n <= c.Number+1; n++ {
					found[n] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

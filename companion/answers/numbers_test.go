package answers

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
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
		{"atrades", "i have %d bureaucracy, can i sell to city 3", 1, 3, 5, No, Yes, "No. The city asks for 3 bureaucracy; you have %d.", "Yes. The city asks for 3 bureaucracy, and you have %d."},
		{"atrades", "i have 2 bureaucracy, can i sell to city %d", 1, 3, 4, Yes, No, "Yes. The city asks for %d bureaucracy, and you have 2.", "No. The city asks for %d bureaucracy; you have 2."},
		{"traders", "throw was %d, how many steps", 1, 3, 4, Fact, Fact, "2 hexes: one base step and one for a 1 or 2.", "3 hexes: one base step and two for a 3 or 4."},
		{"traders", "throw was %d, how many steps", 3, 5, 6, Fact, Fact, "3 hexes: one base step and two for a 3 or 4.", "4 hexes: one base step and three for a 5 or 6."},
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
		"6 against 8, how many rolls": "6 rolls: as many as the attack card counts.",
	} {
		game, _ := shelf.Find("raid-trade")
		desk, err := For(game)
		require.NoError(t, err)
		require.Equal(t, says, desk.Ask(asked, nil)[0].Says, asked)
	}
	game, _ := shelf.Find("atrades")
	desk, err := For(game)
	require.NoError(t, err)
	require.Equal(t, "Sell to city 3 with 2 bureaucracy?", desk.Ask("i have 2 bureaucracy, can i sell to city 3", nil)[0].Matter)
}

package match_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/risingtides"
)

// TestAWholeGameByTaps enters a game on a phone and on a desktop from the first nation card to the places.
func TestAWholeGameByTaps(t *testing.T) {
	for name, size := range map[string][2]float32{"phone": {390, 844}, "desktop": {1280, 800}} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, size[0], size[1])
			o := tb.Play(risingtides.Key, 4)
			lines := apptest.WholeMoves(t, risingtides.Key)
			all, most, byVerb, count := 0, 0, map[string]int{}, map[string]int{}
			for i, line := range lines {
				taps := tb.EnterByTaps(line)
				who, move, _ := strings.Cut(line, ": ")
				if who != "table" {
					who = apptest.People[int(who[0]-'1')]
				}
				require.Equal(t, who+": "+move, apptest.Latest(o))
				verb := strings.Fields(move)[0]
				all, most = all+taps, max(most, taps)
				byVerb[verb] += taps
				count[verb]++
				if i%13 == 0 {
					require.Empty(t, tb.Faults(), "after %s", line)
				}
			}
			for verb, n := range count {
				t.Logf("%-10s %3d moves, %.2f taps each", verb, n, float64(byVerb[verb])/float64(n))
			}
			t.Logf("%d moves, %d taps, %.2f a move, at most %d", len(lines), all, float64(all)/float64(len(lines)), most)
			require.LessOrEqual(t, most, 4)
			require.Less(t, float64(all)/float64(len(lines)), 3.0, "the common moves take two or three")
			require.True(t, o.Match.Table().Over())
			require.True(t, tb.Sees("The game is over"), "%q", tb.Labels())
			require.True(t, tb.Sees("Ben. The plan is finished. Place 3"), "%q", tb.Labels())
			require.Equal(t, [][]int{{1}, {4}, {2}, {3}}, o.Match.Table().Ranking())
			require.Equal(t, len(lines), len(apptest.Moves(o)))
		})
	}
}

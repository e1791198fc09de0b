package aid_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
)

// opened opens a table with setup lines.
func opened(t *testing.T, lines []string) (*traders.View, error) {
	t.Helper()
	head := &rules.Transcript{}
	head.Add("Game", "traders")
	head.Add("Seat", "Anna")
	head.Add("Seat", "Ben")
	for _, line := range lines {
		head.Add("Setup", line)
	}
	table, err := traders.Game().Open(head, nil)
	if err != nil {
		return nil, err
	}
	v, _ := traders.Look(table)
	return v, nil
}

// TestBoardsOfAllSizes lays each board that can be asked for: the rulebook takes all of them.
func TestBoardsOfAllSizes(t *testing.T) {
	for columns := aid.LeastColumns; columns <= aid.MostSize; columns++ {
		for rows := aid.LeastRows; rows <= aid.MostSize; rows++ {
			l := aid.ReadLayout([]string{"faction 1 mechanics"})
			l.Resize(columns, rows)
			v, err := opened(t, l.Lines())
			require.NoError(t, err, "%d x %d: %v", columns, rows, l.Lines())
			c, r := v.Size()
			require.Equal(t, []int{columns, rows}, []int{c, r})
		}
	}
}

// TestLaidLinesAreWhatDiffers changes what planets make and which event cards there are, and takes it back.
func TestLaidLinesAreWhatDiffers(t *testing.T) {
	l := aid.ReadLayout([]string{"faction 1 mechanics", "nonsense"})
	require.Equal(t, []string{"faction 1 mechanics", "nonsense"}, l.Lines())
	usual := aid.UsualLayout()
	for _, planet := range traders.PlanetWords()[:5] {
		require.Len(t, l.Choices(planet), 3, planet)
		require.Contains(t, l.Choices(planet), usual.World[planet])
	}
	require.Equal(t, 35, l.Cards())
	l.World["gobi"] = []string{"metal"}
	l.Events["pirate"]++
	l.Events["credits"]--
	lines := l.Lines()[2:]
	require.Equal(t, []string{
		"world gobi metal", fmt.Sprintf("event-cards pirate %d", usual.Events["pirate"]+1), fmt.Sprintf("event-cards credits %d", usual.Events["credits"]-1),
	}, lines)
	v, err := opened(t, lines)
	require.NoError(t, err)
	require.Equal(t, []string{"metal"}, v.Makes("gobi"))
	again := aid.ReadLayout(lines)
	require.Equal(t, lines, again.Lines())
	again.World["gobi"], again.Events["pirate"], again.Events["credits"] = usual.World["gobi"], usual.Events["pirate"], usual.Events["credits"]
	require.Empty(t, again.Lines())

	own := []string{"board 12 12 a6 c2 j2 j6 j10 c10"}
	kept := aid.ReadLayout(own)
	require.Equal(t, own, kept.Lines(), "a board of people's own stays as they laid it")
	kept.Resize(11, 11)
	require.Empty(t, kept.Lines())
}

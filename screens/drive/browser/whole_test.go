//go:build browser

package browser

import (
	_ "embed"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// wholeRaid is a match of Raid Trade to its end.
//
//go:embed testdata/raid.table
var wholeRaid []byte

// TestAWholeMatchByAScreenReader plays a match of Raid Trade to its end by what a screen reader finds, and never by a place. Its
// moves are typed into the field for moves; TestAScreenReaderInTheBrowser presses the buttons.
func TestAWholeMatchByAScreenReader(t *testing.T) { fromAfar(t, aWholeMatch) }

func aWholeMatch(t *testing.T, c *chromium, s *server) {
	transcript, err := rules.ReadTranscript(wholeRaid)
	require.NoError(t, err)
	table, err := raidtrade.Game().Open(transcript, nil)
	require.NoError(t, err)
	v := come(t, c, s.address, "whole", raidOptions, false)
	v.press(t, "Raid Trade", "Play with the referee", "Start the match")
	for _, move := range transcript.Moves {
		act, err := table.Read(move.Text)
		require.NoError(t, err)
		v.typeMove(t, table.Seats()[act.Seat-1]+": "+table.Notation(act))
		require.Empty(t, table.Play(act))
	}
	require.True(t, table.Over())
	v.heard(t, "Player A")
	match := v.raid(t)
	require.True(t, match.Table().Over())
	require.Equal(t, string(table.State()), string(match.Table().State()))
	require.NoError(t, v.save(*pictures, "over"))
	v.named(t)
}

// typeMove types a move into the field for moves, and presses Enter until the app has read and played it: then the field is
// empty, or gone with the game's end.
func (v *visit) typeMove(t *testing.T, line string) {
	t.Helper()
	v.fill(t, "Type a move", line)
	words := strings.Fields(line)
	v.soon(key(words[len(words)-1]), lostAfter) // the app has read it: Enter doesn't come before the line
	looks := 0
	require.NoError(t, stage.Await(timeout, line+" is not played", func() bool {
		if n, ok := v.reach("textbox", "Type a move"); !ok || n.Value.Value == "" {
			return looks > 0 // before Enter the field is only being drawn anew
		}
		if looks++; looks%4 == 1 {
			require.NoError(t, v.key("Enter", 13))
		}
		return false
	}), "%s", v.lines())
}

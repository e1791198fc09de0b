//go:build browser && soak

package browser

import (
	_ "embed"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
)

// wholeRaid is a match of Raid Trade to its end.
//
//go:embed testdata/raid.table
var wholeRaid []byte

// TestAWholeMatchByAScreenReader plays a match of Raid Trade to its end by what a screen reader finds, and never by a place. Its
// moves are typed into the field for moves; TestOnePageServesMany presses the buttons.
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
		v.press(t, pulledUp) // a move closes the sheet
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

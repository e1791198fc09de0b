//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// longWork stops strong players in the middle of their first match, and makes the file of a game, which is handed over.
func (v *visit) longWork(t *testing.T) {
	v.press(t, "Raid Trade", "The lab", "Strong", "Play", "Stop")
	require.NoError(t, stage.Await(timeout, "it doesn't stop", func() bool {
		return strings.Contains(v.lines(), "button Play") && !strings.Contains(v.lines(), "button Stop")
	}), "%s", v.lines())
	require.NoError(t, v.save(*pictures, "stopped"))
	v.press(t, "Back", "Print the game", "Save the PDF")
	require.NoError(t, stage.Await(timeout, "it is never made", func() bool { return strings.Contains(v.lines(), "Handed over as raid-trade.pdf") }), "%s", v.lines())
}

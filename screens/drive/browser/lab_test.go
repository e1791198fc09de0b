//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestTheLabStopsInTheBrowser lets strong players play and stops them in the middle of their first match.
func TestTheLabStopsInTheBrowser(t *testing.T) { fromAfar(t, theLabStops) }

func theLabStops(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "lab", raidOptions, false)
	v.press(t, "Raid Trade", "The lab", "Strong", "Play", "Stop")
	require.NoError(t, stage.Await(timeout, "it doesn't stop", func() bool {
		return strings.Contains(v.lines(), "button Play") && !strings.Contains(v.lines(), "button Stop")
	}), "%s", v.lines())
	require.NoError(t, v.save(*pictures, "stopped"))
}

// TestPrintingInTheBrowser makes the file of a game, which is handed over, and the page is unharmed.
func TestPrintingInTheBrowser(t *testing.T) { fromAfar(t, printing) }

func printing(t *testing.T, c *chromium, s *server) {
	v := come(t, c, s.address, "printing", raidOptions, false)
	v.press(t, "Raid Trade", "Print the game", "Save the PDF")
	require.NoError(t, stage.Await(timeout, "it is never made", func() bool { return strings.Contains(v.lines(), "Handed over as raid-trade.pdf") }), "%s", v.lines())
}

//go:build window

package window

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// TestDisputesInTheWindow settles three disputes from the start of the app, on a phone, and says how many taps and how
// much time each took: the app's and this machine's, to which comes what people think.
func TestDisputesInTheWindow(t *testing.T) {
	for _, dispute := range []struct {
		name    string
		taps    []string
		verdict string
	}{
		{"may a Queen be played on somebody who already misses a turn?", []string{
			"Raid Trade", "Settle a dispute", "Player B. ", "More: Player B, Turns to be missed", "Choose the move", "Miss turn", "Queen of Clubs",
		}, "Not allowed"},
		{"may the same throw for the start come again?", []string{
			"Traders", "Settle a dispute", "Choose the move", "Roll", "4", "Is this legal?",
		}, "Legal"},
		{"may a card be placed that is not in the hand?", []string{
			"Rising Tides", "Settle a dispute", "Player A. ", "Hand. ", "Add Nuke", "Choose the move", "Place", "Fuel",
		}, "Not allowed"},
	} {
		t.Run(dispute.name, func(t *testing.T) {
			p := newPlayer(t, newDisplay(t), t.TempDir(), sizes[0])
			p.taps = 0
			began := time.Now()
			p.tap(dispute.taps...)
			require.NoError(t, p.way.AwaitTwin())
			t.Logf("%d taps, %.1f s", p.taps, time.Since(began).Seconds())
			require.True(t, p.way.Tells(dispute.verdict))
			p.way.Kill()
		})
	}
}

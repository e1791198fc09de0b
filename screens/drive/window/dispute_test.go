//go:build window && soak

package window

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// TestDisputesInTheWindow asks three questions from the start of the app, on a phone, and says how many taps and how
// much time each took: the app's and this machine's, to which comes what people think.
func TestDisputesInTheWindow(t *testing.T) {
	for _, dispute := range []struct {
		name    string
		taps    []string
		verdict string
	}{
		{"may white tokens buy level 10?", []string{"Raid Trade", "Ask a rule", "Can I rise from level 9"}, "No"},
		{"may a ship carry three resources?", []string{"Traders", "Ask a rule", "Two metal are on my ship"}, "No"},
		{"may a raid come after an Escape?", []string{"Raid Trade", "Ask a rule", "Can I raid twice", "Player A raids", "Yes"}, "Not allowed"},
	} {
		t.Run(dispute.name, func(t *testing.T) {
			p := newPlayer(t, newDisplay(t), program, t.TempDir(), sizes[0])
			p.taps = 0
			began := time.Now()
			p.tap(dispute.taps...)
			require.NoError(t, p.session.Alike())
			t.Logf("%d taps, %.1f s", p.taps, time.Since(began).Seconds())
			require.True(t, p.session.Tells(dispute.verdict))
			p.session.Kill()
		})
	}
}

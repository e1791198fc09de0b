//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestAMatchInTwoTabs plays a match in one tab and opens it in a second one: that follows and writes nothing. When the first is closed
// or goes elsewhere, the second plays on.
func TestAMatchInTwoTabs(t *testing.T) { byEach(t, aMatchInTwoTabs) }

func aMatchInTwoTabs(t *testing.T, c *chromium, s *server) {
	one := come(t, c, s.address, "one", raidOptions, false)
	one.press(t, "Raid Trade", "Play with the referee", "Start the match", "We rolled. 4")
	require.NoError(t, stage.Await(timeout, "no throw is kept", func() bool { return len(one.moves(t)) == 1 }))

	p, err := c.open(s.address, phoneSize, false)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	other := p.visit("other")
	other.press(t, "Go on: Raid Trade")
	reads := func(words string) {
		t.Helper()
		require.NoError(t, stage.Await(timeout, words+" is not read", func() bool { return strings.Contains(other.lines(), words) }), "%s", other.lines())
	}
	reads("Read only")
	require.NoError(t, other.save(*pictures, "shown"))

	one.press(t, "We rolled. 2")
	require.NoError(t, stage.Await(timeout, "no second throw is kept", func() bool { return len(one.moves(t)) == 2 }))
	reads("Played: Player B rolls 2")
	require.Len(t, other.moves(t), 2, "the other tab wrote none")

	if one.local() {
		require.NoError(t, one.order("Page.close", nil, nil))
	} else {
		require.NoError(t, one.order("Page.navigate", map[string]any{"url": s.address + "manifest.webmanifest"}, nil))
	}
	require.NoError(t, stage.Await(timeout, "the tab that is left does not take it", func() bool { return !strings.Contains(other.lines(), "Read only") }), "%s", other.lines())
	other.press(t, "End the turn")
	require.NoError(t, stage.Await(timeout, "the tab that is left does not play", func() bool { return len(other.moves(t)) >= 3 }), "%s", other.lines())
	other.unharmed(t)
}

//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestTwoTabs plays a match in one tab, where the timer runs too, and opens both in a second one: that follows and writes nothing. When
// the first is closed or goes elsewhere, the second plays on and takes the timer.
func TestTwoTabs(t *testing.T) { byEach(t, twoTabs) }

func twoTabs(t *testing.T, c *chromium, s *server) {
	one := come(t, c, s.address, "one", `{"length": "own", "minutes": 30, "chance": 0, "ground": "dark"}`, false)
	one.press(t, "Timer", "Start the timer")
	count := func(v *visit, word string) int {
		text, err := v.file("rising-tides.timer")
		require.NoError(t, err)
		return stage.Journal(text).Count(word)
	}
	require.NoError(t, stage.Await(timeout, "no start is kept", func() bool { return count(one, "start") == 1 }))
	one.press(t, "Back", "Raid Trade", "Play with the referee", "Start the match", "We rolled. 4")
	require.NoError(t, stage.Await(timeout, "no throw is kept", func() bool { return len(one.moves(t)) == 1 }))

	p, err := c.open(s.address, phoneSize, false)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	other := p.visit("other")
	const elsewhere = "The timer is open in another window. Here it is only shown."
	other.reads(t, elsewhere)
	other.press(t, "Continue: Rising Tides")
	other.reads(t, "button Pause") // dead: pressing it does nothing
	require.NoError(t, other.save(*pictures, "shown"))
	one.home(t)
	one.press(t, "Continue: Rising Tides", "Pause")
	require.NoError(t, stage.Await(timeout, "no pause is kept", func() bool { return count(one, "pause") > 0 }))
	require.Equal(t, 1, count(one, "pause"), "the other tab wrote none")
	other.reads(t, "Resume")

	other.press(t, "Back", "Go on: Raid Trade")
	other.reads(t, "Read only")
	require.NoError(t, other.save(*pictures, "read-only"))
	one.press(t, "Back", "Go on: Raid Trade", "We rolled. 2")
	require.NoError(t, stage.Await(timeout, "no second throw is kept", func() bool { return len(one.moves(t)) == 2 }))
	other.reads(t, "Played: Player B rolls 2")
	require.Len(t, other.moves(t), 2, "the other tab wrote none")

	if one.local() {
		require.NoError(t, one.order("Page.close", nil, nil))
	} else {
		require.NoError(t, one.order("Page.navigate", map[string]any{"url": s.address + "manifest.webmanifest"}, nil))
	}
	require.NoError(t, stage.Await(timeout, "the tab that is left does not take it", func() bool { return !strings.Contains(other.lines(), "Read only") }), "%s", other.lines())
	other.press(t, "End the turn")
	require.NoError(t, stage.Await(timeout, "the tab that is left does not play", func() bool { return len(other.moves(t)) >= 3 }), "%s", other.lines())
	other.home(t)
	other.press(t, "Continue: Rising Tides")
	resume := pressing("Resume")
	require.NoError(t, stage.Await(timeout, "the tab that is left does not take the timer", func() bool {
		return other.is(resume) && count(other, "continue") > 0
	}), "%s", other.lines())
	require.NotContains(t, other.lines(), elsewhere)
	require.Equal(t, 1, count(other, "start"), "it is the same game")
	other.unharmed(t)
}

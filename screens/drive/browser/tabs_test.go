//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// TestTheTimerInTwoTabs starts the timer in one tab and opens a second one: it shows the timer and writes nothing. When the first
// is closed the second takes the timer.
func TestTheTimerInTwoTabs(t *testing.T) { byEach(t, theTimerInTwoTabs) }

func theTimerInTwoTabs(t *testing.T, c *chromium, s *server) {
	one := come(t, c, s.address, "one", `{"length": "own", "minutes": 30, "chance": 0, "ground": "dark"}`, false)
	one.press(t, "Timer", "Start the timer")
	count := func(v *visit, word string) int {
		text, err := v.file("rising-tides.timer")
		require.NoError(t, err)
		return stage.Journal(text).Count(word)
	}
	require.NoError(t, stage.Await(timeout, "no start is kept", func() bool { return count(one, "start") == 1 }))

	p, err := c.open(s.address, phoneSize, false)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	other := p.visit("other")
	const elsewhere = "The timer is open in another window. Here it is only shown."
	reads := func(words string) {
		t.Helper()
		require.NoError(t, stage.Await(timeout, words+" is not read", func() bool {
			return strings.Contains(other.lines(), words)
		}), "%s", other.lines())
	}
	reads(elsewhere)
	other.press(t, "Continue: Rising Tides")
	reads("button Pause") // dead: pressing it does nothing
	require.NoError(t, other.save(*pictures, "shown"))
	one.press(t, "Pause")
	require.NoError(t, stage.Await(timeout, "no pause is kept", func() bool { return count(one, "pause") > 0 }))
	require.Equal(t, 1, count(one, "pause"), "the other tab wrote none")
	reads("Resume")

	require.NoError(t, one.order("Page.close", nil, nil))
	resume := pressing("Resume")
	require.NoError(t, stage.Await(timeout, "the tab that is left does not take it", func() bool {
		return other.is(resume) && count(other, "continue") > 0
	}), "%s", other.lines())
	require.NotContains(t, other.lines(), elsewhere)
	require.Equal(t, 1, count(other, "start"), "it is the same game")
	other.unharmed(t)
}

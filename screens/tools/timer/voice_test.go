package timer_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// TestTheVoiceSaysEvents says each event once, and nothing while it is off.
func TestTheVoiceSaysEvents(t *testing.T) {
	tb := apptest.Speaking(t, 390, 844)
	tb.App.Options().Chance = 100
	tb.StartTimer()
	tb.Run(4 * time.Minute)
	events := func() (n int) {
		for _, h := range tb.Timer.Evening.View.All {
			if h.Event.String() != "" {
				n++
			}
		}
		return n
	}
	require.Positive(t, events())
	require.Empty(t, tb.Voice.Said)
	for tb.Timer.Cover.Card.Visible() {
		tb.Timer.Cover.Next()
	}
	tb.Tap("Speak events and turns aloud")
	require.Equal(t, []string{"I'll say what happens."}, tb.Voice.Said)
	for len(tb.Voice.Said) == 1 && tb.Timer.Evening.Runs() {
		tb.Run(time.Second)
	}
	first := len(tb.Voice.Said)
	require.Equal(t, 2, first, "%q", tb.Voice.Said)
	tb.App.Refresh()
	tb.App.Show()
	require.Len(t, tb.Voice.Said, first, "what was said is not said again")
	tb.Tap("Stop speaking aloud")
	tb.Run(2 * time.Minute)
	require.False(t, slices.ContainsFunc(tb.Voice.Said[first:], func(s string) bool { return s != "" }), "%q", tb.Voice.Said)
}

package joining_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
)

// TestGuestsSeeTheClock shows the time of whoever decides at another device, as it goes on there, stands while nobody looks, and comes and
// goes with the clock of the match.
func TestGuestsSeeTheClock(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	headers := &rules.Transcript{}
	headers.Add("Game", "traders")
	for _, name := range apptest.People[:3] {
		headers.Add("Seat", name)
	}
	headers.Add(matches.HeaderClock, "up")
	o := anna.PlayAs(headers, "Anna: roll 4", "Ben: roll 3", "Cleo: roll 2")
	e := joinBoth(t, anna)
	pass := func(d time.Duration) {
		for ; d > 0; d -= time.Second {
			for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
				tb.Run(time.Second)
			}
		}
	}
	require.True(t, e.ben.Has("0 min so far"), "%q", e.ben.Labels())
	anna.Air.Reach() // asks what time it is there
	pass(61 * time.Second)
	require.GreaterOrEqual(t, o.Clock.Used(1), int64(60_000))
	for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
		require.True(t, tb.Has("1 min so far"), "%q", tb.Labels())
	}
	o.Clock.Rest(true)
	pass(2 * time.Minute)
	require.True(t, e.ben.Has("1 min so far"), "it rests: %q", e.ben.Labels())
	o.Clock.Rest(false)
	pass(61 * time.Second)
	require.True(t, e.ben.Has("2 min so far"), "%q", e.ben.Labels())
	o.Clock.Set("down 1")
	pass(time.Second)
	require.True(t, e.ben.Has("min over"), "%q", e.ben.Labels())
	o.Clock.Set("")
	pass(time.Second)
	require.False(t, e.ben.Has("min over"), "%q", e.ben.Labels())
}

package joining_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/sea"
	"tablekeeper/sounds"
)

// TestTheTimerBeatsOnAllDevices runs the timer of a match on the host's device: the others show the same beat and time, and
// what it brings, also one whose clock shows something else.
func TestTheTimerBeatsOnAllDevices(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.App.Options().Chance = 100
	anna.Play(risingtides.Key, 4, apptest.Dealt...)
	e := joinBoth(t, anna)
	e.ben.Skip(17 * time.Minute)
	require.Nil(t, strip(e.ben))
	anna.Tap("More")
	anna.Tap("Timer")
	anna.Tap("Start the timer")
	require.NotNil(t, strip(e.ben), "%q", e.ben.Labels())
	anna.Air.Reach()
	came := false
	for range 60 * 20 {
		anna.Run(50 * time.Millisecond)
		e.ben.Skip(50 * time.Millisecond)
		e.cleo.Skip(50 * time.Millisecond)
		view := anna.Timer.Evening.View
		for _, tb := range []*apptest.Table{e.ben, e.cleo} {
			now := tb.Room.TimerNow(t)
			require.InDelta(t, view.Remaining, now.Remaining, 40)
			require.InDelta(t, view.Phase, now.Phase, 0.1)
		}
		came = came || e.ben.Has("Event: ")
	}
	require.True(t, came, "%q", log(e.ben))
	require.Positive(t, e.ben.Sound.Count(sounds.Event))
	require.Equal(t, log(anna), log(e.ben))
	require.True(t, e.ben.Has("The clock runs"))
	anna.Timer.Act(func(e *timer.Evening) error { return e.Do(e.Game.Pause) })
	require.True(t, e.ben.Has("Paused"), "%q", e.ben.Labels())
}

func strip(tb *apptest.Table) *sea.Strip {
	for _, o := range tb.Shown() {
		if s, ok := o.(*sea.Strip); ok {
			return s
		}
	}
	return nil
}

// TestBeatsAreTogether draws the frames of three devices at moments of their own: each beat is heard on all of them within 40 ms.
func TestBeatsAreTogether(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.App.Options().Chance = 0
	anna.Play(risingtides.Key, 4, apptest.Dealt...)
	e := joinBoth(t, anna)
	e.ben.Skip(17*time.Minute + 31*time.Millisecond)
	e.cleo.Skip(3*time.Hour + 67*time.Millisecond)
	anna.Tap("More")
	anna.Tap("Timer")
	anna.Tap("Start the timer")
	anna.Air.Reach()
	devices := []*apptest.Table{anna, e.ben, e.cleo}
	frames := []func(){anna.Timer.Frame, e.ben.Room.Frame, e.cleo.Room.Frame}
	heard := make([][]int, len(devices)) // when each beat was, in ms
	const step = 8
	for ms := 0; ms < 40_000; ms += step {
		for i, tb := range devices {
			tb.Skip(step * time.Millisecond)
			if (ms/step+i)%2 == 0 { // 60 frames a second
				frames[i]()
			}
			for len(heard[i]) < tb.Sound.Count(sounds.Pulse) {
				heard[i] = append(heard[i], ms)
			}
		}
	}
	require.Greater(t, len(heard[0]), 15)
	for i := range devices[1:] {
		own := heard[i+1]
		require.InDelta(t, len(heard[0]), len(own), 1)
		for n, at := range own { // a guest does not play the very first
			require.InDelta(t, heard[0][n+len(heard[0])-len(own)], at, 40)
		}
	}
}

// TestAnyPhoneStartsTheTimer starts, pauses and resumes the timer of Anna's match on Ben's phone: it beats on all devices, and who only
// watches is offered nothing.
func TestAnyPhoneStartsTheTimer(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.App.Options().Chance = 0
	anna.Play(risingtides.Key, 4, apptest.Dealt...)
	e := joinBoth(t, anna)
	e.cleo.App.Open(shell.Route{Page: shell.JoinPage})
	e.cleo.Tap("Give up my seat")
	e.cleo.TapOn("Just watch")
	require.False(t, e.cleo.Has("Start the timer"), "%q", e.cleo.Labels())
	e.ben.TapOn("Start the timer")
	for _, tb := range []*apptest.Table{anna, e.ben, e.cleo} {
		require.NotNil(t, strip(tb), "%q", tb.Labels())
		require.True(t, tb.Has("The clock runs"), "%q", tb.Labels())
	}
	e.ben.TapOn("Timer")
	e.ben.Tap("Pause the timer")
	require.True(t, anna.Has("Paused"), "%q", anna.Labels())
	require.True(t, e.cleo.Has("Paused"))
	e.ben.TapOn("Timer")
	require.True(t, anna.Has("The clock runs"), "%q", anna.Labels())
}

// TestWhoWaitsTellsAnEvent opens the events on a phone that waits, at a table without a device of its own: one is told to all.
func TestWhoWaitsTellsAnEvent(t *testing.T) {
	p := newPhone(t, risingtides.Key)
	p.alone = true
	p.sit(0)
	for _, move := range apptest.Dealt {
		act, err := p.match.Table().Read(move)
		require.NoError(t, err)
		require.NoError(t, p.match.Play(act, matches.Entered))
	}
	p.door.Send(p.host.Changed())
	require.True(t, p.tb.Has("Waiting for Anna."), "%q", p.tb.Labels())
	p.tb.Tap("Start the timer, or tell an event")
	p.tb.Tap("Cancel")
	require.True(t, p.tb.Has("Waiting for Anna."), "%q", p.tb.Labels())
	p.tb.Tap("Start the timer, or tell an event")
	p.tb.TapOn("Less time")
	require.Contains(t, p.match.Log().Line(p.match.Log().Count()).Sentence, "Less time")
	require.True(t, p.tb.Has("Waiting for Anna."), "%q", p.tb.Labels())
}

package timer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/sounds"
)

// die lets go of what the system lets go of when a process is killed.
func die(tb *apptest.Table) {
	if tb.Timer.Evening != nil {
		tb.Timer.Evening.LetGo()
	}
	if tb.Session.Playing != nil {
		tb.Session.Playing.Match.Close()
	}
}

const elsewhere = "The timer is open in another window. Here it is only shown."

// TestTwoWindowsOfOneTimer works the timer in one window and looks at it in another one on the same folder.
func TestTwoWindowsOfOneTimer(t *testing.T) {
	path := t.TempDir()
	one := apptest.On(t, path, apptest.Clock())
	other := apptest.On(t, path, apptest.Clock())
	one.App.Options().Chance, other.App.Options().Chance = 100, 100
	one.StartTimer()
	other.StartTimer()
	require.Contains(t, other.CloseNotices(), "The timer is already running: it was started in another window.")
	require.True(t, other.Timer.Evening.OnlyShown)
	journal := func() string {
		data, err := one.Store.Read(timer.TimerFile)
		require.NoError(t, err)
		return string(data)
	}
	before := journal()
	require.Equal(t, 1, strings.Count(before, "Tstart "))
	other.Timer.Act(func(e *timer.Evening) error { return e.Do(e.Game.Pause) })
	require.Contains(t, other.CloseNotices(), elsewhere)
	other.Timer.Clear()
	require.Equal(t, before, journal(), "only one writes")

	both := func(seconds int) {
		for range seconds {
			one.Run(time.Second)
			other.Run(time.Second)
		}
	}
	both(45)
	require.True(t, one.Timer.Cover.Card.Visible())
	require.True(t, other.Timer.Cover.Card.Visible(), "the event is shown there too")
	require.Zero(t, len(other.Sound.Played), "but is heard from the one that keeps it")
	require.Equal(t, one.Timer.Evening.View.Elapsed, other.Timer.Evening.View.Elapsed)
	one.Timer.Cover.Next()
	other.Timer.Cover.Next()
	one.Tap("Pause")
	both(2)
	require.Equal(t, tide.Paused, other.Timer.Evening.View.State, "what one does the other shows")
	one.Tap("Resume")
	both(2)
	require.Equal(t, tide.Running, other.Timer.Evening.View.State)

	die(one)
	other.Run(2 * time.Second)
	require.False(t, other.Timer.Evening.OnlyShown, "the one that is left takes it")
	other.Tap("Pause")
	require.Equal(t, tide.Paused, other.Timer.Evening.View.State)
	die(other)
	back := apptest.On(t, path, other.Now)
	require.Equal(t, tide.Paused, back.Timer.Evening.View.State)
	require.NotContains(t, strings.Join(back.CloseNotices(), " "), "can't be read")
	back.Timer.Clear()
	require.Nil(t, back.Timer.Evening)
	one.Timer.Evening = nil
	one.StartTimer()
	require.False(t, one.Timer.Evening.OnlyShown, "the timer is free again")
	require.Equal(t, tide.Running, one.Timer.Evening.View.State)
}

// TestTheOtherWindowEndsTheTimer takes a timer that is shown here off the table there.
func TestTheOtherWindowEndsTheTimer(t *testing.T) {
	path := t.TempDir()
	one := apptest.On(t, path, apptest.Clock())
	one.StartTimer()
	other := apptest.On(t, path, apptest.Clock())
	require.Equal(t, elsewhere, other.Notice())
	one.Timer.Clear()
	other.Run(2 * time.Second)
	require.Nil(t, other.Timer.Evening)
	require.Empty(t, other.Notice())
	require.Empty(t, other.CloseNotices())
}

// TestTwoWindowsOfAFollowedMatch shows the timer of a match in a second window.
func TestTwoWindowsOfAFollowedMatch(t *testing.T) {
	path := t.TempDir()
	one := apptest.On(t, path, apptest.Clock())
	one.App.Options().Chance = 100
	o := one.Play(risingtides.Key, 4, apptest.Dealt...)
	one.Timer.StartBeside(o)
	require.Equal(t, tide.Running, one.Timer.Evening.View.State)
	other := apptest.On(t, path, apptest.Clock())
	require.True(t, other.Timer.Evening.OnlyShown)
	require.Equal(t, o.ID, other.Timer.Evening.Match)
	one.Run(45 * time.Second)
	events := len(timer.Announced(one.Timer.Evening.View.All))
	require.Positive(t, events)
	other.Run(45 * time.Second)
	require.Len(t, timer.Announced(other.Timer.Evening.View.All), events)
	require.Equal(t, one.Timer.Evening.View.Elapsed, other.Timer.Evening.View.Elapsed)
	require.Equal(t, events, one.Timer.Beside(o).Entered(), "each event is in the match once")
	die(one)
	other.Run(2 * time.Second)
	require.False(t, other.Timer.Evening.OnlyShown)
	require.Empty(t, other.Timer.Evening.Game.Doubts())
	require.Equal(t, events, other.Timer.Beside(other.Session.Playing).Entered())
}

// TestAnnouncedOnce restarts the app again and again after an event.
func TestAnnouncedOnce(t *testing.T) {
	for name, begin := range map[string]func(*apptest.Table){
		"alone":        func(tb *apptest.Table) { tb.StartTimer() },
		"with a match": func(tb *apptest.Table) { tb.Timer.StartBeside(tb.Play(risingtides.Key, 4, apptest.Dealt...)) },
	} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			tb.App.Options().Chance = 100
			begin(tb)
			for !tb.Timer.Cover.Card.Visible() {
				tb.Run(time.Second)
			}
			tb.Killed(time.Second)
			require.True(t, tb.Timer.Cover.Card.Visible(), "nobody has left it yet")
			tb.Tap(tb.Timer.Cover.Card.AccessibilityLabel())
			require.False(t, tb.Timer.Cover.Card.Visible())
			for range 3 {
				tb.Killed(100 * time.Millisecond)
				tb.Run(200 * time.Millisecond)
				require.False(t, tb.Timer.Cover.Card.Visible(), "the table swapped cards already")
			}
			require.Zero(t, tb.Sound.Count(sounds.End))
			if name != "alone" { // the match waits for the table to take cards
				return
			}
			came := len(timer.Announced(tb.Timer.Evening.View.All))
			tb.Killed(20 * time.Second)
			require.Greater(t, len(timer.Announced(tb.Timer.Evening.View.All)), came)
			require.True(t, tb.Timer.Cover.Card.Visible(), "what came meanwhile is announced")
		})
	}
}

// TestAwayIsSaidAsItWas kills the app while the clock runs and while it is paused.
func TestAwayIsSaidAsItWas(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 0
	tb.StartTimer()
	tb.Run(time.Second)
	tb.Stop()
	tb.Killed(43 * time.Second)
	require.Equal(t, "The app was away for 43 s. The clock kept running.", tb.Notice())
	tb.App.Open(shell.Route{Page: shell.TimerPage})
	tb.Tap("Pause")
	require.Empty(t, tb.Notice())
	tb.Killed(43 * time.Second)
	require.Equal(t, "Welcome back. The clock was paused while you were gone.", tb.Notice())
	tb.App.Go()
	tb.Begins("Continue: Rising Tides. Paused. 5 players")
}

// TestATimerWhoseFileWasReplaced puts an older copy in the place of the timer's file while it runs, and kills the app.
func TestATimerWhoseFileWasReplaced(t *testing.T) {
	path := t.TempDir()
	one := apptest.On(t, path, apptest.Clock())
	one.App.Options().Chance = 0
	one.StartTimer()
	older, err := one.Store.Read(timer.TimerFile)
	require.NoError(t, err)
	for range 2 {
		one.Run(10 * time.Second)
		require.NoError(t, os.WriteFile(filepath.Join(path, "copy"), older, 0o600))
		require.NoError(t, os.Rename(filepath.Join(path, "copy"), filepath.Join(path, timer.TimerFile)), "as a backup does")
		one.Tap("Pause")
		one.Tap("Resume")
	}
	one.Run(10 * time.Second)
	one.Tap("Pause")
	elapsed := one.Timer.Evening.View.Elapsed
	onlyShown := apptest.On(t, path, one.Now)
	require.True(t, onlyShown.Timer.Evening.OnlyShown)
	require.Equal(t, tide.Paused, onlyShown.Timer.Evening.View.State, "another window shows the timer that runs")
	die(one)

	back := apptest.On(t, path, one.Now)
	require.Equal(t, tide.Paused, back.Timer.Evening.View.State)
	require.Equal(t, elapsed, back.Timer.Evening.View.Elapsed, "nothing of it is lost")
	kept, err := journal.Kept(back.Store)
	require.NoError(t, err)
	require.Len(t, kept, 1, "and the older copy is kept beside")
	back.Timer.Clear()
	names, err := back.Store.List()
	require.NoError(t, err)
	for _, name := range names {
		require.False(t, strings.HasSuffix(name, ".timer"), name)
	}
}

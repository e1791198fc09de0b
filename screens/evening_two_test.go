package screens

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/clock"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/shelf"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
	"tablekeeper/sounds"
)

// window opens the app in a window of its own on a folder.
func windowOn(t *testing.T, path string, now clock.Reading) *table {
	t.Helper()
	store, err := journal.Folder(path)
	require.NoError(t, err)
	tb := &table{t: t, store: &stubborn{Store: store}, sound: &ear{}, large: 1, now: now, games: shelf.Games(), adds: gameFeatures}
	tb.open(390, 844)
	return tb
}

// die lets go of what the system lets go of when a process is killed.
func (tb *table) die() {
	if tb.app.timer.Evening != nil {
		tb.app.timer.Evening.LetGo()
	}
	if tb.app.session.Playing != nil {
		tb.app.session.Playing.Match.Close()
	}
}

func newClock() clock.Reading {
	return clock.Reading{Wall: 1_795_250_400_000, Steady: 1_000_000, Boot: "boot 1", CountsSleep: true}
}

const elsewhere = "The timer is open in another window. Here it is only shown."

// TestTwoWindowsOfOneTimer works the timer in one window and looks at it in another one on the same folder.
func TestTwoWindowsOfOneTimer(t *testing.T) {
	test.NewTempApp(t)
	path := t.TempDir()
	one := windowOn(t, path, newClock())
	other := windowOn(t, path, newClock())
	one.app.options.Chance, other.app.options.Chance = 100, 100
	one.start()
	other.start()
	require.Contains(t, other.app.said, "The timer runs already: it was started in another window.")
	require.True(t, other.app.timer.Evening.OnlyShown)
	journal := func() string {
		data, err := one.store.Read(timer.TimerFile)
		require.NoError(t, err)
		return string(data)
	}
	before := journal()
	require.Equal(t, 1, strings.Count(before, "Tstart "))
	other.app.timer.Act(func(e *timer.Evening) error { return e.Do(e.Game.Pause) })
	require.Contains(t, other.app.said, elsewhere)
	other.app.timer.Clear()
	require.Equal(t, before, journal(), "only one writes")

	both := func(seconds int) {
		for range seconds {
			one.run(time.Second)
			other.run(time.Second)
		}
	}
	both(45)
	require.True(t, one.app.timer.Cover.Card.Visible())
	require.True(t, other.app.timer.Cover.Card.Visible(), "the event is shown there too")
	require.Zero(t, len(other.sound.played), "but is heard from the one that keeps it")
	require.Equal(t, one.app.timer.Evening.View.Elapsed, other.app.timer.Evening.View.Elapsed)
	one.app.timer.Cover.Next()
	other.app.timer.Cover.Next()
	one.tap("Pause")
	both(2)
	require.Equal(t, tide.Paused, other.app.timer.Evening.View.State, "what one does the other shows")
	one.tap("Resume")
	both(2)
	require.Equal(t, tide.Running, other.app.timer.Evening.View.State)

	one.die()
	other.run(2 * time.Second)
	require.False(t, other.app.timer.Evening.OnlyShown, "the one that is left takes it")
	other.tap("Pause")
	require.Equal(t, tide.Paused, other.app.timer.Evening.View.State)
	other.die()
	back := windowOn(t, path, other.now)
	require.Equal(t, tide.Paused, back.app.timer.Evening.View.State)
	require.NotContains(t, strings.Join(back.app.said, " "), "can't be read")
	back.app.timer.Clear()
	require.Nil(t, back.app.timer.Evening)
	one.app.timer.Evening = nil
	one.start()
	require.False(t, one.app.timer.Evening.OnlyShown, "the timer is free again")
	require.Equal(t, tide.Running, one.app.timer.Evening.View.State)
}

// TestTheOtherWindowEndsTheTimer takes a timer that is shown here off the table there.
func TestTheOtherWindowEndsTheTimer(t *testing.T) {
	test.NewTempApp(t)
	path := t.TempDir()
	one := windowOn(t, path, newClock())
	one.start()
	other := windowOn(t, path, newClock())
	require.Equal(t, elsewhere, other.app.stage.notice.Sentence())
	one.app.timer.Clear()
	other.run(2 * time.Second)
	require.Nil(t, other.app.timer.Evening)
	require.Empty(t, other.app.stage.notice.Sentence())
	require.Empty(t, other.app.said)
}

// TestTwoWindowsOfAFollowedMatch shows the timer of a match in a second window.
func TestTwoWindowsOfAFollowedMatch(t *testing.T) {
	test.NewTempApp(t)
	path := t.TempDir()
	one := windowOn(t, path, newClock())
	one.app.options.Chance = 100
	o := one.play(risingtides.Key, 4, dealt...)
	one.app.timer.StartBeside(o)
	require.Equal(t, tide.Running, one.app.timer.Evening.View.State)
	other := windowOn(t, path, newClock())
	require.True(t, other.app.timer.Evening.OnlyShown)
	require.Equal(t, o.ID, other.app.timer.Evening.Match)
	one.run(45 * time.Second)
	events := len(timer.Announced(one.app.timer.Evening.View.All))
	require.Positive(t, events)
	other.run(45 * time.Second)
	require.Len(t, timer.Announced(other.app.timer.Evening.View.All), events)
	require.Equal(t, one.app.timer.Evening.View.Elapsed, other.app.timer.Evening.View.Elapsed)
	require.Equal(t, events, (&timer.Followed{App: one.app.timer, Of: o}).Entered(), "each event is in the match once")
	one.die()
	other.run(2 * time.Second)
	require.False(t, other.app.timer.Evening.OnlyShown)
	require.Empty(t, other.app.timer.Evening.Game.Doubts())
	require.Equal(t, events, (&timer.Followed{App: other.app.timer, Of: other.app.session.Playing}).Entered())
}

// TestAnnouncedOnce restarts the app again and again after an event.
func TestAnnouncedOnce(t *testing.T) {
	for name, begin := range map[string]func(*table){
		"alone":        func(tb *table) { tb.start() },
		"with a match": func(tb *table) { tb.app.timer.StartBeside(tb.play(risingtides.Key, 4, dealt...)) },
	} {
		t.Run(name, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			tb.app.options.Chance = 100
			begin(tb)
			for !tb.app.timer.Cover.Card.Visible() {
				tb.run(time.Second)
			}
			tb.killed(time.Second)
			require.True(t, tb.app.timer.Cover.Card.Visible(), "nobody has left it yet")
			tb.tap(tb.app.timer.Cover.Card.AccessibilityLabel())
			require.False(t, tb.app.timer.Cover.Card.Visible())
			for range 3 {
				tb.killed(100 * time.Millisecond)
				tb.run(200 * time.Millisecond)
				require.False(t, tb.app.timer.Cover.Card.Visible(), "the table swapped cards already")
			}
			require.Zero(t, tb.sound.count(sounds.End))
			if name != "alone" { // the match waits for the table to take cards
				return
			}
			came := len(timer.Announced(tb.app.timer.Evening.View.All))
			tb.killed(20 * time.Second)
			require.Greater(t, len(timer.Announced(tb.app.timer.Evening.View.All)), came)
			require.True(t, tb.app.timer.Cover.Card.Visible(), "what came meanwhile is announced")
		})
	}
}

// TestAwayIsSaidAsItWas kills the app while the clock runs and while it is paused.
func TestAwayIsSaidAsItWas(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 0
	tb.start()
	tb.run(time.Second)
	tb.app.leave()
	tb.killed(43 * time.Second)
	require.Equal(t, "The app was away for 43 s. The clock went on.", tb.app.stage.notice.Sentence())
	tb.app.Open(shell.Route{Page: shell.TimerPage})
	tb.tap("Pause")
	require.Empty(t, tb.app.stage.notice.Sentence())
	tb.killed(43 * time.Second)
	require.Equal(t, "The app was away. The clock stood still meanwhile.", tb.app.stage.notice.Sentence())
	tb.app.Go()
	tb.begins("Go on: Rising Tides. Paused. 5 players")
}

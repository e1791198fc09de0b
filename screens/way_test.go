package screens

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
	"tablekeeper/sounds"
)

// TestTwoTapsToARunningTimer counts the taps from the start of the app.
func TestTwoTapsToARunningTimer(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Timer")
	require.Nil(t, tb.app.timer.Evening, "nothing runs before the disc is tapped")
	tb.tap("Start the timer")
	require.Equal(t, tide.Running, tb.app.timer.Evening.View.State)
	require.True(t, tb.kept(timer.TimerFile), "the journal is there before the screen shows the start")
	require.True(t, tb.awake)
	require.True(t, tb.sees("Pause"))
}

func TestOptionsButtonIsInTheLeftTopCorner(t *testing.T) {
	tb := newTable(t, 390, 844)
	button := tb.find("Options")
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(button)
	require.Less(t, at.X, float32(24))
	require.Less(t, at.Y, float32(24))
}

func TestAnEvening(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Timer")
	tb.tap("5, chosen")
	tb.tap("Start the timer")

	tb.run(10 * time.Second)
	require.Equal(t, 5, tb.sound.count(sounds.Pulse), "a beat every two seconds at first")
	require.Empty(t, tb.app.timer.Evening.View.Digits)

	tb.tap("Pause")
	require.True(t, tb.sees("Paused"))
	beats := tb.sound.count(sounds.Pulse)
	tb.run(30 * time.Second)
	require.Equal(t, beats, tb.sound.count(sounds.Pulse), "a pause is silent")
	require.True(t, tb.awake)
	tb.run(2 * time.Minute)
	require.False(t, tb.awake, "a long pause lets the screen go dark")
	tb.tap("Resume")
	require.True(t, tb.awake)

	tb.tap("Deck is empty")
	require.True(t, tb.sees("Shuffle the cards"))
	elapsed := tb.app.timer.Evening.View.Elapsed
	tb.run(20 * time.Second)
	require.Equal(t, elapsed, tb.app.timer.Evening.View.Elapsed)
	tb.tap("Cards are shuffled")
	require.Equal(t, tide.Running, tb.app.timer.Evening.View.State)

	tb.tap("Plan reached")
	tb.tap("Player C")
	require.Equal(t, []int{3}, tb.app.timer.Evening.View.Finished)
	require.True(t, tb.sees("Pause"), "the timer is shown again")
	tb.tap("Plan reached")
	tb.tap("Undo: Player C has reached the plan")
	require.Empty(t, tb.app.timer.Evening.View.Finished)
	tb.tap("Player B")

	tb.run(11 * time.Minute)
	require.True(t, tb.sees("Time's up"))
	require.Equal(t, 1, tb.sound.count(sounds.End))
	require.True(t, tb.sees("Player B. Place 1"))
	require.True(t, tb.sees("Player A. Last"))
	require.False(t, tb.awake)
	require.Nil(t, tb.app.timer.Frames, "nothing ticks at the end")

	tb.tap("Done")
	require.False(t, tb.kept(timer.TimerFile))
	require.True(t, tb.sees("Timer"), "Home offers a new one")
}

// TestEventsAreAnnounced waits for the first event of the seed.
func TestEventsAreAnnounced(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 100
	tb.tap("Timer")
	tb.tap("Start the timer")
	tb.run(39 * time.Second)
	require.False(t, tb.app.timer.Cover.Card.Visible())
	tb.run(time.Second)
	require.True(t, tb.app.timer.Cover.Card.Visible(), "the first tick after 5% of ten minutes is at 40 s")
	require.Equal(t, 1, tb.sound.count(sounds.Event))
	tb.run(7 * time.Second)
	require.True(t, tb.app.timer.Cover.Card.Visible())
	tb.run(time.Second)
	require.False(t, tb.app.timer.Cover.Card.Visible(), "it goes after 8 s")

	tb.run(12 * time.Second)
	require.True(t, tb.app.timer.Cover.Card.Visible(), "the next one, at 60 s")
	tb.tap(tb.app.timer.Cover.Card.AccessibilityLabel())
	require.False(t, tb.app.timer.Cover.Card.Visible(), "or when it is tapped")

	tb.tap("Events")
	first := timer.TellEvent(timer.Announced(tb.app.timer.Evening.View.All)[0].Event)
	require.True(t, tb.sees(first.Title+". "+first.Words), "it stays in the list: %q", tb.labels())
}

// TestRulesDuringTheGame shows that the beat and the events go on while somebody looks up a rule.
func TestRulesDuringTheGame(t *testing.T) {
	tb := newTable(t, 1280, 800)
	tb.app.options.Chance = 100
	tb.tap("Timer")
	tb.tap("Start the timer")
	tb.tap("Rules")
	tb.run(40 * time.Second)
	require.Greater(t, tb.sound.count(sounds.Pulse), 10)
	require.True(t, tb.app.timer.Cover.Card.Visible())
	tb.run(20 * time.Minute)
	require.True(t, tb.sees("Time's up"), "the end is shown whatever page is open")
}

func TestKilledAndBack(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Timer")
	tb.tap("Start the timer")
	tb.run(100 * time.Second)
	tb.tap("Plan reached")
	tb.tap("Player D")

	tb.killed(200 * time.Second)
	require.NotNil(t, tb.app.timer.Evening)
	require.Equal(t, int64(300_000), tb.app.timer.Evening.View.Elapsed, "the table's clock went on")
	require.Equal(t, []int{4}, tb.app.timer.Evening.View.Finished)
	require.Contains(t, tb.app.stage.notice.Sentence(), "The app was away for 3 min 20 s")
	require.False(t, tb.sees("Timer"), "there is one timer")
	resume := tb.app.shown.(*home).resume
	require.Contains(t, resume.AccessibilityLabel(), "The clock runs. 5 players, started ")
	require.Contains(t, resume.AccessibilityLabel(), "The app was away for 3 min 20 s.")
	tb.tap(resume.AccessibilityLabel())
	require.True(t, tb.sees("Pause"))
	tb.run(time.Second)
	require.Equal(t, int64(301_000), tb.app.timer.Evening.View.Elapsed)

	tb.killed(time.Hour)
	require.Contains(t, tb.app.shown.(*home).resume.AccessibilityLabel(), "Time's up")
}

func TestFullDisk(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.store.full = true
	tb.tap("Timer")
	tb.tap("Start the timer")
	require.Equal(t, tide.Running, tb.app.timer.Evening.View.State, "the game goes on")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
	tb.run(10 * time.Second)
	require.Equal(t, 5, tb.sound.count(sounds.Pulse))
}

func TestDiskFullInTheMiddle(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Timer")
	tb.tap("Start the timer")
	require.Empty(t, tb.app.stage.notice.Sentence())
	tb.store.full = true
	tb.tap("Pause")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
	require.True(t, tb.sees("Resume"))
}

func TestEndOfAGameAsksFirst(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Timer")
	tb.tap("Start the timer")
	tb.tap("Pause")
	tb.tap("End the game")
	tb.tap("Keep it")
	require.True(t, tb.kept(timer.TimerFile))
	tb.tap("End the game")
	tb.tap("End the game")
	require.False(t, tb.kept(timer.TimerFile))
	require.True(t, tb.sees("Timer"))
}

func TestAllButOneReachedThePlan(t *testing.T) {
	tb := newTable(t, 1024, 768)
	tb.tap("Timer")
	tb.tap("4")
	tb.tap("Start the timer")
	for _, seat := range []string{"Player B", "Player D", "Player A"} {
		tb.tap("Plan reached")
		tb.tap(seat)
	}
	require.True(t, tb.sees("The game is over"))
	require.True(t, tb.sees("Player C. Last"))
	tb.tap("Undo: Player A has reached the plan")
	require.True(t, tb.sees("Paused"), "the end was a mistake: it goes on when people say so")
	tb.tap("Resume")
	require.NotNil(t, tb.app.timer.Frames)
}

func TestKeys(t *testing.T) {
	tb := newTable(t, 1280, 800)
	tb.tap("Timer")
	tb.press(fyne.KeySpace)
	require.True(t, tb.app.timer.Evening.Runs())
	tb.press(fyne.KeySpace)
	require.Equal(t, tide.Paused, tb.app.timer.Evening.View.State)
	tb.press(fyne.KeyM)
	require.True(t, tb.sound.muted)
	tb.press(fyne.KeyE)
	require.True(t, tb.sees("No event has come yet."))
	tb.press(fyne.KeyEscape)
	require.True(t, tb.sees("Resume"))
	tb.window.Canvas().OnTypedRune()('?')
	require.Equal(t, shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}, tb.app.trail.Here().Route)
	tb.press(fyne.KeyEscape)
	tb.press(fyne.KeyEscape)
	require.Equal(t, shell.HomePage, tb.app.trail.Here().Page)
	tb.press(fyne.KeyEscape)
	require.Equal(t, shell.HomePage, tb.app.trail.Here().Page)
}

package timer_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/sounds"
)

// TestTwoTapsToARunningTimer counts the taps from the start of the app.
func TestTwoTapsToARunningTimer(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Timer")
	require.Nil(t, tb.Timer.Evening, "nothing runs before the disc is tapped")
	tb.Tap("Start the timer")
	require.Equal(t, tide.Running, tb.Timer.Evening.View.State)
	require.True(t, tb.Kept(timer.TimerFile), "the journal is there before the screen shows the start")
	require.True(t, tb.Awake)
	require.True(t, tb.Sees("Pause"))
}

func TestAnEvening(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Timer")
	tb.Tap("5, chosen")
	tb.Tap("Start the timer")

	tb.Run(10 * time.Second)
	require.Equal(t, 5, tb.Sound.Count(sounds.Pulse), "a beat every two seconds at first")
	require.Empty(t, tb.Timer.Evening.View.Digits)

	tb.Tap("Pause")
	require.True(t, tb.Sees("Paused"))
	beats := tb.Sound.Count(sounds.Pulse)
	tb.Run(30 * time.Second)
	require.Equal(t, beats, tb.Sound.Count(sounds.Pulse), "a pause is silent")
	require.True(t, tb.Awake)
	tb.Run(2 * time.Minute)
	require.False(t, tb.Awake, "a long pause lets the screen go dark")
	tb.Tap("Resume")
	require.True(t, tb.Awake)

	tb.Tap("Deck is empty")
	require.True(t, tb.Sees("Shuffle"))
	elapsed := tb.Timer.Evening.View.Elapsed
	tb.Run(20 * time.Second)
	require.Equal(t, elapsed, tb.Timer.Evening.View.Elapsed)
	tb.Tap("Cards are shuffled")
	require.Equal(t, tide.Running, tb.Timer.Evening.View.State)

	tb.Tap("Plan reached")
	tb.Tap("Player C")
	require.Equal(t, []int{3}, tb.Timer.Evening.View.Finished)
	require.True(t, tb.Sees("Pause"), "the timer is shown again")
	tb.Tap("Plan reached")
	tb.Tap("Undo: Player C has reached the plan")
	require.Empty(t, tb.Timer.Evening.View.Finished)
	tb.Tap("Player B")

	tb.Run(11 * time.Minute)
	require.True(t, tb.Sees("Time's up"))
	require.Equal(t, 1, tb.Sound.Count(sounds.End))
	require.True(t, tb.Sees("Player B. Place 1"))
	require.True(t, tb.Sees("Player A. Last"))
	require.False(t, tb.Awake)
	require.Nil(t, tb.Timer.Frames, "nothing ticks at the end")

	tb.Tap("Done")
	require.False(t, tb.Kept(timer.TimerFile))
	require.True(t, tb.Sees("Timer"), "Home offers a new one")
}

// TestEventsAreAnnounced waits for the first event of the seed.
func TestEventsAreAnnounced(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 100
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	tb.Run(39 * time.Second)
	require.False(t, tb.Timer.Cover.Card.Visible())
	tb.Run(time.Second)
	require.True(t, tb.Timer.Cover.Card.Visible(), "the first tick after 5% of ten minutes is at 40 s")
	require.Equal(t, 1, tb.Sound.Count(sounds.Event)+tb.Sound.Count(sounds.Gain)+tb.Sound.Count(sounds.Loss))
	tb.Run(7 * time.Second)
	require.True(t, tb.Timer.Cover.Card.Visible())
	tb.Run(time.Second)
	require.False(t, tb.Timer.Cover.Card.Visible(), "it goes after 8 s")

	tb.Run(12 * time.Second)
	require.True(t, tb.Timer.Cover.Card.Visible(), "the next one, at 60 s")
	tb.Tap(tb.Timer.Cover.Card.AccessibilityLabel())
	require.False(t, tb.Timer.Cover.Card.Visible(), "or when it is tapped")

	tb.Tap("Events")
	first := timer.TellEvent(timer.Announced(tb.Timer.Evening.View.All)[0].Event)
	require.True(t, tb.Sees(first.Title+". "+first.Words), "it stays in the list: %q", tb.Labels())
}

// TestADoubleTapOnAnEventOpensNothing taps an event away over the list of rules, twice at once: the second tap opens no rule.
func TestADoubleTapOnAnEventOpensNothing(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 100
	tb.StartTimer()
	tb.Tap("Rules")
	tb.Run(40 * time.Second)
	require.True(t, tb.Timer.Cover.Card.Visible())
	middle := tb.Timer.Cover.Card.Position().Add(fyne.NewPos(tb.Timer.Cover.Card.Size().Width/2, tb.Timer.Cover.Card.Size().Height/2))
	here := tb.App.Here().Route
	for range 2 {
		test.TapCanvas(tb.Window.Canvas(), middle)
		tb.Run(200 * time.Millisecond)
		require.False(t, tb.Timer.Cover.Card.Visible())
		require.Equal(t, here, tb.App.Here().Route)
		require.False(t, tb.Has(". Open"), "no section is open")
	}
	tb.Run(400 * time.Millisecond)
	shown := tb.Labels()
	test.TapCanvas(tb.Window.Canvas(), middle)
	require.NotEqual(t, shown, tb.Labels(), "a later tap opens what lies there")
}

// TestRulesDuringTheGame shows that the beat and the events go on while somebody looks up a rule.
func TestRulesDuringTheGame(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.App.Options().Chance = 100
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	tb.Tap("Rules")
	tb.Run(40 * time.Second)
	require.Greater(t, tb.Sound.Count(sounds.Pulse), 10)
	require.True(t, tb.Timer.Cover.Card.Visible())
	tb.Run(20 * time.Minute)
	require.True(t, tb.Sees("Time's up"), "the end is shown whatever page is open")
}

func TestKilledAndBack(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	tb.Run(100 * time.Second)
	tb.Tap("Plan reached")
	tb.Tap("Player D")

	tb.Killed(200 * time.Second)
	require.NotNil(t, tb.Timer.Evening)
	require.Equal(t, int64(300_000), tb.Timer.Evening.View.Elapsed, "the table's clock went on")
	require.Equal(t, []int{4}, tb.Timer.Evening.View.Finished)
	require.Contains(t, tb.Notice(), "The app was away for 3 min 20 s")
	resume := tb.Begins("Continue: Rising Tides")
	require.Contains(t, resume, "The clock runs. 5 players, started ")
	require.Contains(t, resume, "The app was away for 3 min 20 s.")
	tb.Tap(resume)
	require.True(t, tb.Sees("Pause"))
	tb.Run(time.Second)
	require.Equal(t, int64(301_000), tb.Timer.Evening.View.Elapsed)

	tb.Killed(time.Hour)
	require.Contains(t, tb.Begins("Continue: Rising Tides"), "Time's up")
}

func TestFullDisk(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Store.Full = true
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	require.Equal(t, tide.Running, tb.Timer.Evening.View.State, "the game goes on")
	require.Contains(t, tb.Notice(), "no space left on device")
	tb.Run(10 * time.Second)
	require.Equal(t, 5, tb.Sound.Count(sounds.Pulse))
}

func TestDiskFullInTheMiddle(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	require.Empty(t, tb.Notice())
	tb.Store.Full = true
	tb.Tap("Pause")
	require.Contains(t, tb.Notice(), "no space left on device")
	require.True(t, tb.Sees("Resume"))
}

func TestEndOfAGameAsksFirst(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	tb.Tap("Pause")
	tb.Tap("End the game")
	tb.Tap("Keep playing")
	require.True(t, tb.Kept(timer.TimerFile))
	tb.Tap("End the game")
	tb.Tap("End the game")
	require.False(t, tb.Kept(timer.TimerFile))
	require.True(t, tb.Sees("Timer"))
}

func TestAllButOneReachedThePlan(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.Tap("Timer")
	tb.Tap("4")
	tb.Tap("Start the timer")
	for _, seat := range []string{"Player B", "Player D", "Player A"} {
		tb.Tap("Plan reached")
		tb.Tap(seat)
	}
	require.True(t, tb.Sees("The game is over"))
	require.True(t, tb.Sees("Player C. Last"))
	tb.Tap("Undo: Player A has reached the plan")
	require.True(t, tb.Sees("Paused"), "the end was a mistake: it goes on when people say so")
	tb.Tap("Resume")
	require.NotNil(t, tb.Timer.Frames)
}

func TestKeys(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.Tap("Timer")
	tb.Press(fyne.KeySpace)
	require.True(t, tb.Timer.Evening.Runs())
	tb.Press(fyne.KeySpace)
	require.Equal(t, tide.Paused, tb.Timer.Evening.View.State)
	tb.Press(fyne.KeyM)
	require.True(t, tb.Sound.Muted)
	tb.Press(fyne.KeyE)
	require.True(t, tb.Sees("No event has come yet. Every event is kept in this list."))
	require.True(t, tb.Sees("Back to the timer"))
	tb.Press(fyne.KeyEscape)
	require.True(t, tb.Sees("Resume"))
	tb.Window.Canvas().OnTypedRune()('?')
	require.Equal(t, shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}, tb.App.Here().Route)
	tb.Press(fyne.KeyEscape)
	tb.Press(fyne.KeyEscape)
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
	tb.Press(fyne.KeyEscape)
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
}

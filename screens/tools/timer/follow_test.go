package timer_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/tools/timer"
)

// startBeside opens the timer from a match and starts it.
func startBeside(tb *apptest.Table) {
	tb.T.Helper()
	tb.Tap("More")
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	require.Equal(tb.T, tide.Running, tb.Timer.Evening.View.State)
}

func TestTimerBeginsWithTheFirstTurn(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4)
	tb.Tap("More")
	tb.Tap("Timer")
	require.Contains(t, tb.Notice(), "the cards are not dealt yet")
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
}

func TestEventsOfTheTimerEnterTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 100
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	startBeside(tb)
	require.False(t, tb.Sees("Plan reached"), "the referee keeps the places")
	tb.Tap("To the match")
	for range 60 {
		if tb.Run(time.Second); tb.Timer.Cover.Card.Visible() {
			break
		}
	}
	require.True(t, tb.Timer.Cover.Card.Visible(), "it is announced")
	require.Regexp(t, "^table: event ", apptest.Latest(o))
	require.Equal(t, matches.Timed, o.Match.Log().Line(o.Match.Log().Count()).By)
	require.Contains(t, match.UndoLine(o.Match.Log().Line(o.Match.Log().Count())), "Undo: Event: ")
	require.Equal(t, shell.MatchPage, tb.App.Here().Page, "the match is shown and knows it: %q", tb.Labels())
	require.True(t, tb.Sees(match.UndoLine(o.Match.Log().Line(o.Match.Log().Count()))), "%q", tb.Labels())
}

func TestTimerPausesForTheShuffleAndEndsTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 0
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	startBeside(tb)
	tb.Run(20 * time.Minute)
	require.Equal(t, "table: time-out", apptest.Latest(o))
	require.True(t, tb.Sees("Time's up"))
	tb.Tap("Done")
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
	require.True(t, tb.Sees("Show the nation"), "%q", tb.Labels())
	require.False(t, tb.Kept(timer.TimerFile))
}

func TestTimerOfAMatchComesBack(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 100
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	id := o.ID
	startBeside(tb)
	tb.Run(50 * time.Second)
	events := tb.Timer.Beside(o).Entered()
	require.Positive(t, events)
	elapsed := tb.Timer.Evening.View.Elapsed

	tb.Killed(time.Second)
	require.NotNil(t, tb.Timer.Evening, "%q", tb.Labels())
	require.Equal(t, elapsed+1000, tb.Timer.Evening.View.Elapsed)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	require.Equal(t, events, tb.Timer.Beside(tb.Session.Playing).Entered(), "no event is entered twice")
	tb.Tap("More")
	tb.Tap("Timer")
	require.True(t, tb.Sees("Pause"))
	tb.Press(fyne.KeyEscape)
	tb.Press(fyne.KeyEscape)
}

func TestTimerTakesTimeAndChanceFromTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	require.NoError(t, o.Match.SetHeader(tide.LengthHeader, "300"))
	require.NoError(t, o.Match.SetHeader(tide.ChanceHeader, "35"))
	settings := tb.Timer.TideSettings(o)
	require.Equal(t, int64(300_000), settings.Length)
	require.Equal(t, 35, settings.Chance)
	require.Equal(t, tide.AllEvents, settings.Active)
}

func TestOneTimer(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.StartTimer()
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Timer.OpenMatchTimer(o)
	require.Contains(t, tb.Notice(), "The timer is running for another game")
}

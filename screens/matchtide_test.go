package screens

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/match"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
)

// startBeside opens the timer from a match and starts it.
func (tb *table) startBeside() {
	tb.t.Helper()
	tb.tap("Timer")
	tb.tap("Start the timer")
	require.Equal(tb.t, tide.Running, tb.app.timer.Evening.View.State)
}

func TestTimerBeginsWithTheFirstTurn(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.play(risingtides.Key, 4)
	tb.tap("Timer")
	require.Contains(t, tb.app.stage.notice.Sentence(), "the cards are not dealt yet")
	require.Equal(t, shell.MatchPage, tb.app.trail.Here().Page)
}

func TestEventsOfTheTimerEnterTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 100
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.startBeside()
	require.False(t, tb.sees("Plan reached"), "the referee keeps the places")
	tb.tap("To the match")
	for range 60 {
		if tb.run(time.Second); tb.app.timer.Cover.Card.Visible() {
			break
		}
	}
	require.True(t, tb.app.timer.Cover.Card.Visible(), "it is announced")
	require.Regexp(t, "^table: event ", latest(o))
	require.Equal(t, matches.Timed, o.Match.Line(o.Match.Count()).By)
	require.Contains(t, match.UndoLine(o.Match.Line(o.Match.Count())), "Undo: Event: ")
	require.Equal(t, shell.MatchPage, tb.app.trail.Here().Page, "the match is shown and knows it: %q", tb.labels())
	require.True(t, tb.sees(match.UndoLine(o.Match.Line(o.Match.Count()))), "%q", tb.labels())
}

func TestTimerPausesForTheShuffleAndEndsTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 0
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.startBeside()
	tb.run(20 * time.Minute)
	require.Equal(t, "table: time-out", latest(o))
	require.True(t, tb.sees("Time's up"))
	tb.tap("Done")
	require.Equal(t, shell.MatchPage, tb.app.trail.Here().Page)
	require.True(t, tb.sees("The game has ended: show the nation card."), "%q", tb.labels())
	require.False(t, tb.kept(timer.TimerFile))
}

func TestTimerOfAMatchComesBack(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 100
	o := tb.play(risingtides.Key, 4, dealt...)
	id := o.ID
	tb.startBeside()
	tb.run(50 * time.Second)
	events := (&timer.Followed{App: tb.app.timer, Of: o}).Entered()
	require.Positive(t, events)
	elapsed := tb.app.timer.Evening.View.Elapsed

	tb.killed(time.Second)
	require.NotNil(t, tb.app.timer.Evening, "%q", tb.app.said)
	require.Equal(t, elapsed+1000, tb.app.timer.Evening.View.Elapsed)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	require.Equal(t, events, (&timer.Followed{App: tb.app.timer, Of: tb.app.session.Playing}).Entered(), "no event is entered twice")
	tb.tap("Timer")
	require.True(t, tb.sees("Pause"))
	tb.press(fyne.KeyEscape)
	tb.press(fyne.KeyEscape)
}

func TestTimerTakesTimeAndChanceFromTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	require.NoError(t, o.Match.SetHeader(tide.LengthHeader, "300"))
	require.NoError(t, o.Match.SetHeader(tide.ChanceHeader, "35"))
	settings := tb.app.timer.TideSettings(o)
	require.Equal(t, int64(300_000), settings.Length)
	require.Equal(t, 35, settings.Chance)
	require.Equal(t, tide.AllEvents, settings.Active)
}

func TestOneTimer(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.start()
	o := tb.play(risingtides.Key, 4, dealt...)
	tb.app.timer.OpenMatchTimer(o)
	require.Contains(t, tb.app.stage.notice.Sentence(), "The timer runs for another game")
}

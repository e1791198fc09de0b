package screens

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tide"
)

// startBeside opens the timer from a match and starts it.
func (tb *table) startBeside() {
	tb.t.Helper()
	tb.tap("Timer")
	tb.tap("Start the timer")
	require.Equal(tb.t, tide.Running, tb.app.evening.view.State)
}

func TestTimerBeginsWithTheFirstTurn(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.play(tideKey, 4)
	tb.tap("Timer")
	require.Contains(t, tb.app.stage.notice.Sentence(), "the cards are not dealt yet")
	require.Equal(t, MatchPage, tb.app.trail.here().Page)
}

func TestEventsOfTheTimerEnterTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 100
	o := tb.play(tideKey, 4, dealt...)
	tb.startBeside()
	require.False(t, tb.sees("Plan reached"), "the referee keeps the places")
	tb.tap("To the match")
	for range 60 {
		if tb.run(time.Second); tb.app.cover.card.Visible() {
			break
		}
	}
	require.True(t, tb.app.cover.card.Visible(), "it is announced")
	require.Regexp(t, "^table: event ", o.latest())
	require.Equal(t, matches.Timed, o.match.Line(o.match.Count()).By)
	require.Contains(t, undoLine(o.match.Line(o.match.Count())), "Undo: Event: ")
	require.Equal(t, MatchPage, tb.app.trail.here().Page, "the match is shown and knows it: %q", tb.labels())
	require.True(t, tb.sees(undoLine(o.match.Line(o.match.Count()))), "%q", tb.labels())
}

func TestTimerPausesForTheShuffleAndEndsTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 0
	o := tb.play(tideKey, 4, dealt...)
	tb.startBeside()
	tb.run(20 * time.Minute)
	require.Equal(t, "table: time-out", o.latest())
	require.True(t, tb.sees("Time is out"))
	tb.tap("Done")
	require.Equal(t, MatchPage, tb.app.trail.here().Page)
	require.True(t, tb.sees("The game has ended: show the nation card."), "%q", tb.labels())
	require.False(t, tb.kept(timerFile))
}

func TestTimerOfAMatchComesBack(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Chance = 100
	o := tb.play(tideKey, 4, dealt...)
	id := o.id
	tb.startBeside()
	tb.run(50 * time.Second)
	events := (&followed{tb.app, o}).Entered()
	require.Positive(t, events)
	elapsed := tb.app.evening.view.Elapsed

	tb.killed(time.Second)
	require.NotNil(t, tb.app.evening, "%q", tb.app.said)
	require.Equal(t, elapsed+1000, tb.app.evening.view.Elapsed)
	tb.app.open(Route{MatchPage, id})
	require.Equal(t, events, (&followed{tb.app, tb.app.playing}).Entered(), "no event is entered twice")
	tb.tap("Timer")
	require.True(t, tb.sees("Pause"))
	tb.press(fyne.KeyEscape)
	tb.press(fyne.KeyEscape)
}

func TestTimerTakesTimeAndChanceFromTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tideKey, 4, dealt...)
	require.NoError(t, o.match.SetHeader(tide.LengthHeader, "300"))
	require.NoError(t, o.match.SetHeader(tide.ChanceHeader, "35"))
	settings := tb.app.tideSettings(o)
	require.Equal(t, int64(300_000), settings.Length)
	require.Equal(t, 35, settings.Chance)
	require.Equal(t, tide.AllEvents, settings.Active)
}

func TestOneTimer(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.start()
	o := tb.play(tideKey, 4, dealt...)
	tb.app.openMatchTimer(o)
	require.Contains(t, tb.app.stage.notice.Sentence(), "The timer runs for another game")
}

package screens_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/shell"
)

// homeLabels are what stands on Home before anything was played.
var homeLabels = []string{
	"Ask a rule", "Timer", "Rising Tides. 4 to 6 players", "Traders. 2 to 6 players", "Raid Trade. 2 players",
	"Duck Dealer. 2 to 5 players", "Atrades. 2 to 5 players",
	"Matches", "Join a table",
}

// TestHomeFillsWideScreens opens Home where the screen is wide: all of it is seen without scrolling, and it is not left half
// empty.
func TestHomeFillsWideScreens(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}, {Width: 1600, Height: 1000}} {
		tb := apptest.New(t, size.Width, size.Height)
		var right, bottom float32
		for _, label := range homeLabels {
			o := tb.Find(label)
			require.NotNil(t, o, label)
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
			right, bottom = max(right, at.X+o.Size().Width), max(bottom, at.Y+o.Size().Height)
		}
		require.LessOrEqual(t, bottom, size.Height, "%v: cut", size)
		require.LessOrEqual(t, right, size.Width, "%v: cut", size)
		require.Greater(t, bottom, 0.8*size.Height, "%v: empty below", size)
		require.Greater(t, right, 0.9*size.Width, "%v: empty beside", size)
	}
}

// TestHomeShowsAllAtOnce sees all that Home leads to without scrolling, also while a match waits to go on.
func TestHomeShowsAllAtOnce(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 768, Height: 1024}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
		tb := apptest.New(t, size.Width, size.Height)
		for _, plays := range []bool{false, true} {
			if plays {
				tb.Play(raidtrade.Key, 2)
				tb.App.Go()
				require.Equal(t, "Go on: Raid Trade. Anna, Ben, move 0", tb.Begins("Go on: "), "the match waits")
			}
			for _, label := range homeLabels {
				require.True(t, tb.InSight(tb.Find(label)), "%v, a match waits: %v: %s", size, plays, label)
			}
		}
	}
}

// TestAQuestionIsOneOfAGame asks from Home.
func TestAQuestionIsOneOfAGame(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Ask a rule")
	last := tb.Find("Atrades")
	bottom := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y + last.Size().Height
	require.LessOrEqual(t, bottom, float32(844), "all games are in sight")
	tb.TapOn("Raid Trade")
	require.Equal(t, shell.Route{Page: shell.DisputePage, Arg: raidtrade.Key}, tb.App.Here().Route)
	tb.Tap("Back")
	tb.Tap("Back")
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
}

// TestTheTimerKeepsItsKey lets the timer run: its key says so, and stands where it stood.
func TestTheTimerKeepsItsKey(t *testing.T) {
	tb := apptest.New(t, 844, 390)
	place := func(label string) (fyne.Position, fyne.Size) {
		o := tb.Find(label)
		require.NotNil(t, o, label)
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
	}
	at, size := place("Timer")
	tb.StartTimer()
	tb.Tap("Back")
	runs, same := place(tb.Begins("Continue: Rising Tides. The clock runs."))
	require.Equal(t, at, runs)
	require.Equal(t, size, same)
	require.True(t, tb.Sees("The clock runs"))
	tb.TapOn("Continue: Rising Tides")
	require.Equal(t, shell.TimerPage, tb.App.Here().Page)
}

// TestHomeGoesOnWithOneMatch plays two matches, the second one touched last: one tile leads there, the other match lies behind
// Matches; and when both are over the last table is offered again.
func TestHomeGoesOnWithOneMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.Equal(t, "Play a first round: Traders. Step by step", tb.Begins("Play a first round"))
	require.Equal(t, "Tonight. Nothing played yet", tb.Begins("Tonight"))
	tb.Play("traders", 3)
	tb.Play(raidtrade.Key, 2)
	tb.App.Go()
	require.Equal(t, "Go on: Raid Trade. Anna, Ben, move 0", tb.Begins("Go on: "))
	require.Equal(t, "Tonight. The first one runs", tb.Begins("Tonight"))
	require.Empty(t, tb.Find("Traders. Anna, Ben, Cleo"))
	tb.TapOn("Go on: ")
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
}

package screens_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/shell"
)

// homeLabels are what stands on Home before anything was played.
var homeLabels = []string{
	"Ask a rule", "Timer", "Rising Tides. 4 to 6 players", "Traders. 2 to 6 players", "Raid Trade. 2 players",
	"Duck Dealer. 2 to 5 players", "Atrades. 2 to 5 players",
	"Matches. Running, finished and archived", "Join a table. On another device in this room",
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
				require.Contains(t, tb.Begins("Friday."), "Raid Trade. Anna, Ben", "the match waits")
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

// TestWhatRunsFillsItsRow opens Home on a phone on its side while the timer runs: its card is as wide as the games.
func TestWhatRunsFillsItsRow(t *testing.T) {
	tb := apptest.New(t, 844, 390)
	tb.StartTimer()
	tb.Tap("Back")
	var card fyne.CanvasObject
	for _, o := range tb.Shown() {
		if c, ok := o.(*parts.Card); ok && strings.HasPrefix(c.AccessibilityLabel(), "Continue: Rising Tides") {
			card = c
		}
	}
	require.NotNil(t, card)
	right := func(o fyne.CanvasObject) float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).X + o.Size().Width
	}
	require.InDelta(t, right(tb.Find("Atrades. 2 to 5 players")), right(card), 1)
}

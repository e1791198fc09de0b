package screens_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/parts"
)

// homeLabels are what stands on Home before anything was played.
var homeLabels = []string{
	"Rising Tides. 4 to 6 players", "Timer", "Traders. 2 to 6 players", "Raid Trade. 2 players",
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

// TestHomeOnAPhone sees all games without scrolling.
func TestHomeOnAPhone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, label := range homeLabels[:6] {
		require.True(t, tb.InSight(tb.Find(label)), label)
	}
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

package screens_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
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

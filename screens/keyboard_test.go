package screens_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

// TestKeysScroll reads a long page by keys.
func TestKeysScroll(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/2"})
	scroll := tb.App.Scroll()
	at := func() float32 { return scroll.Offset.Y }
	tb.Press(fyne.KeyDown)
	require.Equal(t, float32(60), at())
	tb.Press(fyne.KeyPageDown)
	require.Greater(t, at(), float32(400))
	tb.Press(fyne.KeyEnd)
	require.Equal(t, scroll.Content.Size().Height-scroll.Size().Height, at())
	tb.Press(fyne.KeyPageUp)
	tb.Press(fyne.KeyUp)
	tb.Press(fyne.KeyHome)
	require.Zero(t, at())

	tb.Play(risingtides.Key, 4, apptest.Fought...)
	tb.Tap("Not now")
	scroll = parts.ScrollOf(tb.App.Shown().(*match.Match).Layout.Moves)
	tb.Press(fyne.KeyPageDown)
	require.Positive(t, at())
	tb.Press(fyne.KeyUp)
	require.NotEqual(t, game.Now, tb.Session.Playing.At, "in a match the arrows go through the log")
}

// TestLettersWithoutAName presses the keys of letters in a layout that gives them no Latin ones, on the page and on a button.
func TestLettersWithoutAName(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	tb.Tap("Timer")
	tb.Tap("Start the timer")
	tb.PressUnnamed(fyne.KeyM)
	require.True(t, tb.Sound.Muted)
	tb.Window.Canvas().FocusNext()
	focused := tb.Window.Canvas().Focused()
	require.NotNil(t, focused)
	focused.TypedKey(&fyne.KeyEvent{Physical: fyne.HardwareKey{ScanCode: 'M'}})
	require.False(t, tb.Sound.Muted)
	tb.PressUnnamed(fyne.KeyE)
	require.Equal(t, shell.EventsPage, tb.App.Here().Page)
}

package match_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/atrades"
	"tablekeeper/screens/match"
	"tablekeeper/screens/shell"
)

// TestLargeLettersHaveATabletsWidth turns a tablet: where it stands, moves have its whole width if letters are large, and the
// players of a board a tab of their own; a keyboard changes nothing of that.
func TestLargeLettersHaveATabletsWidth(t *testing.T) {
	tb := apptest.New(t, 768, 1024)
	tb.Play(atrades.Key, 2)
	moves := func() float32 { return tb.App.Shown().(*match.Match).Layout.Moves.Size().Width }
	turn := func(width, height float32) {
		tb.Window.Resize(fyne.NewSize(width, height))
		tb.Run(50 * time.Millisecond)
	}
	require.Less(t, moves(), float32(400))
	require.False(t, tb.Sees("Players"))
	tb.App.Choose(func(o *shell.Options) { o.Text = 1.5 })
	require.Greater(t, moves(), float32(700))
	require.True(t, tb.Sees("Players"))
	turn(768, 600)
	require.Greater(t, moves(), float32(700))
	turn(1024, 768)
	require.Less(t, moves(), float32(500))
	require.False(t, tb.Sees("Players"))
	turn(768, 1024)
	require.Greater(t, moves(), float32(700))
}

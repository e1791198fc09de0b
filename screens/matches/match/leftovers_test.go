package match_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/matches/match"
)

// TestAMoveLeavesNothingBehind plays a game by chance in each size of window: after each move the page is as if the match had been
// opened then, whatever its title, notices and moves were before.
func TestAMoveLeavesNothingBehind(t *testing.T) {
	for _, game := range shelf.Games() {
		for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
			tb := apptest.New(t, size.Width, size.Height)
			o := tb.Play(game.Key, game.MinSeats)
			m := tb.App.Shown().(*match.Match)
			for i := range 10 {
				legal := o.Match.Table().Legal(nil)
				if len(legal) == 0 {
					break
				}
				m.Enter(legal[i*7%len(legal)])
				m, _ = tb.App.Shown().(*match.Match)
				if m == nil {
					break // somebody looks at hidden cards
				}
				tb.App.Relay()
				require.Empty(t, tb.Anew(), "%s at %v, move %d", game.Key, size, i+1)
				m = tb.App.Shown().(*match.Match)
			}
		}
	}
}

// TestWhatPlayedAMoveIsGone chooses a move and plays it: what played it takes no room then, and a second tap there meets nothing.
func TestWhatPlayedAMoveIsGone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtrade.Key, 2)
	tb.Verb("Roll")
	tb.Tap("4")
	play := tb.Find("Play this move")
	middle := fyne.CurrentApp().Driver().AbsolutePositionForObject(play).Add(fyne.NewPos(play.Size().Width/2, play.Size().Height/2))
	test.TapCanvas(tb.Window.Canvas(), middle)
	require.False(t, tb.Sees("Play this move"), "%q", tb.Labels())
	count := o.Match.Log().Count()
	test.TapCanvas(tb.Window.Canvas(), middle)
	require.Equal(t, count, o.Match.Log().Count())
	tb.App.Relay()
	require.Empty(t, tb.Anew())
}

package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/widgets/parts"
)

// TestTheLastMoveIsSeenOnTheMats plays moves: the mats that they change show it until others change.
func TestTheLastMoveIsSeenOnTheMats(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4, apptest.Fought...)
	view := game.NewMats(tb.Session, func(int) {})
	shown := func(moves ...string) []int {
		tb.Enter(moves...)
		view.Show(tb.Session.Playing.Match.Table(), 0)
		return view.Changed()
	}
	require.Empty(t, shown(), "nothing was played here")
	require.Equal(t, []int{1, 2}, shown("Ben: pass", "Anna: take fuel"), "a card went from one to the other")
	require.Equal(t, []int{1, 2}, shown(), "the same position")
	require.Equal(t, []int{2}, shown("Ben: draw ?"))
	require.IsType(t, &parts.Mat{}, view.Turn)
}

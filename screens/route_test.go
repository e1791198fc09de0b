package screens_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

func TestTrail(t *testing.T) {
	trail := shell.NewTrail()
	_, ok := trail.Back()
	require.False(t, ok, "Home can't be left")
	trail = trail.Open(shell.Route{Page: shell.GamePage, Arg: "a"}).Open(shell.Route{Page: shell.RulesPage, Arg: "a"}).Open(shell.Route{Page: shell.RulePage, Arg: "a/1"})
	require.Equal(t, shell.Route{Page: shell.RulePage, Arg: "a/1"}, trail.Here().Route)
	trail = trail.Open(shell.Route{Page: shell.RulesPage, Arg: "a"})
	require.Len(t, trail, 3, "a page on the way is returned to")
	trail, ok = trail.Back()
	require.True(t, ok)
	require.Equal(t, shell.GamePage, trail.Here().Page)
}

func TestARouteThatLeadsNowhereLeadsHome(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, r := range []shell.Route{{Page: "?", Arg: ""}, {Page: shell.GamePage, Arg: "chess"}, {Page: shell.RulePage, Arg: risingtides.Key + "/RT-99"}, {Page: shell.HouseRulePage, Arg: risingtides.Key + "/x"}, {Page: shell.RulePage, Arg: risingtides.Key}} {
		tb.App.Open(r)
		require.True(t, tb.Sees("Rising Tides. 4 to 6 players"), "%v", r)
	}
}

// TestComingBackToTheSamePlace scrolls a long page, leaves it and comes back.
func TestComingBackToTheSamePlace(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/4"})
	tb.App.Scroll().ScrollToOffset(fyne.NewPos(0, 300))
	g, _ := tb.App.Game(risingtides.Key)
	tb.Session.Open(game.RuleRoute(g, "RT-4.1.1"))
	tb.Tap("Back")
	require.Equal(t, float32(300), tb.App.Scroll().Offset.Y)
}

func TestOptionsButtonIsInTheLeftTopCorner(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	button := tb.Find("Options")
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(button)
	require.Less(t, at.X, float32(24))
	require.Less(t, at.Y, float32(24))
}

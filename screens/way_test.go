package screens_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestTheAppComesBackToTheMatch loads the app anew on pages of a match and beside them.
func TestTheAppComesBackToTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	again := func() *shell.Visit {
		tb.Was = tb.App.Way()
		tb.StartApp(390, 844)
		return tb.App.Here()
	}
	tb.App.Open(shell.Route{Page: shell.OptionsPage})
	require.Equal(t, shell.HomePage, again().Page, "only a match is come back to")

	o := tb.Play("traders", 3, "Anna: roll 4")
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, again().Route)
	require.True(t, tb.Sees("Map of the planets"), "%q", tb.Labels())
	require.Equal(t, []string{"Anna: roll 4"}, apptest.Moves(tb.Session.Playing))

	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.App.Scroll().Offset.Y = 120
	here := again()
	require.Equal(t, shell.Route{Page: shell.MatchMorePage, Arg: o.ID}, here.Route)
	require.EqualValues(t, 120, here.Offset)
	require.True(t, tb.App.Back())
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)

	tb.Fault = "it broke"
	require.Equal(t, shell.FaultPage, again().Page, "not to where the app broke")
	tb.Fault = ""
	tb.Was = []byte("[")
	tb.StartApp(390, 844)
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
}

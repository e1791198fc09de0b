package newmatch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestASpaceAfterANameIsNoMistake types names as the keyboards of phones complete them: with a space.
func TestASpaceAfterANameIsNoMistake(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "raid-trade"})
	tb.TapOn("Seat A: ")
	tb.Write("Name of Seat A", " Anna ")
	tb.Tap("Start the match")
	require.True(t, tb.Has("Anna, Player B"), "%q", tb.Labels())
}

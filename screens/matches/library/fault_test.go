package library_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestAFaultIsSaid starts the app on what one has left that had a fault: the match goes on as it was kept, without its last move, and
// the report can be saved. Once it is read it isn't shown again.
func TestAFaultIsSaid(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Fault = "index out of range"
	tb.Killed(time.Second)
	require.True(t, tb.Has("Something went wrong"), "%q", tb.Labels())
	require.False(t, tb.Sees("Go on"), "there is no match")

	tb.Fault = ""
	tb.Killed(time.Second)
	id := tb.Play("raid-trade", 2).ID
	first := tb.Session.Playing.Match.Table().Legal(nil)[0]
	tb.Session.Playing.Play(first, func(string) {})
	require.Len(t, apptest.Moves(tb.Session.Playing), 1)
	tb.Fault = "index out of range"
	tb.Killed(time.Second)
	require.True(t, tb.Has("everything you entered is saved"), "%q", tb.Labels())
	require.Nil(t, tb.Session.Playing, "no match is opened before somebody wants to")
	tb.TapOn("Save a report")
	require.True(t, tb.Has("index out of range"), "%q", tb.Labels())
	tb.Tap("Back")
	tb.Tap("Go on")
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: id}, tb.App.Here().Route)
	require.Len(t, apptest.Moves(tb.Session.Playing), 1)

	tb.Killed(time.Second)
	tb.Tap("Undo the last move, then go on")
	require.Empty(t, apptest.Moves(tb.Session.Playing))
	tb.Tap("Back")
	require.False(t, tb.Has("Something went wrong"))
}

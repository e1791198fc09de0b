package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// TestAMatchWhoseFileIsReplaced goes on beside the older copy that another program put there, and says so.
func TestAMatchWhoseFileIsReplaced(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	before := o.ID
	file := before + ".match"
	old, err := tb.Store.Read(file)
	require.NoError(t, err)
	draw := func() { tb.Word("Draw", "Unseen card") }
	draw()
	require.NoError(t, tb.Store.Write(file, old))
	draw()
	require.Contains(t, tb.Notice(), "saved beside it as")
	require.NotEqual(t, before, o.ID)
	require.Equal(t, o.Match.ID(), o.ID)
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, tb.App.Here().Route)
	moves := apptest.Moves(o)
	tb.Killed(0)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Equal(t, moves, apptest.Moves(tb.Session.Playing))
}

package screens

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// TestAMatchWhoseFileIsReplaced goes on beside the older copy that another program put there, and says so.
func TestAMatchWhoseFileIsReplaced(t *testing.T) {
	tb := NewTable(t, 1024, 768)
	o := tb.Play(risingtides.Key, 4, Dealt...)
	before := o.ID
	file := before + ".match"
	old, err := tb.Store.Read(file)
	require.NoError(t, err)
	draw := func() {
		tb.Verb("Draw")
		tb.Tap("Unseen card")
		tb.Tap("Play this move")
	}
	draw()
	require.NoError(t, tb.Store.Write(file, old))
	draw()
	require.Contains(t, tb.Notice(), "saved beside it as")
	require.NotEqual(t, before, o.ID)
	require.Equal(t, o.Match.ID(), o.ID)
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, tb.App.Here().Route)
	moves := Moves(o)
	tb.Killed(0)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Equal(t, moves, Moves(tb.Session.Playing))
}

// TestADamagedFileIsShown leads from the list of matches to the file as it was found.
func TestADamagedFileIsShown(t *testing.T) {
	tb := NewTable(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, Dealt...)
	file := o.ID + ".match"
	data, err := tb.Store.Read(file)
	require.NoError(t, err)
	data[len(data)-30] ^= 1
	require.NoError(t, tb.Store.Write(file, data))
	tb.Killed(0)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Contains(t, tb.Notice(), "Nothing of the match is lost")
	require.Len(t, Moves(tb.Session.Playing), len(Dealt))
	tb.App.Open(shell.Route{Page: shell.MatchesPage})
	tb.Tap(file + ".damaged")
	require.Equal(t, shell.SharePage, tb.App.Here().Page)
	require.Equal(t, data, tb.Library.Sharing.Data)
}

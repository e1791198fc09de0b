package screens

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// TestAMatchWhoseFileIsReplaced goes on beside the older copy that another program put there, and says so.
func TestAMatchWhoseFileIsReplaced(t *testing.T) {
	tb := newTable(t, 1024, 768)
	o := tb.play(risingtides.Key, 4, dealt...)
	before := o.ID
	file := before + ".match"
	old, err := tb.store.Read(file)
	require.NoError(t, err)
	draw := func() {
		tb.verb("Draw")
		tb.tap("Unseen card")
		tb.tap("Play this move")
	}
	draw()
	require.NoError(t, tb.store.Write(file, old))
	draw()
	require.Contains(t, tb.app.stage.notice.Sentence(), "saved beside it as")
	require.NotEqual(t, before, o.ID)
	require.Equal(t, o.Match.ID(), o.ID)
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, tb.app.trail.Here().Route)
	moves := text(o)
	tb.killed(0)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Equal(t, moves, text(tb.app.session.Playing))
}

// TestADamagedFileIsShown leads from the list of matches to the file as it was found.
func TestADamagedFileIsShown(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(risingtides.Key, 4, dealt...)
	file := o.ID + ".match"
	data, err := tb.store.Read(file)
	require.NoError(t, err)
	data[len(data)-30] ^= 1
	require.NoError(t, tb.store.Write(file, data))
	tb.killed(0)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Contains(t, tb.app.stage.notice.Sentence(), "Nothing of the match is lost")
	require.Len(t, text(tb.app.session.Playing), len(dealt))
	tb.app.Open(shell.Route{Page: shell.MatchesPage})
	tb.tap(file + ".damaged")
	require.Equal(t, shell.SharePage, tb.app.trail.Here().Page)
	require.Equal(t, data, tb.app.library.Sharing.Data)
}

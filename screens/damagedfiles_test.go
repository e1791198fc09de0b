package screens

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAMatchWhoseFileIsReplaced goes on beside the older copy that another program put there, and says so.
func TestAMatchWhoseFileIsReplaced(t *testing.T) {
	tb := newTable(t, 1024, 768)
	o := tb.play(tideKey, 4, dealt...)
	before := o.id
	file := before + ".match"
	old, err := tb.store.Read(file)
	require.NoError(t, err)
	draw := func() {
		tb.verb("Draw")
		tb.tap("A card not shown")
		tb.tap("Play this move")
	}
	draw()
	require.NoError(t, tb.store.Write(file, old))
	draw()
	require.Contains(t, tb.app.stage.notice.Sentence(), "saved beside it as")
	require.NotEqual(t, before, o.id)
	require.Equal(t, o.match.ID(), o.id)
	require.Equal(t, Route{MatchPage, o.id}, tb.app.trail.here().Route)
	moves := o.text()
	tb.killed(0)
	tb.app.open(Route{MatchPage, o.id})
	require.Equal(t, moves, tb.app.playing.text())
}

// TestADamagedFileIsShown leads from the list of matches to the file as it was found.
func TestADamagedFileIsShown(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(tideKey, 4, dealt...)
	file := o.id + ".match"
	data, err := tb.store.Read(file)
	require.NoError(t, err)
	data[len(data)-30] ^= 1
	require.NoError(t, tb.store.Write(file, data))
	tb.killed(0)
	tb.app.open(Route{MatchPage, o.id})
	require.Contains(t, tb.app.stage.notice.Sentence(), "Nothing of the match is lost")
	require.Len(t, tb.app.playing.text(), len(dealt))
	tb.app.open(Route{Page: MatchesPage})
	tb.tap(file + ".damaged")
	require.Equal(t, SharePage, tb.app.trail.here().Page)
	require.Equal(t, data, tb.app.sharing.data)
}

//go:build window

package window

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/screens/drive/stage"
)

// TestAHiddenCardInTheWindow lets the app deal the nations, and draw a card that one player alone sees: held with the mouse and with the space
// bar it is there, and when it is let go the window looks as if it had never been there. Then an event comes,
// and the end of the time. The match was begun before, so that the window and the reference draw from the same seed.
func TestAHiddenCardInTheWindow(t *testing.T) {
	home := t.TempDir()
	store, err := journal.Folder(home)
	require.NoError(t, err)
	l, _ := matchtest.New(store)
	matchtest.Create(t, l, matches.Settings{Draws: true, Private: true}).Close()
	p := newPlayer(t, newDisplay(t), program, home, sizes[2])
	p.tap("Go on: Rising Tides", "Deal the nations", "Later", "Later", "Later", "Later", "Draw a card. ")
	require.NoError(t, p.session.Alike())
	for _, mouse := range []bool{false, true} {
		before, meanwhile, after, err := p.session.Hold(mouse)
		require.NoError(t, err)
		require.Greater(t, stage.Unlike(before, meanwhile), 0.002, "the card is seen, mouse %v", mouse)
		if mouse { // the last button says Done since the first time
			require.Zero(t, stage.Unlike(before, after), "nothing of it stays")
		}
	}
	p.tap("Done")
	require.NoError(t, p.session.AlikeToTheLetter())
	moves := p.moves()
	require.Equal(t, "1: draw ?", moves[len(moves)-1])
	require.NotContains(t, string(p.match().Export()), "draw fuel")

	p.tap("All moves", "The table. ", "Event. ", "A card from the left neighbour")
	p.tap("Put it away", "Take one. ", "Later")
	p.tap("All moves", "The table. ", "Time's up. ")
	for _, name := range matchtest.Four {
		p.tap("Show " + name + "'s nation")
	}
	require.NoError(t, p.session.AlikeToTheLetter())
	require.True(t, p.session.Tells("Nobody won"))
	moves = p.moves()
	require.Equal(t, []string{"table: event left", "4: pick ?", "table: time-out"}, moves[5:8])
	require.True(t, p.match().Table().Over())
	require.Empty(t, p.match().Table().Winners(), "nobody has finished")
}

package atrades_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/matches/match"
)

// TestPassAsksOnce gives an action up with two taps in the same place; one tap alone is forgotten after a while. A golden cube is kept, so
// that passing it takes one.
func TestPassAsksOnce(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(atrades.Key, 3, smooth[:toAction]...)
	entries := o.Match.Log().Count()
	tb.Tap("Pass")
	require.Equal(t, entries, o.Match.Log().Count())
	require.True(t, tb.Sees("Really pass?"), "%q", tb.Labels())
	at := tb.Find("Really pass?").Position()
	tb.Run(4 * time.Second)
	require.False(t, tb.Sees("Really pass?"), "it is forgotten")
	require.Equal(t, at, tb.Find("Pass").Position())
	tb.Tap("Pass")
	tb.Tap("Really pass?")
	require.Equal(t, "Ben: pass", apptest.Latest(o))

	o = tb.Play(atrades.Key, 3, smooth[:toGolden]...)
	tb.TapOn("Pass")
	require.Equal(t, "Cleo: pass", apptest.Latest(o))
}

// TestABidIsHeldUp raises a bid as long as its key is held; the tap that ends the hold means nothing more.
func TestABidIsHeldUp(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
	tb.Tap("We bid with our hands")
	more := tb.DockKey("1 more")
	more.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	tb.Run(time.Second)
	held := tb.DockKey("Bid ").Key().Word
	require.NotContains(t, []string{"Bid 1", "Bid 2"}, held, "%q", tb.Labels())
	more.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	more.Tapped(&fyne.PointEvent{})
	tb.Run(time.Second)
	require.Equal(t, held, tb.DockKey("Bid ").Key().Word)
}

// TestTheRegionsAreDrawnTogether draws all with one tap; on a phone each is shown alone for a moment, and a tap goes on.
func TestTheRegionsAreDrawnTogether(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	x := &rules.Transcript{}
	x.Add("Game", atrades.Key)
	for _, name := range apptest.People[:3] {
		x.Add("Seat", name)
	}
	m, err := tb.Session.Library.Create(x, "Friday", matches.Settings{Draws: true})
	require.NoError(t, err)
	tb.Session.SetMatch(m)
	tb.Enter(smooth[:3]...)
	tb.Library.Resume(m.ID())
	tb.TapOn("Draw the regions")
	require.Equal(t, "action", m.Table().Step())
	b := tb.App.Shown().(*match.Match).Felt.(*atrades.GuildBoard)
	for i := range b.View.Regions() {
		require.True(t, tb.Sees(b.View.Regions()[i].Name()), "%q", tb.Labels())
		tb.Run(time.Second)
	}
	shown := 0
	for i := range b.View.Regions() {
		if b.SiteOf(b.View.Regions()[i].ID(), b.View.Regions()[i].Cells()[0].Word) >= 0 {
			shown++
		}
	}
	require.Equal(t, len(b.View.Regions()), shown, "all have come to their place")
}

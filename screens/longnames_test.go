package screens_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestNamesAsLongAsCanBe plays the beginning of each game with names of so many W, without a blank where they could break: nothing is
// wider than the page, on any page that names players.
func TestNamesAsLongAsCanBe(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, g := range tb.Shelf {
		head := &rules.Transcript{}
		head.Add("Game", g.Key)
		for seat := range g.MaxSeats {
			head.Add("Seat", strings.Repeat("W", 31)+string(rune('a'+seat)))
		}
		m, err := tb.Session.Library.Create(head, "Friday", matches.Settings{})
		require.NoError(t, err, g.Key)
		for range 40 {
			if legal := m.Table().Legal(nil); len(legal) > 0 {
				require.NoError(t, m.Play(legal[len(legal)/2], matches.Entered))
			}
		}
		tb.Session.SetMatch(m)
		for _, page := range []shell.Page{shell.MatchPage, shell.MatchMorePage, shell.StatisticsPage, shell.ChairsPage, shell.ChancePage, shell.StoryPage} {
			tb.App.Open(shell.Route{Page: page, Arg: m.ID()})
			assert.Empty(t, tb.Faults(), "%s, %s", g.Key, page)
		}
		if tb.Session.Playing.Table() != nil {
			tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
			for _, tab := range []string{"Log", "Players"} {
				if tb.Sees(tab) {
					tb.Tap(tab)
					assert.Empty(t, tb.Faults(), "%s, %s", g.Key, tab)
				}
			}
		}
	}
	tb.App.Go()
	assert.Empty(t, tb.Faults(), "Home")
	tb.App.Open(shell.Route{Page: shell.MatchesPage})
	assert.Empty(t, tb.Faults(), "Matches")
}

package screens_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
)

// TestLargeLettersOnSmallPhones opens the pages that people need at a table on the smallest phones with the largest letters: nothing is
// cut off, and a match on a felt can be played.
func TestLargeLettersOnSmallPhones(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 320, Height: 568}, {Width: 360, Height: 560}, {Width: 360, Height: 640}, {Width: 390, Height: 664}} {
		for _, text := range []float32{1, 1.5} {
			t.Run(fmt.Sprintf("%vx%v %v", size.Width, size.Height, text), func(t *testing.T) {
				tb := apptest.Lettered(t, size.Width, size.Height, text)
				for _, g := range tb.Shelf {
					head := &rules.Transcript{}
					head.Add("Game", g.Key)
					for seat := range g.MinSeats {
						head.Add("Seat", apptest.People[seat])
					}
					m, err := tb.Session.Library.Create(head, "Friday", matches.Settings{})
					require.NoError(t, err)
					tb.Session.SetMatch(m)
					for moves := range 30 {
						if legal := m.Table().Legal(nil); len(legal) > 0 {
							require.NoError(t, m.Play(legal[len(legal)/3], matches.Entered))
						}
						if moves%5 != 0 {
							continue
						}
						tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
						page := tb.App.Shown().(*match.Match)
						if page.Felt != nil { // the older pages have too little room, and go
							require.True(t, page.Table.Main.Visible() || page.Table.Undo.Visible(), "%s, move %d", g.Key, moves)
						}
						tb.App.Back()
					}
					for _, r := range []shell.Route{{Page: shell.NewMatchPage, Arg: g.Key}, {Page: shell.GamePage, Arg: g.Key}, {Page: shell.RulesPage, Arg: g.Key}} {
						tb.App.Open(r)
						assert.Empty(t, tb.Faults(), "%s, %s", g.Key, r.Page)
						tb.App.Back()
					}
				}
				for _, page := range []shell.Page{shell.HomePage, shell.MatchesPage, shell.AskPage, shell.OptionsPage} {
					tb.App.Open(shell.Route{Page: page})
					assert.Empty(t, tb.Faults(), page)
				}
			})
		}
	}
}

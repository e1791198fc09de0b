package match_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/atrades"
	"tablekeeper/screens/board"
	"tablekeeper/screens/match"
)

// TestTheBoardMarksWhatChangedLast plays whole games up to a move on the board: its place is marked, also after moves that change
// nothing there, and in an earlier position that of its own.
func TestTheBoardMarksWhatChangedLast(t *testing.T) {
	for game, verb := range map[string]string{atrades.Key: "place"} {
		t.Run(game, func(t *testing.T) {
			tb := apptest.New(t, 1280, 800)
			tb.PlayWhole(game)
			marked, after := map[int]map[int]bool{}, false
			for i, line := range apptest.WholeMoves(t, game)[:40] {
				tb.Enter(line)
				tb.App.Refresh()
				who, said, _ := strings.Cut(line, ": ")
				latest := latestPlaces(tb)
				marked[i+1] = tb.App.Shown().(*match.Match).Board.Drawing().Latest()
				switch moves := strings.HasPrefix(said, verb+" "); {
				case moves:
					require.True(t, slices.ContainsFunc(latest, func(p board.Place) bool {
						return slices.Contains(seatsOn(p), int(who[0]-'A')+1)
					}), "%s: %v", line, latest)
					require.LessOrEqual(t, len(latest), 2, line) // a tile of Atrades changes the demand too
				case after && strings.HasPrefix(said, "end"), after && strings.HasPrefix(said, "done"):
					require.Equal(t, marked[i], marked[i+1], line)
				}
				after = strings.HasPrefix(said, verb+" ")
			}
			m := tb.App.Shown().(*match.Match)
			for _, line := range []int{20, 30, 39} {
				m.LookAt(line)
				require.Equal(t, marked[line], m.Board.Drawing().Latest(), "line %d", line)
			}
		})
	}
}

// latestPlaces are the places of the board that are marked.
func latestPlaces(tb *apptest.Table) []board.Place {
	drawn := tb.App.Shown().(*match.Match).Board.Drawing()
	var places []board.Place
	for _, p := range drawn.Shown().Places {
		if drawn.Latest()[p.ID] {
			places = append(places, p)
		}
	}
	return places
}

// seatsOn are the seats of which something stands on a place.
func seatsOn(p board.Place) []int {
	seats := []int{p.Seat}
	for _, m := range p.Marks {
		seats = append(seats, m.Seat)
	}
	return seats
}

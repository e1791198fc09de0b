package kits_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits"
)

// Example prints Raid Trade without the app.
func Example() {
	done, err := kits.Print("raid-trade", nil, 2, printing.Style{Paper: printing.A4})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(done.Papers(), "sheets of paper, the first:", done.Sheets[0].Title)
	// Output: 15 sheets of paper, the first: Raid Trade: Set up
}

// TestEveryGameHasItsPieces finds the pieces of each game that is printed, each with a name of its own, for as many players as can play.
func TestEveryGameHasItsPieces(t *testing.T) {
	printed := 0
	for _, g := range shelf.Games() {
		for _, players := range []int{g.MinSeats, g.MaxSeats} {
			box, err := kits.Box(g.Key, nil, players)
			require.NoError(t, err)
			if box == nil {
				continue
			}
			printed++
			for _, s := range box.Sections {
				require.NotEmpty(t, s.Title, g.Key)
				for _, piece := range s.Pieces {
					require.NotEmpty(t, piece.Title(), "%s: %s", g.Key, s.Title)
					require.Positive(t, piece.Count, "%s: %s", g.Key, piece.Name)
					require.NotNil(t, piece.Front, "%s: %s", g.Key, piece.Name)
				}
			}
		}
	}
	require.GreaterOrEqual(t, printed, 2*5)
}

package joining_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
)

// TestTheHostPlaysTheEmptyChair lets the host's device play a seat while others have joined: they see its moves as those of anybody.
// A seat that a device has taken is its player's.
func TestTheHostPlaysTheEmptyChair(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	head := &rules.Transcript{}
	head.Add("Game", risingtides.Key)
	for _, name := range apptest.People[:4] {
		head.Add("Seat", name)
	}
	m, err := anna.Session.Library.Create(head, "Friday", matches.Settings{Draws: true})
	require.NoError(t, err)
	anna.Session.SetMatch(m)
	anna.Enter("Anna: nation asia", "Ben: nation ?", "Cleo: nation ?", "Dora: nation europe", "Anna: draw ?", "Ben: draw ?", "Cleo: draw ?")
	e := host(t, anna)
	ben := e.join("Ben")
	o := anna.Session.Playing
	o.Chairs.Give(2, "greedy")
	o.Chairs.Give(4, "greedy")
	e.back()
	anna.Run(time.Second)
	require.True(t, strings.HasPrefix(apptest.Latest(o), "Dora: "), apptest.Latest(o))
	require.Equal(t, apptest.Moves(o), log(ben))

	anna.Enter("Anna: place supplies")
	anna.App.Refresh()
	anna.Run(5 * time.Second)
	require.Equal(t, "Anna: place supplies", apptest.Latest(o), "Ben plays at a device of his own")
}

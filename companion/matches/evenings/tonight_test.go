package evenings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/rules"
)

// TestWhichGamesFitTonight takes times from matches of as many people, from other matches, from the document, and from nowhere.
func TestWhichGamesFitTonight(t *testing.T) {
	games := []*rules.Game{
		{Key: "long", MinSeats: 2, MaxSeats: 5},
		{Key: "known", MinSeats: 2, MaxSeats: 4},
		{Key: "document", MinSeats: 4, MaxSeats: 6, Minutes: func(seats int) int { return 2 * seats }},
		{Key: "nobody", MinSeats: 2, MaxSeats: 5},
	}
	long := over("long", 2, "Anna Ben", 1, 2)
	long.Took = 100 * 60_000
	pair := over("known", 3, "Anna Ben", 1, 2)
	pair.Took = 20 * 60_000
	imported := over("known", 4, "Anna Ben", 1, 2)
	imported.Took = 0
	l := log(evenings.NewPeople(), long, pair, imported, over("known", 5, "Anna Ben Cleo", 1, 2, 3))
	names := func(fits []evenings.Fit) (list []string) {
		for _, f := range fits {
			if f.Fits() {
				list = append(list, f.Game.Key)
			}
		}
		return list
	}
	two := l.Tonight(games, 2, 25)
	require.Equal(t, []string{"known", "nobody"}, names(two))
	require.Equal(t, evenings.Fit{Game: games[1], Seats: true, Time: true, Minutes: 20, Source: evenings.OwnTables, Matches: 1}, two[0])
	require.Equal(t, evenings.Fit{Game: games[0], Seats: true, Minutes: 100, Source: evenings.OwnTables, Matches: 1}, two[2])
	require.Equal(t, evenings.NoTime, two[1].Source)
	require.Equal(t, []string{"long", "known", "document", "nobody"}, names(l.Tonight(games, 4, 120)))
	four := l.Tonight(games, 4, 120)
	require.Equal(t, []any{25, evenings.OwnMatches, 2}, []any{four[1].Minutes, four[1].Source, four[1].Matches})
	require.Equal(t, []any{8, evenings.Document}, []any{four[2].Minutes, four[2].Source})
	require.Equal(t, []string{"document"}, names(l.Tonight(games, 6, 30)))
}

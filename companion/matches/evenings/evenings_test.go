package evenings_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/evenings"
)

const hour = 60 * 60 * 1000

// over is a match that ended at that hour; places are by seat, and who is in the first one has won.
func over(game string, at int64, seats string, places ...int) evenings.Result {
	names := strings.Split(seats, " ")
	var winners []int
	for seat, place := range places {
		if place == 1 {
			winners = append(winners, seat)
		}
	}
	return evenings.Result{
		ID: game + seats, Game: game, Seats: names, Winners: winners, Places: places, Started: (at - 1) * hour, Ended: at * hour,
		Took: 30 * 60_000, Waits: make([]int64, len(names)), Moves: 40,
	}
}

func log(people *evenings.People, list ...evenings.Result) *evenings.Log {
	return evenings.NewLog(list, people, func(name string) bool { return name == "Vacant" })
}

// TestTheFiguresOfAGroup counts wins, places, streaks and who came before whom, on two evenings with a guest, a shared place, a seat that
// nobody took and one that the app played.
func TestTheFiguresOfAGroup(t *testing.T) {
	second := over("traders", 4, "Anna Ben Cleo", 2, 1, 3)
	second.Took = 90 * 60_000
	machine := over("traders", 52, "Anna Ben Robot", 2, 3, 1)
	machine.Played = []bool{false, false, true}
	l := log(evenings.NewPeople(),
		machine, // in any order
		over("raid-trade", 2, "Anna Ben", 1, 2),
		second,
		over("duck-dealer", 50, "ANNA Dora Ben Vacant", 1, 1, 3, 4),
		over("raid-trade", 51, "Dora Anna", 1, 2),
	)
	f := l.Of([]string{"Anna", "Ben"}, []string{"traders", "duck-dealer"})
	require.Equal(t, 2, f.Evenings)
	require.Equal(t, 4, f.Matches, "Dora's match with Anna is none of both")
	require.Equal(t, []string{"traders", "duck-dealer", "raid-trade"}, []string{f.Games[0].Game, f.Games[1].Game, f.Games[2].Game}, "in the order of the shelf")
	require.Equal(t, int64(60*60_000), f.Games[0].Took, "the average")
	anna, ben := f.Together[0], f.Together[1]
	require.Equal(t, []int{4, 2, 2, 0}, []int{anna.Played, anna.Won, anna.Places[0], anna.Streak}, "won against Ben, shared with Dora")
	require.Equal(t, []int{4, 1}, []int{ben.Played, ben.Won})
	require.Equal(t, []int{1, 1, 2}, ben.Places)
	require.Equal(t, [][]int{{0, 3}, {1, 0}}, f.Before)
	require.Equal(t, 1, anna.Longest)
	f = l.Of([]string{"Anna", "Dora"}, nil)
	require.Equal(t, [][]int{{0, 0}, {1, 0}}, f.Before, "the place that both share counts for nobody")
	require.Equal(t, 2, f.Together[1].Streak)
	require.Len(t, slices.Collect(l.Since(51*hour).Results()), 2)
}

// TestNobodyHasWon counts matches that nobody has won: all have met, and no match is a win, a place before somebody or part of a streak.
func TestNobodyHasWon(t *testing.T) {
	unwon := over("rising-tides", 3, "Anna Ben Cleo", 2, 2, 2)
	l := log(evenings.NewPeople(), over("rising-tides", 2, "Anna Ben Cleo", 1, 2, 3), unwon, over("rising-tides", 4, "Dora Ben", 2, 2))
	f := l.Of([]string{"Anna", "Ben", "Cleo", "Dora"}, nil)
	require.Equal(t, []int{2, 1, 0, 1}, []int{f.Together[0].Played, f.Together[0].Won, f.Together[0].Streak, f.Together[0].Longest})
	require.Equal(t, []int{1, 1}, f.Together[0].Places)
	require.Equal(t, []int{1, 0}, []int{f.Together[3].Played, f.Together[3].Won})
	require.Equal(t, []int{0, 0, 0, 0}, f.Before[3])
	require.Equal(t, []bool{false, true, false, false}, f.Met[3], "Dora has met Ben, though neither came before the other")
	require.False(t, f.Met[0][0])
}

// TestGroupsComeFromTheEvenings has each evening's people as a group, the latest first, each once.
func TestGroupsComeFromTheEvenings(t *testing.T) {
	l := log(evenings.NewPeople(),
		over("raid-trade", 2, "Anna Ben", 1, 2), over("raid-trade", 4, "Cleo Ben", 1, 2),
		over("traders", 50, "Anna Dora", 1, 2), over("traders", 100, "Ben Cleo Anna", 1, 2, 3),
		over("traders", 150, "Anna Vacant", 1, 2),
	)
	require.Equal(t, [][]string{{"Anna", "Ben", "Cleo"}, {"Anna", "Dora"}}, l.Groups())
	require.Len(t, l.Evenings(), 4)
	require.Equal(t, "Anna", l.People()[0], "who played most comes first")
	many := log(evenings.NewPeople(), over("a", 2, "A B C D", 1, 2, 3, 4), over("a", 3, "E F G H", 1, 2, 3, 4), over("a", 4, "H G", 1, 2))
	require.Len(t, many.Groups()[0], evenings.MostPeople)
	require.Subset(t, many.Groups()[0], []string{"G", "H"}, "who played most")
}

// TestPeopleAreMergedByHand takes names for one person, calls that person otherwise, and parts them again.
func TestPeopleAreMergedByHand(t *testing.T) {
	p := evenings.NewPeople()
	require.Equal(t, "anna", p.Call("anna"))
	require.NoError(t, p.Rename("Annie", "Anna"))
	require.NoError(t, p.Rename("An", "ANNIE"), "the same person by an old name")
	require.NoError(t, p.Rename("Anna", "Hannah"))
	for _, name := range []string{"Anna", "annie", "AN", "Hannah"} {
		require.Equal(t, "Hannah", p.Call(name), name)
	}
	require.Equal(t, []string{"an", "anna", "annie"}, p.Merged("Hannah"))
	require.ErrorIs(t, p.Rename("Ben", ""), evenings.ErrNoName)
	require.Error(t, p.Rename("Ben", "B\u202en"))
	data, err := p.Save()
	require.NoError(t, err)
	again, err := evenings.ReadPeople(data)
	require.NoError(t, err)
	require.Equal(t, p, again)
	again.Part("an")
	require.Equal(t, "An", again.Call("An"))
	require.Equal(t, "Hannah", again.Call("Annie"))
	_, err = evenings.ReadPeople([]byte("none"))
	require.Error(t, err)
	l := log(p, over("raid-trade", 2, "Annie Ben", 1, 2), over("raid-trade", 9, "Anna Ben", 1, 2))
	require.Equal(t, 2, l.Of([]string{"Hannah", "Ben"}, nil).Together[0].Won)
	require.NoError(t, p.Rename("Ben", "ben"), "only the capitals")
	require.Equal(t, "ben", p.Call("BEN"))
}

// TestTheTableForSpreadsheets has a line for each person in each match of the group, and no formulas.
func TestTheTableForSpreadsheets(t *testing.T) {
	l := log(evenings.NewPeople(), over("raid-trade", 2, "=Anna Ben", 1, 2), over("traders", 9, "=Anna Ben Vacant", 2, 1, 3), over("traders", 10, "Dora Ben", 2, 1))
	out := l.CSV([]string{"=Anna", "Ben"}, time.UTC, ',')
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(out), "\ufeff"))).ReadAll()
	require.NoError(t, err)
	require.Len(t, rows, 5)
	at := slices.Index(rows[0], "player")
	require.Equal(t, "'=Anna", rows[1][at])
	require.Equal(t, []string{"raid-trade=Anna Ben", "raid-trade", "1970-01-01 01:00:00", "1970-01-01 02:00:00", "30.0", "40", "2", "'=Anna", "1", "0", ""}, rows[1])
}

package evenings_test

import (
	"encoding/csv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/evenings"
)

// TestPlayedWithoutTheApp enters a match, keeps it, and finds it in the figures and in the table beside those that the app has seen.
func TestPlayedWithoutTheApp(t *testing.T) {
	p, err := evenings.ParsePlayed("rising-tides 1970-01-03 Anna=1:12, Ben Ali=3:7 ,Cleo=1:12,Dan=4:-1", "played-1", shelf.Find)
	require.NoError(t, err)
	require.Equal(t, []int{1, 3, 1, 4}, p.Places)
	dense, err := evenings.ParsePlayed("rising-tides 1970-01-02 Anna=1,Ben Ali=2,Cleo=1,Dan=3", "played-2", shelf.Find)
	require.NoError(t, err)
	require.Equal(t, []int{1, 3, 1, 4}, dense.Places, "of two firsts the next one is third")
	data, err := evenings.SavePlayed([]evenings.Played{p, dense})
	require.NoError(t, err)
	kept, err := evenings.ReadPlayed(data)
	require.NoError(t, err)
	require.Equal(t, []evenings.Played{dense, p}, kept, "the oldest first")

	l := log(evenings.NewPeople(), over("raid-trade", 2, "Anna Dan", 2, 1), kept[0].Result(), kept[1].Result())
	f := l.Of([]string{"Anna", "Dan"}, nil)
	require.Equal(t, []int{3, 3}, []int{f.Matches, f.Evenings})
	require.Equal(t, []int{2, 1}, []int{f.Together[0].Won, f.Together[1].Won})
	require.Equal(t, int64(30*60_000), f.Together[0].Took, "nobody knows how long the others took")
	reader := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(l.CSV([]string{"Anna", "Dan"}, time.UTC, ';')), "\ufeff")))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	require.NoError(t, err)
	require.Equal(t, []string{"played-1", "rising-tides", "1970-01-03 12:00:00", "1970-01-03 12:00:00", "", "", "4", "Dan", "4", "0", "-1"}, rows[len(rows)-1])
	require.Equal(t, "", rows[len(rows)-5][10], "nobody counted points")
}

// TestWhatIsNoPlayedMatch refuses what can't be a match, in a line and in a file.
func TestWhatIsNoPlayedMatch(t *testing.T) {
	for line, want := range map[string]string{
		"":                                    "expected a game",
		"traders 2026-11-20":                  "expected a game",
		"chess 2026-11-20 Anna=1,Ben=2":       "unknown game",
		"traders 20.11.2026 Anna=1,Ben=2":     "year, month and day",
		"traders 2026-02-30 Anna=1,Ben=2":     "year, month and day",
		"traders 2026-11-20 Anna=1":           "players",
		"traders 2026-11-20 Anna=1,anna=2":    "anna",
		"traders 2026-11-20 Anna=1,Ben=3":     "place",
		"traders 2026-11-20 Anna=0,Ben=1":     "place",
		"traders 2026-11-20 Anna,Ben=1":       "Anna",
		"traders 2026-11-20 Anna=1:a,Ben=1:2": "Anna",
		"traders 2026-11-20 Anna=1:4,Ben=2":   "all have points",
	} {
		_, err := evenings.ParsePlayed(line, "x", shelf.Find)
		require.ErrorContains(t, err, want, line)
	}
	for _, data := range []string{"", "{}", `[{"id":"a","game":"traders","date":"2026-11-20"}]`, `[{"id":"a","date":"x","names":["A"],"places":[1]}]`, `[{"id":"a","date":"2026-11-20","names":["A"],"places":[0]}]`, `[{"id":"a","date":"2026-11-20","names":["A"],"places":[1],"points":[1,2]}]`} {
		_, err := evenings.ReadPlayed([]byte(data))
		require.Error(t, err, data)
	}
}

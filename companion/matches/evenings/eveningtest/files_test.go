package eveningtest_test

import (
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/evenings/eveningtest"
	"tablekeeper/companion/matches/library"
)

// readFile counts once more what the lines of a match's file alone tell, one row for each seat, without its place.
func readFile(t *testing.T, id, data string) [][]string {
	t.Helper()
	const checksum = len(" 12345678")
	var game string
	var seats []string
	var started, ended, played int64
	var waited []int64
	moves := 0
	for line := range strings.Lines(data) {
		line = strings.TrimSuffix(line, "\n")
		line = line[:len(line)-checksum]
		kind, text := line[0], line[1:]
		first, rest, _ := strings.Cut(text, " ")
		switch kind {
		case 'M':
			began, err := strconv.ParseInt(rest, 10, 64)
			require.NoError(t, err)
			started, ended = began, began
		case 'H':
			switch first {
			case "Game":
				game = rest
			case "Seat":
				seats, waited = append(seats, rest), append(waited, 0)
			}
		case 'm':
			since, err := strconv.ParseInt(first, 36, 64)
			require.NoError(t, err)
			who, _, _ := strings.Cut(rest, " ")
			seat, err := strconv.Atoi(who)
			require.NoError(t, err)
			moves++
			if ended += since; since <= 300_000 {
				played += since
				if seat > 0 {
					waited[seat-1] += since
				}
			}
		}
	}
	at := func(ms int64) string { return time.UnixMilli(ms).UTC().Format(time.DateTime) }
	var rows [][]string
	for i, name := range seats {
		rows = append(rows, []string{
			id, game, at(started), at(ended), fmt.Sprintf("%.1f", float64(played)/60_000), strconv.Itoa(moves), strconv.Itoa(len(seats)), name,
			strconv.FormatInt((waited[i]+500)/1000, 10), "",
		})
	}
	return rows
}

// TestTheTableAgreesWithTheFiles plays evenings and compares the table for spreadsheets with the lines of the files, which no package of
// the app has read.
func TestTheTableAgreesWithTheFiles(t *testing.T) {
	now := int64(1_790_000_000_000)
	store := journal.Memory()
	l := library.New(store, shelf.Find, func() int64 { return now }, chance.Seeds("a test"))
	clock := eveningtest.Clock{Now: func() int64 { return now }, Set: func(ms int64) { now = ms }}
	require.NoError(t, eveningtest.Fill(l, clock, shelf.Games(), 8, "random"))
	results := library.NewResults(l, evenings.Version, evenings.ResultOf)
	_, unread, err := results.All()
	require.NoError(t, err)
	var want [][]string
	for _, id := range slices.Backward(unread) { // the oldest first
		results.Learn(id)
		data, err := store.Read(id + ".match")
		require.NoError(t, err)
		want = append(want, readFile(t, id, string(data))...)
	}
	all, _, err := results.All()
	require.NoError(t, err)
	log := evenings.NewLog(all, evenings.NewPeople(), func(string) bool { return false })
	out := log.CSV(append(slices.Clone(eveningtest.People), eveningtest.Guest), time.UTC, ',')
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(out), "\ufeff"))).ReadAll()
	require.NoError(t, err)
	place := slices.Index(rows[0], "place")
	var got [][]string
	for _, row := range rows[1:] {
		got = append(got, slices.Delete(slices.Clone(row), place, place+1))
	}
	require.Equal(t, want, got)
}

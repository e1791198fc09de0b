package command_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLabComparesNumbersOfSeats plays a study for each number of seats: the report has them side by side, each as it is alone.
func TestLabComparesNumbersOfSeats(t *testing.T) {
	folder, alone := t.TempDir(), t.TempDir()
	ask := func(more ...string) (int, string, string) {
		return tablekeeper(append([]string{"lab", "--games", "5", "--players", "random", "--max-moves", "400", "--seconds-a-move", "12"}, more...)...)
	}
	status, out, errs := ask("--seats", "2-4", "--out", folder, "atrades")
	require.Zero(t, status, errs)
	require.Contains(t, out, "Atrades, played by random, by the number of seats\n\nMade by Tablekeeper ")
	require.Regexp(t, `(?m)^Seats +2 +3 +4$`, out)
	require.Regexp(t, `(?m)^Seat 2 wins +\d+.* %.*% .*% `, out)
	require.Regexp(t, `(?m)^Seat 4 wins +\d+\.\d % \(\d+\.\d to \d+\.\d\)$`, out)
	require.Regexp(t, `(?m)^Leads at half time and wins +\d`, out)
	require.NotContains(t, out, "Seat 5")
	require.Regexp(t, `(?m)^Minutes, at 12 seconds a move +\d+ \(\d+ to \d+\) +\d+`, out)
	require.NotContains(t, out, "by the game's document", "that of Atrades says nothing")

	status, one, errs := ask("--seats", "3", "--out", alone, "atrades")
	require.Zero(t, status, errs)
	var several struct{ Seats []json.RawMessage }
	var three json.RawMessage
	read := func(folder, name string) string {
		text, err := os.ReadFile(filepath.Join(folder, name))
		require.NoError(t, err)
		return string(text)
	}
	require.NoError(t, json.Unmarshal([]byte(read(folder, "report.json")), &several))
	require.NoError(t, json.Unmarshal([]byte(read(alone, "report.json")), &three))
	require.Len(t, several.Seats, 3)
	require.JSONEq(t, string(three), strings.Replace(string(several.Seats[1]), "--seats 2-4", "--seats 3", 1), "three seats are what they are alone")
	require.Equal(t, read(alone, "matches.jsonl"), read(folder, "seats-3-matches.jsonl"))

	page := read(folder, "report.html")
	require.Contains(t, page, "<tr><th>Seats<th>2<th>3<th>4")
	require.Equal(t, 3, strings.Count(page, "<summary>All that"))
	require.Equal(t, 1, strings.Count(page, "<!doctype html>"))
	require.NotContains(t, page, "http", "it opens without a network")

	moves, minutes := regexp.MustCompile(`(?m)^Moves +(\d+)`).FindStringSubmatch(one), regexp.MustCompile(`(?m)^Minutes +At 12 seconds a move that is (\d+) `).FindStringSubmatch(one)
	require.NotNil(t, moves, one)
	require.NotNil(t, minutes, one)
	asked, err := strconv.ParseFloat(moves[1], 64)
	require.NoError(t, err)
	took, err := strconv.ParseFloat(minutes[1], 64)
	require.NoError(t, err)
	require.InDelta(t, asked/5, took, 1)
	_, out, _ = tablekeeper("lab", "--games", "1", "--players", "random", "--max-moves", "3000", "--seconds-a-move", "5", "traders")
	require.Contains(t, out, "; the game's document says about 60.\n")
	_, out, _ = tablekeeper("lab", "--games", "1", "--players", "random", "--max-moves", "50", "traders")
	require.NotContains(t, out, "Minutes", "nobody said how long a move takes")

	for bad, more := range map[string][]string{
		"expected a whole number from 1 to 99, or two such as 2-6":                            {"--seats", "4-2", "atrades"},
		"--seats 2-3 compares numbers of seats; choose one":                                   {"--seats", "2-3", "--vary", "least-regions=4", "atrades"},
		"Rising Tides is for 4 to 6 players, not 2":                                           {"--seats", "2-5", "rising-tides"},
		"search:x isn't a player; a search can have tries of its own, such":                   {"--players", "search:x", "atrades"},
		"Atrades is for 2 to 5 players, not 6":                                                {"--seats", "5-6", "--games", "1000000", "atrades"},
		"Atrades has no number \"luck\"; there are least-regions, ":                           {"--vary", "luck=1", "--games", "1000000", "atrades"},
		"write --against vicious-combat=on alone, and it is compared with vicious-combat=off": {"--option", "vicious-combat=on", "--against", "vicious-combat=off", "raid-trade"},
		"leave --option vicious-combat=on out":                                                {"--option", "vicious-combat=on", "--against", "vicious-combat=on", "raid-trade"},
		"Atrades has no option \"luck\"; there are":                                           {"--against", "luck=1", "--games", "1000000", "atrades"},
		"greedy:5 isn't a player":                                                             {"--players", "greedy:5", "atrades"},
	} {
		status, _, errs := ask(more...)
		require.Equal(t, 2, status, bad)
		require.Contains(t, errs, bad)
	}
}

// TestASeatHasTriesOfItsOwn is a handicap: of two searches one looks ahead as often as in a study in which both do.
func TestASeatHasTriesOfItsOwn(t *testing.T) {
	play := func(players string) string {
		status, out, errs := tablekeeper("simulate", "--players", players, "--tries", "9", "--seed", "x", "--max-moves", "60", "raid-trade")
		require.Zero(t, status, errs)
		return out
	}
	require.Equal(t, play("search"), play("search:9,search"))
	require.Equal(t, play("search:1"), play("search:1,search:1"))
	require.NotEqual(t, play("search"), play("search:1,search"))
}

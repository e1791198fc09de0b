package command_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestGroup simulates dated matches into a folder, enters one that was played without the app, and reads what the group has played.
func TestGroup(t *testing.T) {
	folder := t.TempDir()
	for seed, date := range map[string]string{"a": "2024-02-03", "b": "2024-02-10"} {
		status, _, errs := tablekeeper("simulate", "--seed", seed, "--date", date, "--games", "2", "--seats", "2", "--players", "greedy", "--out", filepath.Join(folder, date), "atrades")
		require.Equal(t, 0, status, errs)
		files, err := os.ReadDir(filepath.Join(folder, date))
		require.NoError(t, err)
		require.Len(t, files, 2)
		for _, f := range files {
			data, err := os.ReadFile(filepath.Join(folder, date, f.Name()))
			require.NoError(t, err)
			require.Contains(t, string(data), "\n[Date \""+date+"\"]\n")
			require.NoError(t, os.WriteFile(filepath.Join(folder, date+f.Name()), data, 0o600))
		}
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "broken.table"), []byte("[Game \"chess\"]\n"), 0o600))
	running := "[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"
	require.NoError(t, os.WriteFile(filepath.Join(folder, "running.table"), []byte(running), 0o600))
	before, err := os.ReadDir(folder)
	require.NoError(t, err)

	status, out, errs := tablekeeper("group", "--json", folder)
	require.Equal(t, 0, status, errs)
	require.Contains(t, errs, "broken.table")
	var found struct {
		People            []string
		Evenings, Matches int
		Together          []struct{ Won, Played int }
		Played            []struct {
			Ended  string
			Points []int
		}
	}
	require.NoError(t, json.Unmarshal([]byte(out), &found))
	require.Equal(t, []string{"Anna", "Ben"}, found.People)
	require.Equal(t, []int{2, 4}, []int{found.Evenings, found.Matches})
	require.Equal(t, "2024-02-03T12:00:00Z", found.Played[0].Ended)
	after, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, after, len(before), "reading writes nothing")

	status, out, errs = tablekeeper("group", "--played", "traders 2024-02-11 Ben=1:12, Cleo=2:8,Anna=3:2", "--people", "anna, cleo", folder)
	require.Equal(t, 0, status, errs)
	require.Contains(t, out, "Anna, Cleo: 1 evening, 1 match\n")
	require.Contains(t, out, "Traders   0 of 1  0 of 1\n")
	require.Contains(t, out, "Cleo         1\n")
	_, out, _ = tablekeeper("group", "--csv", "--separator", "tab", folder)
	require.Contains(t, out, "\ttraders\t2024-02-11 ")
	require.Contains(t, out, "\t12\n")

	for _, args := range [][]string{
		{},
		{filepath.Join(folder, "none")},
		{"--json", "--csv", folder},
		{"--separator", "dash", folder},
		{"--people", "Zoe", folder},
		{"--played", "traders today Anna=1,Ben=2", folder},
		{t.TempDir()},
	} {
		status, out, errs := tablekeeper(append([]string{"group"}, args...)...)
		require.Equal(t, []any{2, ""}, []any{status, out}, "%v", args)
		require.Equal(t, 1, strings.Count(errs, "\n")-strings.Count(errs, "left out"), "%v: %s", args, errs)
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "played.json"), []byte("?"), 0o600))
	status, _, errs = tablekeeper("group", folder)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "played.json")
	status, _, errs = tablekeeper("simulate", "--date", "tomorrow", "atrades")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "year, month and day")
}

package command_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLabPlaysTwoLevels plays one match in five by others too, and joins parts of which one has none of these.
func TestLabPlaysTwoLevels(t *testing.T) {
	root := t.TempDir()
	folder := func(name string) string { return filepath.Join(root, name) }
	ask := func(more ...string) (int, string, string) {
		return tablekeeper(append([]string{"lab", "--games", "10", "--players", "random", "--also", "greedy", "--vary", "holds=3", "--max-moves", "150", "traders"}, more...)...)
	}
	status, out, errs := ask("--out", folder("whole"))
	require.Zero(t, status, errs)
	require.Contains(t, out, "--players random --also greedy")
	require.Contains(t, out, "With two levels of players: random, 10 matches, and greedy, 2 matches\n")
	for _, part := range [][]string{{"--to", "4", "--out", folder("part-1")}, {"--from", "5", "--out", folder("part-2")}} {
		status, _, errs = ask(part...)
		require.Zero(t, status, errs)
	}
	status, merged, errs := ask("--merge", folder("part-*"), "--out", folder("merged"))
	require.Zero(t, status, errs)
	require.Equal(t, out, merged)
	for _, name := range []string{"matches.jsonl", "also-matches.jsonl", "also-holds-3-matches.jsonl", "report.json", "report.html"} {
		one, err := os.ReadFile(filepath.Join(root, "whole", name))
		require.NoError(t, err)
		other, err := os.ReadFile(filepath.Join(root, "merged", name))
		require.NoError(t, err)
		require.Equal(t, string(one), string(other), name)
	}

	_, out, _ = tablekeeper("lab", "--games", "5", "--players", "random", "--max-moves", "300", "traders")
	require.NotContains(t, out, "two levels", "who says who plays means these alone")
	_, out, _ = tablekeeper("lab", "--games", "5", "--max-moves", "4", "traders")
	require.Contains(t, out, "With two levels of players: greedy, 5 matches, and search:50, 1 match\n")
	status, _, errs = tablekeeper("lab", "--also", "clever", "traders")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "--also: unknown player \"clever\"")
	status, _, errs = tablekeeper("lab", "--seats", "2-3", "--also", "random", "traders")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "--seats 2-3 compares numbers of seats; choose one of them for --also")
}

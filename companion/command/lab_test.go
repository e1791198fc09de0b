package command_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLab goes on with a study that was stopped, and finds what it would have found at once.
func TestLab(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	ask := func(folder, games string, more ...string) (int, string, string) {
		return tablekeeper(append([]string{"lab", "--games", games, "--players", "random,greedy", "--seed", "x", "--max-moves", "300", "--out", folder, "raid-trade"}, more...)...)
	}
	status, out, errs := ask(whole, "6")
	require.Zero(t, status, errs)
	require.Contains(t, out, "Raid Trade, played by random, greedy, 2 seats, 6 matches")

	status, _, errs = ask(parts, "2")
	require.Zero(t, status, errs)
	file := filepath.Join(parts, "matches.jsonl")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(text, `{"number":3,"mo`...), 0o600), "the power failed")
	status, again, errs := ask(parts, "6")
	require.Zero(t, status, errs)
	require.Equal(t, out, again)
	for _, name := range []string{"report.txt", "report.json", "report.html"} {
		first, err := os.ReadFile(filepath.Join(whole, name))
		require.NoError(t, err)
		second, err := os.ReadFile(filepath.Join(parts, name))
		require.NoError(t, err)
		require.Equal(t, string(first), string(second), name)
	}
	odd, err := filepath.Glob(filepath.Join(whole, "*.table"))
	require.NoError(t, err)
	require.NotEmpty(t, odd)
	status, checked, errs := tablekeeper("check", odd[0])
	require.Zero(t, status, checked+errs)

	status, _, errs = ask(parts, "6", "--tries", "7")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "holds another study")
	status, _, errs = tablekeeper("lab", "--set", "x=1", "traders")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "Traders has no option \"x\"")
}

// TestLabCompares plays all matches twice, once with another house rule.
func TestLabCompares(t *testing.T) {
	status, out, errs := tablekeeper("lab", "--games", "4", "--players", "random", "--against", "faster-game=on", "--max-moves", "200", "raid-trade")
	require.Zero(t, status, errs)
	require.Contains(t, out, "With faster-game=on in place of faster-game as usual, the same")
	status, out, errs = tablekeeper("lab", "--json", "--games", "2", "--players", "random", "--max-moves", "200", "raid-trade")
	require.Zero(t, status, errs)
	require.True(t, strings.HasPrefix(out, "{\n"), out)
}

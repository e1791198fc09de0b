package command_test

import (
	"os"
	"path/filepath"
	"regexp"
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

// TestLabReadsAStudyLikeAnyForeignFile changes the file of a study by hand: what can't be a match of it is refused with its line, and
// a head that was torn begins anew.
func TestLabReadsAStudyLikeAnyForeignFile(t *testing.T) {
	folder := t.TempDir()
	ask := func() (int, string) {
		status, _, errs := tablekeeper("lab", "--games", "2", "--players", "random,greedy", "--seed", "x", "--max-moves", "300", "--out", folder, "raid-trade")
		return status, errs
	}
	status, errs := ask()
	require.Zero(t, status, errs)
	file := filepath.Join(folder, "matches.jsonl")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := strings.SplitAfter(string(text), "\n")
	match := lines[1]
	for what, bad := range map[string]string{
		"seat 99 won":               regexp.MustCompile(`"winners":(null|\[\d\])`).ReplaceAllString(match, `"winners":[99]`),
		"a standing at 1 moments":   regexp.MustCompile(`"curve":.*,"used"`).ReplaceAllString(match, `"curve":[[1]],"used"`),
		"the number of a match is ": regexp.MustCompile(`"number":\d+`).ReplaceAllString(match, `"number":-5`),
		"stands in line 2 already":  match + match,
		"is counted as -1":          regexp.MustCompile(`"used":{"(\w+)":\[\d+`).ReplaceAllString(match, `"used":{"$1":[-1`),
		"invalid character":         "{not a match}\n",
	} {
		require.NoError(t, os.WriteFile(file, []byte(lines[0]+bad), 0o600))
		status, errs = ask()
		require.Equal(t, 2, status, what)
		require.Regexp(t, "matches.jsonl: line [23]: .*"+what, errs)
		kept, err := os.ReadFile(file)
		require.NoError(t, err)
		require.Equal(t, lines[0]+bad, string(kept), "nothing was changed")
	}
	require.NoError(t, os.WriteFile(file, []byte(lines[0][:10]), 0o600), "the power failed")
	status, errs = ask()
	require.Zero(t, status, errs)
	again, err := os.ReadFile(file)
	require.NoError(t, err)
	require.ElementsMatch(t, lines, strings.SplitAfter(string(again), "\n"))
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

package command_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
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
	status, _, errs = tablekeeper("lab", "--option", "x=1", "traders")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "Traders has no option \"x\"")
}

// TestLabIsStopped interrupts a study, which says so and ends; gone on with, it finds what it would have found at once.
func TestLabIsStopped(t *testing.T) {
	whole, folder := t.TempDir(), t.TempDir()
	ask := func(folder string) []string {
		return []string{"lab", "--games", "40", "--players", "greedy", "--seed", "x", "--max-moves", "60", "--out", folder, "raid-trade"}
	}
	var out, errs, report bytes.Buffer
	require.Zero(t, command.Run(ask(whole), shell(&report, &errs)), errs.String())
	sh := watched(&out, &errs)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	sh.Interrupt = func() (context.Context, context.CancelFunc) { return ctx, func() {} }
	clock, shown := sh.Elapsed, 0
	sh.Elapsed = func() time.Duration {
		if shown++; shown == 3 {
			stop()
		}
		return clock()
	}
	errs.Reset()
	require.Equal(t, 130, command.Run(ask(folder), sh))
	require.Empty(t, out.String())
	require.Contains(t, errs.String(), "Stopping.\n")
	require.Regexp(t, `Stopped after \d+ of 40 matches\.\n$`, errs.String())
	require.Zero(t, command.Run(ask(folder), shell(&out, &errs)), errs.String())
	require.Equal(t, report.String(), out.String())
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
		"luck of 1e\\+09 in":        regexp.MustCompile(`"luck":\[[^\]]*\]`).ReplaceAllString(match, `"luck":[1e9,0]`),
		"the luck of 1 seats":       regexp.MustCompile(`"luck":\[[^\]]*\]`).ReplaceAllString(match, `"luck":[0]`),
		"is already in line 2":      match + match,
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

// TestLabVaries plays all matches once more for each value of a number.
func TestLabVaries(t *testing.T) {
	folder := t.TempDir()
	status, out, errs := tablekeeper("lab", "--games", "3", "--players", "greedy", "--number", "level-price=2", "--vary", "level-price=1,2", "--max-moves", "200", "--out", folder, "raid-trade")
	require.Zero(t, status, errs)
	require.Contains(t, out, "With level-price=1 in place of level-price=2, the same 3 matches")
	require.Contains(t, out, "With level-price=2 in place of level-price=2, the same 3 matches\n  3 of the pairs never differed")
	require.FileExists(t, filepath.Join(folder, "level-price-1-matches.jsonl"))
	_, _, errs = tablekeeper("lab", "--games", "1", "--vary", "level-price=1,99", "--max-moves", "50", "raid-trade")
	require.Contains(t, errs, "number level-price takes a whole number from 1 to 20, not \"99\"")
	_, _, errs = tablekeeper("lab", "--games", "1", "--vary", "level-price=1,3,1", "--max-moves", "50", "raid-trade")
	require.Contains(t, errs, "--vary level-price=1,3,1 has 1 twice")
	_, _, errs = tablekeeper("lab", "--games", "1", "--vary", "level-price", "--max-moves", "50", "raid-trade")
	require.Contains(t, errs, "--vary takes NAME=V1,V2, not \"level-price\"")
}

// TestLabInParts plays a study in four parts and at once: joined, the parts are the same bytes.
func TestLabInParts(t *testing.T) {
	folder := t.TempDir()
	at := func(name string) string { return filepath.Join(folder, name) }
	ask := func(out string, more ...string) (int, string, string) {
		return tablekeeper(append([]string{
			"lab", "--games", "8", "--players", "greedy", "--seed", "x", "--max-moves", "150",
			"--vary", "level-price=1", "--against", "vicious-combat=on", "--out", at(out), "raid-trade",
		}, more...)...)
	}
	status, whole, errs := ask("whole")
	require.Zero(t, status, errs)
	for i, part := range []string{"part-4", "part-1", "part-3", "part-2"} {
		from := 2*i + 1
		status, _, errs := ask(part, "--from", strconv.Itoa(from), "--to", strconv.Itoa(from+1))
		require.Zero(t, status, errs)
	}
	status, joined, errs := ask("joined", "--merge", at("part-*"))
	require.Zero(t, status, errs)
	require.Equal(t, whole, joined)
	files, err := os.ReadDir(at("whole"))
	require.NoError(t, err)
	require.Greater(t, len(files), 6)
	for _, file := range files {
		first, err := os.ReadFile(filepath.Join(at("whole"), file.Name()))
		require.NoError(t, err)
		second, err := os.ReadFile(filepath.Join(at("joined"), file.Name()))
		require.NoError(t, err)
		require.Equal(t, string(first), string(second), file.Name())
	}

	for bad, more := range map[string][]string{
		"no part has match 9; the study has 1 to 9": {"--merge", at("part-*"), "--games", "9"},
		"holds another study":                       {"--merge", at("part-*"), "--tries", "3"},
		"there is no such folder":                   {"--merge", at("nothing-*")},
		"--from 9 is past the last match, 8":        {"--from", "9"},
	} {
		status, _, errs := ask("bad", more...)
		require.Equal(t, 2, status, bad)
		require.Contains(t, errs, bad)
	}
	part := filepath.Join(at("part-1"), "matches.jsonl")
	text, err := os.ReadFile(part)
	require.NoError(t, err)
	other := strings.Replace(string(text), `"number":3`, `"number":1`, 1)
	require.NoError(t, os.WriteFile(part, []byte(other), 0o600))
	_, _, errs = ask("bad", "--merge", at("part-*"))
	require.Contains(t, errs, "match 1 differs between")
}

// TestAReportSaysHowItIsMadeAgain runs the command that a report prints, with all flags and with the fewest: it prints the same.
func TestAReportSaysHowItIsMadeAgain(t *testing.T) {
	for _, words := range [][]string{
		{"lab", "--games", "3", "--players", "random", "--max-moves", "60", "raid-trade"},
		{"lab", "--games", "2", "--players", "random", "--max-moves", "60", "--seats", "2-3", "--seed", "it's $5", "traders"},
		{
			"lab", "--games", "2", "--players", "random,greedy", "--max-moves", "60", "--option", "vicious-combat=on", "--number", "level-price=2", "--seconds-a-move", "5",
			"--against", "faster-game=on", "--vary", "level-price=1,3", "--out", t.TempDir(), "raid-trade",
		},
	} {
		_, first, errs := tablekeeper(words...)
		require.Empty(t, errs)
		_, made, found := strings.Cut(first, ": tablekeeper ")
		require.True(t, found, first)
		made, _, _ = strings.Cut(made, "\n")
		require.NotContains(t, made, "--out")
		var again []string
		for _, word := range regexp.MustCompile(`'(?:[^']|'\\'')*'|\S+`).FindAllString(made, -1) {
			again = append(again, strings.ReplaceAll(strings.Trim(word, "'"), `'\''`, "'"))
		}
		_, second, errs := tablekeeper(again...)
		require.Empty(t, errs)
		require.Equal(t, first, second)
	}
}

// TestPartsOfTwoBuildsAreNotMerged has a part whose first line names another version.
func TestPartsOfTwoBuildsAreNotMerged(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "part-1")
	_, _, errs := tablekeeper("lab", "--games", "2", "--players", "random", "--max-moves", "40", "--out", folder, "raid-trade")
	require.Empty(t, errs)
	path := filepath.Join(folder, "matches.jsonl")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	build := regexp.MustCompile(`"build":"[^"]*"`)
	require.Regexp(t, build, string(text))
	require.NoError(t, os.WriteFile(path, build.ReplaceAll(text, []byte(`"build":"0.0.1"`)), 0o600))
	status, _, errs := tablekeeper("lab", "--games", "2", "--players", "random", "--max-moves", "40", "--merge", folder, "--out", t.TempDir(), "raid-trade")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "was played by version 0.0.1, and this is ")
}

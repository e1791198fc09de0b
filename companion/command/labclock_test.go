package command_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
)

// timedLab plays a small study of Rising Tides beside its timer.
func timedLab(more ...string) (int, string, string) {
	return tablekeeper(append([]string{"lab", "--games", "6", "--players", "random,greedy", "--minutes", "2", "--chance", "60", "rising-tides"}, more...)...)
}

// TestLabRunsTheTimer plays a study in parts, whose files of times are other files that say the same, and compares set times.
func TestLabRunsTheTimer(t *testing.T) {
	root := t.TempDir()
	times, same, others := filepath.Join(root, "times"), filepath.Join(root, "same"), filepath.Join(root, "others")
	require.NoError(t, os.WriteFile(times, []byte("draw 1.5\nplace 0.8 # quick\n"), 0o600))
	require.NoError(t, os.WriteFile(same, []byte("place 0.8\n\ndraw 1.500\n"), 0o600))
	require.NoError(t, os.WriteFile(others, []byte("draw 1.6\nplace 0.8\n"), 0o600))
	folder := func(name string) string { return filepath.Join(root, name) }
	flags := []string{"--vary", "minutes=1,3", "--vary", "chance=0", "--times"}

	status, out, errs := timedLab(append(flags, times, "--out", folder("whole"))...)
	require.Zero(t, status, errs)
	require.Contains(t, out, "--minutes 2 --chance 60 --seconds-a-move 2 --times "+times)
	require.Regexp(t, `\(times [0-9a-f]{16}\)`, out)
	require.Contains(t, out, "The timer          set to 2 minutes, an event at 60 of 100 ticks, a move takes as long as in the file of times, or 2 seconds\n")
	require.Contains(t, out, "The time ends it   ")
	require.Contains(t, out, "minutes=1 in place of minutes=2")
	require.Contains(t, out, "chance=0 in place of chance=60")
	odd, err := filepath.Glob(filepath.Join(root, "whole", "*.table"))
	require.NoError(t, err)
	require.NotEmpty(t, odd)
	text, err := os.ReadFile(odd[0])
	require.NoError(t, err)
	require.Contains(t, string(text), "[Timer \"120\"]\n[EventChance \"60\"]\n")
	require.NotContains(t, string(text), "[Number")
	status, checked, errs := tablekeeper("check", odd[0])
	require.Zero(t, status, checked+errs)

	for _, part := range [][]string{{"--from", "1", "--to", "4", "--out", folder("part-1"), "--times", times}, {"--from", "5", "--out", folder("part-2"), "--times", same}} {
		status, _, errs = timedLab(append(flags[:4:4], part...)...)
		require.Zero(t, status, errs)
	}
	status, merged, errs := timedLab(append(flags, times, "--merge", folder("part-*"), "--out", folder("merged"))...)
	require.Zero(t, status, errs)
	require.Equal(t, out, merged)
	for _, name := range []string{"matches.jsonl", "minutes-1-matches.jsonl", "report.json", "report.html"} {
		one, err := os.ReadFile(filepath.Join(root, "whole", name))
		require.NoError(t, err)
		other, err := os.ReadFile(filepath.Join(root, "merged", name))
		require.NoError(t, err)
		require.Equal(t, string(one), string(other), name)
	}
	status, _, errs = timedLab(append(flags, others, "--merge", folder("part-*"), "--out", folder("merged"))...)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "holds another study")
}

// TestTheTimerIsRefused asks for timers and times that can't be.
func TestTheTimerIsRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "times")
	refused := func(why string, args ...string) {
		t.Helper()
		status, _, errs := tablekeeper(args...)
		require.Equal(t, 2, status, args)
		require.Contains(t, errs, why)
	}
	refused("Traders has no timer; --clock", "lab", "--minutes", "8", "traders")
	refused("Traders has no timer; --clock", "simulate", "--clock", "traders")
	refused("--minutes, --chance and --times need --clock", "simulate", "--minutes", "8", "rising-tides")
	refused("--minutes, --chance and --times need --clock", "lab", "--clock=false", "--chance", "0", "rising-tides")
	refused("from 1 to 60", "lab", "--minutes", "61", "rising-tides")
	refused("--vary minutes takes whole numbers from 1 to 60, not \"0\"", "lab", "--vary", "minutes=0", "rising-tides")
	refused("--vary minutes=8 is the timer as it is", "lab", "--vary", "minutes=8", "rising-tides")
	refused("Rising Tides has no number \"minutes\"", "lab", "--clock=false", "--vary", "minutes=5", "rising-tides")
	for text, why := range map[string]string{
		"draw": "line 1: expected a verb and its seconds", "draw 0": "from 0.001 to 3600", "\ndraw 1\ndraw 2": "line 3: \"draw\" is there twice",
		"fly 2": "Rising Tides has no move \"fly\"", "draw 1h": "expected a verb and its seconds",
	} {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		refused(why, "lab", "--times", file, "rising-tides")
	}
	refused("no such file", "lab", "--times", file+"x", "rising-tides")
}

// TestTheTimerIsASwitch plays with the timer and without.
func TestTheTimerIsASwitch(t *testing.T) {
	status, out, errs := tablekeeper("lab", "--games", "2", "--clock=false", "rising-tides")
	require.Zero(t, status, errs)
	require.Contains(t, out, "--clock=false --max-moves")
	require.Contains(t, out, "The timer          none runs\n")
	require.Contains(t, out, "Chance ends it     ")

	status, plain, errs := tablekeeper("simulate", "--seed", "x", "rising-tides")
	require.Zero(t, status, errs)
	require.NotContains(t, plain, "[Timer")
	status, timed, errs := tablekeeper("simulate", "--seed", "x", "--clock", "--seconds-a-move", "4", "rising-tides")
	require.Zero(t, status, errs)
	require.Contains(t, timed, "[Timer \"480\"]\n[EventChance \"20\"]\n")
	require.Equal(t, 1, strings.Count(timed, "table: time-out\n"))

	status, out, errs = tablekeeper("lab", "--games", "3", "--players", "random", "--seats", "4-6", "rising-tides")
	require.Zero(t, status, errs)
	require.Regexp(t, `Minutes of the timer +\d+\.\d .* +\d+\.\d .* +\d+\.\d`, out)
	require.NotContains(t, out, "--minutes", "each number of seats has its own")
}

// TestTimesComeFromKeptMatches plays a match whose moves take from 1 to 500 seconds, and reads how long they took; then it is the file
// of a study.
func TestTimesComeFromKeptMatches(t *testing.T) {
	folder := t.TempDir()
	store, err := journal.Folder(folder)
	require.NoError(t, err)
	l, clock := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	for m.Table().Step() == "deal" {
		clock.At += 300
		matchtest.Play(t, m, fmt.Sprintf("%d: draw fuel", m.Table().ToMove()[0]))
	}
	for i, seconds := range []int64{1, 2, 1, 2, 4, 500} {
		clock.At += 1000 * seconds
		matchtest.Play(t, m, fmt.Sprintf("%d: %s", m.Table().ToMove()[0], []string{"draw fuel", "draw fuel", "draw fuel", "draw fuel", "place fuel", "place fuel"}[i]))
	}
	m.Close()
	kept := filepath.Join(folder, "*.match")
	file := filepath.Join(folder, "times")

	status, out, errs := tablekeeper("lab", "--times-from", kept, "--times", file, "rising-tides")
	require.Zero(t, status, errs)
	require.Equal(t, "# Seconds a move, from 1 match of Rising Tides.\ndraw 1.500 # 4 moves\nplace 4.000 # 1 move\n", out, "no deal, and no rest")
	status, _, errs = tablekeeper("lab", "--games", "2", "--players", "random", "--times", file, "rising-tides")
	require.Zero(t, status, errs)

	for why, args := range map[string][]string{
		"no match of Traders in which somebody has moved": {"--times-from", kept, "--times", file, "traders"},
		"--times-from needs --times":                      {"--times-from", kept, "rising-tides"},
		"there is no such match":                          {"--times-from", kept + "x", "--times", file, "rising-tides"},
		"expected a match that the app keeps, NAME.match": {"--times-from", file, "--times", file, "rising-tides"},
	} {
		status, _, errs := tablekeeper(append([]string{"lab"}, args...)...)
		require.Equal(t, 2, status)
		require.Contains(t, errs, why)
	}
}

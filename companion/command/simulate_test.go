package command_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// watched is a shell whose standard error somebody looks at; each look at the clock finds it a quarter of a second on.
func watched(out, errs *bytes.Buffer) *command.Shell {
	sh := shell(out, errs)
	sh.ErrSeen = true
	elapsed := time.Duration(0)
	sh.Elapsed = func() time.Duration { elapsed += 250 * time.Millisecond; return elapsed }
	return sh
}

var fourGames = []string{"simulate", "--games", "4", "--seed", "far", "--max-moves", "50", "rising-tides"}

func TestSimulateShowsHowFarItIs(t *testing.T) {
	var quiet, out, errs bytes.Buffer
	require.Zero(t, command.Run(fourGames, shell(&quiet, &errs)))
	require.NotContains(t, errs.String(), "\r", "nobody looks")
	summary := errs.String()
	errs.Reset()

	require.Zero(t, command.Run(fourGames, watched(&out, &errs)))
	require.Equal(t, quiet.String(), out.String(), "nothing of the progress on standard output")
	lines := strings.Split(errs.String(), "\r")
	require.Equal(t, []string{
		"", "1 of 4 games, 25 %, 4.0 a second", "2 of 4 games, 50 %, 4.0 a second", "3 of 4 games, 75 %, 4.0 a second",
		"4 of 4 games, 100 %, 4.0 a second", strings.Repeat(" ", 33), summary,
	}, lines, "and none of it stays")

	errs.Reset()
	sh := watched(&out, &errs)
	sh.OutSeen = true
	require.Zero(t, command.Run(fourGames, sh))
	require.Equal(t, summary, errs.String(), "a terminal that shows the transcripts shows no progress between them")
	errs.Reset()
	sh = watched(&out, &errs)
	sh.OutSeen = true
	require.Zero(t, command.Run(append(fourGames, "--out", t.TempDir()), sh))
	require.Contains(t, errs.String(), "\r2 of 4 games")

	errs.Reset()
	sh = watched(&out, &errs)
	sh.Elapsed = func() time.Duration { return 20 * time.Millisecond }
	require.Zero(t, command.Run(fourGames, sh))
	require.Equal(t, summary, errs.String(), "short work shows none")
}

// TestSimulateCountsAsPeopleDo says how one game went, and where several belong
// that are to be read back.
func TestSimulateCountsAsPeopleDo(t *testing.T) {
	_, _, errs := tablekeeper("simulate", "--seed", "x", "--max-moves", "1", "rising-tides")
	require.Equal(t, "1 game of Rising Tides, 1 move, 0 ended, seed \"x\": every invariant holds.\n", errs)
	_, out, errs := tablekeeper("simulate", "--seed", "x", "--max-moves", "2", "--games", "2", "rising-tides")
	require.Equal(t, "2 games of Rising Tides, 4 moves, 0 ended, seed \"x\": every invariant holds.\n"+
		"check reads one transcript at a time; --out DIR writes each game to a file.\n", errs)
	require.Equal(t, 2, strings.Count(out, "[Game"))
	_, _, errs = tablekeeper("simulate", "--seed", "x", "--max-moves", "2", "--games", "2", "--out", t.TempDir(), "rising-tides")
	require.Equal(t, 1, strings.Count(errs, "\n"), errs)
}

// TestSimulateCanBeStopped stops after the second game.
func TestSimulateCanBeStopped(t *testing.T) {
	var all, out, errs bytes.Buffer
	require.Zero(t, command.Run(fourGames, shell(&all, &errs)))
	errs.Reset()

	folder := t.TempDir()
	sh := watched(&out, &errs)
	ctx, stop := context.WithCancel(context.Background())
	released := false
	sh.Interrupt = func() (context.Context, context.CancelFunc) { return ctx, func() { released = true } }
	clock, games := sh.Elapsed, 0
	sh.Elapsed = func() time.Duration {
		if games++; games == 2 {
			stop()
		}
		return clock()
	}
	require.Equal(t, 130, command.Run(append(fourGames, "--out", folder), sh))
	require.True(t, released)
	require.Empty(t, out.String())
	require.Regexp(t, `\r +\rStopped after 2 of 4 games of Rising Tides, 100 moves, 0 ended, seed "far": every invariant held so far\.\n$`, errs.String())
	written := ""
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, files, 2, "what was played is whole")
	for _, file := range files {
		data, err := os.ReadFile(filepath.Join(folder, file.Name()))
		require.NoError(t, err)
		written += string(data)
	}
	require.True(t, strings.HasPrefix(all.String(), written))

	stop()
	errs.Reset()
	out.Reset()
	require.Equal(t, 130, command.Run(fourGames, sh))
	require.Empty(t, out.String())
	require.Contains(t, errs.String(), "Stopped after 0 of 4 games")
}

// What is there stays as it is: only the very same game may stand where one is written.
func TestSimulateWritesOverNothing(t *testing.T) {
	folder := t.TempDir()
	args := []string{"simulate", "--seed", "x", "--max-moves", "5", "--games", "2", "--out", folder, "rising-tides"}
	status, _, _ := tablekeeper(args...)
	require.Zero(t, status)
	status, _, errs := tablekeeper(args...)
	require.Zero(t, status, "the same seed gives the same bytes: %s", errs)
	second := filepath.Join(folder, "rising-tides-00002.table")
	require.NoError(t, os.WriteFile(second, []byte("the only copy of Friday"), 0o600))
	args[2] = "y"
	status, _, errs = tablekeeper(args...)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "rising-tides-00001.table is there already and holds something else")
	args[2] = "x"
	status, _, errs = tablekeeper(args...)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "rising-tides-00002.table is there already")
	kept, err := os.ReadFile(second)
	require.NoError(t, err)
	require.Equal(t, "the only copy of Friday", string(kept))
}

// TestSimulateWithPlayers lets players who think play, and has the transcript judged.
func TestSimulateWithPlayers(t *testing.T) {
	play := func(seed string) string {
		status, out, errs := tablekeeper("simulate", "--players", "search,greedy", "--tries", "20", "--max-moves", "60", "--seed", seed, "raid-trade")
		require.Zero(t, status, errs)
		return out
	}
	first := play("a")
	require.Equal(t, first, play("a"), "the same seed gives the same bytes")
	file := filepath.Join(t.TempDir(), "thought.table")
	require.NoError(t, os.WriteFile(file, []byte(first), 0o600))
	status, out, errs := tablekeeper("check", file)
	require.Zero(t, status, out+errs)
}

// TestNumbersOfTheRules plays with changed numbers and checks what was written: the transcript says them, and is judged by them.
func TestNumbersOfTheRules(t *testing.T) {
	dir := t.TempDir()
	status, _, errs := tablekeeper("simulate", "--seed", "n", "--max-moves", "300", "--number", "level-price=1", "--number", "starting-hand=9", "--out", dir, "raid-trade")
	require.Zero(t, status, errs)
	path := filepath.Join(dir, "raid-trade-00001.table")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Contains(t, string(text), "[Number \"level-price=1\"]\n[Number \"starting-hand=9\"]\n")
	status, out, errs := tablekeeper("check", "--json", path)
	require.Zero(t, status, "%s%s", out, errs)
	require.NotContains(t, out, "illegal")
	printed := filepath.Join(dir, "printed.table")
	require.NoError(t, os.WriteFile(printed, []byte(strings.ReplaceAll(string(text), "[Number", "[Note")), 0o644))
	status, _, _ = tablekeeper("check", printed)
	require.Equal(t, 1, status, "by the printed numbers some of it is illegal")

	_, _, errs = tablekeeper("simulate", "--number", "level-price=0", "raid-trade")
	require.Contains(t, errs, "number level-price takes a whole number from 1 to 20, not \"0\"")
	_, _, errs = tablekeeper("simulate", "--number", "luck=3", "raid-trade")
	require.Contains(t, errs, "Raid Trade has no number \"luck\"")
}

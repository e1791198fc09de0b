package command_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// TestConformance judges transcripts whose verdicts are written beside them:
// NAME.table with NAME.jsonl (what check --json prints, without why), with
// NAME.moves (what moves prints), and bad-*.table, which must be refused. A box
// stands before a double dash: BOX--NAME.table is judged with BOX.box, and
// bad-box-*.box is refused as a box.
func TestConformance(t *testing.T) {
	games, err := os.ReadDir("testdata/conformance")
	require.NoError(t, err)
	for _, game := range games {
		folder := filepath.Join("testdata/conformance", game.Name())
		files, err := os.ReadDir(folder)
		require.NoError(t, err)
		judged := 0
		for _, file := range files {
			path := filepath.Join(folder, file.Name())
			base, isTable := strings.CutSuffix(path, ".table")
			switch {
			case strings.HasPrefix(file.Name(), "bad-") && isTable:
				judged++
				t.Run(base, func(t *testing.T) {
					errs := refused(t, append(boxOf(base), path)...)
					// Only the number of seats isn't a fault of one line.
					require.True(t, strings.Contains(errs, path+": line ") || strings.HasSuffix(base, "-seats"), errs)
				})
			case strings.HasPrefix(file.Name(), "bad-box-") && strings.HasSuffix(file.Name(), ".box"):
				judged++
				t.Run(path, func(t *testing.T) {
					errs := refused(t, "--box", path, filepath.Join(folder, "plain.table"))
					require.Contains(t, errs, path+": ", "the box is named, not the transcript")
				})
			case strings.HasSuffix(path, ".jsonl"):
				judged++
				t.Run(path, func(t *testing.T) { checked(t, strings.TrimSuffix(path, ".jsonl")) })
			case strings.HasSuffix(path, ".moves"):
				judged++
				t.Run(path, func(t *testing.T) { listed(t, strings.TrimSuffix(path, ".moves")) })
			}
		}
		require.Greater(t, judged, 20, "cases of %s", game.Name())
	}
}

// boxOf returns the flag for the box that a case is judged with.
func boxOf(base string) []string {
	folder, name := filepath.Split(base)
	if box, _, ok := strings.Cut(name, "--"); ok {
		return []string{"--box", folder + box + ".box"}
	}
	return nil
}

func tablekeeper(args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = command.Run(args, shell(&o, &e))
	ends(args, status)
	return status, o.String(), e.String()
}

// shell is one that nobody looks at and nobody stops.
func shell(out, errs io.Writer) *command.Shell {
	return &command.Shell{
		In: strings.NewReader(""), Out: out, Err: errs,
		Elapsed:   func() time.Duration { return 0 },
		Interrupt: func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) },
	}
}

// reading is a shell with something on standard input.
func reading(in string, out, errs io.Writer) *command.Shell {
	sh := shell(out, errs)
	sh.In = strings.NewReader(in)
	return sh
}

// refused makes sure that a transcript can't be used, and gives the line that says why.
func refused(t *testing.T, args ...string) string {
	status, out, errs := tablekeeper(append([]string{"check", "--json"}, args...)...)
	require.Equal(t, 2, status)
	require.Empty(t, out)
	require.Equal(t, 1, strings.Count(errs, "\n"), errs)
	return errs
}

func checked(t *testing.T, base string) {
	want, err := os.Open(base + ".jsonl")
	require.NoError(t, err)
	defer want.Close()
	_, out, errs := tablekeeper(append(append([]string{"check", "--json"}, boxOf(base)...), base+".table")...)
	require.Empty(t, errs)
	got := bufio.NewScanner(strings.NewReader(out))
	got.Buffer(nil, 1<<22)
	lines := bufio.NewScanner(want)
	lines.Buffer(nil, 1<<22)
	for lines.Scan() {
		require.True(t, got.Scan(), "missing: %s", lines.Text())
		require.Equal(t, object(t, lines.Bytes()), object(t, got.Bytes()))
	}
	require.False(t, got.Scan(), "too much: %s", got.Text())
}

// object reads a line, without the sentence, whose words are the referee's own.
func object(t *testing.T, line []byte) map[string]any {
	var o map[string]any
	require.NoError(t, json.Unmarshal(line, &o), "%s", line)
	delete(o, "why")
	return o
}

func listed(t *testing.T, base string) {
	want, err := os.ReadFile(base + ".moves")
	require.NoError(t, err)
	status, out, errs := tablekeeper(append(append([]string{"moves"}, boxOf(base)...), base+".table")...)
	require.Zero(t, status, errs)
	require.Equal(t, string(want), out)
}

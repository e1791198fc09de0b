//go:build unix

package command_test

import (
	"bytes"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// What a command writes leaves devices and links where they are.
func TestAPrintoutLeavesADevice(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.pdf")
	require.NoError(t, os.Symlink(os.DevNull, out))
	var o, e bytes.Buffer
	sh := shell(&o, &e)
	sh.Print = func(command.Printing) (command.Printout, error) { return command.Printout{PDF: []byte("%PDF")}, nil }
	require.Zero(t, command.Run([]string{"print", "--force", "--out", out, "raid-trade"}, sh), e.String())
	to, err := os.Readlink(out)
	require.NoError(t, err, "the link is still there")
	require.Equal(t, os.DevNull, to)
}

// A study whose file of matches is a pipe or never ends is refused, and so is a part of one.
func TestAStudyIsReadFromAFile(t *testing.T) {
	for what, put := range map[string]func(path string) error{
		"pipe":   func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"device": func(path string) error { return os.Symlink("/dev/zero", path) },
	} {
		folder := t.TempDir()
		require.NoError(t, put(filepath.Join(folder, "matches.jsonl")))
		for _, more := range [][]string{{"--out", folder}, {"--out", t.TempDir(), "--merge", folder}} {
			status, _, errs := tablekeeper(append([]string{"lab", "--games", "1", "--players", "random", "--seed", "x", "raid-trade"}, more...)...)
			require.Equal(t, 2, status, what)
			require.Contains(t, errs, "this isn't an ordinary file", what)
		}
	}
}

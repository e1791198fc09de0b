//go:build unix

package library_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// TestOnlyFilesAreImported is shown a pipe, an endless device and a file that is too long under the names of files.
func TestOnlyFilesAreImported(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	folder := t.TempDir()
	pipe, endless, long := filepath.Join(folder, "a.table"), filepath.Join(folder, "b.table"), filepath.Join(folder, "c.box")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	require.NoError(t, os.Symlink("/dev/zero", endless))
	require.NoError(t, os.WriteFile(long, nil, 0o600))
	require.NoError(t, os.Truncate(long, 6<<30))
	for path, why := range map[string]string{pipe: "this isn't an ordinary file", endless: "this isn't an ordinary file", long: "the app reads up to 4 MiB"} {
		tb.Library.ImportPath(path)
		require.Contains(t, strings.Join(tb.CloseNotices(), " "), why, path)
	}
}

//go:build !windows

package journal

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// A file that another window is just writing is none that a killed process left behind.
func TestAnUnfinishedFileIsLeftToItsWindow(t *testing.T) {
	path := t.TempDir()
	unfinished, file, err := system{}.Create(filepath.Join(path, "a.match"))
	require.NoError(t, err)
	_, err = Folder(path)
	require.NoError(t, err)
	require.FileExists(t, unfinished)
	require.NoError(t, file.Close()) // as the end of its process does
	_, err = Folder(path)
	require.NoError(t, err)
	require.NoFileExists(t, unfinished)
}

//go:build unix

package matches_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// Pipes and files of gigabytes are refused before a byte of them is read.
func TestKindAndSizeAreLookedAtFirst(t *testing.T) {
	store, path := folder(t)
	require.NoError(t, syscall.Mkfifo(filepath.Join(path, "options.json"), 0o600))
	_, err := store.Read("options.json")
	require.ErrorContains(t, err, "no ordinary file")
	require.Error(t, store.Append("options.json", 0, []byte("x")))
	require.NoError(t, os.Symlink("/dev/zero", filepath.Join(path, "endless")))
	_, err = store.Read("endless")
	require.ErrorContains(t, err, "no ordinary file")
	require.NoError(t, store.Write("sparse.match", nil))
	require.NoError(t, os.Truncate(filepath.Join(path, "sparse.match"), 6<<30))
	_, err = store.Read("sparse.match")
	require.ErrorContains(t, err, "6442450944 bytes")
	l, _ := newLibrary(store)
	list, err := l.List()
	require.NoError(t, err)
	require.Contains(t, list[0].Damage, "6442450944 bytes")
	_, _, err = l.Open("sparse")
	require.ErrorContains(t, err, "6442450944 bytes")
}

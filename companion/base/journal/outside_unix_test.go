//go:build unix

package journal

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// A device or a pipe that people name is written to and stays what it is, a link stays a link, and what it leads to is written whole.
func TestWhatIsNoFileIsNeverReplaced(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Symlink("/dev/full", "full"))
	require.ErrorIs(t, WriteFile("full", []byte("x")), syscall.ENOSPC, "the device takes nothing")
	require.NoError(t, os.Symlink(os.DevNull, "null"))
	require.NoError(t, WriteFile("null", []byte("x")))
	info, err := os.Stat("null")
	require.NoError(t, err)
	require.NotZero(t, info.Mode()&os.ModeDevice)

	require.NoError(t, syscall.Mkfifo("pipe", 0o600))
	require.ErrorIs(t, WriteFile("pipe", []byte("x")), syscall.ENXIO, "nobody reads it")
	reader, err := os.OpenFile("pipe", os.O_RDONLY|noWaiting, 0)
	require.NoError(t, err)
	require.NoError(t, WriteFile("pipe", []byte("through")))
	read, err := io.ReadAll(reader)
	require.NoError(t, err)
	require.Equal(t, "through", string(read))
	require.NoError(t, reader.Close())

	require.NoError(t, os.Mkdir("deep", 0o700))
	require.NoError(t, os.Symlink("deep", "way"))
	require.NoError(t, os.Symlink("../file", "deep/link"))
	for _, text := range []string{"a new file", "over it"} {
		require.NoError(t, WriteFile("way/link", []byte(text)))
		data, err := ReadFile("file", 10)
		require.NoError(t, err)
		require.Equal(t, text, string(data))
		require.NoError(t, os.Chmod("file", 0o600))
	}
	info, err = os.Stat("file")
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode(), "what stood there keeps its mode")
	to, err := os.Readlink("deep/link")
	require.NoError(t, err)
	require.Equal(t, "../file", to)

	require.NoError(t, os.Symlink("round", "round"))
	require.Error(t, WriteFile("round", nil))
	require.Error(t, WriteFile("deep", nil))
	left, err := filepath.Glob("*" + part)
	require.NoError(t, err)
	require.Empty(t, left)
}

// Only ordinary files are read, and of those only what has its bound.
func TestOnlyFilesAreRead(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, syscall.Mkfifo("pipe", 0o600))
	for _, path := range []string{"pipe", "/dev/zero", "."} {
		_, err := ReadFile(path, 1<<20)
		require.ErrorIs(t, err, errNoFile, path)
	}
	require.NoError(t, WriteFile("long", make([]byte, 2<<20)))
	_, err := ReadFile("long", 1<<20)
	require.EqualError(t, err, "it has 2097152 bytes; the app reads up to 1 MiB")
}

//go:build unix

package library_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
)

// Pipes and files of gigabytes are refused before a byte of them is read.
func TestKindAndSizeAreLookedAtFirst(t *testing.T) {
	store, path := folder(t)
	require.NoError(t, syscall.Mkfifo(filepath.Join(path, "options.json"), 0o600))
	_, err := store.Read("options.json")
	require.ErrorContains(t, err, "isn't an ordinary file")
	require.Error(t, store.Append("options.json", 0, []byte("x")))
	require.NoError(t, os.Symlink("/dev/zero", filepath.Join(path, "endless")))
	_, err = store.Read("endless")
	require.ErrorContains(t, err, "isn't an ordinary file")
	require.NoError(t, store.Write("sparse.match", nil))
	require.NoError(t, os.Truncate(filepath.Join(path, "sparse.match"), 6<<30))
	_, err = store.Read("sparse.match")
	require.ErrorContains(t, err, "6442450944 bytes")
	l, _ := matchtest.New(store)
	list, err := l.List()
	require.NoError(t, err)
	require.Contains(t, list[0].Damage, "6442450944 bytes")
	_, _, err = l.Open("sparse")
	require.ErrorContains(t, err, "6442450944 bytes")
}

// What stands in the place of an open match's file stays as it is, whatever it is, and the
// match is written anew beside it: also where the first name beside it is taken so too.
func TestALinkAFolderOrAPipeInThePlaceOfAFile(t *testing.T) {
	for what, put := range map[string]func(path string) error{
		"folder":            func(path string) error { return os.Mkdir(path, 0o700) },
		"pipe":              func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"link to nothing":   func(path string) error { return os.Symlink(path+"-nowhere", path) },
		"link to itself":    func(path string) error { return os.Symlink(path, path) },
		"link to a device":  func(path string) error { return os.Symlink("/dev/zero", path) },
		"link to a sibling": func(path string) error { return os.Symlink("sibling.match", path) },
		"pipe that is read": func(path string) error {
			if err := syscall.Mkfifo(path, 0o600); err != nil {
				return err
			}
			reader, err := os.OpenFile(path, os.O_RDWR, 0)
			if err == nil {
				t.Cleanup(func() { _ = reader.Close() })
			}
			return err
		},
	} {
		store, path := folder(t)
		l, _ := matchtest.New(store)
		m := matchtest.Create(t, l, matches.Settings{})
		matchtest.Play(t, m, "1: nation ?")
		file := filepath.Join(path, m.ID()+".match")
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		sibling := filepath.Join(path, "sibling.match") // what was there, under another name
		require.NoError(t, os.Rename(file, sibling))
		require.NoError(t, put(file), what)
		require.NoError(t, os.Mkdir(filepath.Join(path, m.ID()+"-2.match"), 0o700))
		require.False(t, anew(t, m, "2: nation ?").Gone, what)
		matchtest.Play(t, m, "3: nation us")
		info, err := os.Lstat(file)
		require.NoError(t, err)
		require.False(t, info.Mode().IsRegular(), "%s stays", what)
		kept, err := os.ReadFile(sibling)
		require.NoError(t, err)
		require.Equal(t, string(data), string(kept), what)
		m.Close()
		again, _, err := l.Open(m.ID())
		require.NoError(t, err, what)
		matchtest.Same(t, m, again, what)
		again.Close()
	}
}

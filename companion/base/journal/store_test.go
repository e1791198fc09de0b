package journal

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

func stores(t *testing.T) map[string]Store {
	t.Helper()
	f, err := Folder(filepath.Join(t.TempDir(), "deep", "matches"))
	require.NoError(t, err)
	return map[string]Store{"folder": f, "memory": Memory(), "browser": &browser{keep: newChest()}}
}

func TestStore(t *testing.T) {
	for name, s := range stores(t) {
		t.Run(name, func(t *testing.T) {
			names, err := s.List()
			require.NoError(t, err)
			require.Empty(t, names)
			_, err = s.Read("none")
			require.ErrorIs(t, err, fs.ErrNotExist)
			require.ErrorContains(t, err, "none")
			require.NoError(t, s.Remove("none"))

			require.NoError(t, s.Write("b.match", []byte("one")))
			require.NoError(t, s.Write("b.match", []byte("two!")))
			require.NoError(t, s.Append("b.match", 4, []byte("three")))
			require.NoError(t, s.Append("A-1", 0, []byte("new")))
			data, err := s.Read("b.match")
			require.NoError(t, err)
			require.Equal(t, "two!three", string(data))
			data[0] = 'X'
			again, err := s.Read("b.match")
			require.NoError(t, err)
			require.Equal(t, "two!three", string(again), "what was read belongs to the reader")
			names, err = s.List()
			require.NoError(t, err)
			require.Equal(t, []string{"A-1", "b.match"}, names)
			require.ErrorIs(t, s.Append("b.match", 8, []byte("x")), errChanged)
			require.ErrorIs(t, s.Append("none", 8, []byte("x")), errChanged)
			require.NoError(t, s.Cut("b.match", 3))
			require.NoError(t, s.Append("b.match", 3, []byte("!")))
			data, err = s.Read("b.match")
			require.NoError(t, err)
			require.Equal(t, "two!", string(data))
			require.NoError(t, s.Remove("A-1"))
			names, err = s.List()
			require.NoError(t, err)
			require.Equal(t, []string{"b.match"}, names)
		})
	}
}

func TestNamesThatAreRefused(t *testing.T) {
	for kind, s := range stores(t) {
		for _, name := range []string{
			"", ".", "..", ".hidden", "a/b", `a\b`, "../x", "a b", "ä", "x.part", "x.", "nul\x00", strings.Repeat("x", 101),
		} {
			require.Error(t, s.Write(name, nil), "%s: write %q", kind, name)
			require.Error(t, s.Append(name, 0, nil), "%s: append %q", kind, name)
			_, err := s.Read(name)
			require.Error(t, err, "%s: read %q", kind, name)
		}
	}
}

func TestManyAtOnce(t *testing.T) {
	for kind, s := range stores(t) {
		var wait sync.WaitGroup
		for n := range 8 {
			wait.Go(func() {
				for i := range 20 {
					_ = s.Append(fmt.Sprint("log", n), 6*i, []byte("12345\n"))
					_ = s.Write("whole", []byte("abcdefgh"))
				}
			})
		}
		wait.Wait()
		for n := range 8 {
			log, err := s.Read(fmt.Sprint("log", n))
			require.NoError(t, err)
			require.Equal(t, strings.Repeat("12345\n", 20), string(log), kind)
		}
		whole, err := s.Read("whole")
		require.NoError(t, err)
		require.Equal(t, "abcdefgh", string(whole), kind)
	}
}

func TestListLeavesOutWhatIsNoFileOfTheStore(t *testing.T) {
	path := t.TempDir()
	s, err := Folder(path)
	require.NoError(t, err)
	require.NoError(t, s.Write("good", nil))
	require.NoError(t, os.WriteFile(filepath.Join(path, "bad.part"), nil, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(path, ".DS_Store"), nil, 0o600))
	require.NoError(t, os.Mkdir(filepath.Join(path, "folder"), 0o700))
	names, err := s.List()
	require.NoError(t, err)
	require.Equal(t, []string{"good"}, names)
}

func TestAFolderThatCannotBeMade(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, err := Folder(filepath.Join(file, "matches"))
	require.ErrorContains(t, err, "matches")
}

// broken is the real disk until one of its doings fails. A write that fails
// leaves some of its bytes behind, as a full disk does.
type broken struct {
	system
	doing  string
	with   error
	leaves int
	done   []string
}

func (b *broken) do(doing string) error {
	b.done = append(b.done, doing)
	if doing == b.doing {
		return b.with
	}
	return nil
}

func (b *broken) Create(path string) (string, diskFile, error) {
	if err := b.do("create"); err != nil {
		return "", nil, err
	}
	beside, file, err := b.system.Create(path)
	return beside, &brokenFile{file, b}, err
}

func (b *broken) Extend(path string, create bool) (diskFile, error) {
	if err := b.do("extend"); err != nil {
		return nil, err
	}
	file, err := b.system.Extend(path, create)
	if err != nil {
		return nil, err
	}
	return &brokenFile{file, b}, nil
}

func (b *broken) Rename(from, to string) error {
	if err := b.do("rename"); err != nil {
		return err
	}
	return b.system.Rename(from, to)
}

func (b *broken) SyncFolder(path string) error {
	if err := b.do("sync folder"); err != nil {
		return err
	}
	return b.system.SyncFolder(path)
}

type brokenFile struct {
	diskFile
	disk *broken
}

func (f *brokenFile) Write(data []byte) (int, error) {
	if err := f.disk.do("write"); err != nil {
		n, _ := f.diskFile.Write(data[:min(f.disk.leaves, len(data))])
		return n, err
	}
	return f.diskFile.Write(data)
}

func (f *brokenFile) Sync() error {
	if err := f.disk.do("sync"); err != nil {
		return err
	}
	return f.diskFile.Sync()
}

func (f *brokenFile) Close() error {
	closed := f.diskFile.Close()
	if err := f.disk.do("close"); err != nil {
		return err
	}
	return closed
}

func onBroken(t *testing.T) (Store, *broken, string) {
	t.Helper()
	b, path := &broken{}, t.TempDir()
	s, err := folderOn(b, path)
	require.NoError(t, err)
	return s, b, path
}

// Whatever fails, the old content or the new one is there, whole, and the error
// names the file and the cause.
func TestWriteIsAllOrNothing(t *testing.T) {
	for _, doing := range []string{"create", "write", "sync", "close", "rename", "sync folder"} {
		for _, cause := range []error{syscall.ENOSPC, syscall.EROFS, fs.ErrPermission} {
			s, b, path := onBroken(t)
			require.NoError(t, s.Write("evening.match", []byte("old")))
			b.doing, b.with, b.leaves = doing, cause, 2
			err := s.Write("evening.match", []byte("new content"))
			require.ErrorIs(t, err, cause, doing)
			require.ErrorContains(t, err, "evening.match", doing)
			require.NotContains(t, err.Error(), "\n")
			b.doing = ""
			data, err := s.Read("evening.match")
			require.NoError(t, err)
			require.Contains(t, []string{"old", "new content"}, string(data), doing)
			if doing != "sync folder" {
				require.Equal(t, "old", string(data), doing)
			}
			entries, err := os.ReadDir(path)
			require.NoError(t, err)
			require.Len(t, entries, 1, "nothing unfinished is left after %s", doing)
		}
	}
}

func TestNothingIsShownBeforeItIsOnTheDisk(t *testing.T) {
	s, b, _ := onBroken(t)
	require.NoError(t, s.Write("a", []byte("x")))
	require.Equal(t, []string{"create", "write", "sync", "close", "rename", "sync folder"}, b.done)
	b.done = nil
	require.NoError(t, s.Append("a", 1, []byte("y")))
	require.Equal(t, []string{"extend", "write", "sync", "close"}, b.done)
	b.done = nil
	require.NoError(t, s.Append("new", 0, []byte("y")))
	require.Equal(t, []string{"extend", "write", "sync", "close", "sync folder"}, b.done)
}

func TestJournalOnADiskThatFails(t *testing.T) {
	for _, doing := range []string{"extend", "write", "sync", "close"} {
		for _, leaves := range []int{0, 5, 1000} {
			s, b, _ := onBroken(t)
			j, err := Create(s, "evening", Record{'H', "header"})
			require.NoError(t, err)
			require.NoError(t, j.Append('m', "1 draw ?"))
			b.doing, b.with, b.leaves = doing, syscall.ENOSPC, leaves
			err = j.Append('m', "2 draw ?")
			require.ErrorIs(t, err, syscall.ENOSPC)
			require.ErrorContains(t, err, "evening")
			require.Error(t, j.Append('m', "2 draw ?"), "still full")

			b.doing = ""
			require.NoError(t, j.Append('m', "2 discard nuke"))
			_, records, damage, err := Open(s, "evening", Before)
			require.NoError(t, err)
			require.Nil(t, damage, "%s, %d bytes left behind", doing, leaves)
			require.Equal(t, []Record{{'H', "header"}, {'m', "1 draw ?"}, {'m', "2 discard nuke"}}, records)
		}
	}
}

// A disk with no room for a second copy of a journal can still mend a torn line.
func TestATornLineIsMendedWithoutRoom(t *testing.T) {
	s, b, path := onBroken(t)
	j, err := Create(s, "evening", Record{'H', "header"})
	require.NoError(t, err)
	b.doing, b.with, b.leaves = "write", syscall.ENOSPC, 5
	require.ErrorIs(t, j.Append('m', "1 draw ?"), syscall.ENOSPC)
	b.doing = "create"
	require.NoError(t, j.Append('m', "2 discard nuke"))
	whole, err := s.Read("evening")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(path, "evening"), append(whole, "m tor"...), 0o600))
	j, records, damage, err := Open(s, "evening", Before)
	require.NoError(t, err)
	require.True(t, damage.Torn)
	require.Len(t, records, 2)
	require.NoError(t, j.Append('m', "3 pass"))
}

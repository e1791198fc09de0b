package journal

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

var errNotOurs = errors.New("not ours")

func refuse([]byte) error { return errNotOurs }

func TestAnUnreadableFileIsKeptBesideBeforeItIsWrittenOver(t *testing.T) {
	folder, err := Folder(t.TempDir())
	require.NoError(t, err)
	for _, store := range []Store{Memory(), folder} {
		require.NoError(t, NewWholes(store).Read("own.json", refuse), "there is none yet")
		for i, content := range []string{"first", "second", "first"} {
			require.NoError(t, store.Write("own.json", []byte(content)))
			for range 2 { // another start keeps no other copy
				w := NewWholes(store)
				var unread *Unread
				require.ErrorAs(t, w.Read("own.json", refuse), &unread)
				require.ErrorIs(t, unread, errNotOurs)
				require.NoError(t, unread.Lack)
				require.Equal(t, []string{"own.json.unread", "own.json.unread-2", "own.json.unread"}[i], unread.Kept)
			}
			w := NewWholes(store)
			require.Error(t, w.Read("own.json", refuse))
			require.NoError(t, w.Write("own.json", []byte("new")))
		}
		names, err := store.List()
		require.NoError(t, err)
		require.Equal(t, []string{"own.json", "own.json.unread", "own.json.unread-2"}, names)
		for name, want := range map[string]string{"own.json": "new", "own.json.unread": "first", "own.json.unread-2": "second"} {
			data, err := store.Read(name)
			require.NoError(t, err)
			require.Equal(t, want, string(data))
		}
	}
}

// full is a store whose disk is full, or that can't read.
type full struct {
	Store
	write, read error
}

func (f *full) Write(name string, data []byte) error {
	if f.write != nil {
		return f.write
	}
	return f.Store.Write(name, data)
}

func (f *full) Read(name string) ([]byte, error) {
	if f.read != nil {
		return nil, f.read
	}
	return f.Store.Read(name)
}

func TestAnUnreadableFileThatCantBeKeptBesideIsNotWrittenOver(t *testing.T) {
	noRoom, noWay := errors.New("no space left"), errors.New("input/output error")
	for _, trouble := range []full{{write: noRoom}, {read: noWay}} {
		store := &full{Store: Memory()}
		require.NoError(t, store.Write("own.json", []byte("damaged")))
		w := NewWholes(store)
		store.write, store.read = trouble.write, trouble.read
		var unread *Unread
		require.ErrorAs(t, w.Read("own.json", refuse), &unread)
		require.Error(t, unread.Lack)
		require.Empty(t, unread.Kept)
		store.write = noRoom
		require.Error(t, w.Write("own.json", []byte("new")))
		store.write, store.read = nil, nil
		require.NoError(t, w.Write("own.json", []byte("new")))
		kept, err := store.Read("own.json.unread")
		require.NoError(t, err)
		require.Equal(t, "damaged", string(kept))
	}
}

func TestAFileThatIsMuchTooLongIsLeftAlone(t *testing.T) {
	path := t.TempDir()
	store, err := Folder(path)
	require.NoError(t, err)
	require.NoError(t, store.Write("own.json", nil))
	require.NoError(t, os.Truncate(filepath.Join(path, "own.json"), 6<<30))
	w := NewWholes(store)
	taken := false
	err = w.Read("own.json", func([]byte) error { taken = true; return nil })
	require.ErrorContains(t, err, "6442450944 bytes")
	require.False(t, taken)
	require.ErrorContains(t, w.Write("own.json", nil), "not written over")
}

func TestOneWindowHoldsAFile(t *testing.T) {
	path := t.TempDir()
	one, err := Folder(path)
	require.NoError(t, err)
	two, err := Folder(path)
	require.NoError(t, err)
	release, err := Lock(one, "a.timer")
	require.NoError(t, err)
	_, err = Lock(two, "a.timer")
	require.ErrorIs(t, err, ErrHeld)
	release()
	release, err = Lock(two, "a.timer")
	require.NoError(t, err)
	release()
	release, err = Lock(Memory(), "a.timer")
	require.NoError(t, err, "a store without locks keeps nobody out")
	release()
}

package matches_test

import (
	"bytes"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
)

// backedUp is a store with two matches of which one goes on, both closed, and their backup.
func backedUp(t *testing.T) (l *matches.Library, ids []string, data []byte) {
	t.Helper()
	l, c := newLibrary(journal.Memory())
	for _, own := range []matches.Settings{{Draws: true, Private: true}, {}} {
		m := create(t, l, own)
		c.at += 1000
		ids = append(ids, m.ID())
		m.Close()
	}
	gone := create(t, l, matches.Settings{})
	gone.Close()
	require.NoError(t, l.Delete(gone.ID()))
	data, count, err := l.Backup()
	require.NoError(t, err)
	require.Equal(t, 2, count, "a deleted match stays behind")
	return l, ids, data
}

// TestABackupComesBack takes all matches to another device: they are as they were, with what was drawn hidden and the seed.
func TestABackupComesBack(t *testing.T) {
	l, ids, data := backedUp(t)
	require.True(t, matches.IsBackup(data))
	other, _ := newLibrary(journal.Memory())
	done, err := other.Restore(data)
	require.NoError(t, err)
	require.Equal(t, matches.Restored{Came: 2}, done)
	for _, id := range ids {
		was, _, err := l.Open(id)
		require.NoError(t, err)
		is, report, err := other.Open(id)
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly)
		same(t, was, is, id)
		was.Close()
		is.Close()
	}
	again, count, err := other.Backup()
	require.NoError(t, err)
	require.Equal(t, 2, count)
	require.Len(t, again, len(data))
	done, err = other.Restore(data)
	require.NoError(t, err)
	require.Equal(t, matches.Restored{Here: 2}, done, "nothing comes twice")
}

// TestABackupKeepsWhatIsHere restores a backup over matches that have gone on here, and over one that has gone on there.
func TestABackupKeepsWhatIsHere(t *testing.T) {
	l, ids, before := backedUp(t)
	require.NoError(t, l.Rename(ids[0], "Saturday"))
	done, err := l.Restore(before)
	require.NoError(t, err)
	require.Equal(t, matches.Restored{Here: 2}, done, "it is further on here")

	after, _, err := l.Backup()
	require.NoError(t, err)
	other, _ := newLibrary(journal.Memory())
	_, err = other.Restore(before)
	require.NoError(t, err)
	done, err = other.Restore(after)
	require.NoError(t, err)
	require.Equal(t, matches.Restored{Came: 1, Here: 1}, done)
	list, err := other.List()
	require.NoError(t, err)
	require.Len(t, list, 3, "both stay")
}

// TestABackupThatIsNone changes nothing, and says where the file is wrong.
func TestABackupThatIsNone(t *testing.T) {
	_, _, data := backedUp(t)
	head, rest, _ := bytes.Cut(data, []byte("\n"))
	line, journals, _ := bytes.Cut(rest, []byte("\n"))
	for says, bad := range map[string][]byte{
		"begins with the line":         []byte("[Game \"rising-tides\"]\n"),
		"the file is cut off":          data[:len(data)-3],
		"match 2 of the file: \"\" st": append(bytes.Clone(data[:bytes.LastIndex(data, []byte("\nmatch "))+1]), '\n'),
		"match ID BYTES":               bytes.Join([][]byte{head, []byte("match x -1"), journals}, []byte("\n")),
		"match 1 of the file: ":        bytes.Join([][]byte{head, line, bytes.Repeat([]byte("x"), len(journals))}, []byte("\n")),
		"the file name \"../":          bytes.Replace(data, []byte("\nmatch "), []byte("\nmatch ../"), 1),
	} {
		l, _ := newLibrary(journal.Memory())
		_, err := l.Restore(bad)
		require.ErrorContains(t, err, says)
		list, err := l.List()
		require.NoError(t, err)
		require.Empty(t, list, says)
	}
}

// TestABackupOnAFullDisk leaves nothing of a backup behind that does not fit.
func TestABackupOnAFullDisk(t *testing.T) {
	_, _, data := backedUp(t)
	store := &fullAfter{Store: journal.Memory(), writes: 1}
	l, _ := newLibrary(store)
	_, err := l.Restore(data)
	require.ErrorIs(t, err, syscall.ENOSPC)
	store.writes = 100
	list, err := l.List()
	require.NoError(t, err)
	require.Empty(t, list)
}

// fullAfter is a disk that has room for so many files.
type fullAfter struct {
	journal.Store
	writes int
}

func (s *fullAfter) Write(name string, data []byte) error {
	if s.writes--; s.writes < 0 {
		return syscall.ENOSPC
	}
	return s.Store.Write(name, data)
}

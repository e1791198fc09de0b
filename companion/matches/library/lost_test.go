package library_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
)

// A list of matches that says what isn't so deletes and hides nothing.
func TestOnlyAJournalDecidesAboutAJournal(t *testing.T) {
	store, path := folder(t)
	l, c := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	m.Close()
	want, err := l.List()
	require.NoError(t, err)
	data, err := os.ReadFile(filepath.Join(path, "matches.list"))
	require.NoError(t, err)
	for _, deleted := range []int64{1, c.At} {
		var wrong map[string]map[string]any
		require.NoError(t, json.Unmarshal(data, &wrong))
		wrong[m.ID()]["Summary"].(map[string]any)["Deleted"] = deleted
		spoilt, err := json.Marshal(wrong)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(path, "matches.list"), spoilt, 0o600))
		again, _ := matchtest.New(store)
		got, err := again.List()
		require.NoError(t, err)
		require.Equal(t, want, got)
		require.FileExists(t, filepath.Join(path, m.ID()+".match"))
		gone, err := again.Deleted()
		require.NoError(t, err)
		require.Empty(t, gone)
	}
}

// anew plays a move in a match whose file is no longer its own, and gives what that
// said.
func anew(t *testing.T, m *matches.Match, line string) *matches.SavedAnew {
	t.Helper()
	var said *matches.SavedAnew
	require.ErrorAs(t, m.Play(matchtest.Verb(t, m, line), matches.Entered), &said)
	require.NoError(t, m.Kept().Unsaved())
	return said
}

func TestAFileThatIsRemovedWhileItIsOpen(t *testing.T) {
	store, path := folder(t)
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	id := m.ID()
	require.NoError(t, os.Remove(filepath.Join(path, id+".match")))
	require.True(t, anew(t, m, "2: nation ?").Gone)
	matchtest.Play(t, m, "3: nation ?")
	require.Equal(t, id, m.ID())
	m.Close()
	again, report, err := l.Open(id)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	matchtest.Same(t, m, again, "the whole match is there again")
}

func TestAFileThatIsReplacedByAnOlderCopy(t *testing.T) {
	for _, replace := range []func(file string, old []byte) error{
		func(file string, old []byte) error { return os.WriteFile(file, old, 0o600) },
		func(file string, old []byte) error {
			if err := os.WriteFile(file+"~", old, 0o600); err != nil {
				return err
			}
			return os.Rename(file+"~", file)
		},
		func(file string, old []byte) error { // as long as before
			now, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			return os.WriteFile(file, append(old, make([]byte, len(now)-len(old))...), 0o600)
		},
	} {
		store, path := folder(t)
		l, _ := matchtest.New(store)
		m := matchtest.Create(t, l, matches.Settings{})
		matchtest.Play(t, m, "1: nation ?")
		id := m.ID()
		file := filepath.Join(path, id+".match")
		old, err := os.ReadFile(file)
		require.NoError(t, err)
		matchtest.Play(t, m, "2: nation ?", "3: nation us")
		require.NoError(t, replace(file, slices.Clone(old)))
		replaced, err := os.ReadFile(file)
		require.NoError(t, err)
		said := anew(t, m, "4: nation ?")
		require.False(t, said.Gone)
		require.Equal(t, "Friday (saved again)", said.Name)
		require.Equal(t, said.Name, m.Name())
		matchtest.Play(t, m, "1: draw fuel")
		now, err := os.ReadFile(file)
		require.NoError(t, err)
		require.Equal(t, string(replaced), string(now), "what was put there stays")
		require.NotEqual(t, id, m.ID())
		other, _ := matchtest.New(store)
		_, report, err := other.Open(m.ID())
		require.NoError(t, err)
		require.Contains(t, report.ReadOnly, "another window", "it is locked under its new name")
		first, report, err := l.Open(id)
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly, "the other is a match of its own")
		first.Close()
		list, err := l.List()
		require.NoError(t, err)
		require.Len(t, list, 2)
		m.Close()
		again, _, err := l.Open(m.ID())
		require.NoError(t, err)
		matchtest.Same(t, m, again, "nothing is lost")
	}
}

// A copy that is the same, as a backup gives back, is no reason for a word.
func TestAFileThatIsReplacedByItself(t *testing.T) {
	store, path := folder(t)
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	file := filepath.Join(path, m.ID()+".match")
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.Remove(file))
	require.NoError(t, os.WriteFile(file, data, 0o600))
	matchtest.Play(t, m, "2: nation ?")
	require.NoError(t, m.Kept().Unsaved())
}

// A stick that is pulled out and put in again.
func TestAFolderThatVanishesAndComesBack(t *testing.T) {
	store, path := folder(t)
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	require.NoError(t, os.Rename(path, path+"-away"))
	var fault *matches.DiskFault
	require.ErrorAs(t, m.Play(matchtest.Verb(t, m, "2: nation ?"), matches.Entered), &fault)
	matchtest.Play(t, m, "3: nation ?")
	require.NoDirExists(t, path)
	require.NoError(t, os.Rename(path+"-away", path))
	matchtest.Play(t, m, "4: nation ?")
	require.NoError(t, m.Kept().Unsaved())
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	matchtest.Same(t, m, again, "all of it came to the disk")
}

// A bad line in the middle of a match: what comes after is recovered, what is lost
// is named, and the damaged file can be had.
func TestADamagedMatchIsRecovered(t *testing.T) {
	store, path := folder(t)
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation us", "2: nation europe", "3: nation ?", "4: nation ?", "1: draw fuel")
	require.NoError(t, m.Undo())
	require.NoError(t, m.Note("a word"))
	m.Close()
	file := filepath.Join(path, m.ID()+".match")
	good, err := os.ReadFile(file)
	require.NoError(t, err)

	spoil := func(move string) []byte {
		bad := slices.Clone(good)
		for i := range 4 {
			bad[strings.Index(string(good), move)+i] ^= 0x55
		}
		require.NoError(t, os.WriteFile(file, bad, 0o600))
		return bad
	}
	first := spoil("nation europe")
	list, err := l.List()
	require.NoError(t, err)
	require.Contains(t, list[0].Damage, "can't be read")
	again, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.ReadOnly)
	require.Len(t, report.Damage, 1)
	require.Regexp(t, `line \d+ can't be read .* kept as \S+\.match\.damaged`, report.Damage[0])
	lines := matchtest.Lines(again)
	require.Equal(t, "1 1:nation us", lines[0])
	require.Regexp(t, "note Lost here: line ", lines[1])
	require.Equal(t, "note Recovered, not played: Cleo: nation ?", lines[2])
	require.Contains(t, lines, "note a word")
	again.Close()
	again, report, err = l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.Damage, "it is mended")
	again.Close()

	second := spoil("draw fuel")
	again, _, err = l.Open(m.ID())
	require.NoError(t, err)
	require.Contains(t, matchtest.Lines(again), "note Recovered, not played: something was taken back")
	require.Equal(t, "4 4:nation ?", matchtest.Lines(again)[3], "what the lost move would have been is not guessed")
	again.Close()
	kept, err := l.Originals()
	require.NoError(t, err)
	require.Equal(t, []string{m.ID() + ".match.damaged", m.ID() + ".match.damaged-2"}, kept)
	for i, want := range [][]byte{first, second} {
		data, err := l.Original(kept[i])
		require.NoError(t, err)
		require.Equal(t, string(want), string(data))
	}
	_, err = l.Original(m.ID() + ".match")
	require.Error(t, err)

	bad := spoil("Seat Cleo")
	_, _, err = l.Open(m.ID())
	require.ErrorContains(t, err, "its beginning is damaged, from line ")
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(bad), string(data), "what can't be opened stays as it is")
	require.NoError(t, l.Delete(m.ID()), "it can be deleted")
}

// A lock that belongs to somebody else doesn't open a match for everybody.
func TestALockThatCantBeOpened(t *testing.T) {
	lockOfSomebodyElse(t, func(lock string) error { return os.Mkdir(lock, 0o700) })
	if os.Getuid() == 0 {
		lockOfSomebodyElse(t, func(lock string) error { return os.Symlink("elsewhere", lock) })
		return
	}
	lockOfSomebodyElse(t, func(lock string) error { return os.WriteFile(lock, nil, 0) })
}

func lockOfSomebodyElse(t *testing.T, lock func(path string) error) {
	t.Helper()
	store, path := folder(t)
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	m.Close()
	require.NoError(t, lock(filepath.Join(path, m.ID()+".match.lock")))
	_, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Contains(t, report.ReadOnly, m.ID()+".match.lock can't be locked")
	require.ErrorIs(t, l.Rename(m.ID(), "x"), journal.ErrLocked)
	require.NoError(t, os.Remove(filepath.Join(path, m.ID()+".match.lock")))
	again, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.ReadOnly)
	again.Close()
}

// What killed processes leave behind goes at the next start; what a living one is
// writing stays.
func TestWhatIsLeftBehindIsCleared(t *testing.T) {
	store, path := folder(t)
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	for _, name := range []string{"x.match.part", "x.match.ABCDEFGH.part", "x.match.lock"} {
		require.NoError(t, os.WriteFile(filepath.Join(path, name), []byte("half"), 0o600))
	}
	_, err := journal.Folder(path)
	require.NoError(t, err)
	entries, err := os.ReadDir(path)
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	require.Equal(t, []string{m.ID() + ".match", m.ID() + ".match.lock"}, names)
	m.Close()
	require.NoFileExists(t, filepath.Join(path, m.ID()+".match.lock"))
}

// A link that lies in wait under the name of an unfinished file leads nowhere.
func TestAnUnfinishedFileFollowsNoLink(t *testing.T) {
	store, path := folder(t)
	victim := filepath.Join(t.TempDir(), "victim")
	require.NoError(t, os.WriteFile(victim, []byte("mine"), 0o600))
	require.NoError(t, os.Symlink(victim, filepath.Join(path, "options.json.part")))
	require.NoError(t, store.Write("options.json", []byte("new")))
	data, err := os.ReadFile(victim)
	require.NoError(t, err)
	require.Equal(t, "mine", string(data))
	require.NoError(t, os.Symlink(victim, filepath.Join(path, "x.match")))
	require.Error(t, store.Append("x.match", 4, []byte("theirs")))
	data, err = os.ReadFile(victim)
	require.NoError(t, err)
	require.Equal(t, "mine", string(data))
}

package library_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// backedUp is a store with two matches of which one goes on, both closed, and their backup.
func backedUp(t *testing.T) (l *library.Library, ids []string, data []byte) {
	t.Helper()
	l, c := matchtest.New(journal.Memory())
	for _, own := range []matches.Settings{{Draws: true, Private: true}, {}} {
		m := matchtest.Create(t, l, own)
		c.At += 1000
		ids = append(ids, m.ID())
		m.Close()
	}
	gone := matchtest.Create(t, l, matches.Settings{})
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
	require.True(t, library.IsBackup(data))
	other, _ := matchtest.New(journal.Memory())
	done, err := other.Restore(data)
	require.NoError(t, err)
	require.Equal(t, library.Restored{Came: 2}, done)
	for _, id := range ids {
		was, _, err := l.Open(id)
		require.NoError(t, err)
		is, report, err := other.Open(id)
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly)
		matchtest.Same(t, was, is, id)
		was.Close()
		is.Close()
	}
	again, count, err := other.Backup()
	require.NoError(t, err)
	require.Equal(t, 2, count)
	require.Len(t, again, len(data))
	done, err = other.Restore(data)
	require.NoError(t, err)
	require.Equal(t, library.Restored{Here: 2}, done, "nothing comes twice")
}

// TestABackupKeepsWhatIsHere restores a backup over matches that have other names here.
func TestABackupKeepsWhatIsHere(t *testing.T) {
	l, ids, before := backedUp(t)
	require.NoError(t, l.Rename(ids[0], "Saturday"))
	done, err := l.Restore(before)
	require.NoError(t, err)
	require.Equal(t, library.Restored{Here: 2}, done, "it is further on here")

	after, _, err := l.Backup()
	require.NoError(t, err)
	other, _ := matchtest.New(journal.Memory())
	_, err = other.Restore(before)
	require.NoError(t, err)
	done, err = other.Restore(after)
	require.NoError(t, err)
	require.Equal(t, library.Restored{Here: 2}, done, "only the name is another")
}

// TestTheLongerOneWins restores older and newer backups of a match in any order, as often as one likes: there is one match.
func TestTheLongerOneWins(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	id := m.ID()
	var backups [][]byte
	for _, line := range []string{"1: nation us", "2: nation ?", "3: nation ?", "4: nation europe"} {
		c.At += 1000
		matchtest.Play(t, m, line)
		data, _, err := l.Backup()
		require.NoError(t, err)
		backups = append(backups, data)
	}
	m.Close()
	for seed := range uint64(10) {
		store := journal.Memory()
		other, _ := matchtest.New(store)
		furthest, sum := -1, library.Restored{}
		for _, n := range rand.New(rand.NewPCG(seed, 12)).Perm(8) {
			done, err := other.Restore(backups[n%4])
			require.NoError(t, err)
			switch n %= 4; {
			case furthest < 0:
				require.Equal(t, library.Restored{Came: 1}, done)
			case n > furthest:
				require.Equal(t, library.Restored{Longer: 1}, done)
			default:
				require.Equal(t, library.Restored{Here: 1}, done)
			}
			furthest = max(furthest, n)
			sum.Came += done.Came
		}
		require.Equal(t, 1, sum.Came)
		list, err := other.List()
		require.NoError(t, err)
		require.Len(t, list, 1)
		is, report, err := other.Open(id)
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly)
		matchtest.Same(t, m, is, "the longest")

		done, err := other.Restore(backups[0])
		require.NoError(t, err)
		require.Equal(t, library.Restored{Here: 1}, done, "also while it is open")
		is.Close()
		require.NoError(t, other.Delete(id))
		done, err = other.Restore(backups[3])
		require.NoError(t, err)
		require.Equal(t, library.Restored{Came: 1}, done, "it comes back")
		list, err = other.List()
		require.NoError(t, err)
		require.Len(t, list, 1)
	}
}

// TestTwoWaysStay restores matches that went another way here: both stay, once, and an open one is left alone.
func TestTwoWaysStay(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation us")
	before, _, err := l.Backup()
	require.NoError(t, err)
	c.At += 1000
	matchtest.Play(t, m, "2: nation asia")
	after, _, err := l.Backup()
	require.NoError(t, err)
	other, there := matchtest.New(journal.Memory())
	_, err = other.Restore(before)
	require.NoError(t, err)
	is, _, err := other.Open(m.ID())
	require.NoError(t, err)
	done, err := other.Restore(after)
	require.NoError(t, err)
	require.Equal(t, library.Restored{Open: 1}, done)
	there.At += 2000
	matchtest.Play(t, is, "2: nation europe")
	is.Close()
	for n := range 3 {
		done, err = other.Restore(after)
		require.NoError(t, err)
		require.Equal(t, map[bool]library.Restored{true: {Came: 1}, false: {Here: 1}}[n == 0], done)
	}
	matchtest.Play(t, m, "3: nation africa")
	later, _, err := l.Backup()
	require.NoError(t, err)
	done, err = other.Restore(later)
	require.NoError(t, err)
	require.Equal(t, library.Restored{Longer: 1}, done, "the one beside goes on")
	list, err := other.List()
	require.NoError(t, err)
	require.Len(t, list, 2)
}

// TestATranscriptIsReceivedOnce imports the same files again and again, and a longer one of a sealed match.
func TestATranscriptIsReceivedOnce(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	other, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	var here *library.Here
	var id string
	for i, line := range []string{"1: nation us", "2: nation asia", "3: nation africa", "4: nation europe"} {
		matchtest.Play(t, m, line)
		file := m.Export()
		_, _, err := l.Receive(file, "", nil)
		require.ErrorAs(t, err, &here, "the match itself is here")
		require.Equal(t, m.ID(), here.ID)
		got, report, err := other.Receive(file, "", nil)
		require.NoError(t, err)
		require.Equal(t, i > 0, report.Longer)
		require.True(t, id == "" || id == got.ID())
		id = got.ID()
		require.Equal(t, string(file), string(got.Export()))
		got.Close()
		_, _, err = other.Receive(file, "another name", nil)
		require.ErrorAs(t, err, &here)
		require.Equal(t, id, here.ID)
	}
	matchtest.Draw(t, m, 1)
	matchtest.Play(t, m, "table: time-out")
	got, report, err := other.Receive(m.Export(), "", nil)
	require.NoError(t, err)
	require.True(t, report.Longer)
	require.Equal(t, string(m.Export()), string(got.Export()))
	got.Close()

	text := strings.Replace(matchtest.WrongInTheMiddle, "\ufeff", "", 1)
	for n, file := range []string{text, text, strings.ReplaceAll(text, "\r\n", "\n"), text + "1: draw fuel\n"} {
		m, _, err := other.Receive([]byte(file), "Sunday", nil)
		if n == 1 || n == 2 {
			require.ErrorAs(t, err, &here)
			continue
		}
		require.NoError(t, err)
		require.NotEqual(t, id, m.ID())
		m.Close()
	}
	list, err := other.List()
	require.NoError(t, err)
	require.Len(t, list, 3, "what has no seal is the same or another")
}

// TestABackupThatIsNone changes nothing, and says where the file is wrong.
func TestABackupThatIsNone(t *testing.T) {
	_, _, data := backedUp(t)
	head, rest, _ := bytes.Cut(data, []byte("\n"))
	line, journals, _ := bytes.Cut(rest, []byte("\n"))
	for says, bad := range map[string][]byte{
		"begins with the line":         []byte("[Game \"rising-tides\"]\n"),
		"the file is cut off":          data[:len(data)-3],
		"match 2 of the file: \"\" st": append(bytes.Clone(data[:bytes.LastIndex(data, []byte("\nmatch "))+1]), "\n\nmatch a 0\n"...),
		"match ID BYTES":               bytes.Join([][]byte{head, []byte("match x -1"), journals}, []byte("\n")),
		"match 1 of the file: ":        bytes.Join([][]byte{head, line, bytes.Repeat([]byte("x"), len(journals))}, []byte("\n")),
		"the file name \"../":          bytes.Replace(data, []byte("\nmatch "), []byte("\nmatch ../"), 1),
	} {
		l, _ := matchtest.New(journal.Memory())
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
	l, _ := matchtest.New(store)
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

// TestABackupComesThroughMailAndChats reads a backup that has lost its last line end, has other line ends, blanks round it or signs of
// quoting, and all of that: it brings what the backup itself brings, byte for byte.
func TestABackupComesThroughMailAndChats(t *testing.T) {
	l, _, data := backedUp(t)
	text := string(data)
	each := func(before, after string) string {
		return before + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", after+"\n"+before) + after
	}
	for name, came := range map[string]string{
		"no last line end": strings.TrimSuffix(text, "\n"),
		"other line ends":  strings.ReplaceAll(text, "\n", "\r\n"),
		"blanks around":    "\n \t\n" + text + "\n\n  ",
		"a mark":           "\ufeff" + text,
		"quoted":           each("> ", "") + "\n",
		"quoted twice":     each("> > ", "") + "\n>\n",
		"quoted closely":   each(">", "\r"),
		"indented":         each("\u00a0  ", " "),
		"all of it":        "\r\n" + each("> ", "\r") + "\r\n> \r\n",
	} {
		require.True(t, library.IsBackup([]byte(came)), name)
		other, _ := matchtest.New(journal.Memory())
		done, err := other.Restore([]byte(came))
		require.NoError(t, err, name)
		require.Equal(t, library.Restored{Came: 2}, done, name)
		again, _, err := other.Backup()
		require.NoError(t, err)
		require.Equal(t, text, string(again), name)
		done, err = l.Comes([]byte(came))
		require.NoError(t, err)
		require.Equal(t, library.Restored{Here: 2}, done, name)
	}
	for _, bad := range []string{"", "> ", "Tablekeeper", "> [Game \"traders\"]\n"} {
		require.False(t, library.IsBackup([]byte(bad)), bad)
	}
}

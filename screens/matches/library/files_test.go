package library_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	kept "tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/library"
)

// downloads is a device that shows programs no folders.
type downloads struct {
	saved  map[string]string
	refuse error
	ending string
	most   int64
	take   func(name string, data []byte, err error)
}

func (d *downloads) Save(name string, data []byte) error {
	if d.refuse == nil {
		d.saved[name] = string(data)
	}
	return d.refuse
}

func (d *downloads) Choose(ending string, most int64, take func(string, []byte, error)) {
	d.ending, d.most, d.take = ending, most, take
}

// TestFilesWithoutFolders saves a match and takes it back where the app is shown no folders.
func TestFilesWithoutFolders(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	files := &downloads{saved: map[string]string{}, refuse: errors.New("not now")}
	tb.App.Device().Files = files
	tb.Play("raid-trade", 2)
	text := string(tb.Session.Playing.Match.Export())
	tb.App.Share(shell.Shareable{Title: "Export", Name: "evening.table", Text: text})
	tb.Tap("Save as a file")
	require.Contains(t, tb.CloseNotices(), "The file can't be written: not now.")
	require.Empty(t, files.saved)
	files.refuse = nil
	tb.Tap("Save as a file")
	require.Equal(t, map[string]string{"evening.table": text}, files.saved)
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "evening.table")

	tb.Library.ImportFile()
	require.Equal(t, ".table", files.ending)
	require.EqualValues(t, kept.MaxBackup, files.most, "it may be one with all matches")
	files.take("long.table", nil, errors.New("it is too long"))
	require.Contains(t, tb.CloseNotices(), "The file can't be read: it is too long.")
	files.take("evening.table", []byte(text+"# after dinner\n"), nil)
	<-tb.Library.Incoming.Finished
	tb.Run(2 * library.WatchEvery)
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
	require.Equal(t, "evening", tb.Session.Playing.Match.Name())
}

// someFolder is a folder with a folder and a match in it.
func someFolder(tb *apptest.Table) string {
	folder := filepath.Join(filepath.Dir(tb.T.TempDir()), "table", "files") // the same each time that a test asks
	require.NoError(tb.T, os.MkdirAll(filepath.Join(folder, "saturdays"), 0o755))
	require.NoError(tb.T, os.MkdirAll(filepath.Join(folder, strings.Repeat("long", 30)), 0o755))
	require.NoError(tb.T, os.WriteFile(filepath.Join(folder, "friday.table"), []byte("x"), 0o644))
	return folder
}

func TestFiles(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Library.Folder = someFolder(tb)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Tap("More")
	tb.Tap("This match")
	tb.TapOn("Export")
	tb.Tap("Save as a file")
	tb.Tap("saturdays")
	tb.Write("Name of the file", "../up.table")
	tb.Tap("Save here")
	require.Contains(t, tb.Notice(), "without a path")
	tb.Write("Name of the file", "Żółw ❤.table")
	tb.Tap("Save here")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "Saved as ")
	tb.Tap("Save as a file")
	tb.Write("Name of the file", "Żółw ❤.table")
	tb.Tap("Save here")
	tb.Tap("Keep it")

	tb.App.Go()
	tb.TapOn("Matches")
	tb.Tap("From a file")
	tb.Tap("Żółw ❤.table")
	<-tb.Library.Incoming.Finished
	tb.Run(200 * time.Millisecond)
	require.Equal(t, o.Match.Table().State(), tb.Session.Playing.Match.Table().State())
	require.Equal(t, "Friday", tb.Session.Playing.Match.Name(), "it is the same match")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "Already here: Friday.")

	tb.Library.Folder = filepath.Join(t.TempDir(), "gone")
	tb.Library.ImportFile()
	tb.Begins("This folder can't be read")
	tb.Library.ImportPath(filepath.Join(tb.Library.Folder, "a.table"))
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "The file can't be read")
}

// TestOpenedWithAFile starts the app as tablekeeper FILE.table does.
func TestOpenedWithAFile(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.File = filepath.Join(t.TempDir(), "friday.table")
	require.NoError(t, os.WriteFile(tb.File, []byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\nAnna: roll 5\n"), 0o644))
	tb.StartApp(390, 844)
	<-tb.Library.Incoming.Finished
	tb.Run(200 * time.Millisecond)
	require.Equal(t, "friday", tb.Session.Playing.Match.Name())

	tb.File = filepath.Join(t.TempDir(), "none.table")
	tb.StartApp(390, 844)
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "The file can't be read")
}

// TestFilesOfAnyName imports matches whose names mail and downloads have changed: what is inside decides.
func TestFilesOfAnyName(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play("raid-trade", 2)
	text := tb.Session.Playing.Match.Export()
	tb.Library.Folder = t.TempDir()
	for name, match := range map[string]string{"friday.table.txt": "friday", "sunday.txt": "sunday", "wednesday.table (1)": "wednesday", "plain": "plain"} {
		require.NoError(t, os.WriteFile(filepath.Join(tb.Library.Folder, name), append(text, "# "+name+"\n"...), 0o600))
		tb.App.Go()
		tb.TapOn("Matches")
		tb.Tap("From a file")
		require.False(t, tb.Sees(name))
		tb.Tap("Show all files")
		tb.Tap(name)
		<-tb.Library.Incoming.Finished
		tb.Run(200 * time.Millisecond)
		require.Equal(t, match, tb.Session.Playing.Match.Name())
		require.NoError(t, os.Remove(filepath.Join(tb.Library.Folder, name)))
	}
}

// TestReplacingAFile saves over an older file: that one is whole until the new one is.
func TestReplacingAFile(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Library.Folder = t.TempDir()
	older, same := filepath.Join(tb.Library.Folder, "evening.table"), filepath.Join(t.TempDir(), "same")
	require.NoError(t, os.WriteFile(older, []byte("the only other copy"), 0o644))
	require.NoError(t, os.Link(older, same))
	tb.App.Share(shell.Shareable{Title: "Export", Name: "evening.table", Text: "new"})
	tb.Tap("Save as a file")
	tb.Tap("Save here")
	tb.Tap("Replace it")
	data, err := os.ReadFile(older)
	require.NoError(t, err)
	require.Equal(t, "new", string(data))
	data, err = os.ReadFile(same)
	require.NoError(t, err)
	require.Equal(t, "the only other copy", string(data), "nothing was written into it")
	require.NoError(t, os.Mkdir(filepath.Join(tb.Library.Folder, "folder.table"), 0o755))
	tb.CloseNotices()
	tb.App.Share(shell.Shareable{Title: "Export", Name: "folder.table", Text: "new"})
	tb.Tap("Save as a file")
	tb.Tap("Save here")
	tb.Tap("Replace it")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "The file can't be written")
	entries, err := os.ReadDir(tb.Library.Folder)
	require.NoError(t, err)
	require.Len(t, entries, 2, "nothing unfinished is left")
}

// TestManyMatchesComeBack exports matches that together are longer than any transcript may be, and imports them elsewhere.
func TestManyMatchesComeBack(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	for range rules.MaxFile / 500 {
		require.NoError(t, o.Match.Note(strings.Repeat("a long word ", 50)))
	}
	tb.App.Open(shell.Route{Page: shell.MatchesPage})
	tb.TapOn("Export all matches")
	path := filepath.Join(t.TempDir(), "All matches.table")
	require.NoError(t, os.WriteFile(path, tb.Library.Sharing.Data, 0o644))
	require.Greater(t, len(tb.Library.Sharing.Data), rules.MaxFile)

	other := apptest.New(t, 390, 844)
	other.Library.ImportPath(path)
	other.Tap("Bring them here")
	require.Equal(t, "New: 1 match. Already here: 0 matches.", other.Notice())
}

package library_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	companion "tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/library"
)

// TestADamagedFileIsShown leads from the list of matches to the file as it was found.
func TestADamagedFileIsShown(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	file := o.ID + ".match"
	data, err := tb.Store.Read(file)
	require.NoError(t, err)
	data[len(data)-30] ^= 1
	require.NoError(t, tb.Store.Write(file, data))
	tb.Killed(0)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	require.Contains(t, tb.Notice(), "Nothing of the match is lost")
	require.Len(t, apptest.Moves(tb.Session.Playing), len(apptest.Dealt))
	tb.App.Open(shell.Route{Page: shell.MatchesPage})
	tb.Tap(file + ".damaged")
	require.Equal(t, shell.SharePage, tb.App.Here().Page)
	require.Equal(t, data, tb.Library.Sharing.Data)
}

func TestMatchesList(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.TapOn("Matches")
	tb.Begins("No match is running")
	tb.Tap("Duck Dealer. Start a match")
	require.Equal(t, shell.Route{Page: shell.NewMatchPage, Arg: "duck-dealer"}, tb.App.Here().Route)
	tb.App.Go()

	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	require.NoError(t, tb.Session.Library.Rename(o.ID, "Rising Tides"))
	tb.Skip(time.Hour)
	tb.Play("traders", 2, "Anna: roll 4")
	tb.App.Go()
	tb.TapOn("Matches")
	cards := tb.Labels()
	traders, tides := slices.Index(cards, tb.Begins("Friday. Traders. Anna, Ben. Move 1")), slices.Index(cards, tb.Begins("Rising Tides. Anna, Ben, Cleo, Dora. Move 8"))
	require.Less(t, traders, tides, "newest first")
	tb.TapOn("Rising Tides. Anna")
	require.Equal(t, shell.Route{Page: shell.MatchPage, Arg: o.ID}, tb.App.Here().Route)

	tb.App.Go()
	tb.TapOn("Matches")
	tb.TapOn("More: Rising Tides")
	tb.TapOn("Rename")
	tb.Write("Name of the match", "Friday, ❤ \"wet\"")
	tb.Tap("Keep this name")
	tb.TapOn("Duplicate")
	tb.Begins("Friday, ❤ \"wet\". Rising Tides. Anna")
	tb.Begins("Copy of Friday, ❤ \"wet\".")
	tb.TapOn("More: Copy of")
	tb.TapOn("Delete")
	require.Nil(t, tb.Find("More: Copy of Friday, ❤ \"wet\""))
	tb.Tap("Bring back")
	tb.Begins("More: Copy of")

	tb.TapOn("More: Copy of")
	tb.TapOn("Archive")
	require.Nil(t, tb.Find("More: Copy of Friday, ❤ \"wet\""))
	tb.TapOn("Archive and deleted. 1 match")
	tb.TapOn("More: Copy of")
	tb.TapOn("Archive")
	tb.Begins("More: Copy of")

	tb.TapOn("More: Copy of")
	tb.TapOn("Delete")
	tb.App.Go()
	tb.TapOn("Matches")
	tb.TapOn("Archive and deleted. 1 match")
	tb.TapOn("Bring back: Copy of")
	tb.Tap("Back")
	tb.Begins("More: Copy of")
}

func TestExportAndImport(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Tap("More")
	tb.Tap("This match")
	tb.TapOn("Export")
	tb.Tap("Copy")
	require.True(t, tb.Sees("Copied"))
	tb.Run(3 * time.Second)
	require.True(t, tb.Sees("Copy"))
	text := fyne.CurrentApp().Clipboard().Content()
	require.Equal(t, string(o.Match.Export()), text)

	text = strings.Replace(text, "Anna: draw ?", "Anna: draw ?\nBen: fly home\nCleo: draw nuke", 1)
	fyne.CurrentApp().Clipboard().SetContent(text)
	tb.App.Go()
	tb.TapOn("Matches")
	tb.Tap("From the clipboard")
	require.True(t, tb.Sees("Stop"))
	<-tb.Library.Incoming.Finished
	tb.Run(200 * time.Millisecond)
	require.NotEqual(t, o.ID, tb.Session.Playing.ID)
	require.Equal(t, 2, library.Disputed(tb.Session.Playing.Match), "wrong lines stay in the log, marked")
	require.Contains(t, tb.Notice(), "Lines that are not allowed: 2")
	require.Equal(t, o.Match.Table().State(), tb.Session.Playing.Match.Table().State())

	for broken, says := range map[string]string{
		"[Game \"chess\"]\n":                      "chess",
		"[Game \"traders\"]\n[Seat \"A\"]\n[Seat": "line 3",
		"Dear all, here is the match":             "line 1",
	} {
		tb.CloseNotices()
		tb.Library.ImportText([]byte(broken), "")
		if tb.Library.Incoming != nil {
			<-tb.Library.Incoming.Finished
			tb.Run(200 * time.Millisecond)
		}
		require.Contains(t, strings.Join(tb.CloseNotices(), " "), says)
	}
}

// TestStopAnImport stops a long transcript on its way.
func TestStopAnImport(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	lines := strings.Repeat("Ben: fly home\n", rules.MaxMoves-len(apptest.Dealt))
	tb.App.Go()
	in := &library.Incoming{Finished: make(chan struct{})}
	in.Stop.Store(true)
	require.False(t, in.Progress(1, 2))
	tb.Library.ImportText([]byte(string(o.Match.Export())+lines), "long")
	tb.Tap("Stop")
	<-tb.Library.Incoming.Finished
	err := tb.Library.Incoming.Err
	tb.Run(200 * time.Millisecond)
	if err != nil { // it was not done before
		require.ErrorIs(t, err, matches.ErrStopped)
		require.Equal(t, shell.HomePage, tb.App.Here().Page)
	}
	require.Nil(t, tb.Library.Incoming)
}

func TestStatisticsAndChance(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("raid-trade", 2)
	tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.Begins("Nothing has been played yet")
	tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: o.ID})
	tb.Begins("The app hasn't rolled")
	tb.Tap("The app's")
	tb.Begins("Locked in from draw 1 on")
	tb.Begins("You see the seed when the match is over")
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	tb.Enter("Anna: roll 6", "Ben: roll 2")
	tb.Skip(time.Minute)
	tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.Begins("Moves that stand")
	tb.Begins("1: 0, expected 0.3. 2: 1, expected 0.3. 3: 0")
	tb.Tap("Share")
	require.Contains(t, tb.Library.Sharing.Text, "Roll. 2 in all, 0 of them by the app.")

	wording.SetLanguage(&wording.Catalogue{Tag: language.German, Texts: map[string]string{"Roll": "Würfeln"}})
	defer wording.SetLanguage(nil)
	tb.App.Open(shell.Route{Page: shell.StatisticsPage, Arg: o.ID})
	tb.Tap("Share")
	require.Contains(t, tb.Library.Sharing.Text, "Würfeln. 2 in all, 0 of them by the app.")
	require.Contains(t, tb.Library.Sharing.Text, "Würfeln: 2")
}

// TestAllMatchesToAnotherDevice exports all matches at once and imports them elsewhere, hidden hands and all.
func TestAllMatchesToAnotherDevice(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.MatchesPage})
	require.False(t, tb.Sees("Export all matches"), "there is none")
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	log := apptest.Moves(o)
	tb.Play("traders", 2)
	tb.App.Go()
	tb.TapOn("Matches")
	tb.TapOn("Export all matches")
	require.True(t, tb.Has("2 matches. Whoever has the file"))
	file := tb.Library.Sharing
	require.Equal(t, "All matches.table", file.Name)

	other := apptest.New(t, 390, 844)
	other.Library.ImportText(file.Data, file.Name)
	require.True(t, other.Has("New: 2 matches. Already here: 0 matches."), "it says what comes")
	other.Tap("Leave them out")
	require.False(t, other.Library.HasMatches())
	other.Library.ImportText(file.Data, file.Name)
	other.Tap("Bring them here")
	require.Equal(t, "New: 2 matches. Already here: 0 matches.", other.Notice())
	require.Equal(t, shell.MatchesPage, other.App.Here().Page)
	other.TapOn(other.Begins("Friday. Rising Tides"))
	require.Equal(t, log, apptest.Moves(other.Session.Playing))
	other.Library.ImportText(file.Data[:len(file.Data)-1], file.Name)
	require.Contains(t, strings.Join(other.CloseNotices(), " "), "New: 0 matches. Already here: 2 matches.", "a chat dropped the last line end")
	other.Library.ImportText(file.Data[:len(file.Data)-2], file.Name)
	require.Contains(t, strings.Join(other.CloseNotices(), " "), "These matches can't be read: match 2 of the file: it has")
}

// TestAMatchWithoutAMoveIsNotKept begins matches one after the other: those in which nothing was done are gone with the next one, and
// one that the app was ended in is nothing to go on with.
func TestAMatchWithoutAMoveIsNotKept(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	first := tb.Play(risingtides.Key, 4)
	played := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Play("traders", 2)
	tb.Skip(time.Minute)
	last := tb.Play("traders", 2)
	list, err := tb.Session.Library.List()
	require.NoError(t, err)
	var ids []string
	for _, m := range list {
		ids = append(ids, m.ID)
	}
	require.ElementsMatch(t, []string{played.ID, last.ID}, ids)
	deleted, err := tb.Session.Library.Deleted()
	require.NoError(t, err)
	require.Len(t, deleted, 2, "somebody may want one back")
	require.NotEqual(t, first.ID, last.ID)
	tb.App.Go()
	require.True(t, tb.Has("Go on: Traders. "), "%q", tb.Labels())
	tb.Killed(time.Hour)
	tb.App.Go()
	require.True(t, tb.Has("Go on: Rising Tides. "), "%q", tb.Labels())
}

// TestAnEarlierTranscriptIsHereAlready exports a match, plays on, and brings the export back: it is the match that is here. Another one
// of the same people isn't.
func TestAnEarlierTranscriptIsHereAlready(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("traders", 2, "Anna: roll 5", "Ben: roll 2")
	early := o.Match.Export()
	tb.Enter("Anna: planet gobi-bob")
	require.NoError(t, o.Match.Note("late already"))
	var here *companion.Here
	_, _, err := tb.Session.Library.Receive(early, "", nil)
	require.ErrorAs(t, err, &here)
	require.Equal(t, o.ID, here.ID)
	other := strings.Replace(string(early), "Ben: roll 2", "Ben: roll 3", 1)
	m, report, err := tb.Session.Library.Receive([]byte(other), "", nil)
	require.NoError(t, err)
	require.NotEqual(t, o.ID, m.ID())
	require.False(t, report.Longer)
	noted := strings.Replace(string(early), "Ben: roll 2", "Ben: roll 2\n# note: by candlelight", 1)
	m, _, err = tb.Session.Library.Receive([]byte(noted), "", nil)
	require.NoError(t, err, "it says what the match here doesn't know")
	require.NotEqual(t, o.ID, m.ID())
}

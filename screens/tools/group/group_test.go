package group_test

import (
	"bytes"
	"encoding/csv"
	"image/png"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/evenings/eveningtest"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// played is an app on a device on which so many matches were played by chance, the last one just now.
func played(t *testing.T, width, height float32, n int) *apptest.Table {
	t.Helper()
	tb := apptest.New(t, width, height)
	play(tb, n)
	return tb
}

// play plays so many matches by chance. The clock stands at the end of the last one.
func play(tb *apptest.Table, n int) {
	tb.T.Helper()
	clock := eveningtest.Clock{Now: func() int64 { return tb.Now.Wall }, Set: func(ms int64) { tb.Now.Wall = ms }}
	require.NoError(tb.T, eveningtest.Fill(tb.Session.Library, clock, shelf.Games(), n, "random"))
}

// TestTheGroupIsMadeByItself plays some evenings: Home tells of this one and leads to what the group has played.
func TestTheGroupIsMadeByItself(t *testing.T) {
	tb := played(t, 390, 844, 12)
	tb.App.Go()
	tonight := tb.Begins("Tonight. ")
	require.Contains(t, tonight, "played so far")
	require.Contains(t, tonight, "of you: ")
	tb.Tap(tonight)
	require.Equal(t, shell.GroupPage, tb.App.Here().Page)
	log, unread := tb.Session.Evenings.Log()
	require.Empty(t, unread, "what was missing was read")
	f := log.Of(log.Groups()[0], nil)
	require.True(t, tb.Has(strings.Join(log.Groups()[0], ", ")), "%q", tb.Labels())
	require.Positive(t, f.Matches)
	require.True(t, tb.Has("evenings, "), "%q", tb.Labels())
	require.Contains(t, tb.Begins("Wins. "), "Together. ")
}

// TestWhatCountsCanBeChosen counts the last evening alone, another person's duels and another group.
func TestWhatCountsCanBeChosen(t *testing.T) {
	tb := played(t, 390, 844, 12)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	all := tb.Begins("Wins. ")
	tb.TapOn("Since ")
	require.NotEqual(t, all, tb.Begins("Wins. "))
	require.True(t, tb.Has(", since "), "%q", tb.Labels())
	tb.Tap("All")
	require.Equal(t, all, tb.Begins("Wins. "))
	log, _ := tb.Session.Evenings.Log()
	people := log.Groups()[0]
	tb.TapOn("Head to head of " + people[0])
	tb.Tap(people[1])
	require.NotEmpty(t, tb.Begins(people[1]+" before "))
}

// TestNobodyHasPlayedYet shows where the evenings will stand, and the ways to a first one.
func TestNobodyHasPlayedYet(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	require.True(t, tb.Sees("Your first evening"))
	require.False(t, tb.Sees("Share as a picture"))
	tb.TapOn("Traders")
	require.Equal(t, shell.NewMatchPage, tb.App.Here().Page)
}

// TestAPersonIsCalledOtherwise renames a person, takes another one for the same, parts both again, and starts the app anew: it is kept.
func TestAPersonIsCalledOtherwise(t *testing.T) {
	tb := played(t, 390, 844, 6)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	tb.TapOn("Anna. Won ")
	require.Equal(t, shell.Route{Page: shell.PersonPage, Arg: "Anna"}, tb.App.Here().Route)
	tb.Write("Name", "Hannah")
	tb.Tap("Keep this name")
	require.Equal(t, shell.Route{Page: shell.PersonPage, Arg: "Hannah"}, tb.App.Here().Route)
	require.True(t, tb.Sees("anna. Tap to make it a person of its own again"), "%q", tb.Labels())
	tb.Tap("Ben")
	tb.Tap("One person")
	require.Equal(t, "Ben", tb.App.Here().Arg)
	require.Equal(t, "Ben", tb.Session.Evenings.People().Call("Anna"))
	tb.TapOn("anna. ")
	require.Equal(t, "Anna", tb.Session.Evenings.People().Call("Anna"))
	tb.Write("Name", "")
	tb.Tap("Keep this name")
	require.Contains(t, tb.Notice(), "A person needs a name")
	tb.Killed(time.Minute)
	require.Equal(t, "Ben", tb.Session.Evenings.People().Call("Hannah"))
}

// TestTheNumbersLeaveTheApp shares a picture and a table.
func TestTheNumbersLeaveTheApp(t *testing.T) {
	tb := played(t, 390, 844, 4)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	tb.Tap("Share as a picture")
	picture, err := png.Decode(bytes.NewReader(tb.Library.Sharing.Data))
	require.NoError(t, err)
	require.Equal(t, 1080, picture.Bounds().Dx())
	require.Contains(t, tb.Library.Sharing.Text, "Together: ")
	tb.App.Back()
	tb.Tap("Export as a table")
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(tb.Library.Sharing.Data, []byte("\ufeff")))).ReadAll()
	require.NoError(t, err)
	require.Greater(t, len(rows), 8)
	require.Equal(t, "match", rows[0][0])
}

// TestABrokenRecordIsSaid ends a raid trade match in the window after others were played: what it broke stands at its end and in its story.
func TestABrokenRecordIsSaid(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	at := tb.Now.Wall
	data, err := os.ReadFile("../../../companion/games/raidtrade/testdata/golden/every-option.table")
	require.NoError(t, err)
	var last string
	for _, cut := range []string{"", "best"} {
		at += 3_600_000
		tb.Now.Wall = at
		m, _, err := tb.Session.Library.Import(data, cut, nil)
		require.NoError(t, err)
		last = m.ID()
		m.Close()
	}
	tb.Library.Resume(last)
	require.False(t, tb.Has("New record!"), "the same once more is no record: %q", tb.Labels())
	play(tb, 4)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	require.True(t, tb.Sees("Records of the table"))
	tb.TapOn("All records")
	require.Equal(t, shell.RecordsPage, tb.App.Here().Page)
	require.NotEmpty(t, tb.Begins("Longest raid. "))
	log, unread := tb.Session.Evenings.Log()
	require.Empty(t, unread)
	said := false
	for _, g := range tb.App.Games() {
		for _, r := range log.Records(g.Key, tb.Session.Evenings.FeatWords(g)) {
			if !r.Broken || said {
				continue
			}
			said = true
			tb.Library.Resume(r.Match)
			require.True(t, tb.Has("New record! "+r.Words.Title.String()), "%q", tb.Labels())
			tb.Tap("Story. to share")
			require.True(t, tb.Has(r.Words.Title.String()), "%q", tb.Labels())
		}
	}
	require.True(t, said, "some match broke one")
}

// TestTonight says who is there and how long, sees which games suit, draws who starts, and begins one with the starter in the first seat.
func TestTonight(t *testing.T) {
	tb := played(t, 390, 844, 3)
	tb.App.Open(shell.Route{Page: shell.GroupPage})
	tb.TapOn("Play together")
	require.Equal(t, shell.TonightPage, tb.App.Here().Page)
	require.True(t, tb.Has("For 2 players"), "%q", tb.Labels())
	require.True(t, tb.Has("min, "), "%q", tb.Labels())
	tb.Tap("Somebody else")
	tb.Write("Name", "Anna")
	tb.Tap("Sit down")
	require.Contains(t, tb.Notice(), `called "Anna"`)
	tb.CloseNotices()
	tb.Write("Name", "Eve")
	tb.Tap("Sit down")
	require.Equal(t, shell.TonightPage, tb.App.Here().Page)
	tb.Tap("Draw who starts")
	tb.TapOn("Rising Tides. ")
	require.Equal(t, shell.NewMatchPage, tb.App.Here().Page)
	begun := tb.Session.Beginnings["rising-tides"].Seats
	require.Contains(t, begun, "Eve")
	require.True(t, tb.Sees("Start the match"))
	tb.App.Back()
	require.True(t, tb.Has(begun[0]+" starts"), "%q %q", begun, tb.Labels())
	for range 30 {
		tb.Tap("More: You have")
	}
	require.False(t, tb.Has("Takes too long"), "%q", tb.Labels())
}

// TestNobodyWonForAll lets the time run out before anybody has finished, twice: Home and group tell no wins, and all have met.
func TestNobodyWonForAll(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for range 2 {
		tb.Play("rising-tides", 4, "1: nation us", "2: nation asia", "3: nation africa", "4: nation europe",
			"1: draw ?", "2: draw ?", "3: draw ?", "4: draw ?", "table: time-out")
	}
	tb.App.Go()
	tb.Tap(tb.Begins("Tonight. "))
	require.True(t, tb.Sees("Won 0 of 2"), "%q", tb.Labels())
	require.False(t, tb.Sees("Won 2 of 2"), "%q", tb.Labels())
	require.True(t, tb.Has("Anna before Ben: 0. Behind: 0"), "%q", tb.Labels())
	require.False(t, tb.Sees("has met nobody"), "%q", tb.Labels())
	require.False(t, tb.Sees("Fastest win"), "%q", tb.Labels())
}

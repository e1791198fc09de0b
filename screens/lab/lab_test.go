package lab_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/shell"
)

// seesPart reports whether any label holds some words.
func seesPart(tb *apptest.Table, words string) bool {
	for _, label := range tb.Labels() {
		if strings.Contains(label, words) {
			return true
		}
	}
	return false
}

// open opens the lab of a game from its page.
func open(t *testing.T, key string) *apptest.Table {
	t.Helper()
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: key})
	tb.Tap("The lab. For designers: the app plays many matches and counts what the rules do.")
	return tb
}

// TestALabPlaysAndReports plays few matches, reads the report, and opens the longest match in the app.
func TestALabPlaysAndReports(t *testing.T) {
	tb := open(t, "raid-trade")
	tb.Tap("Easy")
	tb.Tap("Play")
	require.True(t, tb.Sees("Who wins, of 100"), "%q", tb.Labels())
	require.True(t, seesPart(tb, "Came to an end. Between"), "%q", tb.Labels())
	tb.Tap("Save as JSON")
	require.Equal(t, shell.SharePage, tb.App.Here().Page)
	require.True(t, seesPart(tb, `"by_seat"`), "%q", tb.Labels())
	tb.App.Back()
	tb.Tap("Save as a page")
	require.Contains(t, string(tb.Library.Sharing.Data), "<svg")
	tb.App.Back()
	for _, label := range tb.Labels() {
		if strings.HasPrefix(label, "Match ") && strings.Contains(label, "longest") {
			tb.Tap(label)
			break
		}
	}
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
	require.True(t, tb.Session.Playing.Match.Table().Over())
	require.Empty(t, tb.Session.Playing.Chairs.Seats())
}

// begun begins a study, and gives what plays its next portion; that reports whether there was one.
func begun(tb *apptest.Table) (next func() bool) {
	tb.T.Helper()
	tb.Tap("Easy")
	var later []func()
	tb.App.Device().Apart = func(work, then func()) { later = append(later, func() { work(); then() }) }
	tb.Tap("Play")
	return func() bool {
		if len(later) == 0 {
			return false
		}
		one := later[0]
		later = later[1:]
		one()
		return true
	}
}

// TestALabIsStoppedAndGoesOn stops after the first portion; what was played is shown and counts when it goes on.
func TestALabIsStoppedAndGoesOn(t *testing.T) {
	tb := open(t, "raid-trade")
	next := begun(tb)
	require.True(t, tb.Sees("Stop"), "%q", tb.Labels())
	require.True(t, next())
	tb.Tap("Stop")
	require.True(t, tb.Sees("Stopping"), "%q", tb.Labels())
	for next() {
	}
	require.True(t, seesPart(tb, "of 20."), "%q", tb.Labels())
	require.True(t, tb.Sees("Who wins, of 100"))
	tb.App.Device().Apart = func(work, then func()) { work(); then() }
	tb.Tap("Go on")
	require.False(t, seesPart(tb, "of 20."), "%q", tb.Labels())
	require.True(t, tb.Sees("Who wins, of 100"))
}

// TestAStudyLastsBeyondTheApp ends the app in the middle of a study: the next start shows what was played and goes on. What another
// program played, and half a line, count as not played.
func TestAStudyLastsBeyondTheApp(t *testing.T) {
	tb := open(t, "raid-trade")
	next := begun(tb)
	for range 3 {
		require.True(t, next())
	}
	again := func() {
		tb.StartApp(390, 844)
		tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
	}
	again()
	require.True(t, tb.Sees("Played 3 of 20."), "%q", tb.Labels())
	require.True(t, tb.Sees("Who wins, of 100"))
	data, err := tb.Store.Read("raid-trade.lab")
	require.NoError(t, err)
	require.NoError(t, tb.Store.Write("raid-trade.lab", data[:len(data)-1]))
	again()
	require.True(t, tb.Sees("Played 2 of 20."), "%q", tb.Labels())
	tb.Tap("Go on")
	require.False(t, seesPart(tb, "of 20."), "%q", tb.Labels())
	again()
	require.True(t, tb.Sees("Who wins, of 100"))
	require.False(t, seesPart(tb, "of 20."), "%q", tb.Labels())
	tb.Tap("Medium")
	again()
	require.False(t, tb.Sees("Who wins, of 100"))

	require.NoError(t, tb.Store.Write("raid-trade.lab", []byte(strings.ReplaceAll(string(data), `"program":"1.0"`, `"program":"0.9"`))))
	again()
	require.False(t, tb.Sees("Who wins, of 100"))
}

// TestAFullDiskKeepsNoStudy says so once, and plays on.
func TestAFullDiskKeepsNoStudy(t *testing.T) {
	tb := open(t, "raid-trade")
	tb.Tap("Easy")
	tb.Store.Full = true
	tb.Tap("Play")
	require.Contains(t, tb.Notice(), "The study can't be saved.")
	tb.CloseNotices()
	require.True(t, tb.Sees("Who wins, of 100"), "%q", tb.Labels())
}

// TestALabComparesHouseRules plays all once more with another answer.
func TestALabComparesHouseRules(t *testing.T) {
	tb := open(t, "raid-trade")
	tb.Tap("Easy")
	tb.Tap("Compare with house rules. Nothing is compared.")
	o := tb.Game("raid-trade").Options[0]
	other := o.Values[0]
	if other == o.Default {
		other = o.Values[1]
	}
	tb.Tap(strings.ToUpper(other[:1]) + other[1:])
	tb.App.Back()
	tb.Tap("Play")
	require.True(t, tb.Sees("What the house rules change"), "%q", tb.Labels())
}

// TestABrowserPlaysFewer has one thread, which the lab gives back again and again.
func TestABrowserPlaysFewer(t *testing.T) {
	tb := open(t, "raid-trade")
	yielded := 0
	tb.App.Device().Yield = func() { yielded++ }
	tb.App.Back()
	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
	require.True(t, seesPart(tb, "A browser plays on one core"), "%q", tb.Labels())
	require.False(t, tb.Sees("10000"))
}

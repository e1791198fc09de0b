package lab_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
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
	require.True(t, tb.Sees("How many moves matches take"), "%q", tb.Labels())
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
	next = heldBack(tb)
	tb.Tap("Play")
	return next
}

// heldBack holds all work beside the screens back, and gives what does the next of it; that reports whether there was any.
func heldBack(tb *apptest.Table) (next func() bool) {
	var later []func()
	tb.App.Device().Apart = func(work, then func()) { later = append(later, func() { work(); then() }) }
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
	for tb.Sees("Stopping") {
		require.True(t, next())
	}
	require.True(t, tb.Sees("Counting what the matches show"), "not while the screens wait")
	require.True(t, next())
	require.False(t, next())
	require.True(t, seesPart(tb, "of 20."), "%q", tb.Labels())
	require.True(t, tb.Sees("Who wins, of 100"))
	tb.App.Device().Apart = func(work, then func()) { work(); then() }
	tb.Tap("Go on")
	require.False(t, seesPart(tb, "of 20."), "%q", tb.Labels())
	require.True(t, tb.Sees("Who wins, of 100"))
}

// kept is the file of a study of two seats with so many matches, in portions of so many.
func kept(games, portion int) []byte {
	var file, matches []byte
	for n := 1; n <= games; n++ {
		matches = fmt.Appendf(matches, `{"number":%d,"moves":%d,"over":true,"winners":[%d],"starter":1,"used":{"raid":[0,1,%d]}},`, n, 100+n%7, 1+n%2, n%2)
		if n%portion == 0 {
			file = fmt.Appendf(file, `{"program":"1.0","seats":2,"games":%d,"level":"random","played":[%s]}`+"\n", games, matches[:len(matches)-1])
			matches = matches[:0]
		}
	}
	return file
}

// TestABigStudyIsReadBesideTheScreens opens a page whose study was kept, with all work beside the screens held back: the page is there
// before anything is read, says how far it is, and offers nothing that would throw away what is being read.
func TestABigStudyIsReadBesideTheScreens(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.NoError(t, tb.Store.Write("raid-trade.lab", kept(10_000, 200)))
	next := heldBack(tb)
	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
	for done := 0; done < 10_000; done += 600 { // the first three portions of at least 500
		require.True(t, tb.Sees(fmt.Sprintf("Matches read: %d of 10000", done)), "%q", tb.Labels())
		require.False(t, tb.Sees("Easy"))
		require.True(t, next())
	}
	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade/rules"})
	require.True(t, tb.Sees("Counting what the matches show"), "%q", tb.Labels())
	require.False(t, tb.Sees("Who wins, of 100"))
	require.True(t, next())
	require.False(t, next(), "nothing is left to do")
	require.True(t, tb.Sees("Who wins, of 100"), "%q", tb.Labels())
	require.True(t, tb.Sees("10000, chosen"), "%q", tb.Labels())
	require.True(t, tb.Sees("Seat 1 wins. Between 49 and 51. 50 %"), "%q", tb.Labels())
}

// TestABrowserReadsInPortions has one thread, which is given back after each portion and while it counts.
func TestABrowserReadsInPortions(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	yielded := 0
	tb.App.Device().Yield = func() { yielded++ }
	require.NoError(t, tb.Store.Write("raid-trade.lab", kept(200, 4)))
	next := heldBack(tb)
	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
	require.Zero(t, yielded)
	require.True(t, next())
	require.Equal(t, 50, yielded, "after each portion")
	require.True(t, next())
	require.Greater(t, yielded, 50+200, "after each match that is counted")
	require.True(t, tb.Sees("Who wins, of 100"), "%q", tb.Labels())
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
	tb.Tap("Compare with house rules. No house rule is compared.")
	o := tb.Game("raid-trade").Options[0]
	other := o.Values[0]
	if other == o.Default {
		other = o.Values[1]
	}
	tb.Tap(strings.ToUpper(other[:1]) + other[1:])
	tb.App.Back()
	tb.Tap("Play")
	require.True(t, tb.Sees("What the other rules change"), "%q", tb.Labels())
}

// TestADesignerChangesANumber turns a knob: its bounds hold, the report names the change, the next start has it, and as printed it is gone.
func TestADesignerChangesANumber(t *testing.T) {
	tb := open(t, "raid-trade")
	tb.Tap("Easy")
	tb.Tap("Designer. All numbers as printed")
	require.True(t, tb.Sees("Level price. Printed: 2. From 1 to 20. White tokens for a level (RD-6.2)."), "%q", tb.Labels())
	tb.Tap("Less: Level price")
	require.True(t, tb.Find("Less: Level price").(*parts.IconButton).Disabled(), "1 is the least")
	tb.Tap("Use these numbers")
	require.True(t, tb.Sees("Designer. Level price: 1 in place of 2"), "%q", tb.Labels())
	tb.Tap("Play")
	require.True(t, tb.Sees("What the other rules change"), "%q", tb.Labels())
	require.True(t, tb.Sees("Level price: 1 in place of 2"))
	require.True(t, seesPart(tb, "of 20 pairs of matches never differed"), "%q", tb.Labels())
	tb.Tap("Save as a page")
	require.Contains(t, string(tb.Library.Sharing.Data), "With level-price=1 in place of the usual rules")
	require.Contains(t, tb.Library.Sharing.Text, "With level-price=1 in place of the usual rules, the same 20 matches")
	tb.App.Back()
	tb.Tap("Save as JSON")
	require.Contains(t, tb.Library.Sharing.Text, "\"changed\": [\n    \"level-price=1\"\n  ]")

	tb.StartApp(390, 844)
	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
	require.True(t, tb.Sees("What the other rules change"), "%q", tb.Labels())
	tb.Tap("Designer. Level price: 1 in place of 2")
	tb.Tap("As printed")
	require.True(t, tb.Sees("Level price: 2"))
	tb.Tap("Undo: As printed")
	require.True(t, tb.Sees("Level price: 1"))
	tb.Tap("As printed")
	tb.App.Back()
	require.True(t, tb.Sees("Designer. All numbers as printed"), "%q", tb.Labels())
	require.False(t, tb.Sees("Who wins, of 100"), "what was played was asked otherwise")
	tb.Tap("Play")
	require.False(t, tb.Sees("What the other rules change"))
}

// TestNumbersThatDontGoTogetherAreSaid lowers the cubes of a player below the turns: that is said before a match is played.
func TestNumbersThatDontGoTogetherAreSaid(t *testing.T) {
	tb := open(t, "duck-dealer")
	tb.Tap("Easy")
	tb.Tap("Designer. All numbers as printed")
	for range 6 {
		tb.Tap("Less: Cubes")
	}
	require.True(t, tb.Sees("Number cubes: there are at least as many cubes as turns (24), not 23."), "in its row: %q", tb.Labels())
	require.True(t, tb.Has("1 mistake: Cubes"), "%q", tb.Labels())
	tb.App.Back()
	tb.Tap("Play")
	require.Equal(t, "Number cubes: there are at least as many cubes as turns (24), not 23.", tb.Notice())
	require.False(t, seesPart(tb, "Played "), "%q", tb.Labels())
	require.False(t, tb.Sees("Who wins, of 100"))
}

// TestWhatIsPrintedForOtherSeatsIsNoChange changes a number to what is printed for five, and lets five play; a file with a number out of
// its bounds counts as not played.
func TestWhatIsPrintedForOtherSeatsIsNoChange(t *testing.T) {
	tb := open(t, "rising-tides")
	tb.Tap("Designer. All numbers as printed")
	tb.Tap("More: Nuke cards")
	tb.App.Back()
	require.True(t, tb.Sees("Designer. Nuke cards: 3 in place of 2"), "%q", tb.Labels())
	tb.Tap("5")
	tb.Tap("Designer. All numbers as printed")
	require.True(t, tb.Sees("Nuke cards. Printed: 3. From 0 to 30. Nuke cards in the deck (8.1)."), "%q", tb.Labels())

	for value, counts := range map[int]bool{9: true, 99: false} {
		require.NoError(t, tb.Store.Write("raid-trade.lab", fmt.Appendf(nil,
			`{"program":"1.0","seats":2,"games":20,"level":"random","numbers":{"level-price":%d},"played":[{"number":1,"moves":3}]}`+"\n", value)))
		tb.StartApp(390, 844)
		tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
		require.Equal(t, counts, tb.Sees("Designer. Level price: 9 in place of 2"), "%q", tb.Labels())
		require.Equal(t, counts, tb.Sees("Played 1 of 40."), "%q", tb.Labels())
	}
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

// TestTheTimerIsASwitch plays Rising Tides beside its timer, with other minutes, and without it.
func TestTheTimerIsASwitch(t *testing.T) {
	tb := open(t, "rising-tides")
	tb.Tap("Easy")
	require.True(t, seesPart(tb, "Set to 8 minutes. Every ten seconds an event comes in 20 of 100 cases. A move takes 2 seconds."), "%q", tb.Labels())
	tb.Tap("Play")
	require.True(t, seesPart(tb, "The time ends it. Between"), "%q", tb.Labels())
	require.True(t, seesPart(tb, "Minutes of the timer. "), "%q", tb.Labels())
	tb.Tap("Designer. All numbers as printed")
	require.True(t, tb.Sees("Minutes. Printed: 8. From 1 to 60. Minutes that the timer is set to."), "%q", tb.Labels())
	tb.Tap("Less: Minutes")
	tb.Tap("Use these numbers")
	require.True(t, tb.Sees("Designer. Minutes: 7 in place of 8"), "%q", tb.Labels())
	tb.Tap("Play")
	require.True(t, tb.Sees("What the other rules change"), "%q", tb.Labels())
	tb.Tap("Save as JSON")
	require.Contains(t, tb.Library.Sharing.Text, "\"changed\": [\n    \"minutes=7\"\n  ]")
	tb.App.Back()

	tb.Tap("The timer runs: On")
	require.True(t, tb.Sees("Designer. All numbers as printed"), "without a timer there are no minutes: %q", tb.Labels())
	tb.Tap("Play")
	require.True(t, seesPart(tb, "Chance ends it. Between"), "%q", tb.Labels())
	tb.StartApp(390, 844)
	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "rising-tides"})
	require.True(t, seesPart(tb, "Chance ends it. Between"), "%q", tb.Labels())
	require.True(t, tb.Sees("The timer runs: Off"), "%q", tb.Labels())
	tb.Tap("Designer. All numbers as printed")
	require.False(t, seesPart(tb, "Minutes. Printed"), "%q", tb.Labels())

	tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "traders"})
	require.False(t, seesPart(tb, "The timer runs"), "%q", tb.Labels())
}

// TestALabPlaysAllNumbersOfSeats plays few matches for each number of seats in turn, and has them side by side.
func TestALabPlaysAllNumbersOfSeats(t *testing.T) {
	tb := open(t, "atrades")
	tb.Tap("All")
	tb.Tap("Easy")
	tb.Tap("Play")
	require.True(t, tb.Sees("By the number of seats"), "%q", tb.Labels())
	for _, seats := range []string{"2 seats", "3 seats", "4 seats", "5 seats"} {
		require.True(t, seesPart(tb, seats+". Who starts wins "), "%q", tb.Labels())
	}
	tb.Tap("Save as JSON")
	require.True(t, seesPart(tb, `"seats": [`), "%q", tb.Labels())
	tb.App.Back()
	tb.Tap("2")
	require.False(t, tb.Sees("By the number of seats"))
}

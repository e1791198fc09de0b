package screens_test

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/raidtrade"
)

// homeLabels are what is on Home before anything was played.
var homeLabels = []string{
	"Ask a rule", "Timer", "Rising Tides. 4 to 6 players", "Traders. 2 to 6 players", "Raid Trade. 2 players",
	"Duck Dealer. 2 to 5 players", "Atrades. 2 to 5 players",
	"Matches", "Join a table",
}

// TestHomeFillsWideScreens opens Home where the screen is wide: all of it is seen without scrolling, and it is not left half
// empty.
func TestHomeFillsWideScreens(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}, {Width: 1600, Height: 1000}} {
		tb := apptest.New(t, size.Width, size.Height)
		var right, bottom float32
		for _, label := range homeLabels {
			o := tb.Find(label)
			require.NotNil(t, o, label)
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
			right, bottom = max(right, at.X+o.Size().Width), max(bottom, at.Y+o.Size().Height)
		}
		require.LessOrEqual(t, bottom, size.Height, "%v: cut", size)
		require.LessOrEqual(t, right, size.Width, "%v: cut", size)
		require.Greater(t, bottom, 0.8*size.Height, "%v: empty below", size)
		require.Greater(t, right, 0.9*size.Width, "%v: empty beside", size)
	}
}

// TestHomeShowsAllAtOnce sees all that Home leads to without scrolling, also while a match waits to go on.
func TestHomeShowsAllAtOnce(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 768, Height: 1024}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
		tb := apptest.New(t, size.Width, size.Height)
		for _, plays := range []bool{false, true} {
			if plays {
				tb.Play(raidtrade.Key, 2)
				tb.App.Go()
				require.Equal(t, "Go on: Raid Trade. Anna, Ben, move 0", tb.Begins("Go on: "), "the match waits")
			}
			for _, label := range homeLabels {
				require.True(t, tb.InSight(tb.Find(label)), "%v, a match waits: %v: %s", size, plays, label)
			}
		}
	}
}

// TestAQuestionIsOneOfAGame asks from Home.
func TestAQuestionIsOneOfAGame(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Ask a rule")
	last := tb.Find("Atrades")
	bottom := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y + last.Size().Height
	require.LessOrEqual(t, bottom, float32(844), "all games are in sight")
	tb.TapOn("Raid Trade")
	require.Equal(t, shell.Route{Page: shell.DisputePage, Arg: raidtrade.Key}, tb.App.Here().Route)
	tb.Tap("Back")
	tb.Tap("Back")
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
}

// TestTheTimerKeepsItsKey lets the timer run: its key says so, and stands where it stood.
func TestTheTimerKeepsItsKey(t *testing.T) {
	tb := apptest.New(t, 844, 390)
	place := func(label string) (fyne.Position, fyne.Size) {
		o := tb.Find(label)
		require.NotNil(t, o, label)
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
	}
	at, size := place("Timer")
	tb.StartTimer()
	tb.Tap("Back")
	runs, same := place(tb.Begins("Continue: Rising Tides. The clock runs."))
	require.Equal(t, at, runs)
	require.Equal(t, size, same)
	require.True(t, tb.Sees("The clock runs"))
	tb.TapOn("Continue: Rising Tides")
	require.Equal(t, shell.TimerPage, tb.App.Here().Page)
}

// TestHomeGoesOnWithOneMatch plays two matches, the second one touched last: one tile leads there, the other match lies behind
// Matches; and when both are over the last table is offered again.
func TestHomeGoesOnWithOneMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.Equal(t, "Play a first round: Traders. Step by step", tb.Begins("Play a first round"))
	require.Equal(t, "Tonight. Nothing played yet", tb.Begins("Tonight"))
	tb.Play("traders", 3)
	tb.Play(raidtrade.Key, 2)
	tb.App.Go()
	require.Equal(t, "Go on: Raid Trade. Anna, Ben, move 0", tb.Begins("Go on: "))
	require.Equal(t, "Tonight. The first one runs", tb.Begins("Tonight"))
	require.Empty(t, tb.Find("Traders. Anna, Ben, Cleo"))
	tb.TapOn("Go on: ")
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
}

// TestWhatCantBeReadIsNoWayOn spoils the match that was touched last, in each of its lines alone and from each on: Home goes on with one
// that opens, the older one where the newer can't be read any more, and Matches tells of it.
func TestWhatCantBeReadIsNoWayOn(t *testing.T) {
	older, lines := 0, 1
	for from := 0; from < lines; from++ {
		for _, alone := range []bool{false, true} {
			tb := apptest.New(t, 390, 844)
			good := tb.Play("traders", 2, "Anna: roll 4")
			tb.Skip(time.Hour)
			o := tb.Play("raid-trade", 2, "Anna: roll 4", "Ben: roll 2")
			file := o.ID + ".match"
			data, err := tb.Store.Read(file)
			require.NoError(t, err)
			lines = bytes.Count(data, []byte("\n"))
			require.NoError(t, tb.Store.Write(file, spoilt(data, from, alone)))
			tb.Killed(0)
			tb.App.Go()
			tb.Tap(tb.Begins("Go on: "))
			require.Equal(t, shell.MatchPage, tb.App.Here().Page, "line %d of %s: %q %q", from+1, data, tb.Labels(), tb.Notice())
			if tb.App.Here().Arg == good.ID {
				older++
				tb.App.Open(shell.Route{Page: shell.MatchesPage})
				require.True(t, tb.Has("can't be read"), "%q", tb.Labels())
			}
		}
	}
	require.Greater(t, older, lines)
}

// TestAfterAFinishedMatchNothingSpoiltGoesOn has a match that is over before one of which nothing can be read: Home offers the next one.
func TestAfterAFinishedMatchNothingSpoiltGoesOn(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play("rising-tides", 4, append(slices.Clone(apptest.Dealt), "table: time-out", "table: close")...)
	tb.Skip(time.Hour)
	o := tb.Play("raid-trade", 2, "Anna: roll 4")
	require.NoError(t, tb.Store.Write(o.ID+".match", []byte("nothing of it\n")))
	tb.Killed(0)
	tb.App.Go()
	require.False(t, tb.Has("Go on: "), "%q", tb.Labels())
	require.Contains(t, tb.Begins("Again: "), "Rising Tides")
}

// spoilt is a file with four bytes overwritten in a line, from 0, alone, or in all from there on.
func spoilt(data []byte, from int, alone bool) []byte {
	data = slices.Clone(data)
	at := 0
	for i, line := range bytes.SplitAfter(slices.Clone(data), []byte("\n")) {
		if i == from || i > from && !alone && len(line) > 0 {
			copy(data[at+len(line)/2:], "####")
		}
		at += len(line)
	}
	return data
}

// TestAThumbOnItsWayOutEndsAtHome goes on to tap the corner after the way back: it comes to Home and no further. Who waits opens the options.
func TestAThumbOnItsWayOutEndsAtHome(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtrade.Key, 2)
	corner := fyne.NewPos(32, 32)
	for tb.App.Here().Page != shell.HomePage {
		test.TapCanvas(tb.Window.Canvas(), corner)
		tb.Run(time.Second)
	}
	test.TapCanvas(tb.Window.Canvas(), corner)
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
	tb.Run(2 * time.Second)
	test.TapCanvas(tb.Window.Canvas(), corner)
	require.Equal(t, shell.OptionsPage, tb.App.Here().Page)
}

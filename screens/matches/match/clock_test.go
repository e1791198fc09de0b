package match_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/sounds"
)

// clocked opens a match of two with a clock; it is Anna's turn.
func clocked(tb *apptest.Table, header string) *game.OwnMatch {
	tb.T.Helper()
	t := &rules.Transcript{}
	t.Add("Game", "raid-trade")
	t.Add("Seat", "Anna")
	t.Add("Seat", "Ben")
	t.Add(matches.HeaderClock, header)
	return tb.PlayAs(t, "Anna: roll 5", "Ben: roll 3")
}

// TestNoClockIsSeenUnlessItIsChosen begins matches with and without one. The last choice stands there again.
func TestNoClockIsSeenUnlessItIsChosen(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	begin := func(how string) *game.OwnMatch {
		tb.App.Go(shell.Route{Page: shell.NewMatchPage, Arg: "raid-trade"})
		if how != "" {
			tb.TapOn(how)
		}
		tb.TapOn("Start the match")
		return tb.Session.Playing
	}
	require.Empty(t, begin("").Match.Header(matches.HeaderClock))
	require.False(t, tb.Has("so far"))
	require.Equal(t, "down 15", begin("Counts down").Match.Header(matches.HeaderClock))
	tb.App.Go(shell.Route{Page: shell.NewMatchPage, Arg: "raid-trade"})
	tb.TapOn("More: For each player")
	require.Equal(t, "down 16", begin("").Match.Header(matches.HeaderClock))
	o := tb.Session.Playing
	tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: o.ID})
	tb.TapOn("Counts up")
	tb.App.Back()
	require.Equal(t, "up", o.Match.Header(matches.HeaderClock))
}

// TestTheClockOfWhoeverDecides lets time go by for both: what is said changes with the minutes alone, and nothing moves but digits.
func TestTheClockOfWhoeverDecides(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := clocked(tb, "up")
	who := func() (fyne.Position, fyne.Size) {
		name := tb.Find("Anna")
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(name), name.Size()
	}
	at, size := who()
	tb.Run(59 * time.Second)
	require.Equal(t, int64(59_000), o.Clock.Used(1))
	require.True(t, tb.Sees("0 min so far"), "%q", tb.Labels())
	face := tb.Find("0 min so far")
	right := fyne.CurrentApp().Driver().AbsolutePositionForObject(face).X + face.Size().Width
	tb.Run(time.Second)
	require.True(t, tb.Sees("1 min so far"), "%q", tb.Labels())
	require.InDelta(t, right, fyne.CurrentApp().Driver().AbsolutePositionForObject(face).X+face.Size().Width, 0.01, "it ends where it did")
	now, wide := who()
	require.Equal(t, at, now)
	require.Equal(t, size, wide)
	tb.Enter("Anna: end")
	tb.App.Refresh()
	tb.Run(5 * time.Second)
	require.Equal(t, []int64{60_000, 5_000}, []int64{o.Clock.Used(1), o.Clock.Used(2)})
	tb.Run(10 * time.Minute)
	require.Equal(t, int64(5*60_000), o.Clock.Used(2), "it stands after a long time at one decision")
}

// TestTheClockStandsWhileNobodyPlays leaves the app, closes it, lets it be killed and lets the device sleep. Undo takes back no time.
func TestTheClockStandsWhileNobodyPlays(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := clocked(tb, "up")
	id := o.ID
	tb.Run(7 * time.Second)
	tb.LeaveForeground()
	tb.Run(3 * time.Minute)
	tb.App.Wake()
	tb.Run(3 * time.Second)
	require.Equal(t, int64(10_000), o.Clock.Used(1))
	tb.Skip(2 * time.Minute) // the device sleeps
	tb.Run(3 * time.Second)
	require.Equal(t, int64(12_000), o.Clock.Used(1)/1000*1000)
	again := func() {
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
		o = tb.Session.Playing
	}
	tb.Stop()
	o.Match.Close()
	tb.Killed(time.Hour)
	again()
	used := o.Clock.Used(1)
	require.Equal(t, int64(12_000), used/1000*1000, "closed")
	tb.Run(3 * time.Second)
	require.Equal(t, used+3_000, o.Clock.Used(1))
	tb.Tap("End the turn")
	require.Equal(t, used+3_000, o.Clock.Used(1), "what was thought about is kept")
	tb.Run(8 * time.Second)
	tb.TapOn("Undo")
	require.Equal(t, []int64{used + 3_000, 0}, []int64{o.Clock.Used(1), o.Clock.Used(2)}, "the time until an undo is nobody's")
}

// TestTheBellRingsOnce counts down: nothing else happens, and it doesn't ring again after the app was closed.
func TestTheBellRingsOnce(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := clocked(tb, "down 1")
	tb.Run(59 * time.Second)
	require.Zero(t, tb.Sound.Count(sounds.Event))
	require.True(t, tb.Sees("0 min left"), "%q", tb.Labels())
	tb.Run(5 * time.Second)
	require.Equal(t, 1, tb.Sound.Count(sounds.Event))
	digits, words := o.Clock.Face(1)
	require.Equal(t, []any{"\u22120:04", "0 min over"}, []any{digits, words})
	require.False(t, o.Match.Table().Over())
	id := o.ID
	tb.Stop()
	o.Match.Close()
	tb.Killed(time.Minute)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	tb.Run(5 * time.Second)
	require.Equal(t, 1, tb.Sound.Count(sounds.Event))
}

// TestForWhomTheTableWaited ends a match with a clock and one without: with it the end and the story say for whom the table waited.
func TestForWhomTheTableWaited(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	end := func(header string) {
		tb.PlayWhole("duck-dealer")
		o := tb.Session.Playing
		require.NoError(t, o.Match.SetHeader(matches.HeaderClock, header))
		for i, move := range apptest.WholeMoves(t, "duck-dealer") {
			tb.Skip(time.Duration(1+i%2) * time.Second)
			tb.Enter(move)
		}
		tb.App.Refresh()
	}
	end("up")
	require.True(t, tb.Has("You waited longest for "), "%q", tb.Labels())
	tb.TapOn("Story")
	require.True(t, tb.Has("How long you waited"), "%q", tb.Labels())
	require.True(t, tb.Has("You waited longest for "), "%q", tb.Labels())
	end("")
	require.False(t, tb.Has("You waited"), "%q", tb.Labels())
}

// TestReducedMotionCountsInTens looks at the digits with reduced motion.
func TestReducedMotionCountsInTens(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Choose(func(o *shell.Options) { o.Still, o.StillChosen = true, true })
	o := clocked(tb, "up")
	tb.Run(29 * time.Second)
	digits, _ := o.Clock.Face(1)
	require.Equal(t, "0:20", digits)
}

// clocks are pages with a clock: where its time is over, beside the seats of a rail, at the end, and where it is chosen.
var clocks = []apptest.Situation{
	{"time is over", func(tb *apptest.Table) { clocked(tb, "down 1"); tb.Run(90 * time.Second) }},
	{"a rail", func(tb *apptest.Table) {
		o := tb.Play("traders", 6, "Anna: roll 1", "Ben: roll 2", "Cleo: roll 3", "Dora: roll 4", "Emil: roll 5", "Frida: roll 6")
		o.Clock.Set("down 120")
		tb.App.Show()
	}},
	{"who was waited for", func(tb *apptest.Table) {
		tb.PlayWhole("duck-dealer")
		require.NoError(tb.T, tb.Session.Playing.Match.SetHeader(matches.HeaderClock, "up"))
		for i, move := range apptest.WholeMoves(tb.T, "duck-dealer") {
			tb.Skip(time.Duration(1+i%2) * time.Second)
			tb.Enter(move)
		}
		tb.App.Refresh()
	}},
	{"counts down", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.MatchMorePage, Arg: clocked(tb, "down 15").ID})
	}},
}

// TestClockLayouts examines pages with a clock.
func TestClockLayouts(t *testing.T) { apptest.Examine(t, clocks) }

package duckdealer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	duckdealerscreens "tablekeeper/screens/games/duckdealer"
)

// TestBornClosest enters birth dates: the app says who starts, and a tie is put to the table.
func TestBornClosest(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(duckdealerscreens.Key, 3)
	tb.Tap("Find out by birth dates. Closed")
	tb.Write("Birth date of Anna", "1.1.1990")
	tb.Write("Birth date of Ben", "20.11.1967")
	require.False(t, tb.Sees("Enter Ben"), "one date is missing")
	tb.Write("Birth date of Cleo", "1967-11-28")
	require.True(t, tb.Sees("Ben, Cleo are equally close, 4 days: choose one of them."), "%q", tb.Labels())
	tb.Write("Birth date of Cleo", "29 11 1967")
	require.True(t, tb.Sees("Ben is closest: 4 days."))
	tb.Tap("Enter Ben")
	require.Equal(t, "table: born 2", apptest.Latest(o))
	require.False(t, tb.Sees("Birth date of Anna"))
}

// TestSecretBids lets the device go round: nothing is written before all are in; those who are tied bid once more.
func TestSecretBids(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := auction(tb, 3)
	tb.Bid("Anna", "12")
	tb.Bid("Ben", "100")
	require.Zero(t, o.Match.Log().Count())
	require.NotContains(t, tb.Bare(), "100")
	tb.Bid("Cleo", "12")
	require.Equal(t, []string{"Anna: bid 12", "Ben: bid 100", "Cleo: bid 12"}, apptest.Moves(o))
	require.True(t, tb.Sees("Tie! Bid again"), "%q", tb.Labels())
	tb.Bid("Anna", "0")
	tb.Bid("Cleo", "1")
	require.Equal(t, []string{"Anna: bid 0", "Cleo: bid 1"}, apptest.Moves(o)[3:])
	require.Equal(t, "position", o.Match.Table().Step())
	require.Equal(t, []int{2}, o.Match.Table().ToMove())
}

// TestAKilledAppKeepsSecretBids closes the app between two bids, and in the midst of showing them.
func TestAKilledAppKeepsSecretBids(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	id := auction(tb, 3).ID
	again := func() {
		tb.Killed(0)
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	}
	tb.Bid("Anna", "12")
	tb.Bid("Ben", "100")
	again()
	require.True(t, tb.Sees("Pass the device to Cleo"), "%q", tb.Labels())
	require.NotContains(t, tb.Bare(), "100")
	m := tb.Session.Playing.Match
	require.NoError(t, m.Hands().CloseBid(duckdealer.Bid.Act(3, 5)))
	tb.Enter("Anna: bid 12")
	again()
	require.False(t, tb.Sees("Not now"))
	tb.Tap("Show all bids")
	require.Equal(t, []string{"Anna: bid 12", "Ben: bid 100", "Cleo: bid 5"}, apptest.Moves(tb.Session.Playing))
}

// TestLaidPlaceByPlace says what lies on the table by tapping, and begins a match with it.
func TestLaidPlaceByPlace(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	require.True(t, tb.Sees("Whose cards and dice"))
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.False(t, tb.Sees("Whose cards and dice"), "there are none in this game")
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.Tap("As laid")
	for _, good := range []string{"Phone boxes", "Solar panels", "Blue paint"} {
		tb.TapOn(good)
	}
	require.True(t, tb.Sees("The mine on Teal"), "%q", tb.Labels())
	setup := tb.Session.Beginnings[duckdealerscreens.Key].Setup
	require.Contains(t, setup, "mine s1 phone-boxes")
	require.Contains(t, setup, "mine s2 solar-panels")
	require.Contains(t, setup, "mine s3 blue-paint")
	tb.Tap("Previous")
	require.True(t, tb.Sees("Blue paint, chosen"))
	tb.Tap("Back")
	tb.Tap("Start the match")
	v, ok := duckdealer.Look(tb.Session.Playing.Match.Table())
	require.True(t, ok)
	require.Equal(t, "phone-boxes", v.Planet("s1").MineOf())
	require.Equal(t, "blue-paint", v.Planet("s3").MineOf())
}

// TestBidsOnPaper enters openly what was written down.
func TestBidsOnPaper(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := auction(tb, 2)
	tb.Tap("We bid on paper")
	require.True(t, tb.Sees("Enter the bid"))
	tb.Enter("Anna: bid 3")
	tb.App.Refresh()
	tb.Tap("Bid unseen on this device")
	tb.Bid("Ben", "3")
	require.Equal(t, []string{"Anna: bid 3", "Ben: bid 3"}, apptest.Moves(o))
}

package screens

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	duckdealerscreens "tablekeeper/screens/duckdealer"
	"tablekeeper/screens/shell"
)

// TestBornClosest enters birth dates: the app says who starts, and a tie is put to the table.
func TestBornClosest(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(duckdealerscreens.Key, 3)
	tb.tap("Find out by birth dates. Closed")
	tb.write("Birth date of Anna", "1.1.1990")
	tb.write("Birth date of Ben", "20.11.1967")
	require.False(t, tb.sees("Enter Ben"), "one date is missing")
	tb.write("Birth date of Cleo", "1967-11-28")
	require.True(t, tb.sees("Ben, Cleo are equally close, 4 days: decide among them."), "%q", tb.labels())
	tb.write("Birth date of Cleo", "29 11 1967")
	require.True(t, tb.sees("Ben is closest: 4 days."))
	tb.tap("Enter Ben")
	require.Equal(t, "table: born 2", latest(o))
	require.False(t, tb.sees("Birth date of Anna"))
}

// TestSecretBids lets the device go round: nothing is written before all are in; those who are tied bid once more.
func TestSecretBids(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.auction(3)
	require.False(t, tb.sees("Show all moves"), "no list of moves shows a bid")
	tb.bid("Anna", "12")
	tb.bid("Ben", "100")
	require.Zero(t, o.Match.Count())
	require.NotContains(t, tb.bare(), "100")
	tb.bid("Cleo", "12")
	require.Equal(t, []string{"Anna: bid 12", "Ben: bid 100", "Cleo: bid 12"}, text(o))
	require.True(t, tb.sees("A tie: bids once more. All points bid are taken off at the end."), "%q", tb.labels())
	tb.bid("Anna", "0")
	tb.bid("Cleo", "1")
	require.Equal(t, []string{"Anna: bid 0", "Cleo: bid 1"}, text(o)[3:])
	require.Equal(t, "position", o.Match.Table().Step())
	require.Equal(t, []int{2}, o.Match.Table().ToMove())
}

// TestLaidPlaceByPlace says what lies on the table by tapping, and begins a match with it.
func TestLaidPlaceByPlace(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	require.True(t, tb.sees("Cards and dice"))
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.False(t, tb.sees("Cards and dice"), "there are none in this game")
	tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.tap("As laid")
	for _, good := range []string{"Phone boxes", "Solar panels", "Blue paint"} {
		tb.tapOn(good)
	}
	require.True(t, tb.sees("The mine on s4"), "%q", tb.labels())
	setup := tb.app.session.Beginnings[duckdealerscreens.Key].Setup
	require.Contains(t, setup, "mine s1 phone-boxes")
	require.Contains(t, setup, "mine s2 solar-panels")
	require.Contains(t, setup, "mine s3 blue-paint")
	tb.tap("Before")
	require.True(t, tb.sees("Blue paint, chosen"))
	tb.tap("Back")
	tb.tap("Start the match")
	v, ok := duckdealer.Look(tb.app.session.Playing.Match.Table())
	require.True(t, ok)
	require.Equal(t, "phone-boxes", v.Planets["s1"].Mine)
	require.Equal(t, "blue-paint", v.Planets["s3"].Mine)
}

// TestBidsOnPaper enters openly what was written down.
func TestBidsOnPaper(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.auction(2)
	tb.tap("We bid on paper")
	require.True(t, tb.sees("Show all moves"))
	tb.enter("Anna: bid 3")
	tb.app.Refresh()
	tb.tap("Bid unseen on this device")
	tb.bid("Ben", "3")
	require.Equal(t, []string{"Anna: bid 3", "Ben: bid 3"}, text(o))
}

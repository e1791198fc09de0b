package atrades_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	book "tablekeeper/companion/games/atrades"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

// fistsTied lets three players bid on the aid's page, two of them the same.
func fistsTied(tb *apptest.Table) {
	tb.T.Helper()
	atradesOf(tb).Bidding = &atrades.FistTable{Names: []string{"Anna", "Ben", "Cleo"}}
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
	tb.Tap("Begin")
	tb.Bid("Anna", "41")
	tb.Bid("Ben", "7")
	tb.Bid("Cleo", "41")
}

func TestFistsAlone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	fistsTied(tb)
	require.True(t, tb.Sees("A tie at 41: Anna, Cleo"), "%q", tb.Labels())
	require.True(t, tb.Sees("Anna. The same number as another. 41"))
	require.True(t, tb.Sees("Ben. 7"))
	tb.Tap("Bid again")
	tb.Tap("Begin")
	tb.Tap("I am Anna")
	tb.Tap("No bid")
	require.True(t, tb.Sees("Pass the device to Ben"), "the device goes on by itself")
	tb.Tap("Later")
	require.True(t, tb.Sees("Anna. Tap to open the fist and bid again.. closed") || strings.Contains(tb.Bare(), "closed"))
	tb.Bid("Ben", "3")
	tb.Bid("Cleo", "2")
	require.True(t, tb.Sees("Ben: 3"))
	require.True(t, tb.Sees("Anna. no bid"))
}

// TestNamesAreOfferedForFists seats somebody who played another game before with one tap.
func TestNamesAreOfferedForFists(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Session.Remembered.Names = []string{"Zoë", "Łukasz", "Player A"}
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
	offers := func(name string) bool { _, ok := tb.Find(name).(*parts.Key); return ok }
	require.False(t, offers("Player A"), "a seat's letter is nobody's name")
	tb.Tap("Zoë")
	require.False(t, offers("Zoë"), "who sits is not offered any more")
	tb.Tap("Łukasz")
	tb.Tap("Begin")
	tb.Bid("Zoë", "4")
	tb.Bid("Łukasz", "3")
	require.True(t, tb.Sees("Zoë: 4"), "%q", tb.Labels())
}

// TestAFistIsOpenedAgain throws a number away while others are still awaited.
func TestAFistIsOpenedAgain(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	atradesOf(tb).Bidding = &atrades.FistTable{Names: []string{"Anna", "Ben"}}
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
	tb.Tap("Begin")
	tb.Bid("Anna", "4")
	tb.Tap("Later")
	p := tb.App.Shown().(*atrades.FistsPage)
	p.Tapped(0)
	tb.Tap("Bid again")
	tb.Bid("Anna", "9")
	tb.Bid("Ben", "8")
	require.True(t, tb.Sees("Anna: 9"))
}

// TestSealedBidsShowNothing enters the bids for the turn order and looks at the window after every tap: before all are
// in, no picture of the window depends on a number that was entered, and no label or field holds it.
func TestSealedBidsShowNothing(t *testing.T) {
	numbers := [][]string{{"2", "5", "3"}, {"6", "7", "8"}}
	var pictures [2][]any
	for k, bids := range numbers {
		tb := apptest.New(t, 390, 844)
		o := tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
		entries := o.Match.Log().Count()
		look := func() {
			pictures[k] = append(pictures[k], tb.Window.Canvas().Capture(), tb.Bare())
			require.Equal(t, entries, o.Match.Log().Count(), "nothing is written")
		}
		look()
		for i, name := range []string{"Cleo", "Ben", "Anna"} {
			look() // the cover before the next player
			tb.Tap("I am " + name)
			look()
			before := tb.Window.Canvas().Capture()
			tb.Digits(bids[i])
			require.NotEqual(t, before, tb.Window.Canvas().Capture(), "the player sees the own number")
			if i == 1 {
				tb.LeaveForeground() // the app is left
				look()
				tb.Tap("I am " + name)
				look()
				tb.Digits(bids[i])
			}
			if i < 2 {
				tb.Tap("Close the fist")
			}
		}
		export := string(o.Match.Export())
		require.NotContains(t, export, "bid", "the file holds no bid before all are in")
		tb.Tap("Close the fist")
		require.Equal(t, entries+3, o.Match.Log().Count(), "all are played together")
		require.True(t, tb.Sees("The fists are open"), "%q", tb.Labels())
	}
	require.Equal(t, pictures[0], pictures[1], "what is seen does not depend on the numbers")
	require.NotEmpty(t, pictures[0])
}

// TestSealedBidsOfAMatch enters a tie for the turn order and a final round of a merger.
func TestSealedBidsOfAMatch(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	o := tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
	require.False(t, tb.Has("See all moves"), "no list of moves shows a bid")
	tb.Bid("Cleo", "2")
	tb.Bid("Ben", "2")
	tb.Bid("Anna", "1")
	require.Equal(t, []string{"Cleo: bid 2", "Ben: bid 2", "Anna: bid 1"}, apptest.Moves(o)[toTurnBids:])
	require.True(t, tb.Sees("Turn order: Cleo, Ben, Anna. Equal bids keep their earlier order."), "%q", tb.Labels())
	tb.Enter("3: pay own")
	tb.App.Refresh()
	require.False(t, tb.Sees("The fists are open"), "only until something else is played")

	tb = apptest.New(t, 1024, 768)
	o = tb.Play(atrades.Key, 2, finalRound...)
	require.Equal(t, "final-bid", o.Match.Table().Step())
	tb.Tap("I am Anna")
	tb.Digits("1")
	tb.Tap("Close the fist")
	require.True(t, tb.Sees("Bid a number from 5 to 7."), "a number too small is not taken: %q", tb.Labels())
	tb.Digits("6")
	tb.Tap("Close the fist")
	tb.Bid("Ben", "6")
	require.True(t, tb.Sees("Anna wins the merger at 6. If bids are equal, whoever comes first in the turn order wins."), "%q", tb.Labels())
}

// TestOwnFists enters the numbers openly, after the table has shown its own fists.
func TestOwnFists(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
	tb.Tap("We bid with our hands")
	require.True(t, tb.Has("Bid 1. You can bid"), "%q", tb.Labels())
	tb.TapOn("1 more")
	tb.TapOn("1 less")
	tb.TapOn("Bid 1. ")
	require.Equal(t, "Anna: bid 1", apptest.Latest(o))
	require.True(t, tb.Has("Bid 1. You can bid"), "the table goes on with its own fists")
	tb.Tap("Bid unseen on this device")
	require.False(t, tb.Has("Bid 1. You can bid"))
	tb.Bid("Cleo", "0")
	tb.Bid("Ben", "0")
	require.Equal(t, toTurnBids+3, o.Match.Log().Count())
}

// TestFistsOfAnotherMatch closes a fist in one match; another one at the same place asks everybody.
func TestFistsOfAnotherMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	first := tb.Play(atrades.Key, 3, smooth[:toTurnBids]...).ID
	tb.Bid("Cleo", "2")
	tb.Tap("Later")
	tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
	require.True(t, tb.Sees("Pass the device to Cleo"), "%q", tb.Labels())
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: first})
	require.True(t, tb.Sees("Pass the device to Ben"), "Cleo's fist stays closed: %q", tb.Labels())
}

// TestAKilledAppKeepsClosedFists closes the app between two bids, after one was thrown away and bid again, and once more
// before all bids are shown.
func TestAKilledAppKeepsClosedFists(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	id := tb.Play(atrades.Key, 3, smooth[:toTurnBids]...).ID
	again := func() {
		tb.Killed(0)
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
		require.Equal(t, toTurnBids, tb.Session.Playing.Match.Log().Count())
	}
	tb.Bid("Cleo", "2")
	again()
	require.True(t, tb.Sees("Pass the device to Ben"), "%q", tb.Labels())
	require.False(t, tb.Has("See all moves"))
	tb.Tap("Cleo. closed")
	tb.Tap("Bid again")
	tb.Tap("Later")
	again()
	require.True(t, tb.Sees("Pass the device to Cleo"), "what was thrown away stays away: %q", tb.Labels())
	tb.Bid("Cleo", "1")
	tb.Bid("Ben", "0")
	require.NoError(t, tb.Session.Playing.Match.Hands().CloseBid(book.Bid.Act(1, 2))) // and is killed before the bids are shown
	again()
	require.NotContains(t, tb.Bare(), "bid 2")
	tb.Tap("Show all bids")
	require.Equal(t, []string{"Cleo: bid 1", "Ben: bid 0", "Anna: bid 2"}, apptest.Moves(tb.Session.Playing)[toTurnBids:])
	require.True(t, tb.Sees("The fists are open"), "%q", tb.Labels())
}

// TestLayingARegion chooses a side and turns; the board shows it before it is played.
func TestLayingARegion(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	o := joined(tb, toLay)
	board := tb.App.Shown().(*match.Match).Felt.(*atrades.GuildBoard)
	for range 40 {
		if tb.Has("Below Vo") {
			break
		}
		tb.TapOn("Another side")
	}
	tb.TapOn("Turn it")
	require.True(t, board.View.Regions()[2].Laid(), "it is seen")
	require.Equal(t, "lay", o.Match.Table().Step(), "it is not yet played")
	tb.TapOn("Lay it here")
	require.Equal(t, "Player A: lay vo 1 1", apptest.Latest(o))
}

// TestGuildByChance takes one of the guilds that are left.
func TestGuildByChance(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(atrades.Key, 2)
	for range 2 {
		tb.TapOn("By chance")
	}
	require.Equal(t, "region", o.Match.Table().Step())
	tb.TapOn("App draws")
	require.Equal(t, 3, o.Match.Log().Count(), "the app has drawn a region: %q", tb.Labels())
}

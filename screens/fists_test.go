package screens

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/atrades"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// bid enters a bid where nobody looks: the device is passed to a player, who types a number; "" withdraws.
func (tb *table) bid(name, number string) {
	tb.t.Helper()
	if !tb.sees("I am " + name) {
		tb.tap("Pass the device to " + name)
	}
	tb.tap("I am " + name)
	if number == "" {
		tb.tap("Withdraw")
		return
	}
	tb.digits(number)
	tb.tap("Close the fist")
}

// digits taps a number on the ten keys.
func (tb *table) digits(number string) {
	tb.t.Helper()
	for _, digit := range number {
		tb.tap(string(digit))
	}
}

// fistsTied lets three players bid on the aid's page, two of them the same.
func (tb *table) fistsTied() {
	tb.t.Helper()
	tb.app.atrades().Bidding = &atrades.FistTable{Names: []string{"Anna", "Ben", "Cleo"}}
	tb.app.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
	tb.tap("Begin")
	tb.bid("Anna", "41")
	tb.bid("Ben", "7")
	tb.bid("Cleo", "41")
}

// bare is all text of the window: labels, and what stands in fields.
func (tb *table) bare() string {
	var all []string
	for _, o := range tb.shown() {
		if e, ok := o.(*parts.Entry); ok {
			all = append(all, e.Text)
		}
	}
	return strings.Join(append(all, tb.labels()...), "\n")
}

func TestFistsAlone(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.fistsTied()
	require.True(t, tb.sees("A tie at 41: Anna, Cleo"), "%q", tb.labels())
	require.True(t, tb.sees("Anna. The same number as another. 41"))
	require.True(t, tb.sees("Ben. 7"))
	tb.tap("Bid again")
	tb.tap("Begin")
	tb.tap("I am Anna")
	tb.tap("No bid")
	require.True(t, tb.sees("Pass the device to Ben"), "the device goes on by itself")
	tb.tap("Later")
	require.True(t, tb.sees("Anna. Tap to open the fist and bid again.. closed") || strings.Contains(tb.bare(), "closed"))
	tb.bid("Ben", "3")
	tb.bid("Cleo", "2")
	require.True(t, tb.sees("Ben: 3"))
	require.True(t, tb.sees("Anna. no bid"))
}

// TestAFistIsOpenedAgain throws a number away while others are still awaited.
func TestAFistIsOpenedAgain(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.atrades().Bidding = &atrades.FistTable{Names: []string{"Anna", "Ben"}}
	tb.app.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
	tb.tap("Begin")
	tb.bid("Anna", "4")
	tb.tap("Later")
	p := tb.app.shown.(*atrades.FistsPage)
	p.Tapped(0)
	tb.tap("Bid again")
	tb.bid("Anna", "9")
	tb.bid("Ben", "8")
	require.True(t, tb.sees("Anna: 9"))
}

// TestSlowSealedBidsShowNothing enters the bids for the turn order and looks at the window after every tap: before all are
// in, no picture of the window depends on a number that was entered, and no label or field holds it.
func TestSlowSealedBidsShowNothing(t *testing.T) {
	numbers := [][]string{{"2", "5", "1"}, {"6", "7", "8"}}
	var pictures [2][]any
	for k, bids := range numbers {
		tb := newTable(t, 390, 844)
		o := tb.play(atrades.Key, 3, smooth[:toTurnBids]...)
		entries := o.Match.Count()
		look := func() {
			pictures[k] = append(pictures[k], tb.window.Canvas().Capture(), tb.bare())
			require.Equal(t, entries, o.Match.Count(), "nothing is written")
		}
		look()
		for i, name := range []string{"Cleo", "Ben", "Anna"} {
			if i == 0 {
				tb.tap("Pass the device to " + name)
			}
			look() // the cover before the next player
			tb.tap("I am " + name)
			look()
			before := tb.window.Canvas().Capture()
			tb.digits(bids[i])
			require.NotEqual(t, before, tb.window.Canvas().Capture(), "the player sees the own number")
			if i == 1 {
				tb.app.hideSecrets() // the app is left
				look()
				tb.tap("I am " + name)
				look()
				tb.digits(bids[i])
			}
			if i < 2 {
				tb.tap("Close the fist")
			}
		}
		export := string(o.Match.Export())
		require.NotContains(t, export, "bid", "the file holds no bid before all are in")
		tb.tap("Close the fist")
		require.Equal(t, entries+3, o.Match.Count(), "all are played together")
		require.True(t, tb.sees("The fists are open"), "%q", tb.labels())
	}
	require.Equal(t, pictures[0], pictures[1], "what is seen does not depend on the numbers")
	require.NotEmpty(t, pictures[0])
}

// TestSealedBidsOfAMatch enters a tie for the turn order and a final round of a merger.
func TestSealedBidsOfAMatch(t *testing.T) {
	tb := newTable(t, 1024, 768)
	o := tb.play(atrades.Key, 3, smooth[:toTurnBids]...)
	require.False(t, tb.sees("Show all moves"), "no list of moves shows a bid")
	tb.bid("Cleo", "2")
	tb.bid("Ben", "2")
	tb.bid("Anna", "1")
	require.Equal(t, []string{"Cleo: bid 2", "Ben: bid 2", "Anna: bid 1"}, text(o)[toTurnBids:])
	require.True(t, tb.sees("Turn order: Cleo, Ben, Anna. Equal bids keep their earlier order."), "%q", tb.labels())
	tb.enter("3: pay own")
	tb.app.Refresh()
	require.False(t, tb.sees("The fists are open"), "only until something else is played")

	tb = newTable(t, 1024, 768)
	o = tb.play(atrades.Key, 2, finalRound...)
	require.Equal(t, "final-bid", o.Match.Table().Step())
	tb.tap("Pass the device to Anna")
	tb.tap("I am Anna")
	tb.digits("1")
	tb.tap("Close the fist")
	require.True(t, tb.sees("A bid here is a number from 5 to 7."), "a number too small is not taken: %q", tb.labels())
	tb.digits("6")
	tb.tap("Close the fist")
	tb.bid("Ben", "6")
	require.True(t, tb.sees("Anna wins the merger at 6. Of equal bids the one earlier in the turn order wins."), "%q", tb.labels())
}

// TestOwnFists enters the numbers openly, after the table has shown its own fists.
func TestOwnFists(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(atrades.Key, 3, smooth[:toTurnBids]...)
	tb.tap("We bid with our own fists")
	require.True(t, tb.sees("Show all moves"))
	tb.enter("3: bid 1")
	tb.app.Refresh()
	require.True(t, tb.sees("Show all moves"), "the table goes on with its own fists")
	tb.tap("Bid unseen on this device")
	require.False(t, tb.sees("Show all moves"))
	tb.bid("Ben", "0")
	tb.bid("Anna", "0")
	require.Equal(t, toTurnBids+3, o.Match.Count())
}

// TestFistsOfAnotherMatch closes a fist in one match; another one at the same place asks everybody.
func TestFistsOfAnotherMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	first := tb.play(atrades.Key, 3, smooth[:toTurnBids]...).ID
	tb.bid("Cleo", "2")
	tb.tap("Later")
	tb.play(atrades.Key, 3, smooth[:toTurnBids]...)
	require.True(t, tb.sees("Pass the device to Cleo"), "%q", tb.labels())
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: first})
	require.True(t, tb.sees("Pass the device to Cleo"), "what was not written is gone")
}

// TestAKilledAppAsksAgain closes the app between two bids: nothing was kept.
func TestAKilledAppAsksAgain(t *testing.T) {
	tb := newTable(t, 390, 844)
	id := tb.play(atrades.Key, 3, smooth[:toTurnBids]...).ID
	tb.bid("Cleo", "2")
	tb.killed(0)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	require.True(t, tb.sees("Pass the device to Cleo"), "%q", tb.labels())
	require.Equal(t, toTurnBids, tb.app.session.Playing.Match.Count())
}

// TestLayingARegion chooses a side and turns; the board shows it before it is played.
func TestLayingARegion(t *testing.T) {
	tb := newTable(t, 1024, 768)
	o := tb.joined()
	for o.Match.Table().Step() != "lay" {
		require.NoError(t, o.Match.Undo())
	}
	o.Changes++
	tb.app.Refresh()
	board := tb.app.shown.(*match.Match).Board.(*atrades.GuildBoard)
	require.False(t, board.View.Regions[2].Laid)
	tb.tapOn("Below Vo")
	tb.tap("More: Turned clockwise by sixths")
	require.True(t, board.View.Regions[2].Laid, "it is seen")
	require.Equal(t, "lay", o.Match.Table().Step(), "it is not yet played")
	tb.tap("Play this move")
	require.Equal(t, "Player A: lay vo 1 1", latest(o))
}

// TestGuildByChance chooses one of the guilds that are left.
func TestGuildByChance(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(atrades.Key, 2)
	tb.tap("Choose a guild by chance")
	require.Zero(t, o.Match.Count())
	tb.tap("Play this move")
	tb.tap("Choose a guild by chance")
	tb.tap("Play this move")
	require.Equal(t, "region", o.Match.Table().Step())
	tb.verb("Draw")
	tb.tap("Draw here")
	require.Equal(t, 2, o.Match.Count(), "its seal is shown first")
	tb.tap("Draw here")
	require.Equal(t, 3, o.Match.Count(), "the app has drawn a region: %q", tb.labels())
}

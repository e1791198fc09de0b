package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/atrades"
)

// atradesSums are the pages that reckon without a match.
var atradesSums = []apptest.Situation{
	{"chart", func(tb *apptest.Table) { openSum(tb, "government"); tb.Digits("24") }},
	{"payout", func(tb *apptest.Table) {
		openSum(tb, "payout")
		tb.Tap("More: Tiles of the first company")
		tb.Tap("Second owner")
		tb.Tap("It stays")
	}},
	{"stall", func(tb *apptest.Table) { openSum(tb, "market"); tb.Tap("More: Demand"); tb.Tap("2"); tb.Tap("6") }},
}

func openSum(tb *apptest.Table, name string) {
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/" + name})
}

func TestSumLayouts(t *testing.T) { apptest.Examine(t, atradesSums) }

// TestTheChartWithoutAMatch enters what lies on a card, with a digit too many that is taken away again.
func TestTheChartWithoutAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openSum(tb, "government")
	tb.Digits("249")
	tb.Tap("Delete the last digit")
	require.True(t, tb.Sees("It pays 12"), "%q", tb.Labels())
	require.True(t, tb.Sees("24 on the card: 15 for 7, 7 for 5. It pays 12, and 2 is lost."), "%q", tb.Labels())
	require.True(t, tb.Sees("15 for 7. taken"), "%q", tb.Labels())
	tb.App.Back()
	openSum(tb, "government")
	require.True(t, tb.Sees("It pays 12"), "it is there again")
}

// TestThePayoutWithoutAMatch lays a winning bid on the track.
func TestThePayoutWithoutAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openSum(tb, "payout")
	tb.Tap("More: Tiles of the first company")
	tb.Tap("More: Tiles of the second company")
	tb.Write("Winning bid", "6")
	tb.Tap("Second owner")
	require.True(t, tb.Sees("First owner. For lost control. +3"), "%q", tb.Labels())
	require.True(t, tb.Sees("The card of the company that stays. The money that was on both cards goes to the bank. 3"), "%q", tb.Labels())
	tb.Tap("It stays")
	tb.Write("First company's card", "10")
	tb.Write("Second company's card", "7")
	joined := "The card of the company that stays. With the money on the card of a company that the winner didn't own. "
	require.True(t, tb.Sees(joined+"13"), "%q", tb.Labels())
	tb.Tap("Another one")
	require.True(t, tb.Sees(joined+"17"), "%q", tb.Labels())
	require.True(t, tb.Sees("Second owner. For lost control. +3"), "%q", tb.Labels())
	tb.Write("Winning bid", "2")
	require.True(t, tb.Sees("The lowest bid is 4: 1 for each cube."), "%q", tb.Labels())
}

// TestTheMarketWithoutAMatch lets two companies sell in a region.
func TestTheMarketWithoutAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openSum(tb, "market")
	for range 5 {
		tb.Tap("More: Demand")
	}
	tb.Tap("6")
	tb.Tap("2")
	for range 4 {
		tb.Tap("More: Tiles of company 6")
	}
	require.True(t, tb.Sees("2 Rations: 1 of 1 sold. 1 each; a demand of 4 is left. +1"), "%q", tb.Labels())
	require.True(t, tb.Sees("6 Liquids: 4 of 5 sold. 2 each; a demand of 0 is left. +8"), "%q", tb.Labels())
}

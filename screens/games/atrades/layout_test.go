package atrades_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/matches/match"
)

// smooth is a game of three of Atrades up to the end of its second market, as moves; mergers are in its second round.
var smooth = []string{
	"1: guild star-chasers", "2: guild pioneers", "3: guild hackers-haven",
	"1: draw thunderdome", "1: draw vo", "1: draw cicili",
	"3: acquire 1", "3: place thunderdome r2c2", "2: acquire 6", "2: place thunderdome r2c3", "1: acquire 9", "1: place cicili r1c1",
	"3: expand thunderdome r3c2", "2: expand thunderdome r1c3", "1: expand cicili r2c1",
	"3: pass", "2: pass", "1: pass",
	"3: bid 2", "1: bid 1", "2: bid 2", "3: pay own", "2: pay 1 from 6", "1: pay 1 from 9",
	"3: merge 1 6", "3: cube", "1: pass", "2: bid 4", "3: bid 5", "2: bid 6", "3: pass", "2: pay 1 from 6",
	"3: acquire 2", "3: place thunderdome r3c4", "2: cube", "2: acquire 7", "2: place vo r3c3", "1: pass",
	"3: pass", "2: expand thunderdome r4c2", "2: expand vo r1c2",
}

// The places in it at which something else is awaited.
const (
	toGuild    = 1
	toRegion   = 4
	toAction   = 8
	toPlace    = 9
	toGrow     = 12
	toGolden   = 15
	toTurnBids = 18
	toPay      = 21
	toAuction  = 27
	toWon      = 31
	toFree     = 32
	toMarket   = 39
)

// atradesPlayed are the states of a match of Atrades that look different.
var atradesPlayed = []apptest.Situation{
	{"regions", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toRegion]...) }},
	{"action", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toAction]...) }},
	{"place", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toPlace]...) }},
	{"grow", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toGrow]...) }},
	{"turn bids", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toTurnBids]...) }},
	{"pay", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toPay]...) }},
	{"auction", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toAuction+1]...) }},
	{"won", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toWon]...) }},
	{"golden", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toGolden]...) }},
	{"free", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toFree]...) }},
	{"one fist closed", func(tb *apptest.Table) {
		tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
		tb.Bid("Cleo", "2")
		tb.Tap("Later")
	}},
	{"a fist", func(tb *apptest.Table) {
		tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
		tb.Tap("I am Cleo")
	}},
	{"fists open", func(tb *apptest.Table) {
		tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
		tb.Bid("Cleo", "2")
		tb.Bid("Ben", "2")
		tb.Bid("Anna", "1")
	}},
	{"our own fists", func(tb *apptest.Table) {
		tb.Play(atrades.Key, 3, smooth[:toTurnBids]...)
		tb.Tap("We bid with our hands")
	}},
	{"market report", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: atrades.MarketPage, Arg: tb.Play(atrades.Key, 3, smooth[:toMarket]...).ID})
	}},
	{"forecast", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: atrades.MarketPage, Arg: tb.Play(atrades.Key, 3, smooth[:toTurnBids]...).ID})
		tb.Tap("Forecast")
	}},
	{"no market yet", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: atrades.MarketPage, Arg: tb.Play(atrades.Key, 3).ID})
	}},
	{"sale", func(tb *apptest.Table) { sale(tb, 25) }},
	{"sale of what was tapped", func(tb *apptest.Table) {
		sale(tb, 25)
		tb.App.Shown().(*match.Match).Felt.(*atrades.GuildBoard).Tap(site(tb, "cicili", "r1c1"))
	}},
	{"guild", func(tb *apptest.Table) { tb.Play(atrades.Key, 3) }},
	{"laying", func(tb *apptest.Table) {
		joined(tb, toLay)
		tb.TapOn("Another side")
		tb.TapOn("Turn it")
	}},
	{"joined", func(tb *apptest.Table) { joined(tb, len(joinedMoves)) }},
	{"companies of a place", func(tb *apptest.Table) {
		tb.Play(atrades.Key, 3, smooth[:toAuction-1]...)
		tb.App.Shown().(*match.Match).Felt.(*atrades.GuildBoard).Tap(site(tb, "thunderdome", "r2c3"))
	}},
	{"aid", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
		tb.TapOn("Seat A: ")
	}},
	{"aid waiting", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.AidPage, Arg: atrades.Key + "/fists"})
		tb.Tap("Begin")
		tb.Tap("Later")
	}},
	{"aid shown", func(tb *apptest.Table) { fistsTied(tb) }},
	{"market", func(tb *apptest.Table) { tb.Play(atrades.Key, 3, smooth[:toMarket]...) }},
}

// TestAtradesLayouts examines a match of Atrades.
func TestAtradesLayouts(t *testing.T) { apptest.Examine(t, atradesPlayed) }

// site is the place of the board of a cell.
func site(tb *apptest.Table, region, cell string) int {
	tb.T.Helper()
	site := tb.App.Shown().(*match.Match).Felt.(*atrades.GuildBoard).SiteOf(region, cell)
	require.GreaterOrEqual(tb.T, site, 0)
	return site
}

// joinedMoves is a game of two with regions laid beside each other, up to the placing of a tile.
var joinedMoves = []string{
	"1: guild hackers-haven", "2: guild pioneers", "1: draw cicili", "1: draw vo", "1: lay cicili 0 0", "1: draw mai-bo", "1: lay vo 1 2", "1: acquire 6",
}

const toLay = 6

// joined is so much of that game.
func joined(tb *apptest.Table, moves int) *game.OwnMatch {
	tb.T.Helper()
	tb.Session.Beginning(tb.Game(atrades.Key)).Options["layout"] = "joined"
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: atrades.Key})
	tb.Tap("Start the match")
	tb.Enter(joinedMoves[:moves]...)
	tb.App.Refresh()
	return tb.Session.Playing
}

// finalRound is a game of two up to the final round of a merger, with Anna before Ben in the turn order.
var finalRound = []string{
	"1: guild pioneers", "2: guild vortel-inc", "1: draw cicili", "1: draw long-way", "1: draw mai-bo",
	"1: acquire 1", "1: place cicili r0c1", "2: acquire 2", "2: place cicili r0c2", "1: pass", "2: pass", "1: pass", "2: pass",
	"1: bid 1", "2: bid 0", "1: pay 1 from 1", "1: merge 1 2", "1: pass", "2: bid 3", "1: bid 4",
}

// sale is a game of two up to an action in which Anna can sell company 6, with so much money on its card.
func sale(tb *apptest.Table, money int) {
	tb.T.Helper()
	o := tb.Play(
		atrades.Key, 2, "1: guild hackers-haven", "2: guild moa-conspiracy", "1: draw cicili", "1: draw vo", "1: draw mai-bo",
		"1: acquire 6", "1: place cicili r1c1", "2: acquire 7", "2: place vo r3c3", "1: expand cicili r2c1", "2: pass",
		"1: pass", "2: pass", "1: bid 0", "2: bid 0")
	var tree any
	require.NoError(tb.T, rules.ReadJSON(o.Match.Table().State(), func(v rules.Value) { tree = v.Plain() }))
	tree = rules.Replaced(tree, rules.Path{"companies", "6", "money"}, money)
	tree = rules.Replaced(tree, rules.Path{"tracks", "bureaucracy"}.Item(0), 3)
	require.NoError(tb.T, o.Match.Agree(rules.JSON(tree), "a richer card"))
	o.Changes++
	tb.App.Refresh()
}

// byKeyboard are the states that the keyboard is tried in.
func byKeyboard() []apptest.Situation {
	return slices.Concat(
		apptest.Some(atradesPlayed, "action", "auction", "a fist", "turn bids", "pay", "sale", "laying", "market report"),
		apptest.Some(guildCopies, "copy with mistakes", "region", "paint", "card", "chart"))
}

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, byKeyboard()) }

// atradesOf is what the screens of the game remember.
func atradesOf(tb *apptest.Table) *atrades.Feature { return tb.Games[atrades.Key].(*atrades.Feature) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, atradesPlayed) }

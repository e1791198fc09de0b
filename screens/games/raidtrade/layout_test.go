package raidtrade_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/matches/match"
)

// Moves of Raid Trade to the states that look different.
var (
	raidBegun = []string{"Anna: roll 5", "Ben: roll 3"}
	raidMet   = append(raidBegun[:2:2], "Anna: raid 10d", "Ben: defend 10c")
	raidFlown = append(raidBegun[:2:2], "Anna: sell qd bank", "Anna: sell 9c bank", "Anna: load 5", "Anna: trip 10d", "Ben: draw-two jd", "Ben: draw 2c", "Ben: draw ?")
)

// raidSituations are the states of a match of Raid Trade.
var raidSituations = []apptest.Situation{
	{"start", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2) }},
	{"tie", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, "Anna: roll 5", "Ben: roll 5") }},
	{"begins", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, raidBegun...) }},
	{"card", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, raidBegun...); tb.Verb("Raid") }},
	{"space", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, append(raidFlown, "Ben: end")...) }},
	{"king", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, append(raidFlown, "Ben: lengthen kc")...) }},
	{"king rolled", func(tb *apptest.Table) {
		tb.Play(raidtrade.Key, 2, append(raidFlown, "Ben: lengthen kc", "Ben: roll 4")...)
	}},
	{"defence", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, append(raidBegun, "Anna: raid 10d")...) }},
	{"attack", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, raidMet...) }},
	{"miss", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, append(raidMet, "Anna: roll 2")...) }},
	{"hit", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, append(raidMet, "Anna: roll 5")...) }},
	{"answer", func(tb *apptest.Table) {
		tb.Play(raidtrade.Key, 2, append(raidMet, "Anna: roll 5", "Anna: double kd")...)
	}},
	{"draws in a raid", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, append(raidMet, "Anna: draw-two jd")...) }},
	{"our dice", func(tb *apptest.Table) {
		o := tb.Play(raidtrade.Key, 2, raidMet...)
		require.NoError(tb.T, o.Match.Chance().SetDraws(true))
		tb.App.Show()
		tb.Tap("We rolled")
	}},
	{"all cards", func(tb *apptest.Table) { tb.Play(raidtrade.Key, 2, raidBegun...); tb.Tap("Hand 4") }},
	{"a card lifted", func(tb *apptest.Table) {
		tb.Play(raidtrade.Key, 2, raidBegun...)
		tb.Tap("Hand 4")
		tb.Tap("Eight of Clubs")
	}},
	{"won raid", func(tb *apptest.Table) {
		tb.Play(raidtrade.Key, 2, append(raidBegun, "Anna: raid 8d", "Ben: defend 2c", "Anna: roll 5", "Anna: pass", "Ben: take", "Anna: roll 5", "Anna: pass",
			"Ben: take", "Anna: roll 5", "Anna: pass", "Ben: take")...)
	}},
	{"cards of a player", func(tb *apptest.Table) {
		tb.Play(raidtrade.Key, 2, append(raidFlown, "Ben: sell 2c bank")...)
		tb.App.Shown().(*match.Match).AboutSeat(2)
	}},
	{"app's decks", func(tb *apptest.Table) { appsDecks(tb) }},
	{"app's hand", func(tb *apptest.Table) {
		appsDecks(tb)
		tb.App.Shown().(*match.Match).Table.OpenHand()
	}},
	{"app draws", func(tb *apptest.Table) { appsDraw(tb) }},
	{"unload first", func(tb *apptest.Table) {
		tb.Play(raidtrade.Key, 2, raidArrived...)
		tb.TapOn("End the turn")
	}},
}

// aidSituations are the states of the pages that help at the table without a match.
var aidSituations = []apptest.Situation{
	{"game", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.GamePage, Arg: raidtrade.Key}) }},
}

// raidArrived is a way to a ship that has arrived with cargo.
var raidArrived = append(raidBegun[:2:2], "Anna: sell qd bank", "Anna: load 2", "Anna: trip ac", "Ben: end", "Anna: draw ?", "Anna: end",
	"Ben: end", "Anna: draw ?", "Anna: end", "Ben: end")

// TestRaidLayouts examines the match of Raid Trade; TestAidLayouts what helps at the table without one.
func TestRaidLayouts(t *testing.T) { apptest.Examine(t, raidSituations) }

func TestAidLayouts(t *testing.T) { apptest.Examine(t, aidSituations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, raidSituations) }

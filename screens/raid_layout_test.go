package screens

import (
	"testing"

	"tablekeeper/screens/match"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/shell"
)

// Moves of Raid Trade to the states that look different.
var (
	raidBegun = []string{"Anna: roll 5", "Ben: roll 3"}
	raidMet   = append(raidBegun[:2:2], "Anna: raid 10d", "Ben: defend 10c")
	raidFlown = append(raidBegun[:2:2], "Anna: sell qd bank", "Anna: sell 9c bank", "Anna: load 5", "Anna: trip 10d", "Ben: draw-two jd", "Ben: draw 2c", "Ben: draw ?")
)

// raidSituations are the states of a match of Raid Trade.
var raidSituations = []situation{
	{"start", func(tb *table) { tb.play(raidtrade.Key, 2) }},
	{"tie", func(tb *table) { tb.play(raidtrade.Key, 2, "Anna: roll 5", "Ben: roll 5") }},
	{"begins", func(tb *table) { tb.play(raidtrade.Key, 2, raidBegun...) }},
	{"card", func(tb *table) { tb.play(raidtrade.Key, 2, raidBegun...); tb.verb("Raid") }},
	{"space", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidFlown, "Ben: end")...) }},
	{"king", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidFlown, "Ben: lengthen kc")...) }},
	{"king rolled", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidFlown, "Ben: lengthen kc", "Ben: roll 4")...) }},
	{"defence", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidBegun, "Anna: raid 10d")...) }},
	{"attack", func(tb *table) { tb.play(raidtrade.Key, 2, raidMet...) }},
	{"miss", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidMet, "Anna: roll 2")...) }},
	{"hit", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidMet, "Anna: roll 5")...) }},
	{"answer", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidMet, "Anna: roll 5", "Anna: double kd")...) }},
	{"draws in a raid", func(tb *table) { tb.play(raidtrade.Key, 2, append(raidMet, "Anna: draw-two jd")...) }},
	{"two dice", func(tb *table) {
		tb.play(raidtrade.Key, 2, raidMet...)
		tb.tap("Two dice")
		tb.tap("Roll")
		tb.tap("Go on")
	}},
	{"our dice", func(tb *table) { tb.play(raidtrade.Key, 2, raidMet...); tb.tap("We rolled") }},
	{"our two dice", func(tb *table) {
		tb.play(raidtrade.Key, 2, raidMet...)
		tb.tap("Two dice")
		tb.tap("We rolled")
		tb.tap("We rolled. 5")
	}},
	{"cards of a player", func(tb *table) {
		tb.play(raidtrade.Key, 2, append(raidFlown, "Ben: sell 2c bank")...)
		tb.app.shown.(*match.Match).AboutSeat(2)
	}},
	{"unload first", func(tb *table) {
		tb.play(raidtrade.Key, 2, raidArrived...)
		tb.verb("End")
		tb.tap("Play this move")
	}},
}

// diceSituations are the states of the pages that help at the table without a match.
var diceSituations = []situation{
	{"game", func(tb *table) { tb.app.Open(shell.Route{Page: shell.GamePage, Arg: raidtrade.Key}) }},
	{"dice", func(tb *table) { tb.dice() }},
	{"thrown", func(tb *table) { tb.dice("Roll") }},
	{"two", func(tb *table) { tb.dice("Two dice", "Roll") }},
	{"entering", func(tb *table) { tb.dice("Two dice", "We rolled", "We rolled. 4") }},
	{"raid", func(tb *table) { tb.dice("Two dice", "Count this raid", "Roll", "Roll", "Roll") }},
	{"evening without a throw", func(tb *table) { tb.dice("This evening") }},
	{"evening", func(tb *table) {
		tb.dice("Two dice")
		for range 50 {
			tb.press("R")
		}
		tb.tap("We rolled")
		tb.tap("We rolled. 4")
		tb.tap("We rolled. 1")
		tb.tap("This evening")
	}},
	{"new evening", func(tb *table) { tb.dice("Roll", "This evening", "Begin a new evening") }},
	{"royals", func(tb *table) { tb.app.Open(shell.Route{Page: shell.AidPage, Arg: raidtrade.Key + "/royals"}) }},
	{"dice beside a match", func(tb *table) { tb.play(raidtrade.Key, 2); tb.dice() }},
}

// dice opens the dice of the table and taps what is named.
func (tb *table) dice(labels ...string) {
	tb.t.Helper()
	tb.app.Open(shell.Route{Page: shell.AidPage, Arg: raidtrade.Key + "/dice"})
	for _, label := range labels {
		tb.tap(label)
	}
}

// raidArrived is a way to a ship that has arrived with cargo.
var raidArrived = append(raidBegun[:2:2], "Anna: sell qd bank", "Anna: load 2", "Anna: trip ac", "Ben: end", "Anna: draw ?", "Anna: end",
	"Ben: end", "Anna: draw ?", "Anna: end", "Ben: end")

// TestRaidLayouts examines the match of Raid Trade; TestDiceLayouts the dice of the table.
func TestRaidLayouts(t *testing.T) { examine(t, raidSituations) }

func TestDiceLayouts(t *testing.T) { examine(t, diceSituations) }

package risingtides_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
)

// Moves of Rising Tides to the states that look different.
var (
	undealt = []string{"1: nation ?", "2: nation ?", "3: nation europe", "4: nation ?", "5: nation ?", "6: nation ?"}
	grown   = append(apptest.Dealt[:len(apptest.Dealt):len(apptest.Dealt)],
		"Anna: place materials", "Ben: place fuel", "Cleo: place materials", "Dora: draw fuel",
		"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: place fuel",
		"Anna: place supplies", "Ben: place supplies", "Cleo: place materials", "Dora: draw fuel",
		"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: place fuel",
		"Anna: place supplies", "Ben: place materials", "Cleo: place supplies", "Dora: draw materials",
		"Anna: draw ?", "Ben: construct 1-1-1", "Cleo: draw ?", "Dora: place materials",
		"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: construct 2-1-0")
	fought = apptest.Fought[:len(apptest.Fought)-1]
)

// openHand taps the two cards of the hand, or the own island where no hand lies beside the keys.
func openHand(tb *apptest.Table) {
	tb.T.Helper()
	if tb.Sees("Hand 2") {
		tb.Tap("Hand 2")
		return
	}
	tb.TapOn("Anna. ")
}

// tideSituations are the states of a match of Rising Tides.
var tideSituations = []apptest.Situation{
	{"nations", func(tb *apptest.Table) { tb.Play(risingtides.Key, 6) }},
	{"six", func(tb *apptest.Table) { tb.Play(risingtides.Key, 6, undealt...) }},
	{"five", func(tb *apptest.Table) { tb.Play(risingtides.Key, 5, undealt[:5]...) }},
	{"grown", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, grown...) }},
	{"an island", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, fought...); tb.TapOn("Ben. ") }},
	{"payment", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, grown...)
		tb.TapOn("Cleo. ")
		tb.TapOn("Steal. ")
	}},
	{"what time it is", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, fought...)
		if tb.Sees("Timer") { // large letters leave no room for it
			tb.Tap("Timer")
		}
	}},
	{"a plan", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, append(append([]string{"Anna: nation asia", "Ben: nation ?", "Cleo: nation pacific-state", "Dora: nation ?"}, grown[4:]...), "table: time-out", "Ben: reveal us")...)
	}},
	{"counter", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Fought...) }},
	{"recounter", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, append(apptest.Fought[:len(apptest.Fought):len(apptest.Fought)], "Ben: redirect 3 fuel")...)
	}},
	{"take", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, append(apptest.Fought[:len(apptest.Fought):len(apptest.Fought)], "Ben: pass")...)
	}},
	{"event", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, append(apptest.Dealt[:len(apptest.Dealt):len(apptest.Dealt)], "table: event right")...)
	}},
	{"picks", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, append(apptest.Dealt[:len(apptest.Dealt):len(apptest.Dealt)], "table: event right", "Anna: pick ?")...)
	}},
	{"kinds", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, grown...); openHand(tb) }},
	{"a card lifted", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, grown...)
		openHand(tb)
		tb.Tap("Fuel")
	}},
	{"players", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, grown...)
		tb.App.Shown().(*match.Match).AboutSeat(2)
	}},
	{"reveal", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, append(grown, "table: time-out")...) }},
}

// TestTideLayouts examines the match of Rising Tides.
func TestTideLayouts(t *testing.T) { apptest.Examine(t, tideSituations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, tideSituations) }

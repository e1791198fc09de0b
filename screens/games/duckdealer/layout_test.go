package duckdealer_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	duckdealerscreens "tablekeeper/screens/games/duckdealer"
)

// duckSituations are the pages of Duck Dealer beside its matches, each in the states that look different.
var duckSituations = []apptest.Situation{
	{"copy with mistakes", func(tb *apptest.Table) {
		openBox(tb, entryAt(tb, "places", "place", "s1")...)
		tb.Tap("Kind: Starting planet")
		tb.Tap("Far planet")
	}},
	{"ship", func(tb *apptest.Table) { openBox(tb, "ship") }},
	{"factory", func(tb *apptest.Table) { openBox(tb, "factories", "1") }},
	{"recipe that is wrong", func(tb *apptest.Table) {
		openBox(tb, "factories", "7")
		tapPart(tb, "Science", "Made of: Phone boxes")
		tb.Tap("Science")
	}},
	{"goods", func(tb *apptest.Table) {
		openBox(tb, "factories", "7")
		tapPart(tb, "Science", "Made of: Linear accelerators")
	}},
	{"consumer", func(tb *apptest.Table) { openBox(tb, "consumers", "7") }},
	{"yard", func(tb *apptest.Table) {
		openBox(tb, "yards", "0")
		tb.Tap("Add to: Sells")
		tb.Tap("Navigator")
	}},
	{"mine", func(tb *apptest.Table) { openBox(tb, "mines", "2") }},
	{"planet", func(tb *apptest.Table) { openBox(tb, "places", "5") }},
	{"route", func(tb *apptest.Table) { openBox(tb, "routes", "5") }},
	{"no map", func(tb *apptest.Table) {
		openBox(tb, "routes")
		tb.Tap("More")
		tb.Tap("Remove the map")
	}},
	{"laid place by place", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
		tb.Tap("As laid")
	}},
	{"laid, a spaceyard", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
		tb.Tap("As laid")
		for range 16 {
			tb.Tap("Next")
		}
	}},
	{"match, births", func(tb *apptest.Table) {
		tb.Play(duckdealerscreens.Key, 3)
		tb.Tap("Find out by birth dates. Closed")
		for i, date := range []string{"24.11.1990", "1.5.1960", "3 3 2001"} {
			tb.Write("Birth date of "+apptest.People[i], date)
		}
	}},
	{"match, bids", func(tb *apptest.Table) { auction(tb, 3) }},
	{"match, a bid", func(tb *apptest.Table) { auction(tb, 3); tb.Tap("Pass the device to Anna"); tb.Tap("I am Anna") }},
	{"match, tied bids", func(tb *apptest.Table) { auction(tb, 3, "Anna: bid 4", "Ben: bid 0", "Cleo: bid 4") }},
	{"match, outfit", func(tb *apptest.Table) { tb.Play(duckdealerscreens.Key, 5, duckOutfit[:8]...) }},
	{"match, turn", func(tb *apptest.Table) { tb.Play(duckdealerscreens.Key, 2, duckOutfit2...) }},
	{"match, action", func(tb *apptest.Table) { tb.Play(duckdealerscreens.Key, 2, append(duckOutfit2, duckActs...)...) }},
	{"match, players", func(tb *apptest.Table) {
		tb.Play(duckdealerscreens.Key, 5, duckOutfit[:8]...)
		if tb.Sees("Players") { // on a phone they have their own place
			tb.Tap("Players")
		}
	}},
	{"match, deal", func(tb *apptest.Table) {
		tb.Play(duckdealerscreens.Key, 2, append(duckOutfit2, "Anna: collect trade", "Ben: collect move", "Anna: collect trade", "Ben: act", "Ben: highway s5-p1-2", "Ben: burn", "Ben: step s5-p1-1", "Ben: step s5-p1-3",
			"Ben: step s5-p1-4", "Ben: step p1", "Ben: step s1-p1-3", "Ben: step s1-p1-2", "Ben: step s1-p1-1", "Ben: step s1", "Ben: deal 1")...)
	}},
	{"turn track", func(tb *apptest.Table) { openAid(tb, "turns") }},
	{"route on the map", func(tb *apptest.Table) {
		openAid(tb, "route")
		tb.Tap("Tap both on the map")
		m := tb.App.Shown().(*duckdealerscreens.FlightMap)
		m.Tap(slices.Index(m.Names, "s1"))
		m.Tap(slices.Index(m.Names, "p9"))
	}},
	{"turn track, turn 9", func(tb *apptest.Table) {
		openAid(tb, "turns")
		for seat := range 9 {
			tb.App.Shown().(*duckdealerscreens.TurnPage).Take(seat%2 + 1)
		}
		tb.Tap("A free part is placed")
	}},
	{"turn track at its end", func(tb *apptest.Table) {
		duckOf(tb).DuckAids().Players = 5
		openAid(tb, "turns")
		for seat := range 24 {
			tb.App.Shown().(*duckdealerscreens.TurnPage).Take(seat%5 + 1)
		}
	}},
	{"energy stock", func(tb *apptest.Table) {
		duckOf(tb).DuckAids().Energy.Set(duckdealerscreens.Stock{"move": 5, "build": 0, "trade": 40})
		openAid(tb, "energy")
	}},
	{"score track", func(tb *apptest.Table) {
		duckOf(tb).DuckAids().Players = 5
		duckOf(tb).DuckAids().Scores.Set(duckdealerscreens.Scores{Points: []int{0, 100, 101, 345}})
		openAid(tb, "scores")
	}},
	{"ship placard", func(tb *apptest.Table) { openAid(tb, "ship") }},
	{"ship placard of a freighter", func(tb *apptest.Table) {
		duckOf(tb).DuckAids().Ships.Set(duckdealerscreens.Placards{
			Gear: map[int]map[string]int{1: {"cargo-hold": 3, "navigator": 2, "merchant": 2}}, Load: map[int]int{1: 9},
		})
		openAid(tb, "ship")
	}},
	{"route calculator", func(tb *apptest.Table) { openAid(tb, "route") }},
	{"route calculator, dots", func(tb *apptest.Table) {
		duckOf(tb).DuckAids().Flight.Set(duckdealerscreens.FlightAsk{From: "s1", To: "s1-p6-3", Left: 2, Own: []string{"s1-p6-1"}})
		openAid(tb, "route")
		tb.Tap("From. Eider. Open")
		tb.Tap("To. Eider–Garganey 3. Closed")
		tb.Tap("Garganey")
	}},
	{"route calculator, highways and pathways", func(tb *apptest.Table) {
		duckOf(tb).DuckAids().Flight.Set(duckdealerscreens.FlightAsk{
			From: "s1", To: "s3", Class: duckdealer.Freighter, Own: []string{"s1-p6-1", "s1-p6-2"}, Pathways: [][2]string{{"s1", "p4"}},
		})
		openAid(tb, "route")
		tb.Tap("Pathways. Eider to Shoveler. Closed")
	}},
	{"route calculator in a match", func(tb *apptest.Table) {
		tb.Play(duckdealerscreens.Key, 2, append(duckOutfit2, duckActs...)...)
		duckOf(tb).DuckAids().Flight.Set(duckdealerscreens.FlightAsk{From: "s1", To: "mars"})
		openAid(tb, "route")
		tb.Tap("From. Eider. Open")
	}},
	{"new match with a copy", func(tb *apptest.Table) {
		editCopy(tb, func(c *aid.Copy) { c.Put(rules.Path{"ship", "slots"}, 12) })
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	}},
}

// duckOutfit are the moves of five players who choose their gear; duckOutfit2 those of two until the first turn.
var (
	duckOutfit = []string{
		"table: born 1", "Anna: fit cargo-hold", "Anna: fit builder", "Anna: fit merchant", "Ben: fit navigator", "Ben: fit navigator",
		"Ben: fit merchant", "Cleo: fit builder",
	}
	duckOutfit2 = []string{
		"table: born 1", "Anna: fit cargo-hold", "Anna: fit builder", "Anna: fit merchant", "Ben: fit navigator", "Ben: fit navigator",
		"Ben: fit merchant", "Anna: home s1", "Ben: home s5",
	}
	duckActs = []string{
		"Anna: collect build", "Ben: collect build", "Anna: act", "Anna: highway s1-p1-2", "Anna: mine", "Anna: entrance s2", "Anna: exit p9",
	}
)

// auction opens a match with secret bids.
func auction(tb *apptest.Table, seats int, moves ...string) *game.OwnMatch {
	tb.T.Helper()
	tr := &rules.Transcript{}
	tr.Add("Game", duckdealerscreens.Key)
	for _, name := range apptest.People[:seats] {
		tr.Add("Seat", name)
	}
	tr.Add("Option", "auction=on")
	m, err := tb.Session.Library.Create(tr, "Friday", matches.Settings{})
	assert.NoError(tb.T, err)
	tb.Session.SetMatch(m)
	tb.Enter(moves...)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	return tb.Session.Playing
}

// aid opens a counter of Duck Dealer.
func openAid(tb *apptest.Table, name string) {
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: duckdealerscreens.Key + "/" + name})
}

// tapPart taps what changes a part of an entry; in a table it says whose it is.
func tapPart(tb *apptest.Table, entry, label string) {
	tb.T.Helper()
	if whole := entry + ": " + label; tb.Sees(whole) {
		label = whole
	}
	tb.Tap(label)
}

// TestDuckLayouts examines them.
func TestDuckLayouts(t *testing.T) { apptest.Examine(t, duckSituations) }

// duckOf is what the screens of the game remember.
func duckOf(tb *apptest.Table) *duckdealerscreens.Feature {
	return tb.Games[duckdealerscreens.Key].(*duckdealerscreens.Feature)
}

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, duckSituations) }

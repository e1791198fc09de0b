package screens

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	duckdealerscreens "tablekeeper/screens/duckdealer"
	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
)

// duckSituations are the pages of Duck Dealer beside its matches, each in the states that look different.
var duckSituations = []situation{
	{"copy", func(tb *table) { tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key}) }},
	{"copy with mistakes", func(tb *table) {
		tb.edited(func(c *aid.Copy) error { return c.SetKind(c.Place("s1"), "far") })
		tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	}},
	{"copy all read off", func(tb *table) {
		tb.edited(func(c *aid.Copy) error {
			for i := range c.Entries {
				c.Confirm(i)
			}
			return nil
		})
		tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	}},
	{"factories", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.FactorySection, -1) }},
	{"consumers", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.ConsumerSection, -1) }},
	{"planets", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.PlanetSection, -1) }},
	{"take the map away", func(tb *table) {
		tb.app.duck().OpenCopy(duckdealer.PlanetSection, -1)
		tb.tap("Take the map away")
	}},
	{"no planets", func(tb *table) {
		tb.edited(func(c *aid.Copy) error { c.ClearMap(); return nil })
		tb.app.duck().OpenCopy(duckdealer.PlanetSection, -1)
	}},
	{"routes without planets", func(tb *table) {
		tb.edited(func(c *aid.Copy) error { c.ClearMap(); return nil })
		tb.app.duck().OpenCopy(duckdealer.RouteSection, -1)
	}},
	{"routes", func(tb *table) {
		tb.app.duck().OpenCopy(duckdealer.RouteSection, -1)
		p := tb.app.shown.(*duckdealerscreens.CopySection)
		p.From.Choose("p10")
		p.To.Choose("p6")
		p.AddRoute() // there is one
	}},
	{"ship", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.ShipSection, 0) }},
	{"factory", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.FactorySection, 1) }},
	{"recipe", func(tb *table) {
		tb.app.duck().OpenCopy(duckdealer.FactorySection, 1)
		tb.tap("Takes. Plastic beads + Solar panels. House data. Closed")
	}},
	{"recipe that is full", func(tb *table) {
		tb.app.duck().OpenCopy(duckdealer.FactorySection, 1)
		tb.tap("Takes. Plastic beads + Solar panels. House data. Closed")
		tb.tap("Stealth ducks")
		tb.tap("Phone boxes")
	}},
	{"consumer", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.ConsumerSection, 7) }},
	{"yard", func(tb *table) {
		tb.app.duck().OpenCopy(duckdealer.YardSection, 0)
		tb.tap("Navigator")
	}},
	{"mine", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.MineSection, 2) }},
	{"planet", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.PlanetSection, 5) }},
	{"route", func(tb *table) { tb.app.duck().OpenCopy(duckdealer.RouteSection, 5) }},
	{"box file with mistakes", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
		tb.app.duck().ImportBox([]byte("ship | slots 5 @box\nfactory science | recipe science @box | count 1 @box | points 1 @box\n# all\nnothing like it\n"))
	}},
	{"laid place by place", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
		tb.tap("As laid")
	}},
	{"laid, a spaceyard", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
		tb.tap("As laid")
		for range 16 {
			tb.tap("Next")
		}
	}},
	{"match, births", func(tb *table) {
		tb.play(duckdealerscreens.Key, 3)
		tb.tap("Find out by birth dates. Closed")
		for i, date := range []string{"24.11.1990", "1.5.1960", "3 3 2001"} {
			tb.write("Birth date of "+people[i], date)
		}
	}},
	{"match, bids", func(tb *table) { tb.auction(3) }},
	{"match, a bid", func(tb *table) { tb.auction(3); tb.tap("Pass the device to Anna"); tb.tap("I am Anna") }},
	{"match, tied bids", func(tb *table) { tb.auction(3, "Anna: bid 4", "Ben: bid 0", "Cleo: bid 4") }},
	{"match, outfit", func(tb *table) { tb.play(duckdealerscreens.Key, 5, duckOutfit[:8]...) }},
	{"match, turn", func(tb *table) { tb.play(duckdealerscreens.Key, 2, duckOutfit2...) }},
	{"match, action", func(tb *table) { tb.play(duckdealerscreens.Key, 2, append(duckOutfit2, duckActs...)...) }},
	{"match, players", func(tb *table) {
		tb.play(duckdealerscreens.Key, 5, duckOutfit[:8]...)
		if tb.sees("Players") { // on a phone they have their own place
			tb.tap("Players")
		}
	}},
	{"match, deal", func(tb *table) {
		tb.play(duckdealerscreens.Key, 2, append(duckOutfit2, "Anna: collect trade", "Ben: collect move", "Anna: collect trade", "Ben: act", "Ben: highway s5-p1-2", "Ben: burn", "Ben: step s5-p1-1", "Ben: step s5-p1-3",
			"Ben: step s5-p1-4", "Ben: step p1", "Ben: step s1-p1-3", "Ben: step s1-p1-2", "Ben: step s1-p1-1", "Ben: step s1", "Ben: deal 1")...)
	}},
	{"turn track", func(tb *table) { tb.aid("turns") }},
	{"turn track, turn 9", func(tb *table) {
		tb.aid("turns")
		for seat := range 9 {
			tb.app.shown.(*duckdealerscreens.TurnPage).Take(seat%2 + 1)
		}
		tb.tap("A free part is placed")
	}},
	{"turn track at its end", func(tb *table) {
		tb.app.duck().DuckAids().Players = 5
		tb.aid("turns")
		for seat := range 24 {
			tb.app.shown.(*duckdealerscreens.TurnPage).Take(seat%5 + 1)
		}
	}},
	{"energy stock", func(tb *table) {
		tb.app.duck().DuckAids().Energy.Set(duckdealerscreens.Stock{"move": 5, "build": 0, "trade": 40})
		tb.aid("energy")
	}},
	{"score track", func(tb *table) {
		tb.app.duck().DuckAids().Players = 5
		tb.app.duck().DuckAids().Scores.Set(duckdealerscreens.Scores{Points: []int{0, 100, 101, 345}})
		tb.aid("scores")
	}},
	{"ship placard", func(tb *table) { tb.aid("ship") }},
	{"ship placard of a freighter", func(tb *table) {
		tb.app.duck().DuckAids().Ships.Set(duckdealerscreens.Placards{
			Gear: map[int]map[string]int{1: {"cargo-hold": 3, "navigator": 2, "merchant": 2}}, Load: map[int]int{1: 9},
		})
		tb.aid("ship")
	}},
	{"route calculator", func(tb *table) { tb.aid("route") }},
	{"route calculator, dots", func(tb *table) {
		tb.app.duck().DuckAids().Flight.Set(duckdealerscreens.FlightAsk{From: "s1", To: "s1-p6-3", Left: 2, Own: []string{"s1-p6-1"}})
		tb.aid("route")
		tb.tap("From. s1. Open")
		tb.tap("To. s1-p6-3. Closed")
		tb.tap("p6")
	}},
	{"route calculator, highways and pathways", func(tb *table) {
		tb.app.duck().DuckAids().Flight.Set(duckdealerscreens.FlightAsk{
			From: "s1", To: "s3", Class: duckdealer.Freighter, Own: []string{"s1-p6-1", "s1-p6-2"}, Pathways: [][2]string{{"s1", "p4"}},
		})
		tb.aid("route")
		tb.tap("Pathways. s1 to p4. Closed")
	}},
	{"route calculator in a match", func(tb *table) {
		tb.play(duckdealerscreens.Key, 2, append(duckOutfit2, duckActs...)...)
		tb.app.duck().DuckAids().Flight.Set(duckdealerscreens.FlightAsk{From: "s1", To: "mars"})
		tb.aid("route")
		tb.tap("From. s1. Open")
	}},
	{"new match with a copy", func(tb *table) {
		tb.edited(func(c *aid.Copy) error { return c.Set(0, 0, "12") })
		tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
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
func (tb *table) auction(seats int, moves ...string) *game.OpenMatch {
	tb.t.Helper()
	tr := &rules.Transcript{}
	tr.Add("Game", duckdealerscreens.Key)
	for _, name := range people[:seats] {
		tr.Add("Seat", name)
	}
	tr.Add("Option", "auction=on")
	m, err := tb.app.session.Library.Create(tr, "Friday", matches.Settings{})
	assert.NoError(tb.t, err)
	tb.app.session.Take(m)
	tb.enter(moves...)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	return tb.app.session.Playing
}

// aid opens a counter of Duck Dealer.
func (tb *table) aid(name string) {
	tb.app.Open(shell.Route{Page: shell.AidPage, Arg: duckdealerscreens.Key + "/" + name})
}

// edited changes the owner's copy.
func (tb *table) edited(change func(*aid.Copy) error) {
	assert.NoError(tb.t, tb.app.duck().EditCopy(change))
}

// TestDuckLayouts examines them.
func TestDuckLayouts(t *testing.T) { examine(t, duckSituations) }

package screens

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/shell"
	tradersscreens "tablekeeper/screens/traders"
)

// aidRoute leads to a table aid of Traders.
func aidRoute(name string) shell.Route {
	return shell.Route{Page: shell.AidPage, Arg: tradersscreens.Key + "/" + name}
}

// upTo are moves of three players up to Anna's flight with four steps.
var upTo = []string{"Anna: roll 6", "Ben: roll 1", "Cleo: roll 2", "Anna: planet gobi-bob", "Anna: event credits", "Anna: done", "Anna: roll 6"}

// lateTraders is a game between three players that has gone on for a while, in the step that is asked for.
func (tb *table) lateTraders(step string) *game.OpenMatch {
	tb.t.Helper()
	o := tb.play(tradersscreens.Key, 3, upTo...)
	v, ok := traders.Look(o.Match.Table())
	require.True(tb.t, ok)
	require.Equal(tb.t, 1, v.Moment().Turn)
	position := lateState(tb.t, o.Match.Table(), step)
	require.NoError(tb.t, o.Match.Agree(position, "a later position"))
	o.Changes++
	tb.app.Show()
	return o
}

// late is what differs from the flight of upTo in a game that has gone on for a while.
const late = `{"round":9,"ships":["b8","h5","b6"],"money":[7,9,3],"dice":0,"steps":0,"made":0,"from":null,
	"stations":{"c9":1,"c11":1,"i5":2,"i7":1,"h5":2,"j6":3,"d2":3},"halted":{"inti":2},"skip":[0,1,0],"extra":1,
	"stocks":[{"supay":{"food":1,"metal":4}},{"inti":{"gems":3}},{"gobi":{"gems":12}}],
	"earth":[{"food":2,"gems":1,"metal":2},{"food":1},{}],"cargo":[{"gems":1},{"food":2},{}],
	"hands":[{"known":{"steal":1},"unknown":1},{"known":{},"unknown":3},{"known":{},"unknown":0}],
	"action_discard":{"counter":2,"trade":1},"planet_discard":["gobi-bob","inti-supay","bob-inti","gobi-supay"],
	"event_discard":{"credits":4,"pirate":2,"resource-food":1,"engine-failure":3}}`

// lateSteps are the fields that differ by step.
var lateSteps = map[string]string{
	"planet": `{"dice":1}`, "event": `{"dice":1}`, "act1": `{"dice":1}`, "act2": `{}`, "trade": `{}`,
	"roll":   `{"dice":1,"from":"b8"}`,
	"move":   `{"steps":4,"from":"b8"}`,
	"pirate": `{"dice":1,"pending":{"card":"pirate","ask":[],"target":1,"planet":null,"resource":null,"back":"act1"}}`,
	"over":   `{"winner":1}`,
}

// lateState is a position of a game that has gone on for a while, in a step.
func lateState(t *testing.T, table rules.Table, step string) []byte {
	t.Helper()
	var position map[string]any
	for _, change := range []string{string(table.State()), late, lateSteps[step]} {
		require.NoError(t, json.Unmarshal([]byte(change), &position), change)
	}
	position["step"] = step
	data, err := json.Marshal(position)
	require.NoError(t, err)
	return data
}

// tradersPlaces are all pages and states of Traders that look different.
var tradersPlaces = []situation{
	{"game page", func(tb *table) { tb.app.Open(shell.Route{Page: shell.GamePage, Arg: tradersscreens.Key}) }},
	{"planets", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.PlanetDeck)) }},
	{"planets drawn", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.PlanetDeck))
		for range 5 {
			tb.tap("Draw a card")
		}
	}},
	{"planets used up", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.PlanetDeck))
		for range 10 {
			tb.tap("Draw a card")
		}
	}},
	{"planets reset", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.PlanetDeck)); tb.tap("Shuffle all cards") }},
	{"planets list", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.PlanetDeck))
		tb.tap("Draw a card")
		tb.tap("All cards")
	}},
	{"events", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.EventDeck)) }},
	{"pirate", func(tb *table) { tb.onTop(tradersscreens.EventDeck, "pirate") }},
	{"gift", func(tb *table) { tb.onTop(tradersscreens.EventDeck, "resource-metal") }},
	{"breakdown", func(tb *table) { tb.onTop(tradersscreens.EventDeck, "engine-failure") }},
	{"events list", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.EventDeck))
		tb.tap("Draw a card")
		tb.tap("All cards")
	}},
	{"actions", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.ActionDeck)) }},
	{"actions laid", func(tb *table) { tb.held(2, 4); tb.app.Open(aidRoute(tradersscreens.ActionDeck)) }},
	{"hand empty", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.ActionDeck + "/2")) }},
	{"hand", func(tb *table) { tb.held(2, 2); tb.app.Open(aidRoute(tradersscreens.ActionDeck + "/2")) }},
	{"card drawn", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.ActionDeck + "/2")); tb.tap("Draw a card") }},
	{"card held", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.ActionDeck + "/2"))
		tb.tap("Draw a card")
		tb.hold().KeyDown(space())
	}},
	{"hand held", func(tb *table) {
		tb.held(2, 3)
		tb.app.Open(aidRoute(tradersscreens.ActionDeck + "/2"))
		tb.tap("Look at the hand")
		tb.hold().KeyDown(space())
	}},
	{"card chosen", func(tb *table) {
		tb.held(2, 3)
		tb.app.Open(aidRoute(tradersscreens.ActionDeck + "/2"))
		tb.tap("Play or discard a card")
		tb.tap("I am Player B")
	}},
	{"die", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.FlightDie)) }},
	{"die thrown", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.FlightDie)); tb.tap("Roll"); tb.landed() }},
	{"two dice", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.FlightDie))
		tb.tap("Engine Boost: two")
		tb.tap("Roll")
		tb.landed()
	}},
	{"companies", func(tb *table) { tb.app.Open(aidRoute(tradersscreens.CompanyCards)) }},
	{"company with the longest story", func(tb *table) {
		tb.app.Open(aidRoute(tradersscreens.CompanyCards))
		for range 3 {
			tb.tap("The next company")
		}
	}},
	{"match", func(tb *table) { tb.play(tradersscreens.Key, 3, upTo...) }},
	{"match players", func(tb *table) {
		o := tb.lateTraders("act2")
		o.Tab = match.MatsTab
		tb.app.Show()
	}},
	{"match late", func(tb *table) { tb.lateTraders("act1") }},
	{"match flies", func(tb *table) { tb.lateTraders("move") }},
	{"match place", func(tb *table) {
		tb.lateTraders("trade")
		tb.app.shown.(*match.Match).Board.(*tradersscreens.TradersBoard).Tap(tb.spot("i10"))
	}},
	{"match pirate", func(tb *table) { tb.lateTraders("pirate") }},
	{"match won", func(tb *table) { tb.lateTraders("over") }},
	{"planet card in a match", func(tb *table) { tb.lateTraders("planet"); tb.app.Open(aidRoute(tradersscreens.PlanetDeck)) }},
	{"event card in a match", func(tb *table) { tb.lateTraders("event"); tb.app.Open(aidRoute(tradersscreens.EventDeck)) }},
	{"no event card in a match", func(tb *table) { tb.lateTraders("act1"); tb.app.Open(aidRoute(tradersscreens.EventDeck)) }},
	{"actions in a match", func(tb *table) { tb.lateTraders("act1"); tb.app.Open(aidRoute(tradersscreens.ActionDeck)) }},
	{"die in a match", func(tb *table) { tb.lateTraders("roll"); tb.app.Open(aidRoute(tradersscreens.FlightDie)) }},
	{"companies in a match", func(tb *table) { tb.lateTraders("act1"); tb.app.Open(aidRoute(tradersscreens.CompanyCards)) }},
}

// onTop turns cards until one is on top.
func (tb *table) onTop(deck, word string) {
	tb.app.Open(aidRoute(deck))
	for range 40 {
		d := tb.app.traders().TableDeck(deck)
		if len(d.Up) > 3 && d.Up[len(d.Up)-1] == word {
			return
		}
		tb.app.shown.(*tradersscreens.LaidDeck).Take()
	}
	tb.t.Fatalf("%s is not drawn", word)
}

// held gives a seat so many cards, and lays others open before.
func (tb *table) held(seat, cards int) {
	d := tb.app.traders().TableDeck(tradersscreens.ActionDeck)
	for range 4 {
		require.True(tb.t, d.Deal(0, tb.app.traders().Shuffle))
		d.Lay(0, 0)
	}
	for range min(cards, traders.HandSize) {
		require.True(tb.t, d.Deal(seat-1, tb.app.traders().Shuffle))
	}
	require.True(tb.t, d.Deal(2, tb.app.traders().Shuffle))
	tb.app.traders().KeepDeck(tradersscreens.ActionDeck, d)
}

// landed ends the throw of all dice that are shown.
func (tb *table) landed() {
	for _, die := range tb.app.shown.(*tradersscreens.FlightDiePage).Dice {
		die.Skip()
	}
}

// spot is the number of a hex on the map that is shown.
func (tb *table) spot(hex string) int {
	for i, s := range tb.app.shown.(*match.Match).Board.(*tradersscreens.TradersBoard).Spots {
		if s.Hex == hex {
			return i
		}
	}
	tb.t.Fatalf("there is no hex %s", hex)
	return 0
}

// TestTradersLayouts examines all that Traders adds.
func TestTradersLayouts(t *testing.T) { examine(t, tradersPlaces) }

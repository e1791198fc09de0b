package screens

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
)

// aidRoute leads to a table aid of Traders.
func aidRoute(name string) Route { return Route{AidPage, tradersKey + "/" + name} }

// upTo are moves of three players up to Anna's flight with four steps.
var upTo = []string{"Anna: roll 6", "Ben: roll 1", "Cleo: roll 2", "Anna: planet gobi-bob", "Anna: event credits", "Anna: done", "Anna: roll 6"}

// lateTraders is a game between three players that has gone on for a while, in the step that is asked for.
func (tb *table) lateTraders(step string) *openMatch {
	tb.t.Helper()
	o := tb.play(tradersKey, 3, upTo...)
	v, ok := traders.Look(o.match.Table())
	require.True(tb.t, ok)
	require.Equal(tb.t, 1, v.Moment().Turn)
	position := lateState(tb.t, o.match.Table(), step)
	require.NoError(tb.t, o.match.Agree(position, "a later position"))
	o.changes++
	tb.app.show()
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
	{"game page", func(tb *table) { tb.app.open(Route{GamePage, tradersKey}) }},
	{"planets", func(tb *table) { tb.app.open(aidRoute(planetDeck)) }},
	{"planets drawn", func(tb *table) {
		tb.app.open(aidRoute(planetDeck))
		for range 5 {
			tb.tap("Draw a card")
		}
	}},
	{"planets used up", func(tb *table) {
		tb.app.open(aidRoute(planetDeck))
		for range 10 {
			tb.tap("Draw a card")
		}
	}},
	{"planets reset", func(tb *table) { tb.app.open(aidRoute(planetDeck)); tb.tap("Shuffle all cards") }},
	{"planets list", func(tb *table) { tb.app.open(aidRoute(planetDeck)); tb.tap("Draw a card"); tb.tap("All cards") }},
	{"events", func(tb *table) { tb.app.open(aidRoute(eventDeck)) }},
	{"pirate", func(tb *table) { tb.onTop(eventDeck, "pirate") }},
	{"gift", func(tb *table) { tb.onTop(eventDeck, "resource-metal") }},
	{"breakdown", func(tb *table) { tb.onTop(eventDeck, "engine-failure") }},
	{"events list", func(tb *table) { tb.app.open(aidRoute(eventDeck)); tb.tap("Draw a card"); tb.tap("All cards") }},
	{"actions", func(tb *table) { tb.app.open(aidRoute(actionDeck)) }},
	{"actions laid", func(tb *table) { tb.held(2, 4); tb.app.open(aidRoute(actionDeck)) }},
	{"hand empty", func(tb *table) { tb.app.open(aidRoute(actionDeck + "/2")) }},
	{"hand", func(tb *table) { tb.held(2, 2); tb.app.open(aidRoute(actionDeck + "/2")) }},
	{"card drawn", func(tb *table) { tb.app.open(aidRoute(actionDeck + "/2")); tb.tap("Draw a card") }},
	{"card held", func(tb *table) {
		tb.app.open(aidRoute(actionDeck + "/2"))
		tb.tap("Draw a card")
		tb.hold().KeyDown(space())
	}},
	{"hand held", func(tb *table) {
		tb.held(2, 3)
		tb.app.open(aidRoute(actionDeck + "/2"))
		tb.tap("Look at the hand")
		tb.hold().KeyDown(space())
	}},
	{"card chosen", func(tb *table) {
		tb.held(2, 3)
		tb.app.open(aidRoute(actionDeck + "/2"))
		tb.tap("Play or discard a card")
		tb.tap("I am Player B")
	}},
	{"die", func(tb *table) { tb.app.open(aidRoute(flightDie)) }},
	{"die thrown", func(tb *table) { tb.app.open(aidRoute(flightDie)); tb.tap("Roll"); tb.landed() }},
	{"two dice", func(tb *table) {
		tb.app.open(aidRoute(flightDie))
		tb.tap("Engine Boost: two")
		tb.tap("Roll")
		tb.landed()
	}},
	{"companies", func(tb *table) { tb.app.open(aidRoute(companyCards)) }},
	{"company with the longest story", func(tb *table) {
		tb.app.open(aidRoute(companyCards))
		for range 3 {
			tb.tap("The next company")
		}
	}},
	{"match", func(tb *table) { tb.play(tradersKey, 3, upTo...) }},
	{"match players", func(tb *table) {
		o := tb.lateTraders("act2")
		o.tab = matsTab
		tb.app.show()
	}},
	{"match late", func(tb *table) { tb.lateTraders("act1") }},
	{"match flies", func(tb *table) { tb.lateTraders("move") }},
	{"match place", func(tb *table) {
		tb.lateTraders("trade")
		tb.app.shown.(*match).board.(*tradersBoard).tap(tb.spot("i10"))
	}},
	{"match pirate", func(tb *table) { tb.lateTraders("pirate") }},
	{"match won", func(tb *table) { tb.lateTraders("over") }},
	{"planet card in a match", func(tb *table) { tb.lateTraders("planet"); tb.app.open(aidRoute(planetDeck)) }},
	{"event card in a match", func(tb *table) { tb.lateTraders("event"); tb.app.open(aidRoute(eventDeck)) }},
	{"no event card in a match", func(tb *table) { tb.lateTraders("act1"); tb.app.open(aidRoute(eventDeck)) }},
	{"actions in a match", func(tb *table) { tb.lateTraders("act1"); tb.app.open(aidRoute(actionDeck)) }},
	{"die in a match", func(tb *table) { tb.lateTraders("roll"); tb.app.open(aidRoute(flightDie)) }},
	{"companies in a match", func(tb *table) { tb.lateTraders("act1"); tb.app.open(aidRoute(companyCards)) }},
}

// onTop turns cards until one is on top.
func (tb *table) onTop(deck, word string) {
	tb.app.open(aidRoute(deck))
	for range 40 {
		d := tb.app.tableDeck(deck)
		if len(d.Up) > 3 && d.Up[len(d.Up)-1] == word {
			return
		}
		tb.app.shown.(*laidDeck).take()
	}
	tb.t.Fatalf("%s is not drawn", word)
}

// held gives a seat so many cards, and lays others open before.
func (tb *table) held(seat, cards int) {
	d := tb.app.tableDeck(actionDeck)
	for range 4 {
		require.True(tb.t, d.Deal(0, tb.app.shuffle))
		d.Lay(0, 0)
	}
	for range min(cards, traders.HandSize) {
		require.True(tb.t, d.Deal(seat-1, tb.app.shuffle))
	}
	require.True(tb.t, d.Deal(2, tb.app.shuffle))
	tb.app.keepDeck(actionDeck, d)
}

// landed ends the throw of all dice that are shown.
func (tb *table) landed() {
	for _, die := range tb.app.shown.(*flightDiePage).dice {
		die.Skip()
	}
}

// spot is the number of a hex on the map that is shown.
func (tb *table) spot(hex string) int {
	for i, s := range tb.app.shown.(*match).board.(*tradersBoard).spots {
		if s.Hex == hex {
			return i
		}
	}
	tb.t.Fatalf("there is no hex %s", hex)
	return 0
}

// TestTradersLayouts examines all that Traders adds.
func TestTradersLayouts(t *testing.T) { examine(t, tradersPlaces) }

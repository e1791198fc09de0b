package traders_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	tradersscreens "tablekeeper/screens/games/traders"
	"tablekeeper/screens/matches/match"
)

// aidRoute leads to a table aid of Traders.
func aidRoute(name string) shell.Route {
	return shell.Route{Page: shell.AidPage, Arg: tradersscreens.Key + "/" + name}
}

// upTo are moves of three players up to Anna's flight with four steps.
var upTo = []string{"Anna: roll 6", "Ben: roll 1", "Cleo: roll 2", "Anna: planet gobi-bob", "Anna: event credits", "Anna: done", "Anna: roll 6"}

// lateTraders is a game between three players that has gone on for a while, in the step that is asked for.
func lateTraders(tb *apptest.Table, step string) *game.OwnMatch {
	tb.T.Helper()
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	v, ok := traders.Look(o.Match.Table())
	require.True(tb.T, ok)
	require.Equal(tb.T, 1, v.Moment().Turn)
	position := lateState(tb.T, o.Match.Table(), step)
	require.NoError(tb.T, o.Match.Agree(position, "a later position"))
	o.Changes++
	tb.App.Show()
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
var tradersPlaces = []apptest.Situation{
	{"game page", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.GamePage, Arg: tradersscreens.Key}) }},
	{"story", func(tb *apptest.Table) { tb.App.Open(aidRoute(tradersscreens.StoryPages)) }},
	{"setup", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: tradersscreens.Key})
		tb.Tap("As laid")
	}},
	{"effects", func(tb *apptest.Table) {
		lateTraders(tb, "planet")
		tb.Enter("Anna: planet gobi-seranide")
		tb.App.Refresh()
	}},
	{"out of reach", func(tb *apptest.Table) { lateTraders(tb, "move"); tapHex(tb, "c10") }},
	{"companies", func(tb *apptest.Table) { tb.App.Open(aidRoute(tradersscreens.CompanyCards)) }},
	{"company with the longest story", func(tb *apptest.Table) {
		tb.App.Open(aidRoute(tradersscreens.CompanyCards))
		for range 3 {
			tb.Tap("The next company")
		}
	}},
	{"match", func(tb *apptest.Table) { tb.Play(tradersscreens.Key, 3, upTo...) }},
	{"match players", func(tb *apptest.Table) {
		lateTraders(tb, "act2")
		tb.Tap("Players")
	}},
	{"match late", func(tb *apptest.Table) { lateTraders(tb, "act1") }},
	{"match flies", func(tb *apptest.Table) { lateTraders(tb, "move") }},
	{"match place", func(tb *apptest.Table) {
		lateTraders(tb, "trade")
		tb.App.Shown().(*match.Match).Felt.(*tradersscreens.TradersBoard).Tap(spotAt(tb, "i10"))
	}},
	{"match pirate", func(tb *apptest.Table) { lateTraders(tb, "pirate") }},
	{"match won", func(tb *apptest.Table) { lateTraders(tb, "over") }},
	{"companies in a match", func(tb *apptest.Table) { lateTraders(tb, "act1"); tb.App.Open(aidRoute(tradersscreens.CompanyCards)) }},
}

// spot is the number of a hex on the map that is shown.
func spotAt(tb *apptest.Table, hex string) int {
	for i, s := range tb.App.Shown().(*match.Match).Felt.(*tradersscreens.TradersBoard).Spots {
		if s.Hex == hex {
			return i
		}
	}
	tb.T.Fatalf("there is no hex %s", hex)
	return 0
}

// TestTradersLayouts examines all that Traders adds.
func TestTradersLayouts(t *testing.T) { apptest.Examine(t, tradersPlaces) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, tradersPlaces) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, tradersPlaces) }

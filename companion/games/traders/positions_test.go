package traders_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

type fault struct {
	why    string // a part of what is said; "" for a position that can be
	change string // the fields that differ, as JSON
}

// requireFaults changes a position in one way after the other and asks whether it can be.
func requireFaults(t *testing.T, table rules.Table, faults []fault) {
	for _, f := range faults {
		position := conformance.State(t, table)
		require.NoError(t, json.Unmarshal([]byte(f.change), &position), f.change)
		fork := table.Fork()
		err := fork.Agree(rules.JSON(position))
		if f.why == "" {
			require.NoError(t, err, f.change)
			require.JSONEq(t, string(rules.JSON(position)), string(fork.State()), f.change)
			continue
		}
		require.ErrorContains(t, err, f.why, f.change)
		require.Equal(t, table.State(), fork.State(), "a refused position changes nothing")
	}
}

// middle3 is a game of three in the middle: Anna, who began, stands on her station
// by Supay in act2, Ben on the one by Inti, Cleo at earth; all have some of everything.
func middle3(t *testing.T) rules.Table {
	table := open(t, headers(3, "start-money=5")+"1: roll 6\n2: roll 1\n3: roll 1\n")
	requireFaults(t, table, []fault{{"", "{}"}})
	position := conformance.State(t, table)
	require.NoError(t, json.Unmarshal([]byte(`{"step":"act2","dice":0,"ships":["c9","i5","b6"],"money":[9,9,9],
		"stations":{"c9":1,"i5":2,"i7":1,"h5":1,"c11":1},"stocks":[{"supay":{"metal":2}},{"inti":{"gems":1}},{}],
		"cargo":[{"metal":1},{"food":2},{}],"action_discard":{"steal":1},
		"hands":[{"known":{"trade":1},"unknown":1},{"known":{},"unknown":3},{"known":{},"unknown":0}]}`), &position))
	require.NoError(t, table.Agree(rules.JSON(position)))
	return table
}

func TestPositions(t *testing.T) {
	requireFaults(t, middle3(t), []fault{
		{"expected a whole number", `{"round":-1}`},
		{"expected a whole number", `{"round":1000000001}`},
		{"", `{"round":1000000000,"money":[1000000000,0,0],"stocks":[{"supay":{"metal":1000000000,"food":1000000000,"gems":1000000000}},{},{}]}`},
		{"expected a whole number", `{"skip":[20001,0,0]}`},
		{"expected a whole number", `{"extra":20001}`},
		{"", `{"skip":[20000,1,0],"extra":20000}`},
		{"one a seat", `{"money":[1,2]}`},
		{"one a seat", `{"start_rolls":[0,0,0,0]}`},
		{"expected a whole number", `{"money":[null,2,3]}`},
		{"expected true or false", `{"bought":0}`},
		{"expected one of", `{"step":"turn"}`},
		{"expected one of", `{"factions":["Mechanics","bio-corp","moneymakers"]}`},
		{"there twice", `{"factions":["mechanics","bio-corp","mechanics"]}`},
		{"", `{"factions":["sumo-zaibatsu","bio-corp","mechanics"]}`},
		{"35 event cards, not 34", `{"event_cards":{"pirate":34}}`},
		{"", `{"event_cards":{"pirate":35}}`},
		{"whole number from 1", `{"event_cards":{"pirate":35,"credits":0}}`},
		{"the event deck has only 5 Pirate cards; take some out", `{"event_discard":{"pirate":6}}`},
		{"the event deck of this table has no Get Credits card; take it out", `{"event_cards":{"pirate":34,"engine-boost":1},"event_discard":{"credits":1}}`},
		{"the event deck has only 1 Engine Boost card; take some out", `{"event_cards":{"pirate":34,"engine-boost":1},"event_discard":{"engine-boost":2}}`},
		{"drawn twice", `{"planet_discard":["gobi-bob","inti-supay","gobi-bob"]}`},
		{"expected at most 10 entries", `{"planet_discard":["gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob","gobi-bob"]}`},
		{"expected one of", `{"planet_discard":["bob-gobi"]}`},
		{"whole number from 1 to 3", `{"halted":{"gobi":0}}`},
		{"whole number from 1 to 3", `{"halted":{"gobi":4}}`},
		{"isn't one of", `{"halted":{"earth":1}}`},
		{"", `{"halted":{"gobi":3,"bob":1}}`},
	})
	missing := conformance.State(t, middle3(t))
	delete(missing, "pending")
	require.ErrorContains(t, middle3(t).Agree(rules.JSON(missing)), "the field \"pending\" is missing")
	missing["pending"], missing["deck"] = nil, 3
	require.ErrorContains(t, middle3(t).Agree(rules.JSON(missing)), "no field \"deck\"")
}

func TestPositionsOfCardsAndGoods(t *testing.T) {
	requireFaults(t, middle3(t), []fault{
		{"more than three action cards", `{"hands":[{"known":{"trade":1},"unknown":3},{"known":{},"unknown":0},{"known":{},"unknown":0}]}`},
		{"only four Steal", `{"action_discard":{"steal":4},"hands":[{"known":{"steal":1},"unknown":0},{"known":{},"unknown":0},{"known":{},"unknown":0}]}`},
		{"more action cards than", `{"action_discard":{"counter":4,"trade":4,"rebellion":4,"mercenaries":4,"immobilise":4,"extra-turn":4,"steal":3},"hands":[{"known":{},"unknown":2},{"known":{},"unknown":0},{"known":{},"unknown":0}]}`},
		{"", `{"action_discard":{"counter":4,"trade":4,"rebellion":4,"mercenaries":4,"immobilise":4,"extra-turn":4,"steal":3},"hands":[{"known":{},"unknown":1},{"known":{},"unknown":0},{"known":{},"unknown":0}]}`},
		{"whole number from 1 to 2", `{"cargo":[{"metal":3},{},{}]}`},
		{"more than two resources", `{"cargo":[{"metal":1,"food":1,"gems":1},{},{}]}`},
		{"isn't one of metal, food, gems", `{"cargo":[{"money":1},{},{}]}`},
		{"is empty", `{"stocks":[{"supay":{}},{},{}]}`},
		{"isn't one of", `{"stocks":[{"earth":{"metal":1}},{},{}]}`},
		{", but no station there", `{"stocks":[{"gobi":{"metal":1}},{},{}]}`},
		{"isn't a space", `{"stations":{"c9":1,"e5":2}}`},
		{"isn't a space", `{"stations":{"C9":1}}`},
		{"isn't a space", `{"stations":{"a7":1}}`},
		{"expected a whole number", `{"stations":{"c9":4}}`},
		{"more than two stations", `{"stations":{"c9":1,"c11":1,"d9":1,"i5":2},"stocks":[{},{},{}]}`},
		{"order metal, food, gems", `{"world":{"gobi":["gems"],"bob":["metal"],"inti":["gems","metal"],"seranide":["food","gems"],"supay":["metal","food"]}}`},
		{"order metal, food, gems", `{"world":{"gobi":["gems"],"bob":["metal"],"inti":["metal","metal"],"seranide":["food","gems"],"supay":["metal","food"]}}`},
		{"exactly two resources", `{"world":{"gobi":["gems"],"bob":["metal"],"inti":["metal","food","gems"],"seranide":["food","gems"],"supay":["metal","food"]}}`},
		{"exactly two resources", `{"world":{"gobi":["gems"],"bob":["metal"],"inti":[],"seranide":["food","gems"],"supay":["metal","food"]}}`},
		{"exactly one resource", `{"world":{"gobi":["food","gems"],"bob":["metal"],"inti":["metal","gems"],"seranide":["food","gems"],"supay":["metal","food"]}}`},
		{"each of the three", `{"world":{"gobi":["gems"],"bob":["metal"],"inti":["metal","gems"],"seranide":["metal","gems"],"supay":["metal","gems"]}}`},
		{"missing", `{"world":{"gobi":["gems"]}}`},
	})
}

func TestPositionsOfShips(t *testing.T) {
	const stepping = `{"step":"move","steps":2,"made":1,"from":"c9",`
	requireFaults(t, middle3(t), []fault{
		{"on one hex", `{"ships":["c9","b6","b6"]}`},
		{"", `{"ships":["a6","i5","a6"]}`},
		{"on a station of Ben", `{"ships":["c9","b6","i5"]}`},
		{"Anna's ship can't be on Supay itself; put it beside", `{"ships":["c10","i5","b6"]}`},
		{"not on the board", `{"ships":["c9","l5","b6"]}`},
		{"not on the board", `{"ships":["c9","i12","b6"]}`},
		{"expected a hex", `{"ships":["c9","I5","b6"]}`},
		{"a hex where the flight began", `{"from":"c9"}`},
		{"a hex where the flight began", `{"step":"roll","dice":1}`},
		{"before the roll for movement the ship is where the flight begins, and a die is still to be rolled", `{"step":"roll","dice":0,"from":"c9"}`},
		{"before the roll for movement the ship is where the flight begins, and a die is still to be rolled", `{"step":"roll","dice":1,"from":"c8"}`},
		{"", `{"step":"roll","dice":2,"from":"c9","steps":7}`},
		{"whole number from 0 to 2", `{"step":"roll","dice":3,"from":"c9"}`},
		{"steps are made only during a flight", `{"step":"roll","dice":1,"from":"c9","made":1}`},
		{"steps are made only during a flight", `{"made":1}`},
		{"steps are left only during a flight", `{"steps":1}`},
		{"", `{"dice":2}`},
		{"during a flight all dice are rolled and steps are left", stepping + `"dice":1}`},
		{"during a flight all dice are rolled and steps are left", `{"step":"move","steps":0,"made":1,"from":"c9"}`},
		{"", stepping + `"ships":["c8","i5","b6"]}`},
		{"", stepping + `"ships":["i5","i5","b6"]}`},
		{"on one hex", stepping + `"ships":["b6","b6","b6"]}`},
		{"Anna's ship can't be on Inti itself; put it beside", stepping + `"ships":["i6","i5","b6"]}`},
		{"that has left earth", stepping + `"ships":["a6","i5","b6"]}`},
		{"made no step", `{"step":"move","steps":2,"made":0,"from":"c8"}`},
		{"", `{"step":"move","steps":2,"made":0,"from":"c9"}`},
		{"on a station of Ben", `{"step":"move","steps":2,"made":1,"from":"i5","ships":["c9","a6","b6"]}`},
		{"on one hex", `{"step":"move","steps":2,"made":1,"from":"b6"}`},
		{"Anna's ship can't be on Bob itself; put it beside", `{"step":"move","steps":2,"made":1,"from":"i2"}`},
		{"not on the board", `{"step":"move","steps":2,"made":1,"from":"z2"}`},
		{"", `{"step":"move","steps":2,"made":3,"from":"a6"}`},
	})
	all := `{"board":{"columns":%d,"rows":11,"planets":{"earth":"a6","gobi":"%s","bob":"i2","inti":"i6","seranide":"i10","supay":"c10"}}}`
	requireFaults(t, middle3(t), []fault{
		{"", fmt.Sprintf(all, 26, "c2")},
		{"at the rim", fmt.Sprintf(all, 9, "c2")},
		{"less than 3 hexes", fmt.Sprintf(all, 11, "c5")},
		{"whole number from 5 to 26", fmt.Sprintf(all, 27, "c2")},
		{"expected a hex", fmt.Sprintf(all, 11, "c02")},
	})
}

func TestPositionsOfTurns(t *testing.T) {
	const choose = `{"step":"produce","production":`
	requireFaults(t, middle3(t), []fault{
		{"a player in turn", `{"turn":null}`},
		{"a starting player", `{"starter":null}`},
		{"a player in turn", `{"step":"start"}`},
		{"rolls for the start are kept until the last one, and no longer", `{"step":"start","turn":null,"starter":null}`},
		{"", `{"step":"start","turn":null,"starter":null,"start_rolls":[null,6,0]}`},
		{"rolls for the start are kept until the last one, and no longer", `{"start_rolls":[0,0,1]}`},
		{"the winner is the player in turn when the game is over; before there is none", `{"winner":1}`},
		{"the winner is the player in turn when the game is over; before there is none", `{"step":"over"}`},
		{"the winner is the player in turn when the game is over; before there is none", `{"step":"over","winner":2}`},
		{"", `{"step":"over","winner":1,"dice":1}`},
		{"planet card and production come only in the turn of the starting player", `{"step":"planet","turn":2}`},
		{"", `{"step":"planet"}`},
		{"a station that can make one of two resources", choose + `[]}`},
		{"a station that can make one of two resources", `{"production":[{"seat":1,"planet":"inti","left":1}]}`},
		{"", choose + `[{"seat":1,"planet":"inti","left":2},{"seat":2,"planet":"inti","left":1},{"seat":1,"planet":"supay","left":1}]}`},
		{"planet by planet", choose + `[{"seat":2,"planet":"inti","left":1},{"seat":1,"planet":"inti","left":1}]}`},
		{"planet by planet", choose + `[{"seat":1,"planet":"supay","left":1},{"seat":1,"planet":"inti","left":1}]}`},
		{"planet by planet", choose + `[{"seat":1,"planet":"inti","left":1},{"seat":1,"planet":"inti","left":1}]}`},
		{"Ben doesn't have 2 stations on Inti that could produce", choose + `[{"seat":2,"planet":"inti","left":2}]}`},
		{"whole number from 1 to 2", choose + `[{"seat":2,"planet":"inti","left":0}]}`},
		{"nothing to choose", `{"step":"produce","stations":{"c9":1,"i5":2,"i7":1,"c3":3},"production":[{"seat":3,"planet":"gobi","left":1}]}`},
		{"no field", choose + `[{"seat":1,"planet":"inti","left":1,"of":2}]}`},
	})
}

func TestPositionsOfCards(t *testing.T) {
	pending := func(step, card, ask, target, planet, resource, back string) string {
		return fmt.Sprintf(`{"step":"%s","pending":{"card":"%s","ask":%s,"target":%s,"planet":%s,"resource":%s,"back":"%s"}}`,
			step, card, ask, target, planet, resource, back)
	}
	const full = `{"cargo":[{"metal":2},{"food":1},{}],"step":"cargo","pending":{"card":`
	requireFaults(t, middle3(t), []fault{
		{"a card that takes effect", `{"step":"counter"}`},
		{"a card that takes effect", pending("act2", "immobilise", `[]`, "2", "null", "null", "act2")},
		{"", pending("counter", "immobilise", `[2]`, "2", "null", "null", "act2")},
		{"", pending("counter", "engine-failure", `[1]`, "1", "null", "null", "act1")},
		{"", pending("counter", "rebellion", `[2]`, "null", `"inti"`, "null", "act1")},
		{"", pending("counter", "mercenaries", `[2]`, "2", "null", `"food"`, "act1")},
		{"the Mercenaries take only what the other ship carries", pending("counter", "mercenaries", `[2]`, "2", "null", `"gems"`, "act1")},
		{"a card that hits one player needs a target, and other cards have none", pending("counter", "immobilise", `[2]`, "null", "null", "null", "act2")},
		{"a card that hits one player needs a target, and other cards have none", pending("counter", "rebellion", `[2]`, "2", `"inti"`, "null", "act1")},
		{"an event card hits the player in turn, an action card another player", pending("counter", "engine-failure", `[2]`, "2", "null", "null", "act1")},
		{"an event card hits the player in turn, an action card another player", pending("counter", "immobilise", `[1]`, "1", "null", "null", "act1")},
		{"a Rebellion needs a planet, and other cards name none", pending("counter", "rebellion", `[2]`, "null", "null", "null", "act1")},
		{"a Rebellion needs a planet, and other cards name none", pending("counter", "immobilise", `[2]`, "2", `"bob"`, "null", "act1")},
		{"expected one of", pending("counter", "rebellion", `[2]`, "null", `"earth"`, "null", "act1")},
		{"Mercenaries and Get Resource need a resource, and other cards name none", pending("counter", "mercenaries", `[2]`, "2", "null", "null", "act1")},
		{"Mercenaries and Get Resource need a resource, and other cards name none", pending("counter", "immobilise", `[2]`, "2", "null", `"food"`, "act1")},
		{"after an event the turn goes on before the flight, after an action card where it was played", pending("counter", "engine-failure", `[1]`, "1", "null", "null", "act2")},
		{"after an event the turn goes on before the flight, after an action card where it was played", pending("counter", "immobilise", `[2]`, "2", "null", "null", "trade")},
		{"the card Get Credits never leads to the step Counter", pending("counter", "credits", `[1]`, "null", "null", "null", "act1")},
		{"the card Pirate never leads to the step Stealing a card", pending("steal", "pirate", `[]`, "1", "null", "null", "act1")},
		{"somebody who may play a Counter", pending("counter", "immobilise", `[]`, "2", "null", "null", "act2")},
		{"somebody who may play a Counter", pending("steal", "steal", `[2]`, "2", "null", "null", "act2")},
		{"those who may still play a Counter are the last ones of all who may", pending("counter", "immobilise", `[3]`, "3", "null", "null", "act2")},
		{"those who may still play a Counter are the last ones of all who may", pending("counter", "immobilise", `[1]`, "2", "null", "null", "act2")},
		{"those who may still play a Counter are the last ones of all who may", pending("counter", "rebellion", `[2,2]`, "null", `"inti"`, "null", "act1")},
		{"expected at most 3 entries", pending("counter", "rebellion", `[2,2,2,2]`, "null", `"inti"`, "null", "act1")},
		{"", pending("steal", "steal", `[]`, "2", "null", "null", "act1")},
		{"the other hand is empty, so no card can be stolen", pending("steal", "steal", `[]`, "3", "null", "null", "act1")},
		{"", pending("pirate", "pirate", `[]`, "1", "null", "null", "act1")},
		{"pirates leave a choice only to a player with cargo and 2 MCr", `{"money":[1,0,0],` + pending("pirate", "pirate", `[]`, "1", "null", "null", "act1")[1:]},
		{"pirates leave a choice only to a player with cargo and 2 MCr", `{"cargo":[{},{},{}],` + pending("pirate", "pirate", `[]`, "1", "null", "null", "act1")[1:]},
		{"full ship", pending("cargo", "resource-food", `[]`, "null", "null", `"food"`, "act1")},
		{"", full + `"resource-food","ask":[],"target":null,"planet":null,"resource":"food","back":"act1"}}`},
		{"the resource must be the one of the event card", full + `"resource-food","ask":[],"target":null,"planet":null,"resource":"gems","back":"act1"}}`},
		{"", full + `"mercenaries","ask":[],"target":3,"planet":null,"resource":"gems","back":"act2"}}`},
		{"no field", full + `"mercenaries","ask":[],"target":3,"planet":null,"resource":"gems","back":"act2","who":1}}`},
		{"a player who has just played Steal holds two cards at most", `{"hands":[{"known":{},"unknown":3},{"known":{},"unknown":3},{"known":{},"unknown":0}],` +
			pending("counter", "steal", `[2]`, "2", "null", "null", "act1")[1:]},
		{"a player who has just played Steal holds two cards at most", `{"hands":[{"known":{},"unknown":3},{"known":{},"unknown":3},{"known":{},"unknown":0}],` +
			pending("steal", "steal", `[]`, "2", "null", "null", "act1")[1:]},
	})
}

// TestAskedForRebellion asks those who are left, in order, and nobody else.
func TestAskedForRebellion(t *testing.T) {
	table := open(t, headers(4, "start-money=5")+"1: roll 6\n2: roll 1\n3: roll 1\n4: roll 1\n")
	ask := func(list string) fault {
		return fault{change: fmt.Sprintf(`{"step":"counter","turn":3,"stations":{"i5":1,"i7":2,"h5":4,"h6":3},
			"hands":[{"known":{},"unknown":1},{"known":{"steal":1},"unknown":0},{"known":{},"unknown":2},{"known":{},"unknown":1}],
			"pending":{"card":"rebellion","ask":%s,"target":null,"planet":"inti","resource":null,"back":"act1"}}`, list)}
	}
	for _, list := range []string{"[4,1,2]", "[1,2]", "[2]"} {
		requireFaults(t, table, []fault{ask(list)})
	}
	for _, list := range []string{"[4,1]", "[4]", "[1]", "[2,1]", "[3]", "[4,2]", "[1,2,4]", "[3,4,1,2]"} {
		f := ask(list)
		f.why = "those who may still play a Counter are the last ones of all who may"
		requireFaults(t, table, []fault{f})
	}
}

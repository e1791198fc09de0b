package traders_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// TestStand reads where the game stands, in the middle of a card.
func TestStand(t *testing.T) {
	table := middle3(t)
	agree(t, table, `{"halted":{"gobi":2,"bob":1},"skip":[0,2,1],"extra":1,"action_discard":{"steal":2}}`)
	require.Equal(t, []string{
		"Anna may now act, or move on to the trade.",
		"Anna: 9 MCr; ship on c9; 1 unit of metal aboard; stored on planets (Supay: 2 units of metal); 1 Trade, 1 unknown card in hand; plays Bio Corp.",
		"Ben: 9 MCr; ship on i5; 2 units of food aboard; stored on planets (Inti: 1 gem); 3 unknown cards in hand; 2 turns to miss; plays Mechanics",
		"Cleo: 9 MCr; ship on b6; 1 turn to miss; plays Moneymakers ltd.",
		"It is Anna's turn. The starting player is Anna. It is round 1. 1 extra turn to come.",
		"These are the stations: c9: Anna, c11: Anna, h5: Anna, i5: Ben, i7: Anna.",
		"Gobi is in rebellion for 2 planet cards.",
		"Bob is in rebellion for 1 planet card.",
		"Discarded action cards: 2 Steal.",
	}, table.Summary())
	table = open(t, headers(2))
	require.Equal(t, "Anna and Ben must first roll for the start.", table.Summary()[0])
	played(t, table, begun+"1: planet bob-inti\n1: event engine-failure\n")
	require.Equal(t, []string{
		"Anna may now act, or move on to the flight.",
		"Anna: ship on a6; plays Bio Corp.",
		"Ben: ship on a6; plays Mechanics",
		"It is Anna's turn. The starting player is Anna. It is round 1.",
		"Event cards drawn: 1 Engine Failure.",
		"These planet cards have been drawn: Bob and Inti.",
	}, table.Summary())
}

// played plays legal moves.
func played(t *testing.T, table rules.Table, moves string) {
	for line := range strings.Lines(moves) {
		a, err := table.Read(strings.TrimSpace(line))
		require.NoError(t, err)
		require.Empty(t, table.Play(a), line)
	}
}

// agree changes fields of a table's position.
func agree(t *testing.T, table rules.Table, change string) {
	position := conformance.State(t, table)
	require.NoError(t, json.Unmarshal([]byte(change), &position))
	require.NoError(t, table.Agree(rules.JSON(position)), change)
}

// TestFields describes exactly the fields that a position has.
func TestFields(t *testing.T) {
	table := middle3(t)
	agree(t, table, `{"halted":{"gobi":2,"bob":1},"event_discard":{"pirate":1},"planet_discard":["gobi-bob"]}`)
	conformance.Fields(t, table, table.State())
}

// TestPlainWords says moves as people do.
func TestPlainWords(t *testing.T) {
	conformance.PlainWords(t, middle3(t), map[string]string{
		"1: play mercenaries 2 food":    "Anna sends Mercenaries to Ben for Food",
		"1: play trade ship metal gems": "Anna trades two Metal for Gems (The ship)",
		"1: sell earth gems":            "Anna sells Gems (Earth)",
		"1: step ne":                    "Anna flies North-east",
		"1: planet gobi-supay":          "Anna draws the planet card Gobi and Supay",
		"1: event resource-food":        "Anna draws the event card Get Resource: food",
		"1: buy ?":                      "Anna buys a card",
		"1: give money":                 "Anna leaves the pirates Half the money",
	})
}

// TestEventDeck says in plain words why an event card can't come up.
func TestEventDeck(t *testing.T) {
	choices := setup(2, "event-cards pirate 6", "event-cards credits 0", "event-cards engine-boost 1", "event-cards action-card 16")
	table := open(t, choices+begun+"1: planet gobi-bob\n")
	agree(t, table, `{"event_discard":{"engine-boost":1,"resource-food":2}}`)
	for event, why := range map[string]string{
		"credits":       "The event deck of this table has no Get Credits card.",
		"engine-boost":  "The only Engine Boost card has been drawn since the last shuffle; look at the card again.",
		"resource-food": "Both Get Resource: food cards have been drawn since the last shuffle; look at the card again.",
	} {
		a, err := table.Read("1: event " + event)
		require.NoError(t, err)
		r := table.Explain(a)
		require.Equal(t, rules.Counted, r.Rule)
		require.Equal(t, why, r.Why.String())
		require.Len(t, r.Nearest, 3)
	}
}

// TestRulesWithoutAnID finds what the design document says and the register has
// no identifier for in the texts of its rules.
func TestRulesWithoutAnID(t *testing.T) {
	for id, text := range map[string]string{"TR-1.3": "the compass turns with it", "TR-6.16": "drawn in the same turn", "TR-7.1": "the compass shows"} {
		rule, ok := traders.Game().Rule(id)
		require.True(t, ok)
		require.Contains(t, rule.Text, text)
	}
}

// TestPlayAlone names what can be played, a Counter last: it is never played like this.
func TestPlayAlone(t *testing.T) {
	for _, words := range []string{"play", "play nuke"} {
		_, err := open(t, headers(2)).Read("1: " + words)
		require.EqualError(t, err, `expected one of "play extra-turn", "play rebellion PLANET", "play immobilise SEAT", `+
			`"play steal SEAT", "play mercenaries SEAT RES", "play trade FROM RES RES", "play counter"`)
	}
}

// TestFreeCard says how many cards the hand holds, whether none, one or two.
func TestFreeCard(t *testing.T) {
	table := open(t, setup(2)+begun+"1: planet gobi-bob\n1: event action-card\n")
	for hand, holds := range map[string]string{`{}`: "none", `{"steal":1}`: "one", `{"steal":2}`: "two"} {
		agree(t, table, `{"hands":[{"known":`+hand+`,"unknown":0},{"known":{},"unknown":0}]}`)
		r := conformance.Explained(t, table, "1: pass")
		require.Equal(t, "TR-3.9", r.Rule)
		require.Equal(t, "Anna must take the free card: only a hand of three may leave it, and Anna holds "+holds+".", r.Why.String())
	}
}

// TestSettle makes what follows from the step fit it.
func TestSettle(t *testing.T) {
	for _, c := range []struct{ change, settled string }{
		{`{"step":"start"}`, `{"turn":null,"starter":null}`},
		{`{"step":"planet","turn":2}`, `{"turn":1}`},
		{`{"step":"over"}`, `{"winner":1}`},
		{`{"winner":2,"start_rolls":[1,null,0]}`, `{"winner":null,"start_rolls":[0,0,0]}`},
		{`{"step":"roll","dice":1}`, `{"from":"c9"}`},
		{`{"step":"roll","dice":1,"made":2,"from":"b6"}`, `{"from":"c9","made":0}`},
		{`{"step":"move","dice":1,"steps":2}`, `{"from":"c9","dice":0}`},
		{`{"step":"move","steps":2,"made":1,"from":"c8"}`, `{"from":"c8"}`},
		{`{"steps":2,"made":1,"from":"c8"}`, `{"from":null,"steps":0,"made":0}`},
		{`{"production":[{"seat":2,"planet":"inti","left":1}]}`, `{"production":[]}`},
		{`{"pending":{"card":"steal","ask":[2],"target":2,"planet":null,"resource":null,"back":"act2"}}`, `{"pending":null}`},
		{
			`{"step":"steal","pending":{"card":"steal","ask":[2],"target":2,"planet":null,"resource":null,"back":"act2"}}`,
			`{"pending":{"card":"steal","ask":[],"target":2,"planet":null,"resource":null,"back":"act2"}}`,
		},
	} {
		table := middle3(t)
		position, want := conformance.State(t, table), map[string]any{}
		require.NoError(t, json.Unmarshal([]byte(c.change), &position))
		require.NoError(t, json.Unmarshal([]byte(c.settled), &want))
		settled, err := table.Settle(rules.JSON(position))
		require.NoError(t, err)
		var got map[string]any
		require.NoError(t, json.Unmarshal(settled, &got))
		for field, value := range want {
			require.Equal(t, value, got[field], fmt.Sprintf("%s: %s", c.change, field))
		}
		if !strings.Contains(c.change, "start\"") {
			require.Empty(t, table.Faults(settled), c.change)
		}
	}
}

package duckdealer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/conformance"
)

// TestSettle makes fit what follows from the rest of a position that is being set up.
func TestSettle(t *testing.T) {
	table := open(t, headers(2)+played)
	start := string(table.State())
	for _, c := range []struct{ edits, settled string }{
		{`players.0.cubes=3; players.1.discs=2; energy_stock={}; factory_stock={"science":1}`, `paid=[]`},
		{`consumer_track=["science"]`, `consumer_track=["science","satellites","linear-accelerators","stealth-ducks",` +
			`"modern-radio","diet-pills","economics","modern-art","religion","politics","medicine","military"]`},
		{`planets.p5.consumer={"tile":"satellites","built":false}; players.1.ship="p5"`, onP5},
		{`planets.p5.consumer={"tile":"satellites","built":false}; planets.p5.factory="science"; players.1.ship="p5"`, onP5 +
			`; planets.p5.factory="science"; factory_stock.science=`},
		{`step="turn"; players.1.goods={}; virtual={"move":1}; steps_left=3; paid=["mine"]; resume="action"; free_highways=2`, `step="turn"; players.1.goods={}`},
		{`step="highways"; players.1.goods={}`, `step="highways"; players.1.goods={}; free_highways=1`},
		{`step="place-cube"; resume="highways"`, lifting},
		{`step="exit"; pathways.1.exit=null`, exiting},
		{`deal={"partner":1,"give":{},"get":{}}`, `paid=[]`},
		{`step="over"; turn_track=[2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]; players.1.goods={}`, over + `; players.1.goods={}`},
		{`order=[]`, `order=[1,2]`},
		{`active=0`, `active=1`},
	} {
		conformance.Settled(t, table, start, c.edits, c.settled)
	}
	_, err := table.Settle([]byte(conformance.Edited(t, start, "active=3")))
	require.Error(t, err)
}

// TestFields describes exactly the fields that a position has.
func TestFields(t *testing.T) {
	table := open(t, headers(2)+played)
	position := conformance.Edited(t, string(table.State()), dealing+`; planets.s1.consumer={"built":false,"tile":"science"}`)
	conformance.Fields(t, table, []byte(position))
}

// TestPlainWords says every form of move as people say it.
func TestPlainWords(t *testing.T) {
	conformance.PlainWords(t, open(t, headers(2)), map[string]string{
		"table: born 2":                     "Closest birthday: Ben",
		"1: buy cargo-hold merchant":        "Anna exchanges Merchant: Cargo hold",
		"2: deal 1":                         "Ben begins a deal with Anna",
		"2: build yard blue-paint":          "Ben builds the yard with Blue paint on the free square",
		"1: collect move":                   "Anna collects energy: Movement (red)",
		"1: unclaim p1 factory":             "Anna takes back the disc on Pochard: Factory",
		"1: highway s1-p1-1":                "Anna places a highway part on Eider–Pochard 1",
		"2: build factory modern-art":       "Ben builds a factory: Modern art",
		"1: explore linear-accelerators":    "Anna explores with the consumer Linear accelerators",
		"1: discard linear-accelerators":    "Anna discards: Linear accelerators",
		"2: build consumer solar-panels   ": "Ben builds the consumer with Solar panels on the free square",
	})
}

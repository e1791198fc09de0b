package duckdealer_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// initial is the position at the start that the specification prints (section 5),
// without planets and players.
const initial = `{"active":0,"auction":{"bids":[[],[]],"born":[],"positions":[null,null]},"consumer_track":["satellites",
"linear-accelerators","stealth-ducks","modern-radio","diet-pills","economics","modern-art","science","religion",
"politics","medicine","military"],"deal":null,"edition":"house-1","energy_stock":{"build":40,"move":40,"trade":40},
"factory_stock":{"diet-pills":2,"economics":1,"linear-accelerators":2,"medicine":1,"military":1,"modern-art":1,
"modern-radio":2,"politics":1,"religion":1,"satellites":2,"science":1,"stealth-ducks":2},"free_highways":0,
"highways":{},"order":[],"paid":[],"pathways":[null,null],"resume":null,"step":"born","steps_left":0,"turn_track":[],"virtual":{}}`

func TestInitialPosition(t *testing.T) {
	position := conformance.State(t, open(t, headers(2)))
	planets := position["planets"].(map[string]any)
	players := position["players"].([]any)
	delete(position, "planets")
	delete(position, "players")
	rest, err := json.Marshal(position)
	require.NoError(t, err)
	require.JSONEq(t, initial, string(rest))
	for _, player := range players {
		require.Equal(t, map[string]any{
			"cubes": 29.0, "discs": 10.0, "energy": map[string]any{}, "gear": map[string]any{},
			"goods": map[string]any{}, "score": 0.0, "ship": nil,
		}, player)
	}
	require.Len(t, players, 2)
	require.Len(t, planets, 16)
	for name, mine := range map[string]string{
		"s1": "yellow-ducks", "s2": "plastic-beads", "s3": "solar-panels", "s4": "blue-paint", "s5": "phone-boxes",
		"p1": "yellow-ducks", "p2": "yellow-ducks", "p3": "plastic-beads", "p4": "plastic-beads", "p5": "solar-panels",
		"p6": "solar-panels", "p7": "blue-paint", "p8": "blue-paint", "p9": "blue-paint", "p10": "phone-boxes", "p11": "phone-boxes",
	} {
		want := map[string]any{"consumer": nil, "discs": map[string]any{}, "explored": false, "factory": nil, "mine": mine, "yard": nil}
		if start, ok := strings.CutPrefix(name, "s"); ok {
			want["explored"], want["yard"] = true, map[string]any{"built": false, "tile": "y" + start}
		}
		require.Equal(t, want, planets[name], name)
	}
}

func TestSetupHeaders(t *testing.T) {
	table := open(t, headers(2)+`[Setup "EDITION House-1"]
[Setup "  mine   s2 yellow-ducks "]
[Setup "mine p11 Blue-Paint"]
[Setup "yard s1 y5"]
[Setup "track 10 science modern-art economics"]
`)
	position := conformance.State(t, table)
	planets := position["planets"].(map[string]any)
	mine := func(planet string) string { return planets[planet].(map[string]any)["mine"].(string) }
	var start, far []string
	for _, name := range strings.Fields("s1 s2 s3 s4 s5") {
		start = append(start, mine(name))
	}
	for _, name := range strings.Fields("p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11") {
		far = append(far, mine(name))
	}
	require.Equal(t, strings.Fields("plastic-beads yellow-ducks solar-panels blue-paint phone-boxes"), start)
	require.Equal(t, strings.Fields("yellow-ducks yellow-ducks plastic-beads plastic-beads solar-panels solar-panels "+
		"blue-paint blue-paint phone-boxes phone-boxes blue-paint"), far)
	for planet, tile := range map[string]string{"s1": "y5", "s2": "y1", "s3": "y2", "s4": "y3", "s5": "y4"} {
		require.Equal(t, tile, planets[planet].(map[string]any)["yard"].(map[string]any)["tile"], planet)
	}
	require.Equal(t, []any{"science", "modern-art", "economics"}, position["consumer_track"].([]any)[5:8])
}

func TestBadSetup(t *testing.T) {
	for _, c := range []struct{ headers, says string }{
		{`[Setup ""]`, "expected edition NAME"},
		{`[Setup "weather fine"]`, "expected edition NAME"},
		{`[Setup "edition"]`, "expected edition NAME"},
		{`[Setup "edition house-1 x"]`, "expected edition NAME"},
		{`[Setup "edition house-2"]`, "edition house-1, not house-2"},
		{"[Setup \"edition house-1\"]\n[Setup \"edition house-1\"]", "twice"},
		{`[Setup "mine s1"]`, "expected edition NAME"},
		{`[Setup "mine s6 blue-paint"]`, `no planet "s6"`},
		{`[Setup "mine s1-p1-1 blue-paint"]`, "no planet"},
		{`[Setup "mine s1 science"]`, "isn't a good of a mine"},
		{"[Setup \"mine s1 blue-paint\"]\n[Setup \"mine s1 blue-paint\"]", "twice"},
		{"[Setup \"mine s1 blue-paint\"]\n[Setup \"mine s2 blue-paint\"]", "no further mine"},
		{"[Setup \"mine p1 phone-boxes\"]\n[Setup \"mine p2 phone-boxes\"]\n[Setup \"mine p3 phone-boxes\"]", "no further mine"},
		{`[Setup "yard p1 y1"]`, "no place for a yard"},
		{`[Setup "yard s1 y6"]`, `no yard "y6"`},
		{"[Setup \"yard s1 y1\"]\n[Setup \"yard s1 y2\"]", "twice"},
		{"[Setup \"yard s1 y1\"]\n[Setup \"yard s2 y1\"]", "twice"},
		{`[Setup "track"]`, "expected edition NAME"},
		{`[Setup "track 20 science"]`, `no consumer track "20"`},
		{`[Setup "track 10"]`, "3 consumer tiles, not 0"},
		{`[Setup "track 10 science economics"]`, "3 consumer tiles, not 2"},
		{`[Setup "track 10 science economics economics"]`, "twice"},
		{`[Setup "track 10 science economics religion"]`, "of group 10"},
		{"[Setup \"track 10 science economics modern-art\"]\n[Setup \"track 10 science economics modern-art\"]", "twice"},
	} {
		fault := conformance.Refused(t, duckdealer.Game(), headers(2)+c.headers+"\n")
		require.Contains(t, fault.Text, c.says)
		require.False(t, fault.Box, c.headers)
		require.Equal(t, 3+strings.Count(c.headers, "\n")+1, fault.Line, c.headers)
	}
}

// TestEmptyTrack sets up a box that has no consumer of the last group: the group
// is named without tiles, or not at all.
func TestEmptyTrack(t *testing.T) {
	box := houseBox(t)
	for _, product := range []string{"religion", "politics", "medicine", "military"} {
		box = strings.Replace(box, "wants "+product, "wants science", 1)
	}
	table, err := openBox(t, headers(2)+"[Setup \"track 30\"]\n", box)
	require.NoError(t, err)
	require.Len(t, conformance.State(t, table)["consumer_track"], 12)
	_, err = openBox(t, headers(2)+"[Setup \"track 30 religion\"]\n", box)
	require.ErrorContains(t, err, "of group 30")
}

// TestShuffle makes sure that what is drawn can be set up, places everything and
// differs with chance.
func TestShuffle(t *testing.T) {
	seen := map[string]bool{}
	for seed := uint64(1); seed <= 20; seed++ {
		source := rand.New(rand.NewPCG(seed, 1))
		choices := duckdealer.Game().Shuffle(&rules.Setup{}, source.IntN)
		require.Len(t, choices, 1+16+5+3, "seed %d", seed)
		require.Equal(t, "edition house-1", choices[0])
		require.True(t, strings.HasPrefix(choices[16], "mine p11 ") && strings.HasPrefix(choices[17], "yard s1 "))
		seen[string(open(t, headers(2)+conformance.Header("Setup", choices...)).State())] = true
	}
	require.Len(t, seen, 20)
	bad := []rules.Line{{Number: 1, Text: "dice"}}
	require.Nil(t, duckdealer.Game().Shuffle(&rules.Setup{Box: bad}, func(int) int { return 0 }))
}

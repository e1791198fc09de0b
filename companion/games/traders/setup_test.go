package traders_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/conformance"
)

func setup(seats int, choices ...string) string {
	return headers(seats) + conformance.Header("Setup", choices...)
}

func TestSetups(t *testing.T) {
	o := conformance.State(t, open(t, setup(3, "FACTION 3  Bio-Corp", "faction 1 moneymakers")))
	require.Equal(t, []any{"moneymakers", "mechanics", "bio-corp"}, o["factions"])

	o = conformance.State(t, open(t, setup(2, "world supay gems food", "world gobi metal")))
	require.Equal(t, []any{"food", "gems"}, o["world"].(map[string]any)["supay"])
	require.Equal(t, []any{"metal"}, o["world"].(map[string]any)["gobi"])

	o = conformance.State(t, open(t, setup(2, "event-cards pirate 35", "event-cards credits 0", "event-cards engine-boost 0", "event-cards engine-failure 0",
		"event-cards resource-metal 0", "event-cards resource-food 0", "event-cards resource-gems 0", "event-cards action-card 0")))
	require.Equal(t, map[string]any{"pirate": 35.0}, o["event_cards"])

	o = conformance.State(t, open(t, setup(2, "board 26 26 z26 b2 e3 h4 k5 n6")))
	require.Equal(t, []any{"z26", "z26"}, o["ships"])
}

func TestBadSetups(t *testing.T) {
	for _, c := range []struct {
		why     string
		choices []string
	}{
		{"empty", []string{"  "}},
		{"isn't a setup choice", []string{"ship 1 a6"}},
		{"isn't a setup choice", []string{"faction\u00a01 bio-corp"}},
		{"doesn't fit FACTION", []string{"faction 1 bio-corp\u2003"}},
		{"expected faction", []string{"faction 1"}},
		{"expected faction", []string{"faction 1 bio-corp mechanics"}},
		{"doesn't fit SEAT", []string{"faction 3 bio-corp"}},
		{"doesn't fit SEAT", []string{"faction 01 bio-corp"}},
		{"doesn't fit FACTION", []string{"faction 1 pirates"}},
		{"named twice", []string{"faction 1 mechanics", "faction 2 mechanics"}},
		{"set twice", []string{"faction 1 mechanics", "faction 1 bio-corp"}},
		{"expected world", []string{"world gobi"}},
		{"expected world", []string{"world inti metal food gems"}},
		{"doesn't fit PLANET", []string{"world earth metal"}},
		{"doesn't fit RES", []string{"world gobi money"}},
		{"different", []string{"world inti metal metal"}},
		{"set twice", []string{"world gobi food", "world gobi food"}},
		{"Gobi has exactly one", []string{"world gobi food gems"}},
		{"Supay has exactly two", []string{"world supay food"}},
		{"each of the three", []string{"world seranide metal gems", "world supay metal gems"}},
		{"expected event-cards", []string{"event-cards pirate"}},
		{"doesn't fit EVENT", []string{"event-cards steal 4"}},
		{"doesn't fit COUNT", []string{"event-cards pirate 36"}},
		{"doesn't fit COUNT", []string{"event-cards pirate 05"}},
		{"35 event cards, not 34", []string{"event-cards pirate 4"}},
		{"set twice", []string{"event-cards pirate 5", "event-cards pirate 5"}},
		{"expected board", []string{"board 11 11 a6 c2 i2 i6 i10"}},
		{"doesn't fit size", []string{"board 4 11 a6 c2 i2 i6 i10 c10"}},
		{"doesn't fit size", []string{"board 11 27 a6 c2 i2 i6 i10 c10"}},
		{"isn't a hex", []string{"board 11 11 a06 c2 i2 i6 i10 c10"}},
		{"not on the board", []string{"board 10 11 k6 c2 i2 i6 i10 c10"}},
		{"at the rim", []string{"board 11 11 a6 c1 i2 i6 i10 c10"}},
		{"at the rim", []string{"board 11 11 a6 c2 i2 i6 i11 c10"}},
		{"less than 3", []string{"board 11 11 a6 c2 i2 i4 i10 c10"}},
		{"less than 3", []string{"board 11 11 c4 c2 i2 i6 i10 c10"}},
		{"set twice", []string{"board 11 11 a6 c2 i2 i6 i10 c10", "board 11 11 a6 c2 i2 i6 i10 c10"}},
	} {
		fault := refused(t, setup(2, c.choices...))
		require.ErrorContains(t, fault, c.why, "%v", c.choices)
		require.Equal(t, 3+len(c.choices), fault.Line, "%v", c.choices)
	}
	for _, seats := range []int{0, 1} {
		require.ErrorContains(t, refused(t, headers(seats)), "2 to 6 players")
	}
	with := headers(2) + conformance.Header("Position", string(open(t, headers(2)).State()))
	open(t, with)
	require.ErrorContains(t, refused(t, with+"[Setup \"faction 1 bio-corp\"]\n"), "no Setup header")
}

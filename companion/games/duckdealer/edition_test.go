package duckdealer_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
)

func houseEdition(t *testing.T) *duckdealer.Edition {
	t.Helper()
	e, err := duckdealer.ReadEdition(nil)
	require.NoError(t, err)
	return e
}

func TestEditionTellsTheMap(t *testing.T) {
	e := houseEdition(t)
	require.True(t, e.HouseMap())
	require.Equal(t, 9, e.Slots())
	require.Len(t, e.Planets(), 16)
	dots := 0
	for _, r := range e.Routes() {
		dots += len(r.Dots)
		for i, dot := range r.Dots {
			require.Equal(t, fmt.Sprintf("%s-%s-%d", r.From, r.To, i+1), dot)
		}
	}
	require.Equal(t, 111, dots)
	require.Len(t, e.Spaces(), 16+111)

	yard, ok := e.Yard("y1")
	require.True(t, ok)
	require.Equal(t, duckdealer.Yard{
		Sells: []duckdealer.Sold{{"cargo-hold", "blue-paint + phone-boxes"}}, Build: "phone-boxes + r", Points: 5,
	}, yard)
	consumer, ok := e.Consumer("religion")
	require.True(t, ok)
	require.Equal(t, duckdealer.Consumer{"religion", "religion", 50, 30}, consumer)
	factory, ok := e.Factory("diet-pills")
	require.True(t, ok)
	require.Equal(t, duckdealer.Factory{"plastic-beads + blue-paint", 2, 5}, factory)
	_, ok = e.Factory("blue-paint")
	require.False(t, ok)

	junctions, err := rules.ReadLines([]byte(houseBox(t) + "junction j1 @box\nroute j1 p1 | dots 0 @box\n"))
	require.NoError(t, err)
	e, err = duckdealer.ReadEdition(junctions)
	require.NoError(t, err)
	require.Equal(t, duckdealer.Place{Name: "j1", Kind: duckdealer.Junction}, e.Places()[16])
	_, err = duckdealer.ReadEdition(junctions[1:])
	require.ErrorContains(t, err, "edition")
}

func TestTracks(t *testing.T) {
	for turn, free := range map[int]int{1: 1, 6: 1, 7: 2, 12: 2, 13: 3, 24: 3} {
		require.Equal(t, free, duckdealer.FreeParts(turn), turn)
	}
	for pieces, class := range map[int]duckdealer.Class{0: 0, 3: 0, 4: 1, 6: 1, 7: 2, 30: 2} {
		require.Equal(t, class, duckdealer.ClassOf(pieces), pieces)
	}
	require.Equal(t, 5, duckdealer.Fitted(map[string]int{"cargo-hold": 2}).Capacity())
	require.Equal(t, "merchant", duckdealer.CrewOf("trade"))
	require.Empty(t, duckdealer.CrewOf("ducks"))
	require.True(t, slices.Contains(duckdealer.Gear(), duckdealer.CrewOf(duckdealer.Energy()[0])))
}

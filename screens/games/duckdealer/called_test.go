package duckdealer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	duckdealerscreens "tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/matches/match"
)

// TestPeopleNamePlaces names the planets of the house map: a new match says the names on the map, in lists and in the log, and
// writes its moves with the words of the board.
func TestPeopleNamePlaces(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	for place, name := range map[string]string{"s1": "Duckport", "p1": "Gull Bay", "s2": "Pond"} {
		openBox(tb, entryAt(tb, "places", "place", place)...)
		tb.Write("What you call it", name)
	}
	require.True(t, tb.Has("Planets. "), "%q", tb.Labels())
	openBox(tb, "routes", "0")
	require.True(t, tb.Has("Duckport to Gull Bay. "), "routes say the names too: %q", tb.Labels())
	tb.Tap("Keep our box")
	tb.CloseNotices()
	own := duckOf(tb).DuckCopy()

	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	tb.Tap("Start the match")
	board := tb.App.Shown().(*match.Match).Felt.Drawing()
	titles := map[string]bool{}
	for _, p := range board.Shown().Places {
		titles[p.Title] = true
	}
	numbers := map[string]string{}
	for _, p := range board.Shown().Places {
		numbers[p.Title] = p.Number
	}
	require.Equal(t, "s1", numbers["Duckport"], "the board prints it so")
	require.Equal(t, "s3", numbers["Pintail"], "nobody named it: it has its house name")
	require.Empty(t, numbers["Duckport–Gull Bay 1"])
	require.True(t, titles["Duckport"] && titles["Gull Bay"] && titles["Duckport–Gull Bay 1"] && titles["Pintail"], "%v", titles)

	transcript := &rules.Transcript{}
	transcript.Add("Game", duckdealerscreens.Key)
	transcript.Add("Seat", "Anna")
	transcript.Add("Seat", "Ben")
	for _, name := range own.Names() {
		transcript.Add("Called", name)
	}
	o := tb.PlayAs(transcript, duckFlying[:22]...)
	askAbout(tb, "p1")
	require.True(t, tb.Sees("Gull Bay"))
	tb.TapOn("Fly to Gull Bay. ")
	v, ok := duckdealer.Look(o.Match.Table())
	require.True(t, ok)
	require.Equal(t, "p1", v.Ship(1))
	require.Contains(t, apptest.Latest(o), "step p1")
	require.True(t, tb.Has("to Gull Bay"), "%q", tb.Labels())
}

// TestTheRouteCalculatorSaysNames names two planets in the copy: the lists of the calculator and its map say the names, also of
// dots, highway parts and pathways.
func TestTheRouteCalculatorSaysNames(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	editCopy(tb, func(c *aid.Copy) {
		for place, name := range map[string]string{"s1": "Duckport", "p1": "Gull Bay"} {
			c.Set(append(entryAt(tb, "places", "place", place), "called"), name)
		}
	})
	openAid(tb, "route")
	tb.Tap("Duckport")
	require.True(t, tb.Sees("Towards Gull Bay"), "%q", tb.Labels())
	tb.Tap("On Duckport itself")
	tb.Tap("Gull Bay")
	tb.Tap("Duckport–Gull Bay 2")
	require.True(t, tb.Has("To. Duckport–Gull Bay 2"), "%q", tb.Labels())
	tb.TapOn("Your highway parts. None")
	tb.Tap("Gull Bay")
	tb.Tap("Duckport–Gull Bay 3")
	require.True(t, tb.Has("Your highway parts. Duckport–Gull Bay 3"), "%q", tb.Labels())
	tb.TapOn("Pathways. None")
	tb.Tap("Gull Bay")
	require.True(t, tb.Sees("It begins on Gull Bay. Where does it end?"), "%q", tb.Labels())
	tb.Tap("Mallard")
	require.True(t, tb.Has("Pathways. Gull Bay to Mallard"), "%q", tb.Labels())
	tb.Tap("Tap both on the map")
	require.True(t, tb.Has("Duckport – Duckport–Gull Bay 2: "), "%q", tb.Labels())
	tb.Tap("As a list")
	require.True(t, tb.Has("Gull Bay (p1). Far planet"), "%q", tb.Labels())
}

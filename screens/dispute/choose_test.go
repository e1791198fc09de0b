package dispute_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/duckdealer"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/traders"
)

// board is the map that is shown, nil for none.
func board(h *hand) *parts.Board {
	for _, o := range h.Shown() {
		if b, ok := o.(*parts.Board); ok {
			return b
		}
	}
	return nil
}

// tapPlace taps a place of the map by its title.
func tapPlace(t *testing.T, b *parts.Board, title string) {
	t.Helper()
	for _, p := range b.Shown().Places {
		if p.Title == title {
			b.Shown().Tap(p.ID)
			return
		}
	}
	t.Fatalf("there is no place %q", title)
}

// TestPlaceOnTheBoard says where a ship is by a tap on the map, and by the name of what lies there.
func TestPlaceOnTheBoard(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: traders.Key})
	h.tap("I have 4 MCr")
	h.TapOn("Where is Player A's ship?")
	b := board(h)
	require.NotNil(t, b, "%q", h.Labels())
	require.True(t, h.Has("next to Gobi"), "%q", h.Labels())
	for _, p := range b.Shown().Places {
		require.Empty(t, p.Label)
		for _, m := range p.Marks {
			require.Zero(t, m.Seat, "%s: where ships are is what is asked", p.Title)
		}
	}
	tapPlace(t, b, "a1")
	require.Nil(t, board(h), "the place is taken, and the board goes")
	require.True(t, h.Has("a1"), "%q", h.Labels())
}

// TestSpaceOnTheBoard chooses where to fly on the map of Duck Dealer.
func TestSpaceOnTheBoard(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: duckdealer.Key})
	h.write("highway")
	h.TapOn("Highway. ")
	b := board(h)
	require.NotNil(t, b, "%q", h.Labels())
	tapPlace(t, b, "p2")
	require.True(t, h.Has("Highway parts go on dots"), "%q", h.Labels())
}

// TestListAnswered changes a list on the page: a card is taken out, then all of them.
func TestListAnswered(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: "rising-tides"})
	h.tap("I play the US")
	require.True(t, h.Sees("Allowed"), "%q", h.Labels())
	h.TapOn("Which cards lie in Player A's depot?")
	h.TapOn("Remove: 1.")
	h.TapOn("That is all")
	require.True(t, h.Sees("Not allowed") && h.Has("The stage takes 1 fuel"), "%q", h.Labels())
	h.TapOn("Which cards lie in Player A's depot?")
	h.TapOn("Fuel")
	h.TapOn("That is all")
	require.True(t, h.Sees("Allowed"), "%q", h.Labels())
}

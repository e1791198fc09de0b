package dispute_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/duckdealer"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/risingtides"
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
	h.TapOn("Which cards are in Player A's depot?")
	h.TapOn("Remove: 1.")
	h.TapOn("That is all")
	require.True(t, h.Sees("Not allowed") && h.Has("The stage takes 1 fuel"), "%q", h.Labels())
	h.TapOn("Which cards are in Player A's depot?")
	h.TapOn("Fuel")
	h.TapOn("That is all")
	require.True(t, h.Sees("Allowed"), "%q", h.Labels())
}

// TestSpaceByWhatLiesNear finds a dot of Duck Dealer by the planet beside it, in what is typed and on the page, and in a match
// by the mine there.
func TestSpaceByWhatLiesNear(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: duckdealer.Key})
	h.write("highway next to p2")
	h.TapOn("Highway. ")
	require.True(t, h.Has("next to p2"), "%q", h.Labels())
	require.False(t, h.Has("next to p3"), "%q", h.Labels())

	h = &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: duckdealer.Key})
	h.write("highway")
	h.TapOn("Highway. ")
	h.Write("Find by name", "between s1 and")
	require.True(t, h.Has(", between s1 and "), "%q", h.Labels())
	h.Write("Find by name", "next to s1")
	h.TapOn(h.Begins("s1-"))
	require.True(t, h.Has("places a highway part on s1-"), "%q", h.Labels())

	h = &hand{Table: apptest.New(t, 390, 844)}
	o := h.Play(duckdealer.Key, 2, duckStart...)
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: game.MatchWhere(o.ID)})
	h.write("fly to the mine for yellow rubber ducks")
	h.TapOn("Step. ")
	require.True(t, h.Has("p1, Not explored. Mine: Yellow rubber ducks"), "%q", h.Labels())
	require.False(t, h.Has("p3, "), "%q", h.Labels())
}

// duckStart are the moves of a game of Duck Dealer up to its first turn.
var duckStart = []string{
	"table: born 2", "Ben: fit cargo-hold", "Ben: fit merchant", "Ben: fit navigator",
	"Anna: fit builder", "Anna: fit builder", "Anna: fit cargo-hold", "Ben: home s5", "Anna: home s1",
}

// TestCardsLieBySuits chooses a card of a move: the red suit stands above the black one, and the card that was said has its face.
func TestCardsLieBySuits(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: raidtrade.Key})
	h.TapOn(h.Begins("Miss turn. "))
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	require.Less(t, at(h.Find("King of Diamonds")).Y, at(h.Find("Ace of Clubs")).Y, "%q", h.Labels())
	require.Equal(t, at(h.Find("Ace of Diamonds")).X, at(h.Find("Ace of Clubs")).X)
	h.Tap("Queen of Clubs")
	require.True(t, h.Sees("Change Queen of Clubs"), "%q", h.Labels())
}

// TestStepsAreCalledAlike compares the words for a step with those of its move.
func TestStepsAreCalledAlike(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key})
	h.TapOn(h.Begins("All facts. "))
	h.TapOn(h.Begins("Step (?). "))
	require.True(t, h.Sees("Re-counter"), "%q", h.Labels())
}

// TestWhatItWouldTakeIsSaidOnce re-counters with one card: three facts about it are the same sentence.
func TestWhatItWouldTakeIsSaidOnce(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key})
	h.tap("I have one card. Can I re-counter?")
	times := 0
	for _, label := range h.Labels() {
		if label == "Player A holds one more Fuel card." {
			times++
		}
	}
	require.Equal(t, 1, times, "%q", h.Labels())
}

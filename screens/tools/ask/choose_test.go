package ask_test

import (
	"regexp"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
	"tablekeeper/screens/widgets/board"
)

// drawn is the map that is shown, nil for none.
func drawn(h *hand) *board.Board {
	for _, o := range h.Shown() {
		if b, ok := o.(*board.Board); ok {
			return b
		}
	}
	return nil
}

// tapPlace taps a place of the map by its title.
func tapPlace(t *testing.T, b *board.Board, title string) {
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
	look(h.Table, traders.Key, fourCredits)
	h.TapOn("Where is Player A's ship?")
	b := drawn(h)
	require.NotNil(t, b, "%q", h.Labels())
	require.True(t, h.Has("next to Gobi"), "%q", h.Labels())
	for _, p := range b.Shown().Places {
		require.Empty(t, p.Label)
		for _, m := range p.Marks {
			require.Zero(t, m.Seat, "%s: where ships are is what is asked", p.Title)
		}
	}
	tapPlace(t, b, "a1")
	require.Nil(t, drawn(h), "the place is taken, and the board goes")
}

// TestSpaceOnTheBoard chooses where to fly on the map of Duck Dealer.
func TestSpaceOnTheBoard(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	choose(h.Table, duckdealer.Key, "Highway")
	b := drawn(h)
	require.NotNil(t, b, "%q", h.Labels())
	tapPlace(t, b, "Scoter")
	require.True(t, h.Has("Highway parts go on dots"), "%q", h.Labels())
}

// TestListAnswered changes a list in the editor: a card is taken out, and put in again.
func TestListAnswered(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	look(h.Table, risingtides.Key, asTheUS)
	require.True(t, h.Sees("Allowed"), "%q", h.Labels())
	h.TapOn("Which cards are in Player A's depot?")
	h.TapOn("Player A: Depot, oldest card first: Fuel")
	h.TapOn("Take it out")
	h.TapOn("That is all")
	require.True(t, h.Sees("Not allowed") && h.Has("The stage takes 1 fuel"), "%q", h.Labels())
	h.TapOn("Which cards are in Player A's depot?")
	h.TapOn("Add to: Player A: Depot")
	h.Tap("Fuel")
	h.TapOn("That is all")
	require.True(t, h.Sees("Allowed"), "%q", h.Labels())
}

// TestNobodyChoosesCodes chooses places of two games: on the board, and from no list of r2c3, d9 or p7.
func TestNobodyChoosesCodes(t *testing.T) {
	code := regexp.MustCompile(`\b[a-z]\d`)
	for _, c := range [][2]string{{duckdealer.Key, "Highway"}, {duckdealer.Key, "Step"}, {duckdealer.Key, "Unclaim"}, {atrades.Key, "Place"}, {atrades.Key, "Expand"}} {
		h := &hand{Table: apptest.New(t, 390, 844)}
		choose(h.Table, c[0], c[1])
		if c[0] == atrades.Key {
			h.Tap("Long Way") // the region comes first
		}
		require.NotNil(t, drawn(h), "%s: %q", c, h.Labels())
		for _, label := range h.Labels() {
			require.NotRegexp(t, code, label)
		}
		if c[0] == atrades.Key {
			tapPlace(t, drawn(h), "r2c3")
			require.Nil(t, drawn(h), "%s: the place is taken", c)
		}
	}
}

// TestCardsLieBySuits chooses a card of a move: the red suit stands above the black one, and the card that was said has its face.
func TestCardsLieBySuits(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	choose(h.Table, raidtrade.Key, "Miss turn")
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	require.Less(t, at(h.Find("Queen of Diamonds")).Y, at(h.Find("Ace of Clubs")).Y, "%q", h.Labels())
	require.Equal(t, at(h.Find("Ace of Diamonds")).X, at(h.Find("Ace of Clubs")).X)
	h.Tap("Queen of Clubs")
	require.True(t, h.Sees("Change Queen of Clubs"), "%q", h.Labels())
}

// TestStepsAreCalledAlike compares the words for a step with those of its move.
func TestStepsAreCalledAlike(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key})
	h.TapOn(h.Begins("All facts. "))
	h.Tap("All sections")
	h.Tap("The table")
	h.TapOn(h.Begins("Step: "))
	require.True(t, h.Sees("Re-counter"), "%q", h.Labels())
}

// TestWhatItWouldTakeIsSaidOnce re-counters with one card: three facts about it are the same sentence.
func TestWhatItWouldTakeIsSaidOnce(t *testing.T) {
	h := &hand{Table: apptest.New(t, 390, 844)}
	look(h.Table, risingtides.Key, oneCard)
	times := 0
	for _, label := range h.Labels() {
		if label == "Player A holds one more Fuel card." {
			times++
		}
	}
	require.Equal(t, 1, times, "%q", h.Labels())
}

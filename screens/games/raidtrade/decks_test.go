package raidtrade_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
)

// appsDecks is a match with the app's cards and dice, hands for their players alone, in Anna's first turn.
func appsDecks(tb *apptest.Table) *game.OwnMatch {
	tb.T.Helper()
	return tb.PlayWith(matches.Settings{Draws: true, Private: true}, raidtradescreens.Key, 2, "Anna: roll 5", "Ben: roll 3")
}

// appsDraw goes on until Anna draws: she has played one of her cards.
func appsDraw(tb *apptest.Table) *game.OwnMatch {
	tb.T.Helper()
	o := appsDecks(tb)
	hand, ok := o.Match.Hands().Of(1)
	require.True(tb.T, ok)
	tb.Enter("Anna: trip "+hand.Cards[0].Word, "Ben: end")
	tb.App.Refresh()
	return o
}

// TestTheAppDealsAndDraws begins with the app's decks by taps on a phone: each player sees the own hand as cards, and the app
// draws for them.
func TestTheAppDealsAndDraws(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: raidtradescreens.Key})
	tb.Tap("The app's")
	tb.Tap("Start the match")
	_, ok := tb.Session.Playing.Match.Hands().Of(2)
	require.True(t, ok, "both hands are dealt")

	tb = apptest.New(t, 390, 844)
	o := appsDraw(tb)
	require.Equal(t, "draw", o.Match.Table().Step())
	tb.Tap("Draw a card")
	if tb.Sees("Go on") { // the seal was not shown yet
		tb.Tap("Go on")
	}
	require.Equal(t, "Anna: draw ?", apptest.Latest(o), "nobody else learns the card")
	require.True(t, tb.Sees("Pass the device to Anna"), "%q", tb.Labels())
	card, ok := o.Match.Log().Face(o.Match.Log().Count())
	require.True(t, ok)
	tb.Hold().KeyDown(apptest.Space())
	require.Equal(t, []string{card.Title}, cards(tb))
	tb.Hold().KeyUp(apptest.Space())
	tb.Tap("Done")
	tb.Tap("Hand 4")
	require.True(t, tb.Sees("Hold to look"), "the other trader looks at this device too")
	tb.LookAtHand("Hand 4")
	hand, _ := o.Match.Hands().Of(1)
	for _, c := range hand.Cards {
		require.True(t, tb.Sees(c.Title), "%q", tb.Labels())
	}
	require.False(t, tb.Sees("Hold to look"), "it was read")
	tb.Tap("Hide the hand")
	tb.Tap("Hand 4")
	tb.Tap("Show Anna's hand")
	require.False(t, tb.Sees(hand.Cards[0].Title), "it is asked once more")
	tb.Tap("Show the hand")
	require.True(t, tb.Sees(hand.Cards[0].Title), "without a hold: %q", tb.Labels())
}

// cards are the playing cards that are shown.
func cards(tb *apptest.Table) []string {
	var shown []string
	for _, o := range tb.Shown() {
		if c, ok := o.(*raidtradescreens.PlayCard); ok {
			shown = append(shown, strings.TrimSuffix(c.AccessibilityLabel(), "."))
		}
	}
	return shown
}

// TestCardsLieBySuits chooses a card: the red suit stands above the black one, but for kings that share a line, each card always in its
// place, and one that can't be played says why.
func TestCardsLieBySuits(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": {Width: 390, Height: 844}, "tablet": {Width: 1024, Height: 768}} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, size.Width, size.Height)
			tb.Play(raidtradescreens.Key, 2, append(raidBegun[:2:2], "Anna: sell 9c bank")...)
			tb.Verb("Raid")
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject
			require.Less(t, at(tb.Find("Queen of Diamonds")).Y, at(tb.Find("Ace of Clubs")).Y)
			require.Equal(t, at(tb.Find("Ace of Diamonds")).X, at(tb.Find("Ace of Clubs")).X)
			nine := tb.Find("Nine of Clubs. Not possible now")
			require.NotNil(t, nine, "it keeps its place: %q", tb.Labels())
			require.Equal(t, at(tb.Find("Nine of Diamonds")).X, at(nine).X)
			tb.Tap("Nine of Clubs. Not possible now")
			require.True(t, tb.Has("Not allowed"), "%q", tb.Labels())
		})
	}
}

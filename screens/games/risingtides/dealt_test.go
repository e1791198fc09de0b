package risingtides_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// byTheApp begins a match whose cards are the app's.
func byTheApp(tb *apptest.Table, private bool) *game.OwnMatch {
	tb.T.Helper()
	return tb.PlayWith(matches.Settings{Draws: true, Private: private}, risingtides.Key, 4)
}

// looked holds the screen of who has the device, and gives what is seen meanwhile.
func looked(tb *apptest.Table) string {
	tb.T.Helper()
	tb.Hold().KeyDown(apptest.Space())
	seen := strings.Join(tb.Labels(), "\n")
	tb.Hold().KeyUp(apptest.Space())
	return seen
}

// TestTheAppDealsNations begins a match at which nobody enters a nation, and shows them at the end with nobody naming one.
func TestTheAppDealsNations(t *testing.T) {
	for _, window := range [][2]float32{{390, 844}, {1280, 800}} {
		tb := apptest.New(t, window[0], window[1])
		o := byTheApp(tb, true)
		tb.Tap("Deal the nations")
		titles := map[string]bool{}
		for seat, name := range apptest.People[:4] {
			require.True(t, tb.Sees("Pass the device to "+name), "%q", tb.Labels())
			hand, ok := o.Match.Hands().Of(seat + 1)
			require.True(t, ok)
			title := hand.Cards[0].Title
			require.False(t, titles[title])
			titles[title] = true
			require.False(t, tb.Has(title))
			seen := looked(tb)
			require.Contains(t, seen, title)
			require.Contains(t, seen, "Stage 3: ")
			tb.Tap("Done")
		}
		require.Equal(t, []string{"Anna: nation ?", "Ben: nation ?", "Cleo: nation ?", "Dora: nation ?"}, apptest.Moves(o))
		require.Equal(t, "turn", o.Match.Table().Step())
		require.False(t, slices.ContainsFunc(tb.Labels(), func(label string) bool { return titles[label] }))
		tb.TapOn("Undo 4 moves")
		tb.Tap("Undo")
		require.Empty(t, apptest.Moves(o), "%q", tb.Labels())
		tb.Tap("Deal the nations")
		for range 4 {
			tb.Tap("Later")
		}

		tb.Enter("table: time-out")
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
		for _, name := range apptest.People[:4] {
			tb.TapOn("Show " + name + "'s nation")
		}
		require.True(t, o.Match.Table().Over(), "%q", tb.Labels())
	}
}

// TestTheOwnNationIsInTheHand turns it over with the hand, and shows it in a turn.
func TestTheOwnNationIsInTheHand(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := byTheApp(tb, true)
	tb.Tap("Deal the nations")
	for range 4 {
		tb.Tap("Later")
	}
	hand, _ := o.Match.Hands().Of(1)
	require.True(t, tb.Sees("Hand 1"), "%q", tb.Labels())
	tb.LookAtHand("Hand 1")
	seen := strings.Join(tb.Labels(), "\n")
	require.Contains(t, seen, hand.Cards[0].Title)
	require.Contains(t, seen, "Stage 1\n3 missing")
}

// TestNationsThatEverybodySees are dealt open.
func TestNationsThatEverybodySees(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := byTheApp(tb, false)
	tb.Tap("Deal the nations")
	require.Equal(t, "turn", o.Match.Table().Step())
	require.NotContains(t, strings.Join(apptest.Moves(o), " "), "?")
}

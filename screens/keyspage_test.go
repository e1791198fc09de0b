package screens_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/widgets/parts"
)

// TestSignsAndKeysAreListed asks what the signs of a match mean, in its menu, and looks the keys up in the options.
func TestSignsAndKeysAreListed(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Tap("More")
	tb.Tap("Signs and keys")
	for _, sign := range []string{"Cards in the hand", "Fuel in the depot", "Stages built of three"} {
		require.True(t, tb.Sees(sign), "%q", tb.Labels())
	}
	tb.App.Go(shell.Route{Page: shell.OptionsPage})
	tb.Tap("Signs and keys")
	require.True(t, tb.Sees("U, Y. Undoes and redoes."), "%q", tb.Labels())
	require.True(t, tb.Sees("Rising Tides"), "%q", tb.Labels())
}

// TestTheLegendOfABoardIsOneTapAway asks in a match of each game with a board what its signs and looks mean.
func TestTheLegendOfABoardIsOneTapAway(t *testing.T) {
	for game, sign := range map[string]string{
		"traders": "Station", "duck-dealer": "Energy to trade", "atrades": "City, with the bureaucracy that it takes",
	} {
		tb := apptest.New(t, 390, 844)
		tb.Play(game, 2)
		if !tb.Sees("Signs and keys") {
			tb.Tap("More")
		}
		tb.Tap("Signs and keys")
		require.True(t, tb.Sees(sign), "%q", tb.Labels())
		require.True(t, tb.Sees("Corners. The last move changed it."), "%q", tb.Labels())
	}
}

// TestEveryGameHasItsPicture looks at Home.
func TestEveryGameHasItsPicture(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, game := range tb.Shelf {
		require.NotEmpty(t, parts.GamePicture(game.Key), game.Key)
		require.True(t, tb.Has(game.Title+". "), "%q", tb.Labels())
	}
	require.Empty(t, parts.GamePicture("lamps"), "a game without one has its sign")
}

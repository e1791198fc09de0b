package screens_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules/example"
	"tablekeeper/screens"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	examplescreens "tablekeeper/screens/frame/game/example"
	"tablekeeper/screens/matches/match"
)

// addLamps starts the app anew with one more game: a line for the shelf and a line for the list of games. CONTRIBUTING.md promises
// that a game takes no more.
func addLamps(tb *apptest.Table) {
	tb.Shelf = append(shelf.Games(), example.Game())
	tb.Adds = func(s *game.Session) map[string]game.Feature {
		games := screens.GameFeatures(s)
		games[examplescreens.Key] = examplescreens.Screens()
		return games
	}
	size := tb.Window.Canvas().Size()
	tb.StartApp(size.Width, size.Height)
}

// TestAGameIsAdded plays the game of companion/rules/example from Home on, by taps.
func TestAGameIsAdded(t *testing.T) {
	for name, size := range map[string][2]float32{"phone": {390, 844}, "desktop": {1280, 800}} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, size[0], size[1])
			addLamps(tb)
			tb.Session.Remembered.Names = apptest.People[:2]
			tb.TapOn("Lamps")
			require.Empty(t, tb.Faults())
			tb.TapOn("Play with the referee")
			tb.Tap("Anna")
			tb.Tap("Ben")
			tb.Tap("Start the match")
			require.IsType(t, &match.Match{}, tb.App.Shown(), "%q", tb.Labels())
			for _, move := range []string{
				"Anna: draw ?", "Anna: draw amber-3", "Anna: draw ?", "Ben: draw ?", "Ben: draw ?", "Ben: draw ?",
				"Anna: draw amber-7", "Anna: light amber-3",
			} {
				tb.EnterByTaps(move)
				require.Equal(t, move, apptest.Latest(tb.Session.Playing))
			}
			require.Empty(t, tb.Faults())
			require.Contains(t, tb.Mat("Anna"), "Hand 3, Points 1")
			require.Contains(t, tb.Mat("Ben"), "Hand 3, Points 0")
			require.True(t, tb.Sees("Deck 45, discard pile 0"), "%q", tb.Labels())
		})
	}
}

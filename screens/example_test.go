package screens

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/example"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/game"
	examplescreens "tablekeeper/screens/game/example"
	"tablekeeper/screens/match"
)

// addLamps starts the app anew with one more game: a line for the shelf and a line for the list of games. CONTRIBUTING.md promises
// that a game takes no more.
func (tb *table) addLamps() {
	tb.games = append(shelf.Games(), example.Game())
	tb.adds = func(s *game.Session) map[string]game.Feature {
		games := gameFeatures(s)
		games[example.Key] = examplescreens.Screens()
		return games
	}
	size := tb.window.Canvas().Size()
	tb.open(size.Width, size.Height)
}

// TestAGameIsAdded plays the game of companion/rules/example from Home on, by taps.
func TestAGameIsAdded(t *testing.T) {
	for name, size := range map[string][2]float32{"phone": {390, 844}, "desktop": {1280, 800}} {
		t.Run(name, func(t *testing.T) {
			tb := newTable(t, size[0], size[1])
			tb.addLamps()
			tb.app.session.Remembered.Names = people[:2]
			tb.tapOn("Lamps")
			require.Empty(t, faults(tb))
			tb.tapOn("Play with the referee")
			tb.tap("Anna")
			tb.tap("Ben")
			tb.tap("Start the match")
			require.IsType(t, &match.Match{}, tb.app.shown, "%q", tb.labels())
			for _, move := range []string{
				"Anna: draw ?", "Anna: draw amber-3", "Anna: draw ?", "Ben: draw ?", "Ben: draw ?", "Ben: draw ?",
				"Anna: draw amber-7", "Anna: light amber-3",
			} {
				tb.enterByTaps(move)
				require.Equal(t, move, latest(tb.app.session.Playing))
			}
			require.Empty(t, faults(tb))
			require.Contains(t, tb.mat("Anna"), "Hand 3, Points 1")
			require.Contains(t, tb.mat("Ben"), "Hand 3, Points 0")
			require.True(t, tb.sees("Deck 45, discard pile 0"), "%q", tb.labels())
		})
	}
}

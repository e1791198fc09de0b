package screens_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// TestAPhoneShowsTheLessonAtOnce sees the ways into a game on its page without scrolling.
func TestAPhoneShowsTheLessonAtOnce(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, game := range shelf.Games() {
		tb.App.Open(shell.Route{Page: shell.GamePage, Arg: game.Key})
		for _, begins := range []string{"Play with the referee", "Learn to play"} {
			require.True(t, tb.InSight(tb.Find(tb.Begins(begins))), "%s: %s", game.Key, begins)
		}
	}
}

// TestAGamePageGoesOnWithItsMatch offers the match of the game that runs before a new one, and who played last after it.
func TestAGamePageGoesOnWithItsMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	raid := shell.Route{Page: shell.GamePage, Arg: "raid-trade"}
	tb.Play("raid-trade", 2, "1: roll 5", "2: roll 3")
	tb.App.Go(raid)
	tb.Begins("Go on")
	tb.Tap(tb.Begins("Play with the referee"))
	require.Equal(t, shell.NewMatchPage, tb.App.Here().Page, "another match can begin")
	tb.App.Go(shell.Route{Page: shell.GamePage, Arg: "traders"})
	require.False(t, tb.Has("Go on"), "that match is of another game")
}

// TestPagesAreInTheToneOfTheirGame sees the felt of the game, and its name in the bar, on pages about it, and on no others.
func TestPagesAreInTheToneOfTheirGame(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, game := range shelf.Games() {
		tb.App.Go(shell.Route{Page: shell.RulesPage, Arg: game.Key})
		require.Equal(t, game.Key, parts.CurrentTheme().(*look.Theme).Tone())
		tb.Find(game.Title)
	}
	tb.App.Go(shell.Route{Page: shell.OptionsPage})
	require.Empty(t, parts.CurrentTheme().(*look.Theme).Tone())
}

package screens_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/shell"
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

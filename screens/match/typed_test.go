package match_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/match"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// typeLine puts a line into the entry of a match.
func typeLine(tb *apptest.Table, text string) {
	m := tb.App.Shown().(*match.Match)
	tb.Window.Canvas().Focus(m.Typed.Command)
	m.Typed.Command.SetText("")
	test.Type(m.Typed.Command, text)
}

// pressTyped presses a key in the entry of a match.
func pressTyped(tb *apptest.Table, key fyne.KeyName) {
	tb.App.Shown().(*match.Match).Typed.Command.TypedKey(&fyne.KeyEvent{Name: key})
}

func TestTypingAMove(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, apptest.Fought...)
	line := func() string { return tb.App.Shown().(*match.Match).Typed.Command.Text }

	typeLine(tb, "re")
	pressTyped(tb, fyne.KeyTab)
	require.Equal(t, "redirect ", line(), "one legal verb begins so")
	pressTyped(tb, fyne.KeyTab)
	require.Equal(t, "redirect ", line(), "two players can be named")
	test.Type(tb.App.Shown().(*match.Match).Typed.Command, "3 f")
	pressTyped(tb, fyne.KeyTab)
	require.Equal(t, "redirect 3 fuel ", line())
	pressTyped(tb, fyne.KeyReturn)
	require.Equal(t, "Ben: redirect 3 fuel", apptest.Latest(o))
	require.Empty(t, line())

	typeLine(tb, "fly home")
	pressTyped(tb, fyne.KeyReturn)
	require.True(t, tb.Sees(`"fly" is no verb of this game.`), "%q", tb.Labels())
	typeLine(tb, "recounter")
	pressTyped(tb, fyne.KeyReturn)
	require.True(t, tb.Sees(`Wrong number of words; expected "recounter RES".`), "it says what was expected: %q", tb.Labels())
	require.Equal(t, "Ben: redirect 3 fuel", apptest.Latest(o))

	typeLine(tb, "Cleo: draw ?")
	pressTyped(tb, fyne.KeyEnter)
	require.Equal(t, shell.RulingPage, tb.App.Here().Page, "a move that is not allowed opens its ruling")
}

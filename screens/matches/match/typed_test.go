package match_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
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

	tb.Pull()
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

	tb.Pull()
	typeLine(tb, "fly home")
	pressTyped(tb, fyne.KeyReturn)
	require.True(t, tb.Sees(`This game has no verb "fly".`), "%q", tb.Labels())
	typeLine(tb, "recounter")
	pressTyped(tb, fyne.KeyReturn)
	require.True(t, tb.Sees(`Wrong number of words; expected "recounter RES".`), "it says what was expected: %q", tb.Labels())
	require.Equal(t, "Ben: redirect 3 fuel", apptest.Latest(o))

	typeLine(tb, "Cleo: draw ?")
	pressTyped(tb, fyne.KeyEnter)
	require.Equal(t, shell.RulingPage, tb.App.Here().Page, "a move that is not allowed opens its ruling")
}

// TestTypingNames types names in other capitals and forms than they were entered in.
func TestTypingNames(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	head := &rules.Transcript{}
	head.Add("Game", risingtides.Key)
	for _, name := range []string{"Νίκος", "José", "Олег", "Jürgen"} {
		head.Add("Seat", name)
	}
	o := tb.PlayAs(head, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	for typed, want := range map[string]string{
		"ΝΊΚΟΣ: draw ?": "Νίκος: draw ?", "jose\u0301：draw\u00a0?": "José: draw ?", "олег: draw ?": "Олег: draw ?", "JÜRGEN: draw ?": "Jürgen: draw ?",
	} {
		for !strings.HasPrefix(want, o.Match.Table().Seats()[o.Match.Table().ToMove()[0]-1]) {
			tb.Enter(rules.SeatWord(o.Match.Table().ToMove()[0]) + ": draw ?")
		}
		typeLine(tb, typed)
		pressTyped(tb, fyne.KeyReturn)
		require.Equal(t, want, apptest.Latest(o), "%q", tb.Labels())
	}
}

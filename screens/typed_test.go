package screens

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/match"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// offered are the words that can follow a beginning, those that are not legal with a star.
func offered(t *testing.T, line string) string {
	t.Helper()
	table := smallGame(t, 5)
	var words []string
	for _, c := range picker.ParseTyped(table, line, 1).Complete(table, table.Forms(), table.Legal(nil)) {
		word := c.Word
		if !c.Legal {
			word += "*"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func TestCompletions(t *testing.T) {
	for line, want := range map[string]string{
		"":                 "take give pass take-all*",
		"t":                "take take-all*",
		"take ":            "left right*",
		"take r":           "right*",
		"take left ":       "1 2 4 5",
		"take left 1 ":     "",
		"give ":            "2 1*",
		"Ben: ":            "take* give* pass* take-all*",
		"table: ":          "take-all take* give* pass*",
		"Anna: give ":      "2 1*",
		"nonsense ":        "",
		"take sideways 1 ": "",
	} {
		require.Equal(t, want, offered(t, line), line)
	}
}

// typeLine puts a line into the entry of a match.
func typeLine(tb *Table, text string) {
	m := tb.App.Shown().(*match.Match)
	tb.Window.Canvas().Focus(m.Typed.Command)
	m.Typed.Command.SetText("")
	test.Type(m.Typed.Command, text)
}

// pressTyped presses a key in the entry of a match.
func pressTyped(tb *Table, key fyne.KeyName) {
	tb.App.Shown().(*match.Match).Typed.Command.TypedKey(&fyne.KeyEvent{Name: key})
}

func TestTypingAMove(t *testing.T) {
	tb := NewTable(t, 1280, 800)
	o := tb.Play(risingtides.Key, 4, Fought...)
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
	require.Equal(t, "Ben: redirect 3 fuel", Latest(o))
	require.Empty(t, line())

	typeLine(tb, "fly home")
	pressTyped(tb, fyne.KeyReturn)
	require.True(t, tb.Sees(`"fly" is no verb of this game.`), "%q", tb.Labels())
	typeLine(tb, "recounter")
	pressTyped(tb, fyne.KeyReturn)
	require.True(t, tb.Sees(`Wrong number of words; expected "recounter RES".`), "it says what was expected: %q", tb.Labels())
	require.Equal(t, "Ben: redirect 3 fuel", Latest(o))

	typeLine(tb, "Cleo: draw ?")
	pressTyped(tb, fyne.KeyEnter)
	require.Equal(t, shell.RulingPage, tb.App.Here().Page, "a move that is not allowed opens its ruling")
}

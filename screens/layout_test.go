package screens_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
)

// situations are the pages that know all features, each in the states that look different.
var situations = []apptest.Situation{
	{"home", func(*apptest.Table) {}},
	{"home with a notice", func(tb *apptest.Table) { tb.App.Say("The options can't be read, so the standard ones hold.") }},
	{"home with a timer", func(tb *apptest.Table) { tb.StartTimer(); tb.App.Go() }},
	{"the games of a question", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.AskPage}) }},
	{"options", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.OptionsPage}) }},
	{"options of one's own length", func(tb *apptest.Table) {
		tb.App.Options().Length = shell.LengthOwn
		tb.StartTimer()
		tb.App.Open(shell.Route{Page: shell.OptionsPage})
	}},
	{"keys", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.KeysPage}) }},
	{"print", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.PrintPage, Arg: traders.Key}) }},
	{"game", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.GamePage, Arg: risingtides.Key}) }},
}

// TestLayouts examines the pages.
func TestLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

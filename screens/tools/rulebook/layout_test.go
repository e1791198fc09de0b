package rulebook_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
	"tablekeeper/screens/tools/rulebook"
)

// situations are the pages of the rules, each in the states that look different.
var situations = []apptest.Situation{
	{"register", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}) }},
	{"found", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		tb.App.Here().Search = "nuke"
		tb.App.Show()
	}},
	{"nothing found", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		tb.App.Here().Search = "dragon"
		tb.App.Show()
	}},
	{"piece found", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: traders.Key})
		tb.App.Here().Search = "pirate"
		tb.App.Show()
	}},
	{"cards", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.PiecesPage, Arg: traders.Key + "/1"}) }},
	{"card", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.PiecesPage, Arg: traders.Key + "/1/2"}) }},
	{"tiles", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.PiecesPage, Arg: "duck-dealer/2"}) }},
	{"map", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.PiecesPage, Arg: traders.Key + "/10"}) }},
	{"steps", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.StepsPage, Arg: "duck-dealer"}) }},
	{"step of a match", func(tb *apptest.Table) {
		tb.Play(traders.Key, 2, "Anna: roll 5", "Ben: roll 2")
		tb.App.Open(shell.Route{Page: shell.StepsPage, Arg: traders.Key})
	}},
	{"section", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		g := tb.Game(risingtides.Key)
		tb.Tap(tb.Begins(g.Everyday().Sections[rulebook.SectionsOf(g)[3].Name()]))
	}},
	{"rule", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.RulePage, Arg: risingtides.Key + "/RT-4.6.0.2"})
	}},
	{"house rule", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.HouseRulePage, Arg: risingtides.Key + "/finish-discard"})
	}},
}

// TestRulebookLayouts examines the pages.
func TestRulebookLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, situations) }

package rulebook_test

import (
	"testing"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
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
	{"section", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/4"}) }},
	{"rule", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.RulePage, Arg: risingtides.Key + "/RT-4.6.0.2"})
	}},
	{"house rule", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.HouseRulePage, Arg: risingtides.Key + "/finish-discard"})
	}},
}

// TestRulebookLayouts examines the pages.
func TestRulebookLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestSlowKeyboardReachesAll goes through the pages with the Tab key.
func TestSlowKeyboardReachesAll(t *testing.T) { apptest.KeyboardReaches(t, situations) }

// TestSlowKeyboardTapsAll works them with keys.
func TestSlowKeyboardTapsAll(t *testing.T) { apptest.KeyboardTaps(t, situations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, situations) }

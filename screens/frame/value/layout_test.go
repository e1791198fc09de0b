package value_test

import (
	"testing"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
)

// situations are positions of all games: with a mistake, with what can stand in a place, with an entry, a list and a group.
var situations = []apptest.Situation{
	{"a position with a mistake", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.AgreedPage, Arg: tb.Play("raid-trade", 2).ID})
		tb.Tap("More: Anna: Tokens on the Level card")
	}},
	{"what can stand in a place", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: "traders"})
		tb.TapOn("Player A: Ship: ")
	}},
	{"an entry of a position", func(tb *apptest.Table) { at(tb, "duck-dealer", "planets") }},
	{"a list of a position", func(tb *apptest.Table) {
		at(tb, "atrades", "regions")
		tb.Tap("Add one")
	}},
	{"a group of a position", func(tb *apptest.Table) { at(tb, "rising-tides", "event") }},
}

// at opens the position of a dispute at a part.
func at(tb *apptest.Table, game, part string) {
	tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: game})
	page := tb.App.Shown().(*value.Page)
	page.Show(rules.Path{part})
	page.Refresh()
}

// TestValueLayouts examines the editor with positions.
func TestValueLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works it with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

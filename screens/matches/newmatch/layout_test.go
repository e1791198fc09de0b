package newmatch_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// situations are the pages about new matches, each in the states that look different.
var situations = []apptest.Situation{
	{"new match", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: risingtides.Key}) }},
	{"new match that can't begin", func(tb *apptest.Table) {
		tb.Session.Beginning(tb.Game("traders")).Seats = []string{"Ben", "ben", "Åsa Öß"}
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	}},
	{"new match with known names", func(tb *apptest.Table) {
		tb.Session.Remembered.Names = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "A rather long name for one"}
		tb.Session.Beginning(tb.Game("traders")).Own = true
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	}},
	{"a seat is open", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
		tb.TapOn("Seat B: ")
		tb.Tap("Medium")
	}},
	{"everybody mixes in", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.NewMixPage, Arg: "traders"})
		tb.Tap("Mix in: " + tb.Session.Beginning(tb.Game("traders")).Seats[0])
	}},
	{"house rules", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.NewTablePage, Arg: "atrades"}) }},
	{"setup", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"}) }},
	{"setup as laid", func(tb *apptest.Table) {
		tb.Session.Beginning(tb.Game("traders")).Setup = []string{"faction 1 mechanics", "no such line"}
		tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: "traders"})
	}},
}

// TestNewMatchLayouts examines the pages.
func TestNewMatchLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, situations) }

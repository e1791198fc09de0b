package group_test

import (
	"testing"

	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// situations are the pages about the people who play here, in the states that look different.
var situations = []apptest.Situation{
	{"nobody has played", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.GroupPage}) }},
	{"a group", func(tb *apptest.Table) {
		play(tb, 4)
		tb.App.Open(shell.Route{Page: shell.GroupPage})
		tb.TapOn("Head to head of ")
	}},
	{"tonight", func(tb *apptest.Table) {
		play(tb, 2)
		tb.App.Open(shell.Route{Page: shell.GroupPage})
		tb.TapOn("Play together")
		tb.Tap("Draw who starts")
	}},
	{"tonight, nobody yet", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.TonightPage}) }},
	{"somebody else", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.NewcomerPage}) }},
	{"records", func(tb *apptest.Table) {
		play(tb, 2)
		tb.App.Open(shell.Route{Page: shell.RecordsPage})
	}},
	{"no records", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.RecordsPage}) }},
	{"a person", func(tb *apptest.Table) {
		play(tb, 2)
		tb.App.Open(shell.Route{Page: shell.PersonPage, Arg: "Anna"})
	}},
	{"a match without the app", func(tb *apptest.Table) {
		tb.Session.Evenings.KeepPlayed([]evenings.Played{{ID: "a", Game: "traders", Date: "2020-01-01", Names: []string{"Anna", "Ben", "Cleo"}, Places: []int{1, 2, 3}}})
		tb.App.Open(shell.Route{Page: shell.PlayedPage})
		tb.TapOn("Anna")
		tb.TapOn("Ben")
		tb.TapOn("With points")
	}},
	{"home after an evening", func(tb *apptest.Table) {
		play(tb, 3)
		tb.App.Go()
	}},
}

func TestLayouts(t *testing.T) { apptest.Examine(t, situations) }

func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

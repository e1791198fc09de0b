package lab_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// situations are the pages of the lab, each in the states that look different.
var situations = []apptest.Situation{
	{"lab", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "atrades"}) }},
	{"lab with a report", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
		tb.Tap("Easy")
		tb.Tap("Play")
	}},
	{"designer", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade"})
		tb.Tap("Designer. All numbers as printed")
		tb.Tap("Less: Level price")
	}},
	{"what is compared", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.LabPage, Arg: "raid-trade/rules"}) }},
}

// TestLabLayouts examines the pages.
func TestLabLayouts(t *testing.T) { apptest.Examine(t, situations) }

package joining_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// together are the states of tables with many devices that look different.
var together = []apptest.Situation{
	{"before others join", func(tb *apptest.Table) {
		tb.Play("traders", 3)
		tb.App.Open(shell.Route{Page: shell.OthersPage, Arg: tb.Session.Playing.ID})
	}},
	{"others can't join", func(tb *apptest.Table) {
		tb.Play("traders", 3)
		tb.Unreached = true
		tb.App.Open(shell.Route{Page: shell.OthersPage, Arg: tb.Session.Playing.ID})
		tb.Tap("Let others join")
	}},
	{"others join", func(tb *apptest.Table) {
		tb.Play("traders", 4)
		tb.App.Open(shell.Route{Page: shell.OthersPage, Arg: tb.Session.Playing.ID})
		tb.Tap("Let others join")
	}},
	{"others join without the app", func(tb *apptest.Table) {
		tb.Play("traders", 3)
		tb.NoApp = true
		tb.App.Open(shell.Route{Page: shell.OthersPage, Arg: tb.Session.Playing.ID})
		tb.Tap("Let others join")
	}},
	{"join", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.JoinPage}) }},
	{"seats", func(tb *apptest.Table) { come(tb, "traders", 4) }},
	{"seat of traders", func(tb *apptest.Table) { come(tb, "traders", 4); sitDown(tb, "Ben") }},
	{"fist", func(tb *apptest.Table) { sits(tb, come(tb, "atrades", 3)); tb.Pull() }},
	{"only watched", func(tb *apptest.Table) { come(tb, "traders", 4); tb.Tap("Just watch") }},
	{"not connected", func(tb *apptest.Table) { come(tb, "raid-trade", 2); sitDown(tb, "Ben"); tb.Lose() }},
	{"calling", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.JoinPage})
		tb.Write("Address", "192.168.1.99:7171")
		tb.Write("Word", "bal-mek-tor-sun")
		tb.Tap("Join")
	}},
	{"refused", func(tb *apptest.Table) {
		come(tb, "traders", 4)
		sitDown(tb, "Ben")
		act, _ := tbTable(tb).Read("Anna: roll 3")
		play(tb, act)
	}},
	{"asked", func(tb *apptest.Table) {
		anna := come(tb, "raid-trade", 2)
		sitDown(tb, "Ben")
		act, _ := tbTable(anna).Read("Anna: roll 3")
		play(anna, act)
		anna.Press("U")
	}},
	{"asked at the host", func(tb *apptest.Table) {
		ben := served(tb, "raid-trade", 2)
		act, _ := tbTable(tb).Read("Anna: roll 3")
		play(tb, act)
		ben.Press("U")
	}},
	{"bids at the host", func(tb *apptest.Table) { served(tb, "atrades", 3) }},
	{"seats at the host", func(tb *apptest.Table) {
		served(tb, "traders", 3)
		cleo := tb.Beside("Cleo", 390, 844)
		cleo.Invited = &shell.Invitation{Address: "192.168.1.20:7171", Word: tb.Room.Word()}
		cleo.StartApp(390, 844)
		sitDown(cleo, "Ben")
		tb.App.Open(shell.Route{Page: shell.OthersPage, Arg: tb.Session.Playing.ID})
	}},
	{"seat asked for", func(tb *apptest.Table) { come(tb, "atrades", 3); sitDown(tb, "Ben") }},
	{"wished at the host", func(tb *apptest.Table) {
		ben := served(tb, "raid-trade", 2)
		act, _ := tbTable(tb).Read("Anna: roll 3")
		play(tb, act)
		cleo := tb.Beside("Cleo", 390, 844)
		cleo.Invited = &shell.Invitation{Address: "192.168.1.20:7171", Word: tb.Room.Word()}
		cleo.StartApp(390, 844)
		sitDown(cleo, "Ben")
		ben.Lose()
		tb.Press("U")
	}},
	{"hand", func(tb *apptest.Table) {
		anna := tb.Beside("Anna", 1024, 768)
		begin(anna)
		e := host(tb.T, anna)
		size := tb.Window.Canvas().Size()
		tb.Invited = &shell.Invitation{Address: e.from, Word: e.word}
		tb.StartApp(size.Width, size.Height)
		sits(tb, anna)
		e.back()
		anna.Word("Draw", "Draw here")
		anna.Tap("Later")
		tb.Word("Draw", "Draw here")
	}},
	{"seal", func(tb *apptest.Table) {
		anna := tb.Beside("Anna", 1024, 768)
		begin(anna)
		e := host(tb.T, anna)
		size := tb.Window.Canvas().Size()
		tb.Invited = &shell.Invitation{Address: e.from, Word: e.word}
		tb.StartApp(size.Width, size.Height)
	}},
	{"bids", func(tb *apptest.Table) { sits(tb, come(tb, "atrades", 3)) }},
}

// served opens a match that Ben has joined from another device.
func served(tb *apptest.Table, game string, seats int) *apptest.Table {
	tb.T.Helper()
	if game == "atrades" {
		beginBids(tb)
	} else {
		tb.Play(game, seats)
	}
	e := host(tb.T, tb)
	ben := e.join("Ben")
	e.back()
	return ben
}

// sitDown chooses a seat and asks for it.
func sitDown(tb *apptest.Table, name string) {
	tb.T.Helper()
	tb.TapOn(name + ".")
	tb.TapOn("Sit down as " + name)
}

// sits lets a device take Ben's seat in a match that has begun: the host says yes.
func sits(tb, anna *apptest.Table) {
	tb.T.Helper()
	sitDown(tb, "Ben")
	anna.Tap("Hand Ben's seat over")
}

// come brings a device to the table of another one, which it opens beside.
func come(tb *apptest.Table, game string, seats int) *apptest.Table {
	tb.T.Helper()
	anna := tb.Beside("Anna", 1024, 768)
	if game == "atrades" {
		beginBids(anna)
	} else {
		anna.Play(game, seats)
	}
	e := host(tb.T, anna)
	e.back()
	size := tb.Window.Canvas().Size()
	tb.Invited = &shell.Invitation{Address: e.from, Word: e.word}
	tb.StartApp(size.Width, size.Height)
	return anna
}

// TestTogetherLayouts examines the pages.
func TestTogetherLayouts(t *testing.T) { apptest.Examine(t, together) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, together) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, together) }

// TestTogetherOnSmallPhones examines the ways to a table on the smallest phones, with letters of all sizes.
func TestTogetherOnSmallPhones(t *testing.T) {
	apptest.ExamineSmall(t, apptest.Some(together, "before others join", "others can't join", "others join", "join", "seats", "calling", "not connected",
		"seat asked for", "seats at the host", "asked at the host"))
}

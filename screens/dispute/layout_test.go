package dispute_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/dispute"
	"tablekeeper/screens/game"
	"tablekeeper/screens/position"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// situations are the pages about disputes and rulings, each in the states that look different.
var situations = append([]apptest.Situation{
	{"dispute", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key}) }},
	{"dispute found", func(tb *apptest.Table) { ask(tb, "traders", "rebelion 1 mcr") }},
	{"dispute not found", func(tb *apptest.Table) { ask(tb, "traders", "xyzzy") }},
	{"dispute half said", func(tb *apptest.Table) {
		ask(tb, "raid-trade", "queen")
		tb.TapOn("Miss turn")
	}},
	{"dispute not allowed", func(tb *apptest.Table) {
		ask(tb, "traders", "second station")
		tb.TapOn("I have 4 MCr")
	}},
	{"dispute allowed", func(tb *apptest.Table) {
		ask(tb, risingtides.Key, "build us")
		tb.TapOn("I play the US")
	}},
	{"dispute depends", func(tb *apptest.Table) {
		ask(tb, "raid-trade", "raid twice")
		tb.TapOn("Can I raid twice")
	}},
	{"dispute assumed", func(tb *apptest.Table) {
		ask(tb, risingtides.Key, "one card counter")
		tb.TapOn("I have one card")
		tb.TapOn("Assumed: It is the moment")
	}},
	{"dispute in a match", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: game.MatchWhere(o.ID)})
		tb.Write("Who does", "discard fuel")
		tb.TapOn("Anna discards")
	}},
	{"dispute table", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.DisputeTablePage, Arg: "raid-trade"}) }},
	{"all facts", func(tb *apptest.Table) {
		ask(tb, "traders", "second station")
		tb.TapOn("I have 4 MCr")
		tb.TapOn("All facts")
	}},
	{"all facts that do not fit", func(tb *apptest.Table) {
		d, _ := tb.Dispute.Dispute(tb.Game(risingtides.Key))
		d.Draft.Put(position.Path{"step"}, "turn")
		d.Draft.Put(position.Path{"deck"}, 3)
		tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: risingtides.Key})
	}},
	{"keep a ruling", func(tb *apptest.Table) {
		ask(tb, "traders", "rebelion")
		tb.TapOn("I have 1 MCr")
		tb.Tap("Keep this ruling")
	}},
	{"no rulings", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.PrecedentsPage, Arg: "traders"}) }},
	{"our rulings", func(tb *apptest.Table) {
		keep(tb)
		tb.App.Open(shell.Route{Page: shell.PrecedentsPage, Arg: "traders"})
	}},
	{"dispute decided before", func(tb *apptest.Table) {
		keep(tb)
		require.True(tb.T, tb.Has("You decided on"))
	}},
	{"ruling legal", func(tb *apptest.Table) {
		tb.Session.OpenRulingOn(game.MatchWhere(tb.Play(risingtides.Key, 4).ID), "1: nation asia")
	}},
	{"ruling not understood", func(tb *apptest.Table) {
		tb.Session.OpenRulingOn(game.MatchWhere(tb.Play(risingtides.Key, 4).ID), "1: fly to the moon")
	}},
	{"ruling with a house rule", func(tb *apptest.Table) {
		tb.Session.OpenRulingOn(game.MatchWhere(tb.Play("traders", 2).ID), "1: roll 4")
	}},
	{"share", func(tb *apptest.Table) {
		tb.Session.OpenRulingOn(game.MatchWhere(tb.Play(risingtides.Key, 4, apptest.Dealt...).ID), "1: draw ?")
		tb.Tap("Share")
	}},
	{"agreement", func(tb *apptest.Table) {
		tb.App.Open(shell.Route{Page: shell.AgreePage, Arg: tb.Play(risingtides.Key, 4, apptest.Dealt...).ID + "/1: place nuke"})
	}},
	{"ruling in a match", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Session.OpenRulingOn(game.MatchWhere(o.ID), "2: place nuke")
	}},
}, forms()...)

// ask opens the dispute about a game and types.
func ask(tb *apptest.Table, game, words string) {
	tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: game})
	tb.Write("Who does", words)
}

// keep keeps a ruling that the table does not follow.
func keep(tb *apptest.Table) {
	ask(tb, "traders", "rebelion")
	tb.TapOn("I have 1 MCr")
	tb.Tap("Keep this ruling")
	tb.Tap("We allow it")
	tb.Write("The reason", "it was late")
	tb.Tap("Keep it")
}

// forms are the forms of all games, with everything unfolded twice.
func forms() []apptest.Situation {
	var list []apptest.Situation
	for _, g := range shelf.Games() {
		list = append(list, apptest.Situation{"form " + g.Key, func(tb *apptest.Table) {
			tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: g.Key})
			f := tb.App.Shown().(*dispute.FactsPage).Form
			openAll(f)
			openAll(f)
		}})
	}
	return list
}

// TestDisputeLayouts examines the pages.
func TestDisputeLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestSlowKeyboardReachesAll goes through the pages with the Tab key.
func TestSlowKeyboardReachesAll(t *testing.T) { apptest.KeyboardReaches(t, situations) }

// TestSlowKeyboardTapsAll works them with keys.
func TestSlowKeyboardTapsAll(t *testing.T) { apptest.KeyboardTaps(t, situations) }

// openAll unfolds every heading that is shown.
func openAll(f *position.PositionForm) {
	for _, l := range f.Shown {
		f.Open[strings.TrimPrefix(l.Key, "?")] = true
	}
	f.Refresh()
}

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, situations) }

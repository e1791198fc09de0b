package dispute_test

import (
	"testing"

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
	{"dispute that does not fit", func(tb *apptest.Table) {
		d, _ := tb.Dispute.Dispute(tb.Game(risingtides.Key))
		d.Draft.Put(position.Path{"step"}, "turn")
		d.Draft.Put(position.Path{"deck"}, 3)
		tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key})
	}},
	{"dispute table", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.DisputeTablePage, Arg: "raid-trade"}) }},
	{"dispute move", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.DisputeMovePage, Arg: risingtides.Key}) }},
	{"ruling legal", func(tb *apptest.Table) { tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: nation asia") }},
	{"ruling not allowed", func(tb *apptest.Table) {
		turnOfAnna(tb)
		tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: place fuel")
	}},
	{"ruling with a house rule", func(tb *apptest.Table) { tb.Session.OpenRulingOn("dispute/traders", "1: roll 4") }},
	{"ruling not understood", func(tb *apptest.Table) { tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: fly to the moon") }},
	{"share", func(tb *apptest.Table) {
		tb.Session.OpenRulingOn("dispute/"+risingtides.Key, "1: draw ?")
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

// forms are the forms of all games, with everything unfolded twice.
func forms() []apptest.Situation {
	var list []apptest.Situation
	for _, g := range shelf.Games() {
		list = append(list, apptest.Situation{"form " + g.Key, func(tb *apptest.Table) {
			tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: g.Key})
			f := tb.App.Shown().(*dispute.DisputePage).Form
			openAll(f)
			openAll(f)
		}})
	}
	return list
}

// turnOfAnna sets up a dispute in the first player's turn.
func turnOfAnna(tb *apptest.Table) *dispute.Dispute {
	d, _ := tb.Dispute.Dispute(tb.Game(risingtides.Key))
	d.Draft.Put(position.Path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.Draft.Put(position.Path{"nations"}.Item(i), nation)
	}
	return d
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
		f.Open[l.Key] = true
	}
	f.Refresh()
}

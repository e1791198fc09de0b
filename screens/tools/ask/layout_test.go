package ask_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
)

// situations are the pages about disputes and rulings, each in the states that look different.
var situations = []apptest.Situation{
	{"dispute", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: risingtides.Key}) }},
	{"dispute answered no", func(tb *apptest.Table) { types(tb, "traders", "rebelion 1 mcr blorb") }},
	{"dispute answered yes", func(tb *apptest.Table) { types(tb, "raid-trade", "may I raid while in space") }},
	{"dispute answered by a number", func(tb *apptest.Table) { types(tb, "duck-dealer", "how many build markers for a privilege") }},
	{"dispute answered twice", func(tb *apptest.Table) { types(tb, "raid-trade", "I am with two white tokens, can I go to level 10") }},
	{"dispute told", func(tb *apptest.Table) { types(tb, "raid-trade", "do discards lie face up? and does a 3 hit?") }},
	{"dispute changed", func(tb *apptest.Table) {
		types(tb, "raid-trade", "I am level 9 with two white tokens, can I go to level 10")
		tb.TapOn("Change level 9")
	}},
	{"dispute not understood", func(tb *apptest.Table) { types(tb, "traders", "xyzzy") }},
	{"dispute after another", func(tb *apptest.Table) {
		types(tb, "traders", oneCredit)
		tb.App.Back()
		tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: "traders"})
		require.True(tb.T, tb.Sees("Your last question"))
	}},
	{"dispute half said", func(tb *apptest.Table) { choose(tb, "raid-trade", "Miss turn") }},
	{"dispute not allowed", func(tb *apptest.Table) { look(tb, "traders", fourCredits) }},
	{"dispute allowed", func(tb *apptest.Table) { look(tb, risingtides.Key, asTheUS) }},
	{"dispute depends", func(tb *apptest.Table) { look(tb, "raid-trade", raidTwice) }},
	{"dispute assumed", func(tb *apptest.Table) {
		look(tb, risingtides.Key, oneCard)
		tb.TapOn("Assumed: It is the moment")
	}},
	{"dispute not now", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		types(tb, game.MatchWhere(o.ID), "may Cleo draw a card")
	}},
	{"dispute on how a match stands", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		types(tb, game.MatchWhere(o.ID), "how many cards has Ben")
	}},
	{"dispute table", func(tb *apptest.Table) { tb.App.Open(shell.Route{Page: shell.DisputeTablePage, Arg: "raid-trade"}) }},
	{"all facts", func(tb *apptest.Table) {
		look(tb, "traders", fourCredits)
		tb.TapOn("All facts")
	}},
	{"all facts that do not fit", func(tb *apptest.Table) {
		d, _ := tb.Dispute.Dispute(tb.Game(risingtides.Key))
		d.Draft.Put(rules.Path{"step"}, "turn")
		d.Draft.Put(rules.Path{"deck"}, 3)
		tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: risingtides.Key})
	}},
	{"keep a ruling", func(tb *apptest.Table) {
		look(tb, "traders", oneCredit)
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
		o := tb.Play(risingtides.Key, 4)
		o.Refuse(apptest.ReadMove(tb.T, o, "1: nation asia"))
	}},
	{"ruling with a house rule", func(tb *apptest.Table) {
		o := tb.Play("traders", 2)
		o.Refuse(apptest.ReadMove(tb.T, o, "1: roll 4"))
	}},
	{"share", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		o.Refuse(apptest.ReadMove(tb.T, o, "1: draw ?"))
		tb.Tap("Share")
	}},
	{"agreement", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.App.Open(shell.Route{Page: shell.AgreePage, Arg: o.ID, Act: apptest.ReadMove(tb.T, o, "1: place nuke")})
	}},
}

// types opens the dispute about a game and types.
func types(tb *apptest.Table, game, words string) {
	tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: game})
	tb.Write("Ask in", words)
}

// look asks and looks closer at the move that decides the answer.
func look(tb *apptest.Table, game, words string) {
	tb.T.Helper()
	types(tb, game, words)
	for _, label := range tb.Labels() {
		if strings.HasSuffix(label, ". What would decide, and what it would take.") {
			tb.Tap(label)
			return
		}
	}
	tb.T.Fatalf("%q has no move that decides; there are %q", words, tb.Labels())
}

// choose opens the dispute about a game and chooses a move by its verb.
func choose(tb *apptest.Table, game, verb string) {
	tb.T.Helper()
	tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: game})
	tb.TapOn("Choose the move")
	tb.TapOn(verb + ". ")
}

// Questions whose answers a move decides.
const (
	fourCredits = "I have 4 MCr and a station on Gobi, can I build a second one there?"
	oneCredit   = "I have 1 MCr, can I play Rebellion?"
	fiveHeld    = "I hold five cards, can I draw?"
	raidTwice   = "Can I raid twice in a turn?"
	asTheUS     = "I play the US and have a fuel and two supplies, can I build?"
	oneCard     = "I have one card, can I re-counter?"
)

// keep keeps a ruling that the table does not follow.
func keep(tb *apptest.Table) {
	look(tb, "traders", oneCredit)
	tb.Tap("Keep this ruling")
	tb.Tap("We allow it")
	tb.Write("The reason", "it was late")
	tb.Tap("Keep it")
}

// TestDisputeLayouts examines the pages.
func TestDisputeLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, situations) }

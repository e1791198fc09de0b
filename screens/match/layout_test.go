package match_test

import (
	"testing"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/risingtides"
)

// played are the states of a match that look different.
var played = []apptest.Situation{
	{"begin", func(tb *apptest.Table) { tb.Play(risingtides.Key, 6) }},
	{"turn", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Dealt...) }},
	{"counter", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Fought...) }},
	{"word", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Tap("Draw. Take a card from the deck into your hand.")
	}},
	{"chosen", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Tap("Draw. Take a card from the deck into your hand.")
		tb.Tap("Relocate / Redirect")
	}},
	{"all moves", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Fought...); tb.Tap("Show all moves") }},
	{"all words", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Fought...)
		tb.Tap("Show all moves")
		tb.Tap("Redirect. Play a Redirect: the attack goes to another opponent. It costs a resource.")
	}},
	{"log", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Fought...)
		_ = o.Match.Undo()
		o.Changes++
		o.Tab = match.LogTab
		tb.App.Show()
	}},
	{"looked back", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Fought...)
		o.At = 12
		tb.App.Show()
		m := tb.App.Shown().(*match.Match)
		parts.ScrollOf(m.Layout.Log).ScrollToTop() // the audit takes the shadow of a scroll for a picture
		parts.ScrollOf(m.Layout.Mats).ScrollToTop()
	}},
	{"over", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, append(apptest.Dealt, "table: time-out", "Ben: reveal africa")...)
	}},
	{"traders", func(tb *apptest.Table) {
		tb.Play("traders", 4, "Dora: roll 5", "Anna: roll 4", "Ben: roll 6", "Cleo: roll 5", "Ben: planet seranide-supay", "Ben: event action-card", "Ben: draw ?")
	}},
	{"raid trade", func(tb *apptest.Table) { tb.Play("raid-trade", 2, "Anna: roll 5", "Ben: roll 3") }},
	{"atrades", func(tb *apptest.Table) {
		tb.Play("atrades", 3, "Anna: guild vortel-inc", "Ben: guild hackers-haven", "Cleo: guild moa-conspiracy")
	}},
}

// TestMatchLayouts examines the match.
func TestMatchLayouts(t *testing.T) { apptest.Examine(t, played) }

// TestSlowKeyboardReachesAll goes through the pages with the Tab key.
func TestSlowKeyboardReachesAll(t *testing.T) { apptest.KeyboardReaches(t, played) }

// TestSlowKeyboardTapsAll works them with keys.
func TestSlowKeyboardTapsAll(t *testing.T) { apptest.KeyboardTaps(t, played) }

package screens

import (
	"testing"

	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/risingtides"
)

// played are the states of a match that look different.
var played = []Situation{
	{"begin", func(tb *Table) { tb.Play(risingtides.Key, 6) }},
	{"turn", func(tb *Table) { tb.Play(risingtides.Key, 4, Dealt...) }},
	{"counter", func(tb *Table) { tb.Play(risingtides.Key, 4, Fought...) }},
	{"word", func(tb *Table) {
		tb.Play(risingtides.Key, 4, Dealt...)
		tb.Tap("Draw. Take a card from the deck into your hand.")
	}},
	{"chosen", func(tb *Table) {
		tb.Play(risingtides.Key, 4, Dealt...)
		tb.Tap("Draw. Take a card from the deck into your hand.")
		tb.Tap("Relocate / Redirect")
	}},
	{"all moves", func(tb *Table) { tb.Play(risingtides.Key, 4, Fought...); tb.Tap("Show all moves") }},
	{"all words", func(tb *Table) {
		tb.Play(risingtides.Key, 4, Fought...)
		tb.Tap("Show all moves")
		tb.Tap("Redirect. Play a Redirect: the attack goes to another opponent. It costs a resource.")
	}},
	{"log", func(tb *Table) {
		o := tb.Play(risingtides.Key, 4, Fought...)
		_ = o.Match.Undo()
		o.Changes++
		o.Tab = match.LogTab
		tb.App.Show()
	}},
	{"looked back", func(tb *Table) {
		o := tb.Play(risingtides.Key, 4, Fought...)
		o.At = 12
		tb.App.Show()
		m := tb.App.Shown().(*match.Match)
		parts.ScrollOf(m.Layout.Log).ScrollToTop() // the audit takes the shadow of a scroll for a picture
		parts.ScrollOf(m.Layout.Mats).ScrollToTop()
	}},
	{"over", func(tb *Table) {
		tb.Play(risingtides.Key, 4, append(Dealt, "table: time-out", "Ben: reveal africa")...)
	}},
	{"traders", func(tb *Table) {
		tb.Play("traders", 4, "Dora: roll 5", "Anna: roll 4", "Ben: roll 6", "Cleo: roll 5", "Ben: planet seranide-supay", "Ben: event action-card", "Ben: draw ?")
	}},
	{"raid trade", func(tb *Table) { tb.Play("raid-trade", 2, "Anna: roll 5", "Ben: roll 3") }},
	{"atrades", func(tb *Table) {
		tb.Play("atrades", 3, "Anna: guild vortel-inc", "Ben: guild hackers-haven", "Cleo: guild moa-conspiracy")
	}},
}

// TestMatchLayouts examines the match.
func TestMatchLayouts(t *testing.T) { Examine(t, played) }

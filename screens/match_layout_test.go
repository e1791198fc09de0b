package screens

import (
	"testing"

	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/risingtides"
)

// played are the states of a match that look different.
var played = []situation{
	{"begin", func(tb *table) { tb.play(risingtides.Key, 6) }},
	{"turn", func(tb *table) { tb.play(risingtides.Key, 4, dealt...) }},
	{"counter", func(tb *table) { tb.play(risingtides.Key, 4, fought...) }},
	{"word", func(tb *table) {
		tb.play(risingtides.Key, 4, dealt...)
		tb.tap("Draw. Take a card from the deck into your hand.")
	}},
	{"chosen", func(tb *table) {
		tb.play(risingtides.Key, 4, dealt...)
		tb.tap("Draw. Take a card from the deck into your hand.")
		tb.tap("Relocate / Redirect")
	}},
	{"all moves", func(tb *table) { tb.play(risingtides.Key, 4, fought...); tb.tap("Show all moves") }},
	{"all words", func(tb *table) {
		tb.play(risingtides.Key, 4, fought...)
		tb.tap("Show all moves")
		tb.tap("Redirect. Play a Redirect: the attack goes to another opponent. It costs a resource.")
	}},
	{"log", func(tb *table) {
		o := tb.play(risingtides.Key, 4, fought...)
		_ = o.Match.Undo()
		o.Changes++
		o.Tab = match.LogTab
		tb.app.Show()
	}},
	{"looked back", func(tb *table) {
		o := tb.play(risingtides.Key, 4, fought...)
		o.At = 12
		tb.app.Show()
		m := tb.app.shown.(*match.Match)
		parts.ScrollOf(m.Layout.Log).ScrollToTop() // the audit takes the shadow of a scroll for a picture
		parts.ScrollOf(m.Layout.Mats).ScrollToTop()
	}},
	{"over", func(tb *table) {
		tb.play(risingtides.Key, 4, append(dealt, "table: time-out", "Ben: reveal africa")...)
	}},
	{"traders", func(tb *table) {
		tb.play("traders", 4, "Dora: roll 5", "Anna: roll 4", "Ben: roll 6", "Cleo: roll 5", "Ben: planet seranide-supay", "Ben: event action-card", "Ben: draw ?")
	}},
	{"raid trade", func(tb *table) { tb.play("raid-trade", 2, "Anna: roll 5", "Ben: roll 3") }},
	{"atrades", func(tb *table) {
		tb.play("atrades", 3, "Anna: guild vortel-inc", "Ben: guild hackers-haven", "Cleo: guild moa-conspiracy")
	}},
}

// TestMatchLayouts examines the match.
func TestMatchLayouts(t *testing.T) { examine(t, played) }

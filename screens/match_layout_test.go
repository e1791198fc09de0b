package screens

import (
	"testing"
)

// played are the states of a match that look different.
var played = []situation{
	{"begin", func(tb *table) { tb.play(tideKey, 6) }},
	{"turn", func(tb *table) { tb.play(tideKey, 4, dealt...) }},
	{"counter", func(tb *table) { tb.play(tideKey, 4, fought...) }},
	{"word", func(tb *table) {
		tb.play(tideKey, 4, dealt...)
		tb.tap("Draw. Take a card from the deck into your hand.")
	}},
	{"chosen", func(tb *table) {
		tb.play(tideKey, 4, dealt...)
		tb.tap("Draw. Take a card from the deck into your hand.")
		tb.tap("Relocate / Redirect")
	}},
	{"all moves", func(tb *table) { tb.play(tideKey, 4, fought...); tb.tap("Show all moves") }},
	{"all words", func(tb *table) {
		tb.play(tideKey, 4, fought...)
		tb.tap("Show all moves")
		tb.tap("Redirect. Play a Redirect: the attack goes to another opponent. It costs a resource.")
	}},
	{"log", func(tb *table) {
		o := tb.play(tideKey, 4, fought...)
		_ = o.match.Undo()
		o.changes++
		o.tab = logTab
		tb.app.show()
	}},
	{"looked back", func(tb *table) {
		o := tb.play(tideKey, 4, fought...)
		o.at = 12
		tb.app.show()
		m := tb.app.shown.(*match)
		scrollOf(m.layout.log).ScrollToTop() // the audit takes the shadow of a scroll for a picture
		scrollOf(m.layout.mats).ScrollToTop()
	}},
	{"over", func(tb *table) {
		tb.play(tideKey, 4, append(dealt, "table: time-out", "Ben: reveal africa")...)
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

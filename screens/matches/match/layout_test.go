package match_test

import (
	"testing"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

// six are the moves up to a turn of six players, each of whom has two cards in the hand.
var six = []string{
	"1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?", "5: nation ?", "6: nation ?",
	"1: draw ?", "2: draw ?", "3: draw ?", "4: draw ?", "5: draw ?", "6: draw ?",
	"1: draw ?", "2: draw ?", "3: draw ?", "4: draw ?", "5: draw ?", "6: draw ?",
	"1: draw ?", "2: draw ?", "3: draw ?", "4: draw ?", "5: draw ?", "6: draw ?",
}

// played are the states of a match that look different.
var played = []apptest.Situation{
	{"begin", func(tb *apptest.Table) { tb.Play(risingtides.Key, 6) }},
	{"turn", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Dealt...) }},
	{"counter", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Fought...) }},
	{"with a voice", func(tb *apptest.Table) { tb.GiveVoice(); tb.Play(risingtides.Key, 6, six...) }},
	{"word", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Verb("Draw")
	}},
	{"two words", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 6, append(six, "1: place fuel", "2: place fuel", "3: place fuel", "4: place fuel", "5: place fuel", "6: place fuel")...)
		tb.Verb("Relocate")
	}},
	{"picks", func(tb *apptest.Table) { tb.Play(risingtides.Key, 6, append(six, "table: event right")...) }},
	{"chosen", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Dealt...)
		tb.Tap("Not now")
		tb.Verb("Draw")
		tb.Tap("Relocate / Redirect")
	}},
	{"all moves", func(tb *apptest.Table) { tb.Play(risingtides.Key, 4, apptest.Fought...); tb.Tap("Not now") }},
	{"all words", func(tb *apptest.Table) {
		tb.Play(risingtides.Key, 4, apptest.Fought...)
		tb.Tap("Not now")
		tb.Tap("Redirect. Play a Redirect: the attack goes to another opponent. It costs a resource.")
	}},
	{"log", func(tb *apptest.Table) {
		o := tb.Play(risingtides.Key, 4, apptest.Fought...)
		_ = o.Match.Undo()
		o.Changes++
		o.Sheet = 2
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

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, played) }

// TestTypedIsSeen types under a soft keyboard.
func TestTypedIsSeen(t *testing.T) { apptest.TypedIsSeen(t, played) }

package timer_test

import (
	"testing"
	"time"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// situations are the pages of the timer, each in the states that look different.
var situations = []apptest.Situation{
	{"ready", func(tb *apptest.Table) { tb.Timer.OpenTimer() }},
	{"running", func(tb *apptest.Table) { tb.StartTimer() }},
	{"reduced motion", func(tb *apptest.Table) { tb.App.Options().Still = true; tb.StartTimer(); tb.Pass(20 * time.Second) }},
	{"digits", func(tb *apptest.Table) { tb.StartTimer(); tb.Pass(9*time.Minute + 10*time.Second) }},
	{"paused", func(tb *apptest.Table) { tb.StartTimer(); tb.Tap("Pause") }},
	{"paused with digits", func(tb *apptest.Table) { tb.StartTimer(); tb.Pass(9*time.Minute + 10*time.Second); tb.Tap("Pause") }},
	{"shuffle", func(tb *apptest.Table) { tb.StartTimer(); tb.Tap("Deck is empty") }},
	{"end the game", func(tb *apptest.Table) { tb.StartTimer(); tb.Tap("Pause"); tb.Tap("End the game") }},
	{"event", func(tb *apptest.Table) { tb.App.Options().Chance = 100; tb.StartTimer(); tb.Pass(41 * time.Second) }},
	{"no events", func(tb *apptest.Table) { tb.StartTimer(); tb.App.Open(shell.Route{Page: shell.EventsPage}) }},
	{"events", func(tb *apptest.Table) {
		tb.App.Options().Chance = 100
		tb.StartTimer()
		tb.Pass(4*time.Minute + 15*time.Second)
		tb.App.Open(shell.Route{Page: shell.EventsPage})
	}},
	{"places", func(tb *apptest.Table) {
		tb.StartTimer()
		tb.Tap("Plan reached")
		tb.Tap("Player B")
		tb.Tap("Plan reached")
	}},
	{"everything in the bar", func(tb *apptest.Table) {
		tb.GiveVoice()
		tb.Sound.Trouble = "No sound: this device has no audio output."
		tb.App.SayMayDarken(false)
		tb.StartTimer()
	}},
	{"time is out", func(tb *apptest.Table) {
		tb.StartTimer()
		tb.Tap("Plan reached")
		tb.Tap("Player B")
		tb.Pass(21 * time.Minute)
	}},
}

// TestTimerLayouts examines the pages.
func TestTimerLayouts(t *testing.T) { apptest.Examine(t, situations) }

// TestKeyboard works the pages with keys.
func TestKeyboard(t *testing.T) { apptest.Keyboard(t, situations) }

// TestTimerOnSmallPhones examines the pages on the smallest phones, with letters of all sizes.
func TestTimerOnSmallPhones(t *testing.T) { apptest.ExamineSmall(t, situations) }

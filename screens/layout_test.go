package screens

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"tablekeeper/screens/parts/audit"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// situation is a state of a page, and how it is reached.
type situation struct {
	name  string
	reach func(tb *table)
}

// situations are all screens, each in the states that look different.
var situations = []situation{
	{"home", func(*table) {}},
	{"home with a notice", func(tb *table) { tb.app.Say("The options can't be read, so the standard ones hold.") }},
	{"home with a timer", func(tb *table) { tb.start(); tb.app.Go() }},
	{"options", func(tb *table) { tb.app.Open(shell.Route{Page: shell.OptionsPage}) }},
	{"options of one's own length", func(tb *table) {
		tb.app.options.Length = shell.LengthOwn
		tb.start()
		tb.app.Open(shell.Route{Page: shell.OptionsPage})
	}},
	{"ready", func(tb *table) { tb.app.timer.OpenTimer() }},
	{"running", func(tb *table) { tb.start() }},
	{"reduced motion", func(tb *table) { tb.app.options.Still = true; tb.start(); tb.run(20 * time.Second) }},
	{"digits", func(tb *table) { tb.start(); tb.run(9*time.Minute + 10*time.Second) }},
	{"paused", func(tb *table) { tb.start(); tb.tap("Pause") }},
	{"paused with digits", func(tb *table) { tb.start(); tb.run(9*time.Minute + 10*time.Second); tb.tap("Pause") }},
	{"shuffle", func(tb *table) { tb.start(); tb.tap("Deck is empty") }},
	{"end the game", func(tb *table) { tb.start(); tb.tap("Pause"); tb.tap("End the game") }},
	{"event", func(tb *table) { tb.app.options.Chance = 100; tb.start(); tb.run(41 * time.Second) }},
	{"no events", func(tb *table) { tb.start(); tb.app.Open(shell.Route{Page: shell.EventsPage}) }},
	{"events", func(tb *table) {
		tb.app.options.Chance = 100
		tb.start()
		tb.run(4*time.Minute + 15*time.Second)
		tb.app.Open(shell.Route{Page: shell.EventsPage})
	}},
	{"places", func(tb *table) {
		tb.start()
		tb.tap("Plan reached")
		tb.tap("Player B")
		tb.tap("Plan reached")
	}},
	{"time is out", func(tb *table) {
		tb.start()
		tb.tap("Plan reached")
		tb.tap("Player B")
		tb.run(21 * time.Minute)
	}},
	{"game", func(tb *table) { tb.app.Open(shell.Route{Page: shell.GamePage, Arg: risingtides.Key}) }},
	{"register", func(tb *table) { tb.app.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}) }},
	{"found", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		tb.app.trail.Here().Search = "nuke"
		tb.app.Show()
	}},
	{"nothing found", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		tb.app.trail.Here().Search = "dragon"
		tb.app.Show()
	}},
	{"section", func(tb *table) { tb.app.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/4"}) }},
	{"rule", func(tb *table) { tb.app.Open(shell.Route{Page: shell.RulePage, Arg: risingtides.Key + "/RT-4.6.0.2"}) }},
	{"house rule", func(tb *table) {
		tb.app.Open(shell.Route{Page: shell.HouseRulePage, Arg: risingtides.Key + "/finish-discard"})
	}},
}

// start starts a timer without events, if none were asked for.
func (tb *table) start() {
	if tb.app.options.Chance != 100 {
		tb.app.options.Chance = 0
	}
	tb.app.timer.OpenTimer()
	tb.app.timer.Start()
}

// faults are what the audit finds, but that an announcement lies over the lower half of the page: it has to.
func faults(tb *table) []audit.Finding {
	return slices.DeleteFunc(audit.Canvas(tb.window.Canvas()), func(f audit.Finding) bool {
		return f.Kind == "overlap" && strings.Contains(f.Detail, "parts.EventCard")
	})
}

// TestLayouts examines every screen.
func TestLayouts(t *testing.T) { examine(t, situations) }

// examine examines situations in the settings of this device.
func examine(t *testing.T, situations []situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) {
			for _, is := range settings(fyne.CurrentDevice().IsMobile(), testing.Short()) {
				tb := newTable(t, is.window.Width, is.window.Height)
				tb.app.Choose(func(p *shell.Options) { p.Ground, p.Text = shell.Grounds[is.ground], is.text })
				s.reach(tb)
				assert.Empty(t, faults(tb), fmt.Sprintf("%v %s %v", is.window, shell.Grounds[is.ground], is.text))
			}
		})
	}
}

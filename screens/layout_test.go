package screens

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/look"
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

var windows = []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}}

// TestLayouts examines every screen.
func TestLayouts(t *testing.T) { examine(t, situations) }

// texts are the sizes of text that are examined: the least and the greatest, or all that -texts names.
var texts = flag.String("texts", "1,1.5", "the sizes of `text` to examine the layouts with")

// examine examines situations in every size of window, on both grounds, with the sizes of text.
func examine(t *testing.T, situations []situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) {
			for _, window := range windows {
				for _, ground := range []look.Variant{look.Dark, look.Light} {
					for _, size := range strings.Split(*texts, ",") {
						text, err := strconv.ParseFloat(size, 32)
						require.NoError(t, err)
						tb := newTable(t, window.Width, window.Height)
						tb.app.Choose(func(p *shell.Options) { p.Ground, p.Text = shell.Grounds[ground], float32(text) })
						s.reach(tb)
						assert.Empty(t, faults(tb), fmt.Sprintf("%v %s %s", window, shell.Grounds[ground], size))
					}
				}
			}
		})
	}
}

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
type Situation struct {
	Name  string
	Reach func(tb *Table)
}

// situations are all screens, each in the states that look different.
var situations = []Situation{
	{"home", func(*Table) {}},
	{"home with a notice", func(tb *Table) { tb.App.Say("The options can't be read, so the standard ones hold.") }},
	{"home with a timer", func(tb *Table) { tb.StartTimer(); tb.App.Go() }},
	{"options", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.OptionsPage}) }},
	{"options of one's own length", func(tb *Table) {
		tb.App.Options().Length = shell.LengthOwn
		tb.StartTimer()
		tb.App.Open(shell.Route{Page: shell.OptionsPage})
	}},
	{"ready", func(tb *Table) { tb.Timer.OpenTimer() }},
	{"running", func(tb *Table) { tb.StartTimer() }},
	{"reduced motion", func(tb *Table) { tb.App.Options().Still = true; tb.StartTimer(); tb.Run(20 * time.Second) }},
	{"digits", func(tb *Table) { tb.StartTimer(); tb.Run(9*time.Minute + 10*time.Second) }},
	{"paused", func(tb *Table) { tb.StartTimer(); tb.Tap("Pause") }},
	{"paused with digits", func(tb *Table) { tb.StartTimer(); tb.Run(9*time.Minute + 10*time.Second); tb.Tap("Pause") }},
	{"shuffle", func(tb *Table) { tb.StartTimer(); tb.Tap("Deck is empty") }},
	{"end the game", func(tb *Table) { tb.StartTimer(); tb.Tap("Pause"); tb.Tap("End the game") }},
	{"event", func(tb *Table) { tb.App.Options().Chance = 100; tb.StartTimer(); tb.Run(41 * time.Second) }},
	{"no events", func(tb *Table) { tb.StartTimer(); tb.App.Open(shell.Route{Page: shell.EventsPage}) }},
	{"events", func(tb *Table) {
		tb.App.Options().Chance = 100
		tb.StartTimer()
		tb.Run(4*time.Minute + 15*time.Second)
		tb.App.Open(shell.Route{Page: shell.EventsPage})
	}},
	{"places", func(tb *Table) {
		tb.StartTimer()
		tb.Tap("Plan reached")
		tb.Tap("Player B")
		tb.Tap("Plan reached")
	}},
	{"time is out", func(tb *Table) {
		tb.StartTimer()
		tb.Tap("Plan reached")
		tb.Tap("Player B")
		tb.Run(21 * time.Minute)
	}},
	{"game", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.GamePage, Arg: risingtides.Key}) }},
	{"register", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key}) }},
	{"found", func(tb *Table) {
		tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		tb.App.Here().Search = "nuke"
		tb.App.Show()
	}},
	{"nothing found", func(tb *Table) {
		tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key})
		tb.App.Here().Search = "dragon"
		tb.App.Show()
	}},
	{"section", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/4"}) }},
	{"rule", func(tb *Table) { tb.App.Open(shell.Route{Page: shell.RulePage, Arg: risingtides.Key + "/RT-4.6.0.2"}) }},
	{"house rule", func(tb *Table) {
		tb.App.Open(shell.Route{Page: shell.HouseRulePage, Arg: risingtides.Key + "/finish-discard"})
	}},
}

// start starts a timer without events, if none were asked for.
func (tb *Table) StartTimer() {
	if tb.App.Options().Chance != 100 {
		tb.App.Options().Chance = 0
	}
	tb.Timer.OpenTimer()
	tb.Timer.Start()
}

// faults are what the audit finds, but that an announcement lies over the lower half of the page: it has to.
func (tb *Table) Faults() []audit.Finding {
	return slices.DeleteFunc(audit.Canvas(tb.Window.Canvas()), func(f audit.Finding) bool {
		return f.Kind == "overlap" && strings.Contains(f.Detail, "parts.EventCard")
	})
}

// TestLayouts examines every screen.
func TestLayouts(t *testing.T) { Examine(t, situations) }

// examine examines Situations in the settings of this device.
func Examine(t *testing.T, situations []Situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.Name, func(t *testing.T) {
			for _, is := range settings(fyne.CurrentDevice().IsMobile(), testing.Short()) {
				tb := NewTable(t, is.window.Width, is.window.Height)
				tb.App.Choose(func(p *shell.Options) { p.Ground, p.Text = shell.Grounds[is.ground], is.text })
				s.Reach(tb)
				assert.Empty(t, tb.Faults(), fmt.Sprintf("%v %s %v", is.window, shell.Grounds[is.ground], is.text))
			}
		})
	}
}

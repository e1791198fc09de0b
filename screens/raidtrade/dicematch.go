package raidtrade

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// matchThrows are the throws of the dice page that enter a match of Raid Trade.
type matchThrows struct {
	app   *Feature
	of    *game.OpenMatch // nil: none is played
	on    bool            // throws enter it
	shown int             // how many rolls of it the page has shown
}

// newMatchThrows takes the match from which the page was opened, or that is open. The first one gets the throws without asking if
// it awaits one.
func newMatchThrows(a *Feature) *matchThrows {
	behind := a.MatchBehind(Key)
	m := &matchThrows{app: a, of: behind}
	if m.of == nil {
		m.of = a.OpenHere()
	}
	if m.of == nil || m.of.Table().Game().Key != Key || m.of.ReadOnly() != "" || m.of.Table().Over() {
		m.of = nil
		return m
	}
	_, due := m.due()
	m.on, m.shown = behind != nil && due, m.rolls()
	return m
}

func (m *matchThrows) table() rules.Table { return m.of.Table() }

// due is the roll that the match awaits from a seat of this device.
func (m *matchThrows) due() (rules.Act, bool) {
	if m.of.ReadOnly() != "" || m.of.Waits() {
		return rules.Act{}, false
	}
	t := m.table()
	for _, act := range t.Legal(nil) {
		if m.of.Mine(act.Seat) && raidtrade.Roll.Is(act) {
			return act, true
		}
	}
	return rules.Act{}, false
}

// draws reports whether the app throws for the match, here or on the device that keeps it.
func (m *matchThrows) draws() bool {
	act, due := m.due()
	return due && m.of.Cases(act.Seat, act.Verb) > 0
}

// rolls is how many times the match has rolled: the number of its latest throw.
func (m *matchThrows) rolls() int {
	t, n := m.table(), 0
	for _, e := range t.Log() {
		if e.Agreed {
			continue
		}
		if _, ok := raidtrade.Roll.Of(e.Act); ok {
			n++
		}
	}
	return n
}

// roll lets the app throw.
func (m *matchThrows) roll() {
	act, due := m.due()
	if !due || !m.draws() {
		return
	}
	m.of.At = game.Now
	m.of.Draw(act.Seat, act.Verb)
	m.app.Refresh()
}

// enter enters a face that people threw.
func (m *matchThrows) enter(face int) {
	act, due := m.due()
	if !due {
		return
	}
	m.of.At = game.Now
	m.of.Play(raidtrade.Roll.Act(act.Seat, face), func(string) {})
	m.app.Refresh()
}

// outcome reports what the latest throw brought, or who throws.
func (m *matchThrows) outcome() string {
	t := m.table()
	face, seat, thrown := aid.LastDie(t)
	if thrown {
		if v, ok := raidtrade.Look(t); ok && v.Combat != nil && v.Combat.Met() {
			return raidSaid(t, []int{face}) + raidCount(v.Combat.Raid)
		}
		return wording.L("{player} rolled {face}", t.Seats()[seat-1], face)
	}
	if act, due := m.due(); due {
		return wording.L("{player} rolls", t.Seats()[act.Seat-1])
	}
	return wording.L("No roll is due now")
}

// panel lets people choose where throws count, and leads to the match. Changed is told of another choice.
func (m *matchThrows) panel(changed func()) fyne.CanvasObject {
	words := wording.L("Throws on this page don't count in the match. It has its own dice.")
	if m.on {
		words = wording.L("The match goes on without a roll.")
		if act, due := m.due(); due {
			words = wording.L("{player} rolls next.", m.table().Seats()[act.Seat-1])
		}
	}
	count := parts.NewSwitch(parts.NoIcon, wording.L("Throws count in the match"), m.on, func(on bool) {
		m.on = on
		changed()
	})
	back := parts.NewButton(wording.L("To the match"), parts.IconTable, func() { m.app.Open(m.of.Route()) })
	return parts.NewPanel("", count, parts.NewLess(words), back)
}

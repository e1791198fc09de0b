package match

import (
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
)

// acts are what a board and an assist do to this match.
func (m *Match) acts() game.Acts {
	drawn := m.drawing()
	return game.Acts{
		Filter: m.aboutPlace,
		Choose: func(act rules.Act) { m.Moves.Did(func() { m.Moves.Pick.TakeAct(act) }) },
		Take:   func(seat, verb int) { m.Moves.TakeVerb(seat, verb) },
		Play: func(act rules.Act) {
			if m.present() {
				m.Play(act)
			}
		},
		Walk:   m.playAlong,
		Ruling: m.ruling,
		Again:  m.chosen,
		Draw: func(seat, verb int) {
			if m.present() {
				m.DrawFor(seat, verb)
			}
		},
		Can:   drawn.Can,
		Draws: m.Of.Reading().Draws,
		Of:    m.Of,
		Mine:  func(seat int) bool { return m.Of.Away == nil || m.Of.Away.Acts(seat) },
		Shown: func() bool { return m.app.Shown() == shell.Screen(m) },
	}
}

// present reports whether the position is shown as it stands and can be played on.
func (m *Match) present() bool { return m.Of.At == game.Now && m.writes() }

// playAlong plays moves one after another, each as an entry of its own, until next gives none or one is not legal. They are
// undone together.
func (m *Match) playAlong(next func(rules.Table) (rules.Act, bool)) {
	if m.Of.Away != nil {
		m.Of.Away.Walk(next)
		return
	}
	before := m.Of.Match.Count()
	for m.present() {
		t := m.Of.Match.Table()
		act, ok := next(t)
		if !ok || t.Judge(act) != "" {
			break
		}
		if m.add(act) != nil {
			break
		}
	}
	m.Of.Together(before+1, m.Of.Match.Count())
	m.app.Refresh()
}

package match

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// acts are what a board and an assist do to this match.
func (m *Match) acts() game.Acts {
	drawn := m.drawing()
	return game.Acts{
		Filter: m.aboutPlace,
		Take:   func(seat, verb int) { m.Moves.TakeVerb(seat, verb) },
		Play: func(act rules.Act) {
			if m.present() {
				m.Play(act)
			}
		},
		Walk:   m.playAlong,
		Ruling: m.Of.Refuse,
		Wrong:  m.wrong,
		Again:  m.chosen,
		Sheet:  func() { m.Table.Sheet(sheetMoves) },
		Mat: func(seat int) {
			m.AboutSeat(seat)
			m.Table.Sheet(sheetMats)
		},
		Hand:   m.tapHand,
		Held:   m.held,
		Holder: m.holder,
		Shared: m.Of.Shared,
		Draw: func(seat, verb int) {
			if m.present() {
				m.DrawFor(seat, verb)
			}
		},
		Deal: func(verb int) {
			if device, ok := m.Of.Seat.(passed); ok && m.present() {
				device.Deal(verb)
				m.app.Refresh()
			}
		},
		Can:       drawn.Can,
		Draws:     m.Of.Draws,
		Of:        m.Of,
		Elsewhere: m.Of.Elsewhere,
		Mine:      m.Of.Mine,
		Shown:     func() bool { return m.app.Shown() == shell.Screen(m) },
	}
}

// wrong says over the felt why a move that was tapped there is not allowed, and what would be right.
func (m *Match) wrong(act rules.Act) {
	if _, device := m.Of.Seat.(passed); !device {
		m.Of.Refuse(act) // a lesson, a plan and a guest's line say so themselves
		return
	}
	t := m.Of.Table()
	told := t.Explain(act)
	words := shell.Because(told.Rule, told.Why.String())
	if hint := m.Felt.Dock().Hint; hint != nil {
		words = parts.Sentences(words, hint.Word+".")
	} else if len(told.Nearest) > 0 {
		words = parts.Sentences(words, wording.L("Allowed: {move}.", t.Sentence(told.Nearest[0])))
	}
	m.Of.TellBriefly(m.app.Session, game.Brief{Words: words, Wrong: true})
}

// present reports whether the position is shown as it stands and can be played on.
func (m *Match) present() bool { return m.Of.At == game.Now && m.writes() }

// playAlong plays moves one after another, each as an entry of its own, until next gives none or one is not legal. They are
// undone together.
func (m *Match) playAlong(next func(rules.Table) (rules.Act, bool)) {
	m.Of.Walk(next, m.played)
	m.app.Refresh()
}

// plan lets moves be tried out on a copy, from the position as it stands.
func (m *Match) plan() {
	if m.present() && !m.Of.Table().Over() {
		m.app.BeginPlan(m.Of)
		m.app.Show()
	}
}

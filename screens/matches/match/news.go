package match

import (
	"time"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
)

// hear notes that what stands has been said aloud.
func (m *Match) hear() { m.heard, _ = m.Of.Undos().UndoLine() }

// tellNews says aloud what was played or taken back on another device, or by the app, since it was last said.
func (m *Match) tellNews() {
	before := m.heard
	m.hear()
	switch {
	case m.heard.Number > before.Number:
		m.lower.said.Say(playedLine(logRow(m.heard).Title))
	case m.heard.Number < before.Number:
		m.sayUndone(before)
	}
}

// tellSeated tells who sat down or stood up since it was last told.
func (m *Match) tellSeated() {
	before := m.noted
	m.noted = m.Of.Log().Count()
	if m.noted <= before {
		return
	}
	if line := m.Of.Log().Line(m.noted); line.Kind == matches.NoteLine {
		m.Of.TellBriefly(m.app.Session, game.Brief{Words: game.NoteWords(line)})
	}
}

// againEvery is how often a match that another window has open is looked at.
const againEvery = time.Second

// lookAgain follows what another window does to the match, as long as this page is shown.
func (m *Match) lookAgain() {
	m.app.Device().After(againEvery, func() {
		if m.app.Shown() != shell.Screen(m) {
			return
		}
		changed, more := m.app.LookAgain(m.Of)
		switch {
		case changed && !more: // it is played here from now on
			m.app.Show()
		case changed:
			m.app.Refresh()
		}
		if more {
			m.lookAgain()
		}
	})
}

func (m *Match) sayUndone(line matches.LogLine) {
	m.lower.said.Say(wording.L("Undone: {move}", logRow(line).Title))
}

package match

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
)

// hear notes that what stands has been said aloud.
func (m *Match) hear() { m.heard, _ = m.Of.UndoLine() }

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

func (m *Match) sayUndone(line matches.LogLine) {
	m.lower.said.Say(lang.L("Undone: {{.Move}}", map[string]any{"Move": logRow(line).Title}))
}

package match

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Undo takes the last entry back, or all of a flight that is over. Where a card or a die was shown it asks once, because nobody
// can forget it.
func (m *Match) Undo() {
	line, ok := m.Of.Reading().UndoLine()
	if !ok || !m.writes() || m.asks(false, m.together()) {
		return
	}
	take := func() {
		n := m.together()
		undo := m.Of.Match.Undo
		if n == 1 {
			undo = m.Of.Undo
		}
		for range n {
			if m.app.ChangeMatch(m.Of, undo) != nil {
				break
			}
			m.lower.said.Say(lang.L("Undone: {{.Move}}", map[string]any{"Move": logRow(line).Title}))
		}
		m.Of.Played = ""
		m.LookAt(game.Now)
		m.app.Refresh()
	}
	if !m.Of.Reveals() {
		take()
		return
	}
	parts.Ask(m.app.Canvas(), parts.Question{
		Icon: parts.IconUndo, Title: UndoLine(line), Words: lang.L("It showed a card or a die. Undoing won't make anyone forget it."),
		Yes: lang.L("Undo"), No: lang.L("Keep it"),
	}, func(yes bool) {
		if yes {
			take()
		}
	})
}

// redo makes the move again that was taken back last, with the rest of a flight.
func (m *Match) redo() {
	line, ok := m.Of.RedoLine()
	if !ok || !m.writes() || m.asks(true, 1) {
		return
	}
	for ok && m.app.ChangeMatch(m.Of, m.Of.Redo) == nil {
		m.lower.said.Say(playedLine(logRow(line).Title))
		goes := m.joins(line)
		line, ok = m.Of.RedoLine()
		ok = ok && goes && m.joins(line)
	}
	m.Of.Played = ""
	m.LookAt(game.Now)
	m.app.Refresh()
}

// joins reports whether a line of the log is a move of which several in a row are one act.
func (m *Match) joins(line matches.LogLine) bool {
	verb, _, _ := strings.Cut(line.Text, " ")
	return line.Kind == matches.MoveLine && slices.Contains(m.app.AtTable(m.Of.Reading().Table()).Joined, verb)
}

// together is how many of the latest entries one undo takes back: all of a flight that is over, else one.
func (m *Match) together() int {
	t := m.Of.Reading().Table()
	verbs := m.app.AtTable(t).Joined
	if len(verbs) == 0 {
		return 1
	}
	joined := func(a rules.Act) bool { return slices.Contains(verbs, t.Verb(a)) }
	log := t.Log()
	n := 0
	for _, e := range slices.Backward(log) {
		if e.Agreed || !joined(e.Act) || e.Seat != log[len(log)-1].Seat {
			break
		}
		n++
	}
	if n > 1 && slices.ContainsFunc(t.Legal(nil), joined) { // it goes on: one step is taken back
		return 1
	}
	return max(1, n)
}

// UndoLine names what an undo takes back.
func UndoLine(line matches.LogLine) string {
	return lang.L("Undo: {{.Move}}", map[string]any{"Move": logRow(line).Title})
}

// redoLine names what a redo makes again.
func redoLine(line matches.LogLine) string {
	return lang.L("Redo: {{.Move}}", map[string]any{"Move": logRow(line).Title})
}

// dressUndo names what undo and redo do now.
func (m *Match) dressUndo() {
	label, words, redo := lang.L("Undo"), "", lang.L("Redo")
	line, canUndo := m.Of.Reading().UndoLine()
	if canUndo {
		label, words = UndoLine(line), m.saidLine(line)
		if n := m.together(); n > 1 {
			label = lang.L("Undo {{.Number}} moves: {{.Move}}", map[string]any{"Number": n, "Move": logRow(line).Title})
		}
	}
	if look.SideBySide(m.app.Size()) && m.app.Options().Text > largeText {
		words = "" // the moves need the room; the log says it
	}
	line, canRedo := m.Of.RedoLine()
	if canRedo {
		redo = redoLine(line)
	}
	m.lower.undo.SetLabel(label)
	m.lower.undone.SetText(words)
	m.lower.redo.Set(parts.IconRedo, redo)
	parts.Able(m.lower.undo, canUndo)
	parts.Able(m.lower.redo, canRedo)
}

package match

import (
	"errors"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

// Undo takes the last entry back, or all that is one act with it, such as a flight that is over. Where a card or a die was shown
// it asks once, because nobody can forget it.
func (m *Match) Undo() {
	many := m.oneAct()
	back, err := m.Of.Undos().Undoing(many)
	switch {
	case errors.Is(err, matches.ErrNothing) || !m.writes():
		return
	case err != nil:
		_ = m.app.Kept(err) // it is said
		return
	}
	m.Of.Undo(many, func(take func()) { m.sure(back, take) }, func(taken bool) {
		if taken {
			m.sayUndone(back.Line)
			m.hear()
		}
		m.LookAt(game.Now)
		m.app.Refresh()
	})
}

// sure takes back what showed nothing, and asks before a card or a die.
func (m *Match) sure(back matches.Back, take func()) {
	if !back.Shown {
		take()
		return
	}
	parts.Ask(m.app.Canvas(), parts.Question{
		Icon: parts.IconUndo, Title: UndoLine(back.Line), Words: wording.L("It showed a card or a die. Undoing won't make anyone forget it."),
		Yes: wording.L("Undo"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes {
			take()
		}
	})
}

// redo makes the act again that was taken back last.
func (m *Match) redo() {
	line, ok := m.Of.Undos().RedoLine()
	if !ok || !m.writes() {
		return
	}
	m.Of.Redo(func(made bool) {
		if made {
			m.lower.said.Say(playedLine(logRow(line).Title))
			m.hear()
		}
		m.LookAt(game.Now)
		m.app.Refresh()
	})
}

// oneAct is how many of the latest entries one undo takes back: what the app has played for its seats goes with the last decision of
// people before it.
func (m *Match) oneAct() int {
	log, apps := m.Of.Table().Log(), 0
	for _, e := range slices.Backward(log) {
		if e.Agreed || !m.chair(e.Act.Seat) && (e.Act.Seat > 0 || apps == 0) {
			if apps > 0 {
				return apps + 1
			}
			break
		}
		apps++
	}
	return m.Of.Undos().OneAct()
}

// UndoLine names what an undo takes back.
func UndoLine(line matches.LogLine) string {
	return wording.L("Undo: {move}", logRow(line).Title)
}

// shortUndo are shorter wordings of what undo does: without the name of the player, with the verb alone, and without both.
func (m *Match) shortUndo(line matches.LogLine) []string {
	t := m.Of.Table()
	var short []string
	if line.Seat > 0 {
		if move, named := strings.CutPrefix(logRow(line).Title, t.Seats()[line.Seat-1]+" "); named {
			short = append(short, wording.L("Undo: {move}", move))
		}
	}
	if log := t.Log(); line.Seat > 0 && len(log) > 0 && !log[len(log)-1].Agreed {
		if form := t.Form(log[len(log)-1].Act); !form.Passes {
			short = append(short, wording.L("Undo: {move}", strings.ToLower(picker.VerbTitle(form))))
		}
	}
	return append(short, wording.L("Undo"))
}

// redoLine names what a redo makes again.
func redoLine(line matches.LogLine) string {
	return wording.L("Redo: {move}", logRow(line).Title)
}

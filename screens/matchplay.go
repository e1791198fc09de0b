package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// playChosen plays the move that is chosen, or opens the ruling on it where it is not allowed.
func (m *match) playChosen() {
	act, ok := m.moves.pick.complete()
	switch {
	case !ok || m.of.at != now || !m.writes():
	case m.of.match.Table().Judge(act) != "":
		m.ruling(act)
	default:
		m.play(act)
	}
}

// play enters a legal move; one that goes on without a player asks the table first.
func (m *match) play(act rules.Act) {
	question, asks := m.of.question(act)
	if !asks {
		m.enter(act)
		return
	}
	parts.Ask(m.app.window.Canvas(), question, func(yes bool) {
		if yes {
			m.enter(act)
		}
	})
}

func (m *match) enter(act rules.Act) {
	m.add(act) //nolint:errcheck // it is said
	m.app.refresh()
}

// add enters a move without showing it.
func (m *match) add(act rules.Act) error {
	plain := m.of.match.Table().Sentence(act)
	err := m.app.changeMatch(m.of, func() error { return m.of.match.Play(act, matches.Entered) })
	m.of.played = plain
	if err == nil {
		m.app.goAlone(m.of)
	}
	return err
}

// undo takes the last entry back. Where a card or a die was shown it asks once, because nobody can forget it.
func (m *match) undo() {
	line, ok := m.of.match.UndoLine()
	if !ok || !m.writes() {
		return
	}
	take := func() {
		m.app.changeMatch(m.of, m.of.match.Undo)
		m.of.played = ""
		m.lookAt(now)
		m.app.refresh()
	}
	if !m.of.reveals() {
		take()
		return
	}
	parts.Ask(m.app.window.Canvas(), parts.Question{
		Icon: parts.IconUndo, Title: undoLine(line), Words: lang.L("It showed a card or a die. Taking it back makes nobody forget it."),
		Yes: lang.L("Undo"), No: lang.L("Keep it"),
	}, func(yes bool) {
		if yes {
			take()
		}
	})
}

// redo makes the move again that was taken back last.
func (m *match) redo() {
	if _, ok := m.of.match.RedoLine(); !ok || !m.writes() {
		return
	}
	m.app.changeMatch(m.of, m.of.match.Redo)
	m.of.played = ""
	m.lookAt(now)
	m.app.refresh()
}

// undoLine names what an undo takes back.
func undoLine(line matches.LogLine) string {
	return lang.L("Undo: {{.Move}}", map[string]any{"Move": logRow(line).Title})
}

// redoLine names what a redo makes again.
func redoLine(line matches.LogLine) string {
	return lang.L("Redo: {{.Move}}", map[string]any{"Move": logRow(line).Title})
}

// dressUndo names what undo and redo do now.
func (m *match) dressUndo() {
	label, words, redo := lang.L("Undo"), "", lang.L("Redo")
	line, canUndo := m.of.match.UndoLine()
	if canUndo {
		label, words = undoLine(line), logRow(line).Title
	}
	if look.SideBySide(m.app.size) && m.app.options.Text > largeText {
		words = "" // the moves need the room; the log says it
	}
	line, canRedo := m.of.match.RedoLine()
	if canRedo {
		redo = redoLine(line)
	}
	m.lower.undo.SetLabel(label)
	m.lower.undone.SetText(words)
	m.lower.redo.Set(parts.IconRedo, redo)
	able(m.lower.undo, canUndo)
	able(m.lower.redo, canRedo)
}

// lookAt shows the board as it was after a line of the log, or as it stands now.
func (m *match) lookAt(line int) {
	if line == m.of.at {
		return
	}
	m.of.at = line
	m.draw()
	m.app.relay()
}

// step goes to the line before or after the one that is shown; after the last one the board is as it stands.
func (m *match) step(by int) {
	count := m.of.match.Count()
	at := m.of.at
	if at == now {
		at = count
	}
	switch at += by; {
	case at < 0:
		return
	case at >= count:
		m.lookAt(now)
	default:
		m.lookAt(at)
	}
}

// ruling opens the ruling on a move.
func (m *match) ruling(act rules.Act) { m.app.openRuling(act) }

// askWhy opens the ruling on the move that is chosen.
func (m *match) askWhy() {
	if act, ok := m.moves.pick.complete(); ok {
		m.ruling(act)
	}
}

// able lets something be tapped, or not.
func able(o fyne.Disableable, on bool) {
	switch {
	case on && o.Disabled():
		o.Enable()
	case !on && !o.Disabled():
		o.Disable()
	}
}

// drawing is how the app draws for this match.
func (m *match) drawing() drawing {
	return drawing{
		can:  func(seat, verb int) bool { return m.writes() && m.of.match.Cases(seat, verb) > 0 },
		does: m.of.match.Draws(),
		draw: m.drawFor,
	}
}

// drawFor lets the app throw the die or draw the card of a verb, once its seal was shown.
func (m *match) drawFor(seat, verb int) {
	m.app.sealed(m.of, func() { m.drawNow(seat, verb) })
}

func (m *match) drawNow(seat, verb int) {
	m.app.drawInMatch(m.of, seat, verb)
	m.app.refresh()
	m.app.passDraw(m.of)
}

// drawInMatch lets the app draw with a verb for a seat.
func (a *App) drawInMatch(o *openMatch, seat, verb int) {
	err := a.changeMatch(o, func() error {
		before := o.match.Table().Fork()
		act, err := o.match.Draw(seat, verb)
		if act != (rules.Act{}) {
			o.played = before.Sentence(act)
		}
		return err
	})
	if err == nil {
		a.goAlone(o)
	}
}

// roll lets the app throw or draw, where one verb of one seat can be drawn for.
func (m *match) roll() {
	if thrower, ok := m.assist.(interface{ roll() bool }); ok && m.present() && m.help.Visible() && thrower.roll() {
		return
	}
	var offers []verbOffer
	for _, o := range m.moves.pick.offers() {
		if len(o.acts) > 0 && m.of.at == now && m.moves.drawn.can(o.seat, o.form.Verb) {
			offers = append(offers, o)
		}
	}
	if len(offers) == 1 {
		m.drawFor(offers[0].seat, offers[0].form.Verb)
	}
}

package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

func (m *Match) Key(name fyne.KeyName) bool {
	if m.tableKey(name) {
		return true
	}
	switch name {
	case fyne.KeyU:
		m.Undo()
	case fyne.KeyY:
		m.redo()
	case fyne.KeyR:
		m.Roll()
	case fyne.KeyLeft, fyne.KeyUp:
		m.step(-1)
	case fyne.KeyRight, fyne.KeyDown:
		m.step(1)
	case fyne.KeyT:
		m.startTyping()
	case fyne.KeyReturn, fyne.KeyEnter:
		if _, ok := m.Moves.Pick.Complete(); !ok {
			return false
		}
		m.playChosen()
	case fyne.KeyEscape:
		return m.escape()
	default:
		return false
	}
	return true
}

// Scroll is what the keys scroll: the moves, or the log where it is in their place.
func (m *Match) Scroll() *container.Scroll {
	if !m.Layout.Moves.Visible() {
		return parts.ScrollOf(m.Layout.Log)
	}
	return parts.ScrollOf(m.Layout.Moves)
}

// escape takes back what was begun, one thing at a time; it reports whether there was something.
func (m *Match) escape() bool {
	switch {
	case m.Table != nil && m.closes():
	case m.Of.At != game.Now:
		m.LookAt(game.Now)
	case m.Moves.Pick.Begun():
		m.Moves.Forget()
	case m.Moves.Pick.At.Title != "":
		m.aboutPlace("", nil)
	case m.Moves.Pick.About > 0:
		m.AboutSeat(m.Moves.Pick.About)
	default:
		return false
	}
	return true
}

// startTyping puts the cursor into the line for the notation.
func (m *Match) startTyping() {
	if !m.writes() || m.Of.At != game.Now {
		return
	}
	m.toMoves()
	// Later, so that the letter of the key does not stand on the line.
	m.app.Device().After(0, func() { m.app.Canvas().Focus(m.Typed.Command) })
}

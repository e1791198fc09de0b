package match

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// playChosen plays the move that is chosen, or opens the ruling on it where it is not allowed.
func (m *Match) playChosen() {
	act, ok := m.Moves.Pick.Complete()
	switch {
	case !ok || !m.present():
	case m.Of.Reading().Table().Judge(act) != "":
		m.ruling(act)
	default:
		m.confirmed = true
		m.Play(act)
	}
}

// playSole plays a move without a choice, which nobody has to confirm.
func (m *Match) playSole(act rules.Act) {
	m.confirmed = false
	m.Play(act)
}

// Play enters a legal move; one that goes on without a player asks the table first.
func (m *Match) Play(act rules.Act) {
	question, asks := m.app.Question(m.Of, act)
	if !asks {
		m.Enter(act)
		return
	}
	parts.Ask(m.app.Canvas(), question, func(yes bool) {
		if yes {
			m.Enter(act)
		}
	})
}

// Enter enters a legal move. Where hidden cards decide, only who holds them learns whether it can be made. Another device's
// table is asked.
func (m *Match) Enter(act rules.Act) {
	if m.Of.Away != nil {
		m.confirmed = false
		m.Of.Away.Play(act)
		return
	}
	enter := func() {
		m.add(act) //nolint:errcheck // it is said
		m.app.Refresh()
	}
	if seat := m.Of.Reading().Asks(act); seat > 0 {
		m.app.PassMove(m.Of, seat, act, enter)
		return
	}
	enter()
}

// add enters a move without showing it.
func (m *Match) add(act rules.Act) error {
	plain, err := m.app.EnterMove(m.Of, act)
	if err == nil {
		m.lower.said.Say(playedLine(plain))
		m.app.GoAlone(m.Of)
		m.hear()
		if m.confirmed {
			m.playedAt = m.Of.Changes
		}
	}
	m.confirmed = false
	return err
}

// asks asks those at other devices whether the last moves, so many, are taken back or made again, and reports whether there are
// such.
func (m *Match) asks(redo bool, many int) bool {
	switch {
	case m.Of.Away == nil:
		return m.app.Room != nil && m.app.Room.Asks(m.Of, redo, many)
	case redo:
		m.Of.Away.Redo()
	default:
		m.Of.Away.Undo(many)
	}
	return true
}

// playedLine names what was just played.
func playedLine(plain string) string {
	return lang.L("Played: {{.Move}}", map[string]any{"Move": parts.Upper(plain)})
}

// saidLine says what was played last: it stands between undo and redo, where it pushes nothing away.
func (m *Match) saidLine(line matches.LogLine) string {
	if m.Of.Played == "" || m.toldByAssist() {
		return logRow(line).Title
	}
	return playedLine(m.Of.Played)
}

// LookAt shows the board as it was after a line of the log, or as it stands now.
func (m *Match) LookAt(line int) {
	if line == m.Of.At {
		return
	}
	m.Of.At = line
	m.draw()
	m.app.Relay()
}

// step goes to the line before or after the one that is shown; after the last one the board is as it stands.
func (m *Match) step(by int) {
	count := m.Of.Reading().Count()
	at := m.Of.At
	if at == game.Now {
		at = count
	}
	switch at += by; {
	case at < 0:
		return
	case at >= count:
		m.LookAt(game.Now)
	default:
		m.LookAt(at)
	}
}

// ruling opens the ruling on a move.
func (m *Match) ruling(act rules.Act) {
	if m.Of.Away != nil {
		m.Of.Away.Refuse(act)
		return
	}
	m.app.OpenRuling(act)
}

// askWhy opens the ruling on the move that is chosen.
func (m *Match) askWhy() {
	if act, ok := m.Moves.Pick.Complete(); ok {
		m.ruling(act)
	}
}

// drawing is how the app draws for this match.
func (m *Match) drawing() picker.Drawing {
	adds := m.app.AtTable(m.Of.Reading().Table())
	return picker.Drawing{
		Main: adds.Main, AtOnce: adds.AtOnce,
		Can:   func(seat, verb int) bool { return m.writes() && m.Of.Reading().Cases(seat, verb) > 0 },
		Does:  m.Of.Reading().Draws(),
		Draw:  m.DrawFor,
		Face:  adds.Face,
		Brief: adds.Brief,
		Rows:  adds.Rows,
	}
}

// DrawFor lets the app throw the die or draw the card of a verb, once its seal was shown. Where the table's own cards are in
// use it asks first: a card of the app's is none of theirs.
func (m *Match) DrawFor(seat, verb int) {
	if m.Of.Away != nil {
		m.Of.Away.Draw(seat, verb)
		return
	}
	draw := func() { m.app.Sealed(m.Of, func() { m.DrawNow(seat, verb) }) }
	if m.Of.Match.Draws() || m.Moves.Drawn.Brief == nil {
		draw()
		return
	}
	parts.Ask(m.app.Canvas(), parts.Question{
		Icon: parts.IconCards, Title: lang.L("Let the app draw this card?"),
		Words: lang.L("You play with your own cards. The app picks one by chance, and nobody takes it out of your deck."),
		Yes:   lang.L("The app draws"), No: lang.L("We draw"),
	}, func(yes bool) {
		if yes {
			draw()
		}
	})
}

// DrawNow draws for a verb of a seat, and passes a hidden card to who drew it.
func (m *Match) DrawNow(seat, verb int) {
	m.app.DrawInMatch(m.Of, seat, verb)
	m.app.Refresh()
	m.app.PassDraw(m.Of)
}

// Roll lets the app throw or draw, where one verb of one seat can be drawn for.
func (m *Match) Roll() {
	if thrower, ok := m.assist.(interface{ Roll() bool }); ok && m.present() && m.help.Visible() && thrower.Roll() {
		return
	}
	var offers []picker.VerbOffer
	for _, o := range m.Moves.Pick.Offers() {
		if len(o.Acts) > 0 && m.Of.At == game.Now && m.Moves.Drawn.Can(o.Seat, o.Form.Verb) {
			offers = append(offers, o)
		}
	}
	if len(offers) == 1 {
		m.DrawFor(offers[0].Seat, offers[0].Form.Verb)
	}
}

package match

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

// playChosen plays the move that is chosen, or opens the ruling on it where it is not allowed.
func (m *Match) playChosen() {
	act, ok := m.Moves.Pick.Complete()
	switch {
	case !ok || !m.present():
	case !m.Moves.Pick.Allows(act):
		m.Of.Refuse(act)
	default:
		m.Play(act)
	}
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

// Enter enters a legal move, here or at another device's table.
func (m *Match) Enter(act rules.Act) {
	m.Of.Play(act, func(sentence string) {
		m.played(sentence)
		m.app.Refresh()
	})
}

// played says what was entered; "": it was refused.
func (m *Match) played(sentence string) {
	if sentence != "" {
		m.lower.said.Say(playedLine(sentence))
		m.hear()
	}
}

// playedLine names what was just played.
func playedLine(plain string) string {
	return wording.L("Played: {move}", parts.Upper(plain))
}

// LookAt shows the board as it was after a line of the log, or as it stands now.
func (m *Match) LookAt(line int) {
	if line == m.Of.At {
		return
	}
	m.Of.At = line
	if m.Table != nil { // the page is made
		m.Table.Sheet(-1) // the table as it was is what is looked at
	}
	m.nextChair()
	m.draw()
}

// step goes to the line before or after the one that is shown; after the last one the board is as it stands.
func (m *Match) step(by int) {
	count := m.Of.Log().Count()
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

// askWhy opens the ruling on the move that is chosen.
func (m *Match) askWhy() {
	if act, ok := m.Moves.Pick.Complete(); ok {
		m.Of.Refuse(act)
	}
}

// drawing is how the app draws for this match.
func (m *Match) drawing() picker.Drawing {
	adds := m.app.AtTable(m.Of.Table())
	return picker.Drawing{
		Can: func(seat, verb int) bool { // what a table with its own cards deals, it deals itself
			return m.writes() && m.Of.Cases(seat, verb) > 0 && (m.Of.Draws() || m.Of.Table().Reveals(rules.Act{Seat: seat, Verb: verb}))
		},
		Does:     m.Of.Draws(),
		Draw:     m.DrawFor,
		Short:    adds.Face,
		Pictures: adds.Pictures, Face: adds.Verb,
	}
}

// DrawFor lets the app throw the die or draw the card of a verb. Where the table's own cards are in use at this device it asks first:
// a card of the app's is none of theirs.
func (m *Match) DrawFor(seat, verb int) {
	if _, ok := m.Of.Seat.(passed); !ok || m.Of.Draws() || !m.Of.Table().Game().OwnCards {
		m.DrawNow(seat, verb)
		return
	}
	parts.Ask(m.app.Canvas(), parts.Question{
		Icon: parts.IconCards, Title: wording.L("Let the app draw this card?"),
		Words: wording.L("You play with your own cards. The app picks one by chance, and nobody takes it out of your deck."),
		Yes:   wording.L("The app draws"), No: wording.L("We draw"),
	}, func(yes bool) {
		if yes {
			m.DrawNow(seat, verb)
		}
	})
}

// DrawNow draws for a verb of a seat, and passes a hidden card to who drew it.
func (m *Match) DrawNow(seat, verb int) {
	m.Of.Draw(seat, verb)
	m.app.Refresh()
	if device, ok := m.Of.Seat.(passed); ok {
		device.PassDraw()
	}
}

// Roll lets the app throw or draw, where one verb of one seat can be drawn for.
func (m *Match) Roll() {
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

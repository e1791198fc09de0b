package match

import (
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
)

// held are the words of the cards that a seat holds, as far as whoever has this device in hand may turn them over, game.UnknownCard for each
// that the app doesn't know. Hidden reports that the others must not see them.
func (m *Match) held(seat int) (words []string, hidden bool) {
	if m.chair(seat) || seat < 1 || m.Of.At != game.Now || !m.Of.Mine(seat) || m.Of.Elsewhere(seat) {
		return nil, false
	}
	t := m.Of.Table()
	hand, hidden := m.Of.Hands().Of(seat)
	unknown := hand.Unknown
	if hidden {
		for _, c := range hand.Cards {
			for range c.Count {
				words = append(words, c.Word)
			}
		}
	} else if pack := t.Cards(); pack != nil {
		known := t.Hand(seat)
		unknown = int(known.Unknown)
		for kind, n := range known.Known.All() {
			for range n {
				words = append(words, pack.Word(kind))
			}
		}
	}
	for range unknown {
		words = append(words, game.UnknownCard)
	}
	return words, hidden
}

// tapHand turns the hand of a seat over at a tap: at once where nobody else looks, or where all may see it. A hidden hand on a device
// that several people share is only held open, and where there are no backs to hold it is passed to who looks.
func (m *Match) tapHand(seat int) {
	_, hidden := m.held(seat)
	device, passes := m.Of.Seat.(passed)
	switch {
	case !hidden || !m.shared():
		m.Table.OpenHand()
	case m.Table.HoldsHand() || !passes:
		m.Of.TellBriefly(m.app.Session, game.Brief{Words: wording.L("Hold to look")})
	default:
		device.PassHand(seat)
	}
}

// shared reports whether several people play at this device.
func (m *Match) shared() bool {
	people := 0
	for seat := range m.Of.Table().Seats() {
		if m.Of.Mine(seat+1) && !m.Of.Elsewhere(seat+1) && !m.chair(seat+1) {
			people++
		}
	}
	return people > 1
}

// HideSecrets closes an open hand: the app is left, or something is asked of all.
func (m *Match) HideSecrets() {
	if m.Table != nil {
		m.Table.CloseHand()
	}
}

// chair reports whether the app plays a seat.
func (m *Match) chair(seat int) bool {
	chairs, ok := m.Of.Seat.(chaired)
	return ok && chairs.Chair(seat)
}

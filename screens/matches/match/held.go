package match

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// held are the words of the cards that a seat holds, as far as whoever has this device in hand may turn them over, game.UnknownCard for each
// that the app doesn't know. Hidden reports that the others must not see them.
func (m *Match) held(seat int) (words []string, hidden bool) {
	if m.Of.At != game.Now || !m.Of.Sits(seat) {
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
// that several people share is held open; who can't hold it has a key for it.
func (m *Match) tapHand(seat int) {
	_, hidden := m.held(seat)
	switch {
	case !hidden || !m.Of.Shared():
		m.Table.OpenHand()
	case m.Table.HoldsHand():
		m.Of.TellBriefly(m.app.Session, game.Brief{
			Words: wording.L("Hold to look"), Key: wording.L("Show {player}'s hand", m.Of.Table().Seats()[seat-1]), Do: func() { m.askHand(seat) },
		})
	default:
		m.askHand(seat)
	}
}

// askHand asks whether nobody else looks, and turns the hand of a seat over.
func (m *Match) askHand(seat int) {
	player := m.Of.Table().Seats()[seat-1]
	parts.Ask(m.app.Canvas(), parts.Question{
		Icon: parts.IconHidden, Title: wording.L("Does only {player} look?", player), Words: wording.L("The cards lie open then, until {player} hides them.", player),
		Yes: wording.L("Show the hand"), No: wording.L("Leave it"),
	}, func(yes bool) {
		if yes {
			m.Table.OpenHand()
		}
	})
}

// holder is the seat whose hand this device shows while it shows the things of another: that of the one person who plays here.
func (m *Match) holder(seat int) int {
	if people := m.Of.People(); len(people) == 1 {
		return people[0]
	}
	return seat
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

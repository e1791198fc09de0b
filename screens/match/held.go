package match

import "tablekeeper/screens/game"

// unknownCard is the word of a card that the app doesn't know.
const unknownCard = "?"

// held are the words of the cards that a seat holds, as far as whoever has this device in hand may turn them over, unknownCard for each
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
		words = append(words, unknownCard)
	}
	return words, hidden
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

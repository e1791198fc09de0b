package rules

// FaceDown declares a card that lies face down before each seat, such as a nation. The table knows that it is there; its
// player knows more, and so does the app where it has dealt it, by a verb that [Verb.Deals].
type FaceDown[P any] struct {
	// Cards are the words of such cards.
	Cards *Vocabulary
	// At is where a position keeps the card that lies before a seat: its number in Cards and one more, 0 where it is not
	// known here; nil: none lies there face down.
	At func(p *P, seat int) *int8
}

func (m *match[P]) CardsDown() *Vocabulary {
	if m.book.FaceDown == nil {
		return nil
	}
	return m.book.FaceDown.Cards
}

func (m *match[P]) Down(seat int) (card int, known bool) {
	if at := m.book.downAt(&m.now, seat); at != nil && *at > 0 {
		return int(*at) - 1, true
	}
	return 0, false
}

// downAt is where a position keeps the card that lies face down before a seat; nil: none does, and none before the table.
func (b *Book[P]) downAt(p *P, seat int) *int8 {
	if b.FaceDown == nil || seat == 0 {
		return nil
	}
	return b.FaceDown.At(p, seat)
}

func (m *match[P]) PlayDown(a Act) string {
	if v := m.book.VerbOf(a); !v.Deals || v.unseen(a) {
		return m.Play(a)
	}
	return m.play(Entry{Act: a, Down: true})
}

// make carries out an entry of the log that is a legal move, on the position itself.
func (m *match[P]) make(e Entry) {
	if !e.Down {
		m.book.Apply(&m.now, e.Act)
		return
	}
	hidden, _ := m.book.VerbOf(e.Act).faceless(e.Act)
	m.book.Apply(&m.now, hidden)
	if at := m.book.downAt(&m.now, e.Seat); at != nil {
		*at = int8(e.Words[len(m.book.VerbOf(e.Act).Words)-1]) + 1
	}
}

// keepDown keeps in a position the cards that lie face down in it as before, and are known here, where that is possible.
func (m *match[P]) keepDown(p, before *P) {
	for seat := 1; seat <= len(m.book.Seats); seat++ {
		now, lay, lies := m.book.downAt(&m.now, seat), m.book.downAt(before, seat), m.book.downAt(p, seat)
		if now == nil || lay == nil || lies == nil {
			continue
		}
		if *lies = *now; m.book.impossible(p) != nil {
			*lies = 0
		}
	}
}

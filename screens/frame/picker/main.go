package picker

import (
	"slices"
)

// openAlone begins with the only verb there is, unless its dice are to be thrown or its cards drawn.
func (m *Moves) openAlone() {
	offers := m.Pick.Offers()
	if m.Plays == nil || m.Pick.All || len(offers) != 1 || len(offers[0].Acts) < 2 {
		return
	}
	o := offers[0]
	if can := m.Drawn.Can(o.Seat, o.Form.Verb); !(can && (m.Drawn.Does || isThrow(o.Form))) {
		m.Pick.takeAlone(o.Seat, o.Form)
	}
}

// mainFirst has the main verbs first among those of the same seat; all verbs keep the order of the book.
func (m *Moves) mainFirst(offers []VerbOffer) []VerbOffer {
	all := offers
	if no := slices.IndexFunc(offers, func(o VerbOffer) bool { return len(o.Acts) == 0 }); no >= 0 {
		offers = offers[:no]
	}
	main := m.Pick.Table.Game().Main
	place := func(o VerbOffer) int {
		if i := slices.IndexFunc(main, o.Form.IsOf); i >= 0 {
			return i
		}
		return len(main)
	}
	for from := 0; from < len(offers); {
		to := from
		for to < len(offers) && offers[to].Seat == offers[from].Seat {
			to++
		}
		slices.SortStableFunc(offers[from:to], func(a, b VerbOffer) int { return place(a) - place(b) })
		from = to
	}
	return all
}

// say chooses a word, and plays the move that it completes where that is done at once.
func (m *Moves) say(choose func()) {
	choose()
	act, ok := m.Pick.Complete()
	if ok && m.Plays != nil && !m.Pick.All && m.Pick.Form.Is(m.Pick.Table.Game().AtOnce...) {
		m.Pick.Forget()
		m.Plays(act)
		return
	}
	m.Fill()
	m.changed()
}

// take chooses a verb, or plays its only move. A verb that is not legal whatever its words are leads to the ruling.
func (m *Moves) take(o VerbOffer) {
	if len(o.Acts) == 0 && o.Rule != "" {
		m.ruling(o.Act)
		return
	}
	if len(o.Acts) == 1 && !m.Pick.All && m.Plays != nil {
		m.Plays(o.Acts[0])
		return
	}
	m.Did(func() {
		m.Pick.Take(o.Seat, o.Form)
	})
}

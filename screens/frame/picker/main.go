package picker

import (
	"slices"
)

// openAlone begins with the only verb there is, unless its words stand beside it or its dice are to be thrown.
func (m *Moves) openAlone() {
	offers := m.Pick.Offers()
	if m.Plays == nil || m.Pick.All || len(offers) != 1 {
		return
	}
	o := offers[0]
	brief := m.Drawn.Brief
	if brief != nil && len(m.rowKeys(o)) > 0 {
		return
	}
	at, values := firstChoice(o)
	beside := m.beside(o, at, values)
	if can := m.Drawn.Can(o.Seat, o.Form.Verb); at >= 0 && !beside && !(can && (m.Drawn.Does || isThrow(o.Form))) {
		m.Pick.takeAlone(o.Seat, o.Form)
	}
}

// mainFirst has the main verbs first among those of the same seat; all verbs keep the order of the book.
func (m *Moves) mainFirst(offers []VerbOffer) []VerbOffer {
	if m.Pick.All {
		return offers
	}
	place := func(o VerbOffer) int {
		if i := slices.IndexFunc(m.Drawn.Main, o.Form.IsOf); i >= 0 {
			return i
		}
		return len(m.Drawn.Main)
	}
	for from := 0; from < len(offers); {
		to := from
		for to < len(offers) && offers[to].Seat == offers[from].Seat {
			to++
		}
		slices.SortStableFunc(offers[from:to], func(a, b VerbOffer) int { return place(a) - place(b) })
		from = to
	}
	return offers
}

// main reports whether a verb stands out: it is the foremost of the main ones, or the app draws for it.
func (m *Moves) main(o VerbOffer) bool {
	if m.Pick.All || len(o.Acts) == 0 || m.heads(o.Seat) {
		return false
	}
	if m.Drawn.Does && m.Drawn.Can(o.Seat, o.Form.Verb) {
		return true
	}
	first := m.mainFirst(m.Pick.offersOf(o.Seat))[0]
	return first.Form == o.Form && o.Form.Is(m.Drawn.Main...)
}

// beside reports whether the first words of a verb stand beside it: few of them do, and the faces of a die or events of the table
// that are played with one tap.
func (m *Moves) beside(o VerbOffer, at int, values []int) bool {
	if m.Pick.All || at < 0 || IsNumber(o.Form.Words[at]) {
		return false
	}
	return len(values) <= m.Few() || len(values) <= dieFaces && (isThrow(o.Form) || o.Seat == 0) && o.Form.Is(m.Drawn.AtOnce...)
}

// dieFaces is how many faces a die has.
const dieFaces = 6

// say chooses a word, and plays the move that it completes where that is done at once.
func (m *Moves) say(choose func()) {
	choose()
	act, ok := m.Pick.Complete()
	if ok && m.Plays != nil && !m.Pick.All && m.Pick.Form.Is(m.Drawn.AtOnce...) {
		m.Pick.Forget()
		m.Inline = false
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
		m.Inline = false
		m.Pick.Take(o.Seat, o.Form)
	})
}

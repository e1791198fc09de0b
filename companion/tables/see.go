// Package tables is one match on many devices: a host keeps the match and judges,
// guests see what their seats may see and ask for what they do.
//
// Host and Guest are values without clock, network and randomness of their own: what
// comes in is handed to them, and what goes out they hand back. So a test plays an
// evening with six phones that lose every third message in a moment. Package
// companion/room connects them.
package tables

import (
	"encoding/json"
	"slices"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// What may be known of a match is decided in this file, and nowhere else.
//
// Everybody may know the public match: its table and its public export, in which a card that
// is for one player alone is "draw ?" (NOTATION 5). A seat may also know its own hand,
// as the game declares it (rules.Book.Hands). A view is made of these two; nothing is
// filtered out of anything. The seed is in no export before the match is over, and the
// journal is nowhere asked. What a guest sees besides (log, board, statistics, rulings,
// legal moves) it works out from the export.

// Everybody is the seat of those who have none: they see what all see.
const Everybody = 0

// public is what everybody may know of a match.
type public struct {
	log      string
	revision int
	version  int  // it grows with every change of the log
	last     edit // what brought the version
}

// follow looks what everybody may know now.
func (p *public) follow(m *matches.Match) {
	if log := string(m.Export()); log != p.log {
		p.last = difference(p.log, log)
		p.log = log
		p.version++
	}
	p.revision = m.Log().Revision()
}

// Hand is what a seat holds beyond what everybody knows, for that seat alone.
type Hand struct {
	Cards   map[string]int `json:"cards"`             // by the words of the notation
	Unknown int            `json:"unknown,omitempty"` // cards that the host does not know either
}

// handOf is the hand of a seat, for that seat alone.
func handOf(m *matches.Match, seat int) *Hand {
	if seat == Everybody {
		return nil
	}
	held, ok := m.Hands().Of(seat)
	if !ok {
		return nil
	}
	h := &Hand{Cards: map[string]int{}, Unknown: held.Unknown}
	for _, c := range held.Cards {
		h.Cards[c.Word] = c.Count
	}
	return h
}

// offers are the verbs with which the app can throw or draw now for a seat. They follow
// from what lies face down, not from what it is, so everybody may know them; only that
// seat needs them.
func offers(m *matches.Match, seat int) []string {
	t := m.Table()
	if !m.Draws() || !slices.Contains(t.ToMove(), seat) {
		return nil
	}
	var names []string
	var seen []int
	for _, a := range t.Legal(nil) {
		if a.Seat != seat || slices.Contains(seen, a.Verb) {
			continue
		}
		seen = append(seen, a.Verb)
		if m.Cases(seat, a.Verb) > 0 {
			names = append(names, t.Verb(a))
		}
	}
	return names
}

// asksAnother reports whether a move takes cards from a hand that nobody knows and that
// another seat holds: whether it can be made is answered only to who holds them.
func asksAnother(m *matches.Match, a rules.Act) bool {
	asked := m.Hands().Asks(a)
	return asked != 0 && asked != a.Seat
}

// drawnCard is the card that a line of the log drew hidden, for the seat that drew it.
func drawnCard(m *matches.Match, line, seat int) string {
	if line < 1 || m.Log().Line(line).Seat != seat {
		return ""
	}
	card, _ := m.Log().Face(line)
	return card.Word
}

// part writes a part of a view; nil where there is none.
func part[T any](value *T) json.RawMessage {
	if value == nil {
		return nil
	}
	return write(value)
}

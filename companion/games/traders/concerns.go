package traders

import (
	"slices"

	"tablekeeper/companion/rules"
)

// hereVerbs are the verbs that act where the ship of the seat stands.
var hereVerbs = []rules.Named{Build, Load, Unload, Leave, Stop, Stay}

// Concerns reports whether a move has to do with a hex, by its name: it names the
// planet there, or the seat whose ship is there, or it acts where the ship that
// moves stands. Spaces and docks belong to their planet.
func (v *View) Concerns(a rules.Act, at string) bool {
	h, ok := parseHex(at)
	if !ok || a.Seat == 0 {
		return false
	}
	if slices.ContainsFunc(hereVerbs, func(here rules.Named) bool { return here.Is(a) }) {
		return v.p.ships[a.Seat-1] == h
	}
	if direction, ok := Step.Of(a); ok {
		return heading(v.p, a.Seat, direction) == h
	}
	for words, value := range v.t.book.Said(a) {
		if v.names(words, value, a.Seat, h) {
			return true
		}
	}
	return false
}

// names reports whether a word of a move means something on a hex.
func (v *View) names(words *rules.Vocabulary, value, seat int, h hex) bool {
	switch {
	case words == producerWords || words == placeWords || words == fromWords:
		if value == ship {
			return v.p.ships[seat-1] == h
		}
		return h == v.p.board.planets[value] || v.p.beside(h) == placeNames[value]
	case words.IsSeat(value):
		return v.p.ships[value-1] == h || v.p.owner(h) == value
	}
	return false
}

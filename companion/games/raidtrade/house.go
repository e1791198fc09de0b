package raidtrade

import "tablekeeper/companion/rules"

// House are the answers to the house rules that decide what hits and when a raid
// is won. The zero value is the game as it comes.
type House struct {
	// Vicious: a 3 hits as well (RD-9.6).
	Vicious bool `json:"vicious,omitempty"`
	// Equal: reaching the defence value is enough (RD-8.15).
	Equal bool `json:"equal,omitempty"`
	// From is the lowest face that hits, where a designer has changed it; 0: as it is printed.
	From int `json:"from_face,omitempty"`
}

// houseOf are the answers of a table.
func houseOf(o rules.Options, n *numbers) House {
	h := House{Vicious: o.On("vicious-combat"), Equal: o["victory-hits"] == "equal"}
	from := n.hitFrom
	if h.Vicious {
		from = n.viciousFrom
	}
	if from != h.LeastHit() {
		h.From = from
	}
	return h
}

// Hit reports whether a face of the die is a hit (RD-8.7, RD-9.6).
func (h House) Hit(face int) bool { return face >= h.LeastHit() }

// LeastHit is the lowest face that hits; all above it hit too.
func (h House) LeastHit() int {
	switch {
	case h.From > 0:
		return h.From
	case h.Vicious:
		return viciousFrom
	}
	return hitFrom
}

// Boxes is how many hits win a raid against a defence value (RD-8.15).
func (h House) Boxes(defence int) int {
	if h.Equal {
		return defence
	}
	return defence + 1
}

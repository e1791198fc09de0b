package game

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Beginning is the table of a game that has not begun: as it was last, and what was changed since.
func (a *Session) Beginning(g *rules.Game) *LastTable {
	t, ok := a.Beginnings[g.Key]
	if !ok {
		last := a.Remembered.Last(g)
		t = &last
		a.Beginnings[g.Key] = t
	}
	printed := a.Printed(g)
	if ok && slices.Equal(t.Printed, printed) {
		return t
	}
	t.Printed = printed
	if _, err := g.Open(t.Laid(g), nil); err != nil && t.Wrong() == nil {
		t.Setup = nil // it was laid with other components
	}
	return t
}

// Printed are the headers of one's own copy of a game.
func (a *Session) Printed(g *rules.Game) []rules.Header {
	if printed := a.Adds(g.Key).Printed; printed != nil {
		headers, _ := printed()
		return headers
	}
	return nil
}

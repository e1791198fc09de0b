package tables

import "slices"

// Clocks are how long each player has decided, as everybody needs it to show a clock that goes on the host's device. Times are in ms.
type Clocks struct {
	Header string  `json:"header"`           // how they go, as that of the match says
	Used   []int64 `json:"used"`             // by seat
	Goes   int     `json:"goes,omitempty"`   // the seat whose time goes on; 0: nobody's
	At     int64   `json:"at"`               // the host's clock when it was so
	Stands int64   `json:"stands,omitempty"` // the host's clock when it stands still by itself
}

// Ahead are the clocks at a time of the host's clock, in ms, if nothing happens before.
func (c Clocks) Ahead(now int64) Clocks {
	if now = min(now, c.Stands); c.Goes < 1 || c.Goes > len(c.Used) || now <= c.At {
		return c
	}
	c.Used = slices.Clone(c.Used)
	c.Used[c.Goes-1] += now - c.At
	c.At = now
	return c
}

// is reports whether clocks are where these have come to by themselves.
func (c Clocks) is(now *Clocks) bool {
	c = c.Ahead(now.At)
	return c.Header == now.Header && c.Goes == now.Goes && slices.EqualFunc(c.Used, now.Used, func(a, b int64) bool {
		return a-b <= sameTime && b-a <= sameTime
	})
}

// SetClocks shows everybody the clocks of the players, where they aren't what they see already; nil: none are seen.
func (h *Host) SetClocks(clocks *Clocks) []Out {
	if clocks == nil && h.clocks == nil || clocks != nil && h.clocks != nil && h.clocks.is(clocks) {
		return nil
	}
	h.clocks, h.dirty = clocks, true
	return h.flush()
}

// Clocks are those of the players as they were shown last; it reports whether any are seen.
func (g *Guest) Clocks() (Clocks, bool) { return readPart[Clocks](g, partClocks) }

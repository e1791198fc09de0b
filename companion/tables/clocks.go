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
func (c *Clocks) is(now *Clocks) bool {
	if c == nil || now == nil {
		return c == now
	}
	was := c.Ahead(now.At)
	return was.Header == now.Header && was.Goes == now.Goes && slices.EqualFunc(was.Used, now.Used, func(a, b int64) bool {
		return a-b <= sameTime && b-a <= sameTime
	})
}

// Clocks are those of the players as they were shown last; it reports whether any are seen.
func (g *Guest) Clocks() (Clocks, bool) { return readPart[Clocks](g, partClocks) }

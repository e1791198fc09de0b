package joining

import (
	"time"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
)

// clocks are how long each player has decided, as other devices are told it; nil: no clock is seen.
func (h *open) clocks() *tables.Clocks {
	c := h.of.Clock
	if _, on := c.Kind(); !on || h.of.Match.Table().Over() {
		return nil
	}
	told := &tables.Clocks{Header: h.of.Match.Header(matches.HeaderClock), At: h.app.Device().Network.Now().Milliseconds()}
	for i := range h.of.Match.Table().Seats() {
		told.Used = append(told.Used, c.Used(i+1))
	}
	if ms := c.Goes(); ms > 0 {
		told.Goes, told.Stands = c.Runs(), told.At+ms
	}
	return told
}

// farClock shows the clock of a match that another device keeps.
type farClock struct {
	of   *joined
	show func()
	stop func() // stops the next look at it
}

var _ game.Clocks = (*farClock)(nil)

// Clock is the clock of the match.
func (w *away) Clock() game.Clocks { return w.of.clock }

// now are the clocks at this moment of the host's clock.
func (c *farClock) now() tables.Clocks {
	told, _ := c.of.guest.Clocks()
	if host, known := c.of.guest.Clock(c.of.app.Device().Network.Now()); known {
		told = told.Ahead(host.Milliseconds())
	}
	return told
}

// Kind is how the clock goes; it reports whether there is one.
func (c *farClock) Kind() (kind statistics.Clock, on bool) {
	told, _ := c.of.guest.Clocks()
	return statistics.ReadClock(told.Header)
}

// Runs is the seat whose time it is.
func (c *farClock) Runs() int { return statistics.Runs(c.of.view.Table()) }

// Face is what the clock shows of a seat.
func (c *farClock) Face(seat int) (digits, words string) {
	kind, _ := c.Kind()
	used := int64(0)
	if now := c.now(); seat <= len(now.Used) {
		used = now.Used[seat-1]
	}
	return game.ClockFace(kind, used, c.of.app.Options().Still)
}

// Shows tells who is called when the clock shows something else.
func (c *farClock) Shows(show func()) { c.show = show }

// follow looks at the clock again each second, as long as it goes.
func (c *farClock) follow() {
	c.stop()
	now := c.now()
	if now.Goes < 1 || now.Goes > len(now.Used) || now.At >= now.Stands || !c.of.guest.Live() {
		return
	}
	const second = time.Second
	rest := time.Duration(now.Used[now.Goes-1]) * time.Millisecond % second
	c.stop = c.of.app.Device().After(second-rest, func() {
		if c.of.app.joined == c.of {
			c.show()
			c.follow()
		}
	})
}

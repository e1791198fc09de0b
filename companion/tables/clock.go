package tables

import (
	"slices"
	"time"
)

// Clock estimates the clock of the host from the guest's own. An exchange tells what
// the host's clock showed between two moments; the shorter the way, the closer. The
// best of the latest exchanges counts. What is shown never jumps: it runs a little
// faster or slower until it is right.
type Clock struct {
	samples []sample
	shown   time.Duration // the offset that is shown: host less own
	at      time.Duration // the own time at which it was
	set     bool
}

type sample struct {
	at, offset, trip time.Duration
}

const (
	keptSamples = 8                      // of which the best counts
	slew        = 20                     // a correction takes so many times its length
	farOff      = 500 * time.Millisecond // from here on a jump is better: the device slept
)

// Sample takes an exchange: when it was sent and received on the own clock, and what the
// host's clock showed between.
func (c *Clock) Sample(sent, host, received time.Duration) {
	trip := received - sent
	if trip < 0 {
		return
	}
	if len(c.samples) == keptSamples {
		c.samples = c.samples[1:]
	}
	c.settle(received)
	c.samples = append(c.samples, sample{at: received, offset: host - sent - trip/2, trip: trip})
	if off := c.best().offset - c.shown; !c.set || off > farOff || off < -farOff {
		if c.set { // the clocks have parted: what was before tells nothing
			c.samples = c.samples[len(c.samples)-1:]
		}
		c.shown, c.at, c.set = c.best().offset, received, true
	}
}

func (c *Clock) best() sample {
	return slices.MinFunc(c.samples, func(a, b sample) int { return int(a.trip - b.trip) })
}

// Known reports whether the host's clock was ever told.
func (c *Clock) Known() bool { return c.set }

// Host is what the host's clock shows when the own one shows now.
func (c *Clock) Host(now time.Duration) time.Duration {
	c.settle(now)
	return now + c.shown
}

// settle brings what is shown nearer to what is right, by as much as the time since
// allows.
func (c *Clock) settle(now time.Duration) {
	if !c.set || now <= c.at {
		return
	}
	most := (now - c.at) / slew
	c.shown += min(max(c.best().offset-c.shown, -most), most)
	c.at = now
}

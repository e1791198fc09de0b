package tables

import (
	"maps"
	"time"
)

// origin is where devices come from: an address. A stranger can make up devices, but no addresses, so what strangers may do is counted by
// them, and comes back with time.
type origin struct {
	gave  float64 // seats that its devices gave up
	asked float64 // questions of its devices that came up
	at    time.Duration
}

// Each time that a seat is given up and taken again is in the log for good. So the devices of one origin do it without a question so
// often, and once more each time a part of givenWithin has gone by. And so many questions for seats come up from one at once, and in
// a minute.
const (
	mostGivenUp = 3
	givenWithin = 10 * time.Minute
	mostAsked   = 6
	mostOrigins = 1000
)

// origins are those that devices came from lately.
type origins map[string]*origin

// at is an origin as it is now.
func (all origins) at(from string, now time.Duration) *origin {
	p := all[from]
	if p == nil {
		if len(all) >= mostOrigins {
			maps.DeleteFunc(all, func(_ string, old *origin) bool { return old.flow(now) })
		}
		p = &origin{at: now}
		all[from] = p
	}
	p.flow(now)
	return p
}

// flow forgets what was long ago; it reports whether nothing is left.
func (p *origin) flow(now time.Duration) bool {
	gone := now - p.at
	p.at = now
	p.gave = max(0, p.gave-mostGivenUp*gone.Minutes()/givenWithin.Minutes())
	p.asked = max(0, p.asked-mostAsked*gone.Minutes())
	return p.gave+p.asked == 0
}

// origin is where a device comes from now. Where nobody knows that, each device is one of its own.
func (s *seating) origin(device string) *origin { return s.origins.at(s.lines.from(device), s.now) }

package tide

// The generator's times in ms (12.2).
const (
	restAfter    = 10 * second // after an event none comes for so long, border included
	quietEnd     = 10 * second // none comes with so little time left, border included
	leastLeft    = 10 * second // less-time leaves at least this
	quietStart   = 20          // none comes in the first T/20, border included
	amountOfTime = 20          // the time events change R by T/20
)

// TickEvery is how often (ms) an event can come.
const TickEvery = 10 * second

// Draw draws evenly from 0 to n-1. An error stops the generator.
type Draw func(n int) (int, error)

// Bar says which rule of 12.2 item 2 kept an event from coming at a tick.
type Bar byte

// The bars: the letters of the specification, and 'u' when the number drawn
// was not below the chance.
const (
	NotBarred  Bar = 0
	BarStart   Bar = 'a' // the first twentieth of the set time
	BarRest    Bar = 'b' // the tick after an event
	BarEnd     Bar = 'c' // the last ten seconds
	BarHeld    Bar = 'd' // an event is held
	BarNone    Bar = 'e' // no event is switched on
	BarUnlucky Bar = 'u' // the chance did not fall
)

// Tick is a moment at which an event could come (12.2 item 1).
type Tick struct {
	E, R   int64 // ms; R is what it was before an event took effect
	Barred Bar   // why nothing came, or NotBarred
	Draw   int   // i, if an event came
	Event  Kind  // if an event came
	Held   bool  // the event does not take effect yet
	RAfter int64 // R after the event's effect; R if it is held
}

// state is where a game stands at a moment E, whatever the clocks say: all
// that follows from the settings, the draws and the steps of the table.
type state struct {
	settings Settings
	active   []Kind
	draw     Draw

	e, r     int64
	pulse    pulse
	nextTick int64
	last     int64 // E of the latest event generated, or never
	held     bool
	holds    Kind
	holding  bool // events that come now are held
}

const never = -1 << 40

func newEvening(s Settings, draw Draw) state {
	return state{
		settings: s, active: s.Active.List(), draw: draw,
		r: s.Length, nextTick: TickEvery, last: never,
	}
}

// due is the next moment at which something has to be worked off: a tick or the
// end of time.
func (v *state) due() int64 {
	return min(v.nextTick, v.e+v.r)
}

// run lets d ms pass, in which nothing may be due before the last one.
func (v *state) run(d int64) {
	v.pulse.run(v.settings.Length, v.r, d)
	v.e += d
	v.r -= d
}

// timeIsOut is only the end once everything else of that millisecond is worked
// off (12.2 item 5).
func (v *state) timeIsOut() bool { return v.r == 0 }

// tickIsDue reports whether the tick of this millisecond is still to be worked off.
func (v *state) tickIsDue() bool { return v.e == v.nextTick }

// tick works off the tick of this millisecond (12.2 items 2 and 3).
func (v *state) tick() (Tick, error) {
	v.nextTick += TickEvery
	tick := Tick{E: v.e, R: v.r, RAfter: v.r, Barred: v.bar()}
	if tick.Barred != NotBarred {
		return tick, nil
	}
	u, err := v.draw(100)
	if err != nil {
		return tick, err
	}
	if u >= v.settings.Chance {
		tick.Barred = BarUnlucky
		return tick, nil
	}
	if tick.Draw, err = v.draw(len(v.active)); err != nil {
		return tick, err
	}
	tick.Event = v.active[tick.Draw]
	v.last = v.e
	if v.holding {
		v.held, v.holds, tick.Held = true, tick.Event, true
		return tick, nil
	}
	v.apply(tick.Event)
	tick.RAfter = v.r
	return tick, nil
}

// bar is the first of the bars a to e that holds; no number is drawn for them.
func (v *state) bar() Bar {
	switch {
	case v.e <= QuietStart(v.settings.Length):
		return BarStart
	case !EventSince(v.e - v.last):
		return BarRest
	case !EventWith(v.r):
		return BarEnd
	case v.held:
		return BarHeld
	case len(v.active) == 0:
		return BarNone
	}
	return NotBarred
}

// QuietStart is how long a game of some length begins without events, border included. All times are in ms.
func QuietStart(length int64) int64 { return length / quietStart }

// EventSince reports whether an event can come so long after another one.
func EventSince(since int64) bool { return since > restAfter }

// EventWith reports whether an event can come with so much time left.
func EventWith(left int64) bool { return left > quietEnd }

// apply gives an event its effect on the time (12.2 item 4).
func (v *state) apply(k Kind) {
	amount := events[k].Time * (v.settings.Length / amountOfTime)
	switch {
	case amount > 0:
		v.r = max(v.r, min(v.r+amount, 2*v.settings.Length-v.e))
	case amount < 0:
		v.r = min(v.r, max(v.r+amount, leastLeft))
	}
}

// release lets the held event take effect (12.2 item 3).
func (v *state) release() (k Kind, from int64) {
	k, from = v.holds, v.r
	v.held = false
	v.apply(k)
	return k, from
}

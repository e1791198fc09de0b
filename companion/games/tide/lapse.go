package tide

import "tablekeeper/companion/base/clock"

const (
	// A screen looks many times a second. If the steady clock says that nobody
	// looked for so long (ms), something held the process up.
	heldUp = 250
	// Two clocks that differ by no more than this (ms) agree: the time of day is
	// slewed all the time.
	agree = 1000
	// No game is away longer than this; it keeps sums far from overflow.
	longest = 1 << 40
)

// lapse is how much time passed between two readings, in ms, never below 0.
//
// A steady clock of the same boot that counts sleep is believed alone: neither
// suspend nor a set time of day matters to it.
//
// A steady clock of the same boot that may stand still in sleep (browsers)
// leaves a doubt when the time of day has run further: sleep, or a time of day
// that was set forward. The two readings alone can't tell. But a device that
// goes to sleep stops the process before its clocks stand still and starts it
// again after they go on, which takes parts of a second; and a page that is
// hidden is looked at once a second at most. So the time of day is believed
// where the steady clock shows such a gap, and not while frames flow. What
// stays unknown: a time of day set forward during a gap counts as sleep, one
// set back during sleep hides the sleep.
//
// After a restart of the device only the time of day is left, and the time
// since the restart as the least that it can have been: a time of day that was
// set back doesn't stop the game for longer than the device was off.
func lapse(last, now clock.Reading) int64 {
	wall := now.Wall - last.Wall
	steady := now.Steady - last.Steady
	switch {
	case now.Boot != last.Boot:
		return min(max(0, wall, now.Steady), longest)
	case steady < 0: // no clock does that; a restart that the boot's name missed
		return min(max(0, wall), longest)
	case now.CountsSleep, steady < heldUp, wall-steady <= agree:
		return min(steady, longest)
	}
	return min(wall, longest)
}

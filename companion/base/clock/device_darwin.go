package clock

import "golang.org/x/sys/unix"

// On macOS and iOS CLOCK_MONOTONIC_RAW goes on while the system is asleep, and
// no setting of the time touches it (clock_gettime(3); its sleepless sister is
// CLOCK_UPTIME_RAW, which Go's own monotonic clock is).
const countsSleep = true

func steady() int64 {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_MONOTONIC_RAW, &t); err != nil {
		panic("clock: CLOCK_MONOTONIC_RAW, which macOS has had since 10.12: " + err.Error())
	}
	return t.Nano() / 1e6
}

// bootName is the id of this boot, or "" where the sandbox hides it.
func bootName() string {
	id, err := unix.Sysctl("kern.bootsessionuuid")
	if err != nil {
		return ""
	}
	return id
}

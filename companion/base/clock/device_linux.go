package clock

import (
	"os"
	"strings"

	"golang.org/x/sys/unix"
)

// CLOCK_BOOTTIME is CLOCK_MONOTONIC with the time in suspend (clock_gettime(2)).
// Go's own monotonic clock is the latter and stands still in suspend.
const countsSleep = true

func steady() int64 {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_BOOTTIME, &t); err != nil {
		panic("clock: CLOCK_BOOTTIME, which Linux has had since 2.6.39: " + err.Error())
	}
	return t.Nano() / 1e6
}

// bootName is the kernel's random id of this boot. Some Android devices do not
// let apps read it.
func bootName() string {
	id, err := os.ReadFile("/proc/sys/kernel/random/boot_id")
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(id))
}

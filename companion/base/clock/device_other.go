//go:build !linux && !darwin && !windows && !js

package clock

import "time"

// Of Go's own monotonic clock nobody knows whether it counts sleep.
const countsSleep = false

var started = time.Now()

func steady() int64 {
	return time.Since(started).Milliseconds()
}

func bootName() string {
	return ""
}

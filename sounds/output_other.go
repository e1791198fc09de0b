//go:build android || darwin || js || windows

package sounds

// findOutput has nothing to look for: the system's own interface says at once and quietly that there is no device.
func findOutput() error { return nil }

//go:build !linux || android || ci || mobile

package loaded

// Missing is asked on Linux only: elsewhere all that the window needs belongs to the system.
func Missing(...string) []string { return nil }

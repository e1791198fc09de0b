//go:build !js && !windows && (!linux || android) && !freebsd && !netbsd && !openbsd

package launch

// systemStill is never so: this system isn't asked.
func systemStill() bool { return false }

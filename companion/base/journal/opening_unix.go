//go:build unix

package journal

import "syscall"

// How files are opened: links are not followed, and pipes are not waited for.
const (
	noLinks   = syscall.O_NOFOLLOW
	noWaiting = syscall.O_NONBLOCK
	errLink   = syscall.ELOOP
)

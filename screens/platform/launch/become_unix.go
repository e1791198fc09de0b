//go:build unix && !android && !ios

package launch

import (
	"os"
	"syscall"
)

// mostFiles is how many open files are let go of.
const mostFiles = 1024

// become makes this process run a program without arguments. It returns only with an error.
func become(program string) error {
	for file := 3; file < mostFiles; file++ { // libraries that leave theirs open don't hand them on
		syscall.CloseOnExec(file)
	}
	return syscall.Exec(program, os.Args[:1], os.Environ())
}

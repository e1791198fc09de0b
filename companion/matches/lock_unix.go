//go:build unix

package matches

import (
	"errors"
	"os"
	"syscall"
)

// lockFile locks by flock: it belongs to the opened file, so a second window of
// the same process is kept out as well.
func lockFile(path string) (release func(), err error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == nil {
		return func() { _ = file.Close() }, nil // closing can't fail for a file that nothing was written to
	}
	_ = file.Close()
	if errors.Is(err, syscall.EWOULDBLOCK) {
		err = errHeld
	}
	return nil, err
}

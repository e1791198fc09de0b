package matches

import (
	"errors"
	"syscall"
)

// sharingViolation is what Windows says of a file that another has opened for
// itself alone.
const sharingViolation = syscall.Errno(32)

// lockFile opens a file that nobody else can open meanwhile.
func lockFile(path string) (release func(), err error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	handle, err := syscall.CreateFile(name, syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, errHeld
	}
	if err != nil {
		return nil, err
	}
	return func() { _ = syscall.CloseHandle(handle) }, nil // closing can't fail for a file that nothing was written to
}

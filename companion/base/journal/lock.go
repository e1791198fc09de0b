package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"

	"github.com/gofrs/flock"
)

// Locker is a store that knows locks between windows and programs. Lock takes
// the lock of a name; it is held until release or the end of the process, however
// that ends: the system lets go of it. The error is ErrHeld if somebody else has
// it; any other error says why there is no lock.
type Locker interface {
	Lock(name string) (release func(), err error)
}

// Why a lock can't be had.
var (
	ErrHeld   = errors.New("held by another window")
	ErrLocked = errors.New("nobody can tell whether another window holds it")
)

// LockSuffix ends the name of the file that stands for the lock of another.
const LockSuffix = ".lock"

// Lock locks a file of its own beside the named one, which can be replaced
// meanwhile. The file is empty and goes with the lock.
func (f *folder) Lock(name string) (release func(), err error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	return lockFile(f.file(name)+LockSuffix, true)
}

// mostTries bounds how often a lock is tried whose file is taken away meanwhile.
const mostTries = 100

// lockFile locks a file, which release removes. Whoever has locked a file that was
// removed or replaced meanwhile has locked nothing, and tries again.
func lockFile(path string, create bool) (release func(), err error) {
	flags := os.O_RDONLY | noLinks | noWaiting
	if create {
		flags |= os.O_CREATE
	}
	for range mostTries {
		lock := flock.New(path, flock.SetFlag(flags), flock.SetPermissions(0o600))
		locked, err := lock.TryLock()
		if err != nil {
			if there, looking := os.Lstat(path); looking == nil && !there.Mode().IsRegular() {
				err = fmt.Errorf("%w: %w", errNoFile, err) // whatever a system says of a folder that it can't open
			}
			return nil, err
		}
		if !locked {
			return nil, ErrHeld
		}
		held, err := lock.Stat()
		if err == nil && !held.Mode().IsRegular() {
			err = errNoFile
		}
		if err != nil {
			_ = lock.Close()
			return nil, err
		}
		if now, err := os.Lstat(path); err == nil && os.SameFile(held, now) {
			return func() { unlock(lock, path) }, nil
		}
		_ = lock.Close()
	}
	return nil, ErrHeld
}

// unlock removes the file of a lock while it is held. Windows removes no file that
// is open.
func unlock(lock *flock.Flock, path string) {
	if runtime.GOOS == "windows" {
		_ = lock.Close()
		_ = os.Remove(path) // it stays where another window has opened it meanwhile
		return
	}
	_ = os.Remove(path) // what stays is cleared at the next start
	_ = lock.Close()
}

// barred reports whether an error of Lock means that somebody else may have locked
// the file. Other errors are those of disks that know no locks or take no files.
func barred(err error) bool {
	return errors.Is(err, ErrHeld) || errors.Is(err, errNoFile) || errors.Is(err, errLink) || errors.Is(err, fs.ErrPermission)
}

// Lock takes the lock of a name. The error is ErrHeld if somebody else has it, and
// ErrLocked if that can't be found out. A store that knows no locks keeps nobody out.
func Lock(store Store, name string) (release func(), err error) {
	locker, knows := store.(Locker)
	if !knows {
		return func() {}, nil
	}
	release, err = locker.Lock(name)
	switch {
	case errors.Is(err, ErrHeld):
		return nil, ErrHeld
	case barred(err):
		return nil, fmt.Errorf("%w: %w", ErrLocked, err)
	case err != nil:
		return func() {}, nil
	}
	return release, nil
}

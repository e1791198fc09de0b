package matches

import "errors"

// Locker is a store that knows locks between windows and programs. Lock takes
// the lock of a name; it is held until release or the end of the process, however
// that ends: the system lets go of it, so none is ever left behind. The error is
// errHeld if somebody else has it; any other error says that this disk knows no
// locks or takes no files.
type Locker interface {
	Lock(name string) (release func(), err error)
}

var errHeld = errors.New("held by another window")

const lockSuffix = ".lock"

// Lock locks a file of its own beside the named one, which can be replaced
// meanwhile. The file stays; it is empty and means nothing by itself.
func (f *folder) Lock(name string) (release func(), err error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	return lockFile(f.file(name) + lockSuffix)
}

// Hold takes the lock of a name and reports whether nobody else has it. A store
// that knows no locks keeps nobody out.
func Hold(store Store, name string) (release func(), ok bool) {
	locker, knows := store.(Locker)
	if !knows {
		return func() {}, true
	}
	release, err := locker.Lock(name)
	if errors.Is(err, errHeld) {
		return nil, false
	}
	if err != nil {
		return func() {}, true
	}
	return release, true
}

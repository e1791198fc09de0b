// Package journal keeps lines on the disk or in a browser: a store of small named
// files, in them append-only journals of checksummed records, and locks against other
// windows. It knows no game.
//
// A record is on the disk before Append returns. What a crash, another program or a bad
// disk does to a file is found out, told, and undone as far as checksums allow; nothing
// is guessed (damage.go). Locks are those of github.com/gofrs/flock, on a file of their
// own that goes with the lock.
package journal

import "errors"

// Store keeps named files. A name is 1 to 100 letters, digits, '-', '_' and
// '.', and does not begin with '.'. Errors name the file and what refused it;
// a name that is not there is an error for which errors.Is(err, fs.ErrNotExist)
// holds. It is safe for use by several goroutines.
type Store interface {
	// List gives the names of all files in byte order.
	List() ([]string, error)
	// Read gives the whole content of a file.
	Read(name string) ([]byte, error)
	// Write replaces a whole file: afterwards there is either the old content
	// or the new one, never a part, also when the power fails.
	Write(name string, data []byte) error
	// Append adds to the end of a file that is so many bytes long and that nobody
	// else has changed since it was last read or written here; otherwise nothing is
	// written, and errors.Is(err, errChanged) holds. The line is on the disk before
	// it returns. After another error a part of the line may be there.
	Append(name string, size int, line []byte) error
	// Cut shortens a file to so many bytes, in place: it needs no room.
	Cut(name string, size int) error
	// Remove takes a file away. It isn't an error if it is not there.
	Remove(name string) error
}

// errChanged is the error of a file that is no longer the one that was read or
// written: somebody else removed, replaced or changed it.
var errChanged = errors.New("another program changed the file")

// errTooLong is the error of a journal that would become too long to be read again.
var errTooLong = errors.New("the file is as long as the app can read")

// Sizer is a store that tells the size of a file without reading it.
type Sizer interface {
	Size(name string) (int64, error)
}

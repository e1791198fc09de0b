package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
)

// mostWhole is the most bytes of a file that is kept as a whole. None that the
// app writes comes near it.
const mostWhole = 16 << 20

// mostAside is how many copies of one file are kept beside it.
const mostAside = 100

// unreadSuffix ends the name of a copy that is kept beside.
const unreadSuffix = ".unread"

// Wholes are the files of a store that are read and written as a whole, such as
// options. One that can't be read is kept beside itself before anything is
// written over it. It is for one goroutine.
type Wholes struct {
	store  Store
	unread map[string]bool // not readable, and not kept beside yet
}

// NewWholes are the whole files of a store.
func NewWholes(store Store) *Wholes {
	return &Wholes{store: store, unread: map[string]bool{}}
}

// Unread says that a file can't be read, and where it is kept as it was.
type Unread struct {
	Name string
	Why  error
	Kept string // the name of the copy; "" if there is none
	Lack error  // why there is none: then nothing is written over the file
}

func (u *Unread) Error() string { return u.Why.Error() }

// Unwrap gives why it can't be read.
func (u *Unread) Unwrap() error { return u.Why }

// Read hands the content of a file to take, which tells what of it is wrong. A
// file that is not there is no error, and take is not called. Any other error is
// an *Unread.
func (w *Wholes) Read(name string, take func(data []byte) error) error {
	data, err := readShort(w.store, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = take(data)
	}
	if err == nil {
		return nil
	}
	u := &Unread{Name: name, Why: err}
	u.Kept, u.Lack = SetAside(w.store, name)
	w.unread[name] = u.Lack != nil
	return u
}

// Write replaces a file. One that could neither be read nor kept beside is left
// as it is.
func (w *Wholes) Write(name string, data []byte) error {
	if w.unread[name] {
		if _, err := SetAside(w.store, name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s can't be read and is not written over, for it can't be kept beside: %w", name, err)
		}
		delete(w.unread, name)
	}
	return w.store.Write(name, data)
}

// SetAside keeps a copy of a file beside it, under a name that was free, and
// gives that name. A copy with the same content counts.
func SetAside(store Store, name string) (beside string, err error) {
	data, err := readShort(store, name)
	if err != nil {
		return "", err
	}
	for n := 1; n <= mostAside; n++ {
		beside = name + unreadSuffix
		if n > 1 {
			beside += "-" + strconv.Itoa(n)
		}
		switch old, err := readShort(store, beside); {
		case errors.Is(err, fs.ErrNotExist):
			if err := store.Write(beside, data); err != nil {
				return "", err
			}
			return beside, nil
		case err == nil && bytes.Equal(old, data):
			return beside, nil
		}
	}
	return "", fmt.Errorf("there are %d copies of %s already", mostAside, name)
}

// readShort reads a file that is not too long to be kept as a whole.
func readShort(store Store, name string) ([]byte, error) {
	if sizer, ok := store.(Sizer); ok {
		size, err := sizer.Size(name)
		if err != nil {
			return nil, err
		}
		if size > mostWhole {
			return nil, fmt.Errorf("%s has %d bytes, more than %d", name, size, mostWhole)
		}
	}
	return store.Read(name)
}

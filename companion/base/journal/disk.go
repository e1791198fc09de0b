package journal

import (
	"crypto/rand"
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"syscall"

	"github.com/gofrs/flock"
)

// disk is what the folder store needs of a file system. Tests put one under it
// that fails.
type disk interface {
	MkdirAll(path string) error
	ReadDir(path string) ([]os.DirEntry, error)
	// ReadFile reads a file of up to so many bytes.
	ReadFile(path string, most int64) ([]byte, fs.FileInfo, error)
	// Stat looks at a file or link itself.
	Stat(path string) (fs.FileInfo, error)
	// Lasts reports whether a folder is there.
	Lasts(path string) bool
	// Create makes a new file beside one that it will replace.
	Create(path string) (beside string, file diskFile, err error)
	// Extend opens a file for adding to its end.
	Extend(path string, create bool) (diskFile, error)
	Rename(from, to string) error
	Remove(path string) error
	SyncFolder(path string) error
}

type diskFile interface {
	io.WriteCloser
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
}

// system is the real disk.
type system struct{}

func (system) MkdirAll(path string) error                 { return os.MkdirAll(path, 0o700) }
func (system) ReadDir(path string) ([]os.DirEntry, error) { return os.ReadDir(path) }
func (system) Stat(path string) (fs.FileInfo, error)      { return os.Lstat(path) }
func (system) Rename(from, to string) error               { return os.Rename(from, to) }
func (system) Remove(path string) error                   { return os.Remove(path) }

func (system) Lasts(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// ReadFile opens without waiting: a pipe that nobody writes to would wait forever.
func (system) ReadFile(path string, most int64) ([]byte, fs.FileInfo, error) {
	file, err := os.OpenFile(path, os.O_RDONLY|noWaiting, 0)
	if err != nil {
		return nil, nil, err
	}
	data, info, err := readWhole(file, most)
	if closing := file.Close(); err == nil {
		err = closing
	}
	return data, info, err
}

// Create makes a file of a name that nobody can know beforehand: two programs never
// share it, and no link can lie in wait for it. It is locked while it is written, so
// that another window clears it only when this process is gone.
func (system) Create(path string) (string, diskFile, error) {
	beside := path + "." + rand.Text()[:8] + part
	file, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return "", nil, err
	}
	if runtime.GOOS == "windows" { // it removes no file that is open, and what is locked can't be written
		return beside, file, nil
	}
	lock := flock.New(beside, flock.SetFlag(os.O_RDONLY|noLinks))
	_, _ = lock.TryLock() // where it fails, the disk knows no locks, or another window is just clearing up: then Rename tells
	return beside, lockedFile{file, lock}, nil
}

// lockedFile is locked until it is closed.
type lockedFile struct {
	*os.File
	lock *flock.Flock
}

func (f lockedFile) Close() error {
	err := f.File.Close()
	if unlocking := f.lock.Close(); err == nil {
		err = unlocking
	}
	return err
}

func (system) Extend(path string, create bool) (diskFile, error) {
	flags := os.O_WRONLY | os.O_APPEND | noLinks | noWaiting
	if create {
		flags |= os.O_CREATE
	}
	file, err := os.OpenFile(path, flags, 0o600)
	if err != nil {
		return nil, err
	}
	return file, nil
}

// SyncFolder makes a new or renamed file's name last. Windows can't flush a
// folder; its file system keeps names in a journal of its own.
func (system) SyncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	err = folder.Sync()
	if errors.Is(err, syscall.EINVAL) { // so some network and user file systems say that folders can't be flushed
		err = nil
	}
	if closing := folder.Close(); err == nil {
		err = closing
	}
	return err
}

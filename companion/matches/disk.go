package matches

import (
	"errors"
	"io"
	"os"
	"runtime"
	"syscall"
)

// disk is what the folder store needs of a file system. Tests put one under it
// that fails.
type disk interface {
	MkdirAll(path string) error
	ReadDir(path string) ([]os.DirEntry, error)
	ReadFile(path string) ([]byte, error)
	Size(path string) (int64, error)
	Create(path string) (diskFile, error) // for writing, emptied
	Extend(path string) (file diskFile, made bool, err error)
	Rename(from, to string) error
	Remove(path string) error
	SyncFolder(path string) error
}

type diskFile interface {
	io.WriteCloser
	Sync() error
}

// system is the real disk.
type system struct{}

func (system) MkdirAll(path string) error                 { return os.MkdirAll(path, 0o700) }
func (system) ReadDir(path string) ([]os.DirEntry, error) { return os.ReadDir(path) }
func (system) ReadFile(path string) ([]byte, error)       { return os.ReadFile(path) }
func (system) Rename(from, to string) error               { return os.Rename(from, to) }
func (system) Remove(path string) error                   { return os.Remove(path) }

func (system) Size(path string) (int64, error) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

func (system) Create(path string) (diskFile, error) {
	return os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
}

func (system) Extend(path string) (diskFile, bool, error) {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0o600)
	if err == nil || !os.IsNotExist(err) {
		return file, false, err
	}
	file, err = os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	return file, true, err
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

package journal

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// ReadFile reads a file at any path, by a link too: only an ordinary one, and up to so many bytes. A pipe would be waited for, and a
// device never ends.
func ReadFile(path string, most int64) ([]byte, error) {
	data, _, err := system{}.ReadFile(path, most)
	return data, err
}

// WriteFile writes a file at any path whole or not at all: until the new one is whole, the one of that name stays as it is. What a link
// leads to is written, and the link stays. A pipe or a device is written to, never replaced; a pipe that nobody reads is an error.
func WriteFile(path string, data []byte) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return writeThrough(path, data)
	case err == nil:
		path, err = filepath.EvalSymlinks(path)
	case errors.Is(err, fs.ErrNotExist):
		path, err = leadsTo(path)
	}
	if err != nil {
		return err
	}
	mode := fs.FileMode(0o644)
	if info != nil {
		mode = info.Mode().Perm()
	}
	if _, err = replace(system{}, path, data); err != nil {
		return err
	}
	return os.Chmod(path, mode)
}

// writeThrough writes to what isn't a file.
func writeThrough(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|noWaiting, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Close())
}

// mostLinks is how many links are followed one after the other, as systems do.
const mostLinks = 40

// leadsTo is the path that a link to nothing names, or the path itself where there is no link.
func leadsTo(path string) (string, error) {
	for range mostLinks {
		to, err := os.Readlink(path)
		if err != nil {
			return path, nil // nothing is there yet
		}
		if !filepath.IsAbs(to) {
			folder, err := filepath.EvalSymlinks(filepath.Dir(path))
			if err != nil {
				return "", err
			}
			to = filepath.Join(folder, to)
		}
		path = to
	}
	return "", errLink
}

package journal

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Folder is the store that keeps its files in a folder of the disk, which it
// makes if it is not there. What a killed process left unfinished is cleared.
func Folder(path string) (Store, error) {
	return folderOn(system{}, path)
}

func folderOn(d disk, path string) (Store, error) {
	if err := d.MkdirAll(path); err != nil {
		return nil, fmt.Errorf("making the folder %s: %w", path, err)
	}
	f := &folder{disk: d, path: path, known: map[string]fs.FileInfo{}}
	f.sweep()
	return f, nil
}

type folder struct {
	mu    sync.Mutex
	disk  disk
	path  string
	known map[string]fs.FileInfo // the files as they were last read or written here
}

func (f *folder) file(name string) string { return filepath.Join(f.path, name) }

func (f *folder) List() ([]string, error) {
	entries, err := f.disk.ReadDir(f.path)
	if err != nil {
		return nil, fmt.Errorf("listing the folder %s: %w", f.path, err)
	}
	names := []string{}
	for _, e := range entries {
		if e.Type().IsRegular() && checkName(e.Name()) == nil {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

func (f *folder) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	data, info, err := f.disk.ReadFile(f.file(name), mostRead)
	if err == nil {
		f.known[name] = info
	}
	return data, about("reading", name, err)
}

// Size makes the folder a Sizer.
func (f *folder) Size(name string) (int64, error) {
	if err := checkName(name); err != nil {
		return 0, err
	}
	info, err := f.disk.Stat(f.file(name))
	if err != nil {
		return 0, about("reading", name, err)
	}
	return info.Size(), nil
}

// Write writes beside the file, flushes that, and renames it over the old one.
func (f *folder) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	info, err := replace(f.disk, f.file(name), data)
	if errors.Is(err, fs.ErrNotExist) { // another window that was just started took the unfinished file for a dead one's
		info, err = replace(f.disk, f.file(name), data)
	}
	if err != nil {
		return about("writing", name, err)
	}
	f.known[name] = info
	return about("writing", name, f.disk.SyncFolder(f.path))
}

// replace puts a new file in the place of the one of that path.
func replace(d disk, path string, data []byte) (fs.FileInfo, error) {
	unfinished, file, err := d.Create(path)
	if err != nil {
		return nil, err
	}
	info, err := fill(file, data)
	if err == nil {
		err = d.Rename(unfinished, path)
	}
	if err != nil {
		_ = d.Remove(unfinished) // the first error says what is wrong
	}
	return info, err
}

func (f *folder) Append(name string, size int, line []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	file, err := f.disk.Extend(f.file(name), size == 0)
	if errors.Is(err, fs.ErrNotExist) && f.disk.Lasts(f.path) {
		err = fmt.Errorf("%w: it is gone", errChanged)
	}
	if err != nil && f.isNoFile(name) {
		err = errReplaced
	}
	if err != nil {
		return about("writing", name, err)
	}
	if err := f.same(file, name, size); err != nil {
		_ = file.Close() // nothing was written
		return about("writing", name, err)
	}
	info, err := fill(file, line)
	if err == nil && size == 0 {
		err = f.disk.SyncFolder(f.path)
	}
	if err == nil {
		err = f.stillThere(name, info)
	}
	if err == nil {
		f.known[name] = info
	}
	return about("writing", name, err)
}

// isNoFile reports whether a link, a folder, a pipe or a device has the name of a file.
func (f *folder) isNoFile(name string) bool {
	info, err := f.disk.Stat(f.file(name))
	return err == nil && !info.Mode().IsRegular()
}

// same reports whether an opened file is the one that is known, and so long.
func (f *folder) same(file diskFile, name string, size int) error {
	info, err := file.Stat()
	if err != nil {
		return err
	}
	known, ok := f.known[name]
	switch {
	case !info.Mode().IsRegular():
		return errReplaced
	case info.Size() != int64(size):
		return fmt.Errorf("%w: it has %d bytes, not %d", errChanged, info.Size(), size)
	case ok && (!os.SameFile(known, info) || !known.ModTime().Equal(info.ModTime())):
		return fmt.Errorf("%w: it was replaced", errChanged)
	}
	return nil
}

// stillThere makes sure that what was written stands under its name: the file
// could have been taken away or replaced meanwhile.
func (f *folder) stillThere(name string, written fs.FileInfo) error {
	info, err := f.disk.Stat(f.file(name))
	if err == nil && os.SameFile(info, written) {
		return nil
	}
	return fmt.Errorf("%w: it is gone", errChanged)
}

func (f *folder) Cut(name string, size int) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	file, err := f.disk.Extend(f.file(name), false)
	if err != nil {
		return about("shortening", name, err)
	}
	if err = file.Truncate(int64(size)); err != nil {
		_ = file.Close() // the first error says what is wrong
		return about("shortening", name, err)
	}
	info, err := fill(file, nil)
	if err == nil {
		f.known[name] = info
	}
	return about("shortening", name, err)
}

func (f *folder) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.known, name)
	err := f.disk.Remove(f.file(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = f.disk.SyncFolder(f.path)
	}
	return about("removing", name, err)
}

// sweep clears what killed processes left behind: unfinished files, and locks that
// nobody holds. What can't be cleared is in nobody's way.
func (f *folder) sweep() {
	entries, err := f.disk.ReadDir(f.path)
	if err != nil {
		return
	}
	for _, e := range entries {
		name := e.Name()
		if e.Type().IsRegular() && (strings.HasSuffix(name, part) || strings.HasSuffix(name, LockSuffix)) {
			if release, err := lockFile(f.file(name), false); err == nil {
				release()
			}
		}
	}
}

// fill writes all of the data and closes the file when it is on the disk. It gives
// the file as it is then.
func fill(file diskFile, data []byte) (fs.FileInfo, error) {
	_, err := file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	info, asked := file.Stat()
	for _, other := range []error{asked, file.Close()} {
		if err == nil {
			err = other
		}
	}
	return info, err
}

// about says of an error what was done to which file.
func about(doing, name string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", doing, name, err)
}

// mostRead is the size (bytes) above which a file isn't a file of the app: twice a journal
// of a million moves. Reading it takes a few times as much memory.
const mostRead = 1 << 26

// errNoFile is the error of a pipe, a device or a link where a file should be.
var errNoFile = errors.New("this isn't an ordinary file")

// errReplaced is the error of a file in whose place there is no file any more.
var errReplaced = fmt.Errorf("%w: %w", errChanged, errNoFile)

// readWhole reads an opened file whose kind and size have been looked at.
func readWhole(file *os.File, most int64) ([]byte, fs.FileInfo, error) {
	info, err := file.Stat()
	switch {
	case err != nil:
		return nil, nil, err
	case !info.Mode().IsRegular():
		return nil, nil, errNoFile
	case info.Size() > most:
		return nil, nil, fmt.Errorf("it has %d bytes; the app reads up to %d MiB", info.Size(), most>>20)
	}
	data := make([]byte, info.Size())
	n, err := io.ReadFull(file, data)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = nil // it became shorter
	}
	return data[:n], info, err
}

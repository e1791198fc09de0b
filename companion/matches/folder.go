package matches

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"sync"
)

// Folder is the store that keeps its files in a folder of the disk, which it
// makes if it is not there.
func Folder(path string) (Store, error) {
	return folderOn(system{}, path)
}

func folderOn(d disk, path string) (Store, error) {
	if err := d.MkdirAll(path); err != nil {
		return nil, fmt.Errorf("making the folder %s: %w", path, err)
	}
	return &folder{disk: d, path: path}, nil
}

type folder struct {
	mu   sync.Mutex // one writer at a time: two would share the unfinished file
	disk disk
	path string
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
	data, err := f.disk.ReadFile(f.file(name))
	return data, about("reading", name, err)
}

// Size makes the folder a Sizer.
func (f *folder) Size(name string) (int64, error) {
	if err := checkName(name); err != nil {
		return 0, err
	}
	size, err := f.disk.Size(f.file(name))
	return size, about("reading", name, err)
}

// Write writes beside the file, flushes that, and renames it over the old one.
func (f *folder) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	unfinished := f.file(name) + part
	file, err := f.disk.Create(unfinished)
	if err == nil {
		err = fill(file, data)
	}
	if err == nil {
		err = f.disk.Rename(unfinished, f.file(name))
	}
	if err != nil {
		_ = f.disk.Remove(unfinished) // it may never have been there
		return about("writing", name, err)
	}
	return about("writing", name, f.disk.SyncFolder(f.path))
}

func (f *folder) Append(name string, line []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	file, made, err := f.disk.Extend(f.file(name))
	if err == nil {
		err = fill(file, line)
	}
	if err == nil && made {
		err = f.disk.SyncFolder(f.path)
	}
	return about("writing", name, err)
}

func (f *folder) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	err := f.disk.Remove(f.file(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = f.disk.SyncFolder(f.path)
	}
	return about("removing", name, err)
}

// fill writes all of the data and closes the file when it is on the disk.
func fill(file diskFile, data []byte) error {
	_, err := file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	if closing := file.Close(); err == nil {
		err = closing
	}
	return err
}

// about says of an error what was done to which file.
func about(doing, name string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", doing, name, err)
}

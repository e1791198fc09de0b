package journal

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"sync"
)

// Memory is a store that forgets: for tests, and for going on when the disk
// refuses.
func Memory() Store {
	return &memory{files: map[string][]byte{}}
}

type memory struct {
	mu    sync.Mutex
	files map[string][]byte
}

func (m *memory) List() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.files)), nil
}

func (m *memory) Read(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.files[name]
	if !ok {
		return nil, fmt.Errorf("reading %s: %w", name, fs.ErrNotExist)
	}
	return slices.Clone(data), nil
}

func (m *memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.files[name] = slices.Clone(data)
	return nil
}

func (m *memory) Append(name string, size int, line []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := sized(name, len(m.files[name]), size); err != nil {
		return err
	}
	m.files[name] = append(m.files[name], line...)
	return nil
}

func (m *memory) Cut(name string, size int) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	data := m.files[name]
	if size > len(data) {
		return sized(name, len(data), size)
	}
	m.files[name] = data[:size:size]
	return nil
}

// sized is errChanged for a file that has not the length that is known.
func sized(name string, is, known int) error {
	if is == known {
		return nil
	}
	return about("writing", name, fmt.Errorf("%w: it has %d bytes, not %d", errChanged, is, known))
}

func (m *memory) Remove(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.files, name)
	return nil
}

package matches

import (
	"fmt"
	"strings"
)

// Originals are the names of the damaged files that were kept when something of them
// had to be left out, those of matches and all others, in byte order.
func (l *Library) Originals() ([]string, error) {
	names, err := l.store.List()
	var kept []string
	for _, name := range names {
		if isKept(name) {
			kept = append(kept, name)
		}
	}
	return kept, err
}

// Original is the content of a damaged file that was kept.
func (l *Library) Original(name string) ([]byte, error) {
	if !isKept(name) {
		return nil, fmt.Errorf("%q is no damaged file that was kept", name)
	}
	return l.store.Read(name)
}

// RemoveOriginal removes a damaged file that was kept.
func (l *Library) RemoveOriginal(name string) error {
	if !isKept(name) {
		return fmt.Errorf("%q is no damaged file that was kept", name)
	}
	return l.store.Remove(name)
}

// isKept reports whether a file was kept because it is damaged.
func isKept(name string) bool {
	for _, ending := range []string{damagedSuffix, unreadSuffix} {
		if _, number, kept := strings.Cut(name, ending); kept && strings.Trim(number, "-0123456789") == "" {
			return true
		}
	}
	return false
}

// keptOf are the damaged files that were kept of a match.
func (l *Library) keptOf(id string) []string {
	names, _ := l.Originals() // none where the disk can't be read
	var kept []string
	for _, name := range names {
		if strings.HasPrefix(name, id+suffix+damagedSuffix) {
			kept = append(kept, name)
		}
	}
	return kept
}

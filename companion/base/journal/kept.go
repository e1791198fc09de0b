package journal

import "strings"

// Kept are the names of the files of a store that were kept beside because something of
// them could not be read, in byte order.
func Kept(store Store) ([]string, error) {
	names, err := store.List()
	var kept []string
	for _, name := range names {
		if IsKept(name) {
			kept = append(kept, name)
		}
	}
	return kept, err
}

// IsKept reports whether a name is that of a file that was kept beside.
func IsKept(name string) bool {
	for _, ending := range []string{damagedSuffix, unreadSuffix} {
		if _, number, kept := strings.Cut(name, ending); kept && strings.Trim(number, "-0123456789") == "" {
			return true
		}
	}
	return false
}

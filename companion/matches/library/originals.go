package library

import (
	"fmt"
	"strings"

	"tablekeeper/companion/base/journal"
)

// Originals are the names of the damaged files that were kept when something of them
// had to be left out, those of matches and all others, in byte order.
func (l *Library) Originals() ([]string, error) { return journal.Kept(l.store) }

// Original is the content of a damaged file that was kept.
func (l *Library) Original(name string) ([]byte, error) {
	if !journal.IsKept(name) {
		return nil, fmt.Errorf("%q isn't a damaged file that was kept", name)
	}
	return l.store.Read(name)
}

// keptOf are the damaged files that were kept of a match.
func (l *Library) keptOf(id string) []string {
	names, _ := l.Originals() // none where the disk can't be read
	var kept []string
	for _, name := range names {
		if strings.HasPrefix(name, id+suffix+".") {
			kept = append(kept, name)
		}
	}
	return kept
}

package matches

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tablekeeper/companion/journal"
)

// listing is what the library remembers of a file, so that a list needs not
// read all of them. It counts as long as the file has that size: a journal only
// grows.
type listing struct {
	Size    int64
	Summary Summary
}

// listFile keeps the listings. It can be lost or wrong: it is made again.
const listFile = "matches.list"

// List returns all matches that are not deleted, the latest touched first.
func (l *Library) List() ([]Summary, error) {
	return l.list(func(s Summary) bool { return s.Deleted == 0 })
}

// Deleted lists what Undelete can give back, the latest touched first.
func (l *Library) Deleted() ([]Summary, error) {
	return l.list(func(s Summary) bool { return s.Deleted != 0 })
}

func (l *Library) list(wanted func(Summary) bool) ([]Summary, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	names, err := l.store.List()
	if err != nil {
		return nil, err
	}
	if l.known == nil {
		l.known = l.readListings()
	}
	seen := map[string]listing{}
	changed := false
	for _, name := range names {
		id, ok := strings.CutSuffix(name, suffix)
		if !ok {
			continue
		}
		entry, fresh := l.look(id)
		if l.purge(id, entry) {
			changed = true
			continue
		}
		seen[id] = entry
		changed = changed || fresh
	}
	if changed || len(seen) != len(l.known) {
		l.known = seen
		l.saveListings()
	}
	return l.chosen(seen, wanted), nil
}

func (l *Library) chosen(seen map[string]listing, wanted func(Summary) bool) []Summary {
	list := []Summary{}
	for _, entry := range seen {
		if wanted(entry.Summary) {
			list = append(list, entry.Summary)
		}
	}
	for _, s := range l.unsaved() {
		if wanted(s) {
			list = append(list, s)
		}
	}
	for id, data := range l.removed {
		s := summarize(id, data)
		if s.Deleted = max(1, s.Touched); wanted(s) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b Summary) int {
		return cmp.Or(cmp.Compare(b.Touched, a.Touched), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// look returns the summary of a file, and whether the file had to be read. That a match is
// deleted only its journal can say.
func (l *Library) look(id string) (entry listing, fresh bool) {
	name := id + suffix
	sizer, ok := l.store.(journal.Sizer)
	if ok {
		if size, err := sizer.Size(name); err == nil {
			if entry, ok := l.known[id]; ok && entry.Size == size && entry.Summary.ID == id && entry.Summary.Deleted == 0 {
				return entry, false
			}
		}
	}
	data, err := l.store.Read(name)
	if err != nil {
		return listing{Size: -1, Summary: Summary{ID: id, Name: id, Damage: err.Error()}}, true
	}
	entry = listing{int64(len(data)), summarize(id, data)}
	return entry, !reflect.DeepEqual(entry, l.known[id])
}

// summarize reads a match without its rulebook.
func summarize(id string, data []byte) Summary {
	records, damage := journal.Parse(data)
	s := Summary{ID: id, Name: id, Damage: damageText(damage)}
	h, err := readHeading(records)
	if err != nil {
		s.Damage = "This match can't be read: " + err.Error() + "."
		return s
	}
	s.fill(h)
	return s
}

func (s *Summary) fill(h *heading) {
	s.Name, s.Game = firstOf(h.name, s.ID), h.header("Game")
	for _, seat := range h.headers.Values("Seat") {
		s.Seats = append(s.Seats, seat.Text)
	}
	s.Moves, s.Started, s.Touched = h.standing, h.started, h.touched
	s.Over, s.Archived, s.Deleted = h.over, h.archived, h.deleted
}

// unsaved lists the open matches that never came to the disk.
func (l *Library) unsaved() []Summary {
	var list []Summary
	for m := range l.open {
		m.mu.Lock()
		if m.journal == nil {
			s := Summary{ID: m.ID(), Damage: fmt.Sprintf("Not on the disk: %v.", m.unsaved)}
			s.fill(m.history.heading)
			list = append(list, s)
		}
		m.mu.Unlock()
	}
	return list
}

// readListings returns what was kept; nothing if it can't be read.
func (l *Library) readListings() map[string]listing {
	known := map[string]listing{}
	data, err := l.store.Read(listFile)
	if err != nil || json.Unmarshal(data, &known) != nil {
		return map[string]listing{}
	}
	return known
}

// saveListings saves time at the next start. A disk that refuses costs only that.
func (l *Library) saveListings() {
	if _, sizes := l.store.(journal.Sizer); !sizes {
		return
	}
	if data, err := json.Marshal(l.known); err == nil {
		_ = l.store.Write(listFile, data)
	}
}

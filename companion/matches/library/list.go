package library

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// listing is what the library remembers of a file, so that a list needs not
// read all of them. It counts as long as the file has that size: a journal only
// grows.
type listing struct {
	Size  int64
	Entry Entry `json:"Summary"`
}

// listFile keeps the listings. It can be lost or wrong: it is made again.
const listFile = "matches.list"

// List returns all matches that are not deleted, the latest touched first.
func (l *Library) List() ([]Entry, error) {
	return l.list(func(s Entry) bool { return s.Deleted == 0 })
}

// Deleted lists what Undelete can give back, the latest touched first.
func (l *Library) Deleted() ([]Entry, error) {
	return l.list(func(s Entry) bool { return s.Deleted != 0 })
}

func (l *Library) list(wanted func(Entry) bool) ([]Entry, error) {
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

func (l *Library) chosen(seen map[string]listing, wanted func(Entry) bool) []Entry {
	list := []Entry{}
	for _, entry := range seen {
		if wanted(entry.Entry) {
			list = append(list, entry.Entry)
		}
	}
	for _, s := range l.unsaved() {
		if wanted(s) {
			list = append(list, s)
		}
	}
	for id, data := range l.removed {
		s := l.summarize(id, data)
		if s.Deleted = max(1, s.Touched); wanted(s) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(b.Touched, a.Touched), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// look returns the summary of a file, and whether the file had to be read. That a match is
// deleted, and what of it can be read, only its journal can say.
func (l *Library) look(id string) (entry listing, fresh bool) {
	name := id + suffix
	sizer, ok := l.store.(journal.Sizer)
	if ok {
		if size, err := sizer.Size(name); err == nil {
			if entry, ok := l.known[id]; ok && entry.Size == size && entry.Entry.ID == id && entry.Entry.Deleted == 0 && entry.Entry.Damage == "" {
				return entry, false
			}
		}
	}
	data, err := l.store.Read(name)
	if err != nil {
		return listing{Size: -1, Entry: Entry{ID: id, Summary: matches.Summary{Name: id}, Damage: err.Error(), Unread: true}}, true
	}
	entry = listing{int64(len(data)), l.summarize(id, data)}
	return entry, !reflect.DeepEqual(entry, l.known[id])
}

// summarize reads a match without its rulebook, but for one that is damaged: that tells how much of it can be followed.
func (l *Library) summarize(id string, data []byte) Entry {
	records, damage := journal.Parse(data)
	e := Entry{ID: id, Damage: damageText(damage)}
	var err error
	if e.Summary, err = matches.Summarize(records); err == nil && damage != nil && !damage.Torn {
		if records, err = l.device.Mend(records, damage); err == nil {
			e.Summary, err = matches.Summarize(records)
		}
	}
	if _, known := l.device.Find(e.Game); err == nil && !known {
		err = fmt.Errorf("this program does not know the game %q", e.Game)
	}
	if e.Unread = err != nil; e.Unread {
		e.Damage = "This match can't be read: " + strings.TrimPrefix(err.Error(), "this match can't be read: ") + "."
	}
	e.Name = cmp.Or(e.Name, id)
	return e
}

// unsaved lists the open matches that never came to the disk.
func (l *Library) unsaved() []Entry {
	var list []Entry
	for f, m := range l.open {
		if !f.kept() {
			list = append(list, Entry{ID: f.ID(), Summary: m.Summary(), Damage: fmt.Sprintf("Not on the disk: %v.", m.Kept().Unsaved())})
		}
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

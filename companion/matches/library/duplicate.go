package library

import (
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// Duplicate makes a second match with the whole history of the first and gives its
// ID. What was drawn, and the dice that lie on the table, stay as they are in both.
// From here on both draw from new seeds: whoever plays on in the one learns
// nothing of the other, and the seed of one can be revealed while the other goes
// on. The timer stays with the first. What the rules of now judge otherwise than
// those of then is copied as it stands now.
func (l *Library) Duplicate(id, name string) (string, error) {
	named, err := matches.Named(name)
	if err != nil {
		return "", err
	}
	m, report, err := l.whole(id)
	if err != nil {
		return "", err
	}
	if m.Outdated() != "" || len(report.Damage) > 0 {
		copied, err := m.Recast(named.Text)
		if err != nil {
			return "", err
		}
		err = l.keep(copied)
		copied.Close()
		return copied.ID(), err
	}
	// Read before the first match has its new seed: that is none of the copy's.
	data, err := l.store.Read(id + suffix)
	if err != nil {
		return "", err
	}
	apart, err := m.Apart()
	if err == nil && len(apart) > 0 {
		err = l.amend(id, apart...)
	}
	if err != nil {
		return "", err
	}
	old, _ := journal.Parse(data)
	records, err := m.Copy(old, named)
	if err != nil {
		return "", err
	}
	fresh, err := l.freshID()
	if err == nil {
		_, err = journal.Create(l.store, fresh+suffix, records...)
	}
	return fresh, err
}

// whole reads a match as it is on the disk, or in memory where it is not there.
func (l *Library) whole(id string) (*matches.Match, Report, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.opened(id); m != nil && m.Kept().Unsaved() != nil {
		return nil, Report{}, m.Kept().Unsaved()
	}
	return l.openToRead(id, "", true)
}

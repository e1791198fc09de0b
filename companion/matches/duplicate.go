package matches

import (
	"slices"
	"strings"

	"tablekeeper/companion/journal"
)

// Duplicate makes a second match with the whole history of the first and gives its
// ID. What was drawn, and the dice that lie on the table, stay as they are in both.
// From here on both draw from new seeds: whoever plays on in the one learns
// nothing of the other, and the seed of one can be revealed while the other goes
// on. The timer stays with the first. What the rules of now judge otherwise than
// those of then is copied as it stands now.
func (l *Library) Duplicate(id, name string) (string, error) {
	name, err := properName(name)
	if err != nil {
		return "", err
	}
	m, report, err := l.whole(id)
	if err != nil {
		return "", err
	}
	if changedRules(m.history) != "" || len(report.Damage) > 0 {
		copied, _, err := l.bring(m.history.export(false), name, nil, m.history)
		if copied != nil {
			copied.Close()
			return copied.ID(), err
		}
		return "", err
	}
	// Read before the first match has its new seed: that is none of the copy's.
	data, err := l.store.Read(id + suffix)
	if err != nil {
		return "", err
	}
	if n := len(m.history.seeds); n > 0 && !m.history.over && !m.history.unused(m.history.seeds[n-1]) {
		r, err := l.copySeal(m.history)
		if err == nil {
			err = l.amend(id, r)
		}
		if err != nil {
			return "", err
		}
	}
	return l.copy(m, data, name)
}

// whole reads a match as it is on the disk, or in memory where it is not there.
func (l *Library) whole(id string) (*Match, Report, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if m := l.opened(id); m != nil && m.Unsaved() != nil {
		return nil, Report{}, m.Unsaved()
	}
	return l.openToRead(id, "", true)
}

// keptChance are the records of a copy that is made by way of an export: it says neither
// the seeds of a match that goes on nor who draws.
func (l *Library) keptChance(s *history) ([]journal.Record, error) {
	used := slices.DeleteFunc(slices.Clone(s.seeds), s.unused)
	timers := slices.DeleteFunc(slices.Clone(s.timers), func(p promise) bool { return p.from > s.timed })
	records := append(promiseRecords(used, kindSeed, kindPromise), promiseRecords(timers, kindTimerSeed, kindTimerVow)...)
	records = append(records, record(kindDraws, flag(s.draws)), record(kindPrivate, flag(s.private)))
	if len(s.seeds) > 0 {
		r, err := l.copySeal(s)
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	if len(s.timers) > 0 {
		r, err := l.freshSeed(kindTimerSeed, s.timed+1)
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	return records, nil
}

// copy writes the records of a match anew, under another name.
func (l *Library) copy(m *Match, data []byte, name string) (string, error) {
	old, _ := journal.Parse(data)
	var records []journal.Record
	dropped := false // the latest seal
	for _, r := range old {
		switch r.Kind {
		case kindName:
			r.Text = name
		case kindSeed, kindPromise, kindSeedAgain:
			list, err := addPromise(nil, r)
			if dropped = err == nil && m.history.unused(list[0]); dropped {
				continue // the first match goes on with it
			}
		case kindMix:
			if dropped {
				continue
			}
		case kindTimer, kindTimerSeed, kindTimerVow, kindDeleted, kindArchived, kindFist:
			continue
		case kindTimed:
			r.Text = withoutEvent(r.Text)
		}
		records = append(records, r)
	}
	if len(m.history.seeds) > 0 {
		r, err := l.copySeal(m.history)
		if err != nil {
			return "", err
		}
		records = append(records, r)
	}
	id, err := l.freshID()
	if err == nil {
		_, err = journal.Create(l.store, id+suffix, records...)
	}
	return id, err
}

// withoutEvent takes the number of the event out of a record of the timer: the
// copy has no timer that it would belong to.
func withoutEvent(text string) string {
	since, rest, err := unstamp(text)
	if err != nil {
		return text
	}
	_, move, _ := strings.Cut(rest, " ")
	return stamp(since, "0 "+move)
}

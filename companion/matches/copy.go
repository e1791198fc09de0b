package matches

import (
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Copy gives the records of a second match with the whole history of this one, whose records
// are given, under another name. What was drawn, and the dice that lie on the table, stay as
// they are in both. From here on both draw from new seeds: whoever plays on in the one learns
// nothing of the other, and the seed of one can be revealed while the other goes on. The
// timer stays with the first.
func (m *Match) Copy(records []journal.Record, name journal.Record) ([]journal.Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []journal.Record
	dropped := false // the latest seal
	for _, r := range records {
		switch r.Kind {
		case kindName:
			r = name
		case kindSeed, kindPromise, kindSeedAgain:
			list, err := addPromise(nil, r)
			if dropped = err == nil && m.history.chance.unused(list[0]); dropped {
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
		list = append(list, r)
	}
	if len(m.history.seeds) == 0 {
		return list, nil
	}
	r, err := m.device.copySeal(m.history)
	return append(list, r), err
}

// Apart are the records with which this match goes on when a copy was made of it: a seal of
// its own, where one is in use.
func (m *Match) Apart() ([]journal.Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	if n := len(s.seeds); n == 0 || s.over || s.chance.unused(s.seeds[n-1]) {
		return nil, nil
	}
	r, err := m.device.copySeal(s)
	return []journal.Record{r}, err
}

// Recast is a copy by way of an export, in memory: what today's rules judge differently from
// those it was played under is copied as it stands now.
func (m *Match) Recast(name string) (*Match, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	copied, _, err := m.device.bring(m.history.export(false), name, nil, m.history)
	return copied, err
}

// Outdated reports why the match can't go on under today's rules, or "".
func (m *Match) Outdated() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	now := s.table.Game().Version
	for _, d := range s.differs {
		if d.Then == string(rules.Legal) || d.Then == string(rules.Agreed) {
			return fmt.Sprintf("The rules have changed (version %s, now %s): some moves of this match are judged otherwise now. "+
				"It can only be read here; a duplicate goes on with the rules of now.", s.rulesVersion, now)
		}
	}
	return ""
}

// keptChance are the records of a copy that is made by way of an export: it says neither
// the seeds of a match that goes on nor who draws.
func (d Device) keptChance(s *history) ([]journal.Record, error) {
	used := slices.DeleteFunc(slices.Clone(s.seeds), s.chance.unused)
	timers := slices.DeleteFunc(slices.Clone(s.timers), func(p fairness.Promise) bool { return p.From > s.chance.timed })
	records := promiseRecords(used, timers)
	records = append(records, record(kindDraws, flag(s.draws)), record(kindPrivate, flag(s.private)))
	if len(s.seeds) > 0 {
		r, err := d.copySeal(s)
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	if len(s.timers) > 0 {
		r, err := d.freshSeed(kindTimerSeed, s.chance.timed+1)
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	return records, nil
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

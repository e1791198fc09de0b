package matches

import (
	"slices"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
)

// saveEvent saves the record of an event and applies it. It is on the disk, or
// reported as a fault, before anybody sees it.
func (m *Match) saveEvent(kind byte, text string) error {
	r, _ := m.stamped(kind, text)
	return m.saveApplied(r, func() error { return m.history.apply(r) })
}

// saveMove saves a move that was judged and makes it: what was read or tapped is
// neither read nor judged again. Numbers stand before the move in its record.
func (m *Match) saveMove(kind byte, numbers string, i item, a rules.Act) error {
	r, since := m.stamped(kind, numbers+m.moveWords(a))
	return m.saveApplied(r, func() error { m.history.applyJudged(since, i, a); return nil })
}

// stamped is the record of an event that happens now, so many ms since the last one.
func (m *Match) stamped(kind byte, text string) (r journal.Record, since int64) {
	since = max(m.device.Now(), 0) - m.history.touched
	return record(kind, stamp(since, text)), since
}

// saveApplied saves a record after it was applied, and with the same write whether the
// game is over now.
func (m *Match) saveApplied(r journal.Record, apply func() error) error {
	records, err := m.follow(r, apply)
	if err != nil {
		return err
	}
	return m.put(records...)
}

// follow applies a record to the history. It returns what is to be written: the record,
// and whether the game is over now where that changed.
func (m *Match) follow(r journal.Record, apply func() error) ([]journal.Record, error) {
	if err := m.history.append(r); err != nil {
		return nil, err
	}
	if err := apply(); err != nil {
		return nil, err
	}
	records := []journal.Record{r}
	if over := m.history.table.Over(); over != m.history.over {
		records = append(records, record(kindOver, flag(over)))
		if err := m.history.append(records[1]); err != nil {
			return nil, err
		}
	}
	return records, nil
}

// save puts a record into the journal and into the heading.
func (m *Match) save(r journal.Record) error {
	if err := m.history.append(r); err != nil {
		return err
	}
	return m.put(r)
}

// put writes records into the journal. A disk that refuses is reported once, until it
// takes records again.
func (m *Match) put(records ...journal.Record) error {
	m.pending = append(m.pending, records...)
	err := m.flush()
	if m.news != nil {
		err, m.news = m.news, nil
		return err
	}
	if err == nil || m.warned {
		return nil
	}
	m.warned = true
	return &DiskFault{err}
}

// saveQuietly saves a record and leaves a fault of the disk for the next one to
// report.
func (m *Match) saveQuietly(r journal.Record) error {
	err := m.save(r)
	switch {
	case isDiskFault(err):
		m.warned = false
		return nil
	case isAnew(err):
		m.news = err
		return nil
	}
	return err
}

// flush writes what is not on the disk yet.
func (m *Match) flush() error {
	m.unsaved = m.write()
	if m.unsaved == nil {
		m.warned = false
	}
	return m.unsaved
}

// Anew is how often the file had to be written anew, because something else had changed it.
func (m *Match) Anew() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.anew
}

// Keep tries again to write what the disk has refused, and returns what Unsaved does.
func (m *Match) Keep() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.unsaved == nil || m.readOnly != "" {
		return m.unsaved
	}
	return m.flush()
}

func (m *Match) write() error {
	if m.file == nil || len(m.pending) == 0 {
		return nil
	}
	err := m.append(m.pending...)
	if err == nil {
		m.pending = nil
	}
	return err
}

// append puts records into the file. One that had to be written anew beside another is a
// match of its own there, under another name.
func (m *Match) append(records ...journal.Record) error {
	fate, err := m.file.Append(records...)
	if err != nil || fate == AsItWas {
		return err
	}
	m.anew++
	if fate == Anew {
		m.news = &SavedAnew{Name: m.history.name, Gone: true}
		return nil
	}
	name := record(kindName, anewName(m.history.name))
	m.news = &SavedAnew{Name: name.Text}
	if _, err := m.file.Append(name); err != nil {
		return nil // then it keeps its name
	}
	return m.history.read(name)
}

// anewName is the name of a match that was saved again.
func anewName(name string) string {
	const again = " (saved again)"
	if runes := []rune(name); len(runes)+len(again) > longestTitle {
		name = string(runes[:longestTitle-len(again)])
	}
	return name + again
}

// Append saves a record of the timer in the journal of the match: it is the
// tide.Keeper of the timer. The timer itself tries again what the disk refuses.
func (m *Match) Append(kind byte, text string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	if kind != kindTimer {
		return ErrNoRecord
	}
	if err := m.flush(); err != nil {
		return err
	}
	r := record(kind, text)
	if err := m.append(r); err != nil {
		return err
	}
	return m.history.read(r)
}

// TimerRecords are the texts that the timer kept, for tide.Resume.
func (m *Match) TimerRecords() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.history.timer)
}

// Header is the value of the first header with a key, or "".
func (m *Match) Header(key string) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.header(key)
}

// SetHeader sets a free header, such as the timer's settings.
func (m *Match) SetHeader(key, value string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	if !isFree(key) {
		return ErrNoRecord
	}
	return m.save(record(kindHeader, key+" "+rules.OneLine(value)))
}

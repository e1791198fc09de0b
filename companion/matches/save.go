package matches

import (
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/rules"
)

// saveEvent applies an event and saves its record. It is on the disk, or
// reported as a fault, before anybody sees it.
func (m *Match) saveEvent(kind byte, text string) error {
	r, _ := m.stamped(kind, text)
	return m.saveApplied(r, func() error { return m.history.apply(r) })
}

// saveMove makes a move that was judged and saves it: what was read or tapped is
// neither read nor judged again. Numbers stand before the move in its record.
func (m *Match) saveMove(kind byte, numbers string, i item, a rules.Act) error {
	r, since := m.stamped(kind, numbers+m.history.words(a))
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
	records, err := m.history.take(r, apply)
	if err != nil {
		return err
	}
	return m.kept.put(records...)
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
	if err := m.kept.writable(); err != nil {
		return err
	}
	if !isFree(key) {
		return ErrNoRecord
	}
	return m.kept.save(record(kindHeader, key+" "+rules.OneLine(value)))
}

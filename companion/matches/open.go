package matches

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
)

// Open opens a match, for writing if nobody else has it open. It is read up to
// the last good record; the report says what is wrong. The error says why there
// is no match to show.
func (l *Library) Open(id string) (*Match, Report, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	unlock, err := l.lock(id)
	switch {
	case errors.Is(err, ErrInUse):
		return l.openToRead(id, "The match is open in another window. Here it can only be read.", true)
	case err != nil:
		return l.openToRead(id, fmt.Sprintf("The file %s can't be locked, so another window may have the match open (%v). Here it can only be read.",
			id+suffix+journal.LockSuffix, errors.Unwrap(err)), true)
	}
	kept, records, damage, err := journal.Open(l.store, id+suffix, l.mend)
	if err != nil {
		unlock()
		if records != nil {
			return l.openToRead(id, fmt.Sprintf("The damaged file can't be mended: %v. Here it can only be read.", err), false)
		}
		return nil, Report{}, notThere(id, err)
	}
	m, report, err := l.replay(id, records)
	if err != nil {
		unlock()
		return nil, report, err
	}
	if damage != nil {
		report.Damage = append([]string{damageText(damage)}, report.Damage...)
	}
	if m.readOnly = changedRules(m.history); m.readOnly != "" || len(report.Damage) > 0 && damage == nil {
		m.readOnly = firstOf(m.readOnly, "The file holds what this program can't follow. Here it can only be read.")
		report.ReadOnly = m.readOnly
		unlock()
		return m, report, nil
	}
	m.journal, m.unlock = kept, unlock
	l.open[m] = true
	m.mendOver()
	return m, report, nil
}

// openToRead reads a match and touches nothing. A torn last line is only what
// the other window is writing.
func (l *Library) openToRead(id, why string, elsewhere bool) (*Match, Report, error) {
	data, err := l.store.Read(id + suffix)
	if err != nil {
		return nil, Report{}, notThere(id, err)
	}
	records, damage := journal.Parse(data)
	if damage != nil && !damage.Torn {
		if records, err = l.mend(records, damage); err != nil {
			return nil, Report{}, err
		}
	}
	m, report, err := l.replay(id, records)
	if err != nil {
		return nil, report, err
	}
	if damage != nil && !(damage.Torn && elsewhere) {
		report.Damage = append([]string{damageText(damage)}, report.Damage...)
	}
	m.readOnly, report.ReadOnly = why, why
	return m, report, nil
}

// replay makes a match of its records.
func (l *Library) replay(id string, records []journal.Record) (*Match, Report, error) {
	makeValid(records)
	h, err := readHeading(records)
	if err != nil {
		return nil, Report{}, fmt.Errorf("this match can't be read: %w", err)
	}
	table, err := l.table(&h.headers)
	if err != nil {
		return nil, Report{}, fmt.Errorf("this match can't be set up: %w", err)
	}
	m := newMatch(id, l)
	report := Report{Away: max(0, l.now()-h.touched)}
	// The times and switches are read again, each at its place in the history.
	again := &heading{}
	m.history = newHistory(again, table)
	m.history.expect(records)
	for i, r := range records {
		err := again.read(r)
		again.count(r.Kind)
		switch {
		case err == nil && isEvent(r.Kind):
			err = m.history.apply(r)
		case err == nil && r.Kind == kindFist:
			err = m.history.applyClosedBid(r.Text)
		}
		if err != nil {
			report.Damage = append(report.Damage, fmt.Sprintf("Record %d of the file can't be followed: %v. It was left out.", i+1, err))
		}
	}
	m.history.deal()
	report.Differs = m.history.differs
	return m, report, nil
}

// makeValid puts a sign in the place of bytes that are no text: no program of ours wrote
// them, and an export could not be read back.
func makeValid(records []journal.Record) {
	for i, r := range records {
		if !utf8.ValidString(r.Text) {
			records[i].Text = strings.ToValidUTF8(r.Text, "\ufffd")
		}
	}
}

// table sets up the table that headers describe.
func (l *Library) table(t *rules.Transcript) (rules.Table, error) {
	key := t.Headers[0].Text
	game, ok := l.find(key)
	if !ok {
		return nil, fmt.Errorf("this program does not know the game %q", key)
	}
	return game.Open(t, nil)
}

// mendOver keeps that the game is over, where the process was killed before.
func (m *Match) mendOver() {
	if over := m.history.table.Over(); over != m.history.over {
		_ = m.saveQuietly(record(kindOver, flag(over)))
	}
}

// changedRules reports why a match can't go on under these rules, or "".
func changedRules(s *history) string {
	now := s.table.Game().Version
	for _, d := range s.differs {
		if d.Then == string(rules.Legal) || d.Then == string(rules.Agreed) {
			return fmt.Sprintf("The rules have changed (version %s, now %s): some moves of this match are judged otherwise now. "+
				"It can only be read here; a duplicate goes on with the rules of now.", s.rulesVersion, now)
		}
	}
	return ""
}

func firstOf(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

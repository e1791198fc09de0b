package library

import (
	"cmp"
	"errors"
	"fmt"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// Open opens a match, for writing if nobody else has it open. It is read up to
// the last good record; the report says what is wrong. The error says why there
// isn't a match to show.
func (l *Library) Open(id string) (*matches.Match, Report, error) {
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
	kept, records, damage, err := journal.Open(l.store, id+suffix, l.device.Mend)
	if err != nil {
		unlock()
		if records != nil {
			return l.openToRead(id, fmt.Sprintf("The damaged file can't be mended: %v. Here it can only be read.", err), false)
		}
		return nil, Report{}, notThere(id, err)
	}
	m, read, err := l.device.Read(records)
	if err != nil {
		unlock()
		return nil, Report{}, err
	}
	report := Report{Report: read}
	if damage != nil {
		report.Damage = append([]string{damageText(damage)}, report.Damage...)
	}
	f := &file{library: l, id: id, unlock: unlock, journal: kept}
	if report.ReadOnly = m.Outdated(); report.ReadOnly != "" || len(report.Damage) > 0 && damage == nil {
		report.ReadOnly = cmp.Or(report.ReadOnly, "The file holds what this program can't follow. Here it can only be read.")
		m.Kept().OnlyRead(f, report.ReadOnly)
		unlock()
		return m, report, nil
	}
	l.open[f] = m
	m.Kept().GoOnIn(f)
	return m, report, nil
}

// openToRead reads a match and touches nothing. A torn last line is only what
// the other window is writing.
func (l *Library) openToRead(id, why string, elsewhere bool) (*matches.Match, Report, error) {
	data, err := l.store.Read(id + suffix)
	if err != nil {
		return nil, Report{}, notThere(id, err)
	}
	records, damage := journal.Parse(data)
	if damage != nil && !damage.Torn {
		if records, err = l.device.Mend(records, damage); err != nil {
			return nil, Report{}, err
		}
	}
	m, read, err := l.device.Read(records)
	if err != nil {
		return nil, Report{}, err
	}
	report := Report{Report: read, ReadOnly: why}
	if damage != nil && !(damage.Torn && elsewhere) {
		report.Damage = append([]string{damageText(damage)}, report.Damage...)
	}
	m.Kept().OnlyRead(&file{library: l, id: id}, why)
	return m, report, nil
}

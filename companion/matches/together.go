package matches

import (
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// PlayTogether plays moves that become known together, such as bids that were made
// unseen: all of them with one write, or none. The errors are those of Play.
func (m *Match) PlayTogether(acts []rules.Act) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.allPlayable(acts); err != nil {
		return err
	}
	var records []journal.Record
	for _, a := range acts {
		r, since := m.stamped(kindEntered, m.history.words(a))
		more, err := m.history.take(r, func() error { m.history.applyJudged(since, item{}, a); return nil })
		if err != nil {
			return err
		}
		records = append(records, more...)
	}
	return m.kept.put(records...)
}

// allPlayable refuses moves that can't be played one after another now.
func (m *Match) allPlayable(acts []rules.Act) error {
	if err := m.kept.writable(); err != nil {
		return err
	}
	if err := m.history.room(len(acts)); err != nil {
		return err
	}
	trial, held := m.history.table.Fork(), fairness.OpenTable{}
	if m.history.hands.open.Table != nil {
		held.Table = m.history.hands.open.Fork()
	}
	for _, a := range acts {
		if trial.Judge(a) != "" {
			return &Refused{Act: a, Ruling: trial.Explain(a)}
		}
		if err := forbidden(&held, a); err != nil {
			return err
		}
		trial.Play(a)
		if held.Table != nil {
			held.Play(a)
		}
	}
	return nil
}

package matches

import (
	"strconv"

	"tablekeeper/companion/rules"
)

// Play judges a move, makes it and keeps it on the disk. The error is *Refused
// for a move that is not allowed, *DiskFault for one that was made but not kept.
// Drawn is only for what Draw would give. With Timed an event of the timer is
// taken for the next one that its generator gave; see PlayTimer.
func (m *Match) Play(a rules.Act, by Origin) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.playable(a); err != nil {
		return err
	}
	switch by {
	case Drawn:
		d, err := m.history.chance.next(a.Seat, a.Verb)
		if err != nil {
			return err
		}
		if d.act != a {
			return ErrNotDrawn
		}
		return m.saveDraw(d)
	case Timed:
		n := 0
		if m.history.table.Reveals(a) && len(m.history.timers) > 0 {
			n = m.history.chance.timed + 1
		}
		return m.saveTimed(a, n)
	}
	return m.saveMove(kindEntered, "", item{}, a)
}

// PlayTimer makes a move of the timer that follows the match. N is the number of
// the event among all that its generator gave, those that lapsed too, from 1;
// 0 for what isn't an event.
func (m *Match) PlayTimer(a rules.Act, n int) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.playable(a); err != nil {
		return err
	}
	if n > 0 && len(m.history.timers) > 0 {
		n += m.history.timers[len(m.history.timers)-1].From - 1
	}
	return m.saveTimed(a, n)
}

func (m *Match) saveTimed(a rules.Act, n int) error {
	return m.saveMove(kindTimed, strconv.Itoa(n)+" ", item{by: Timed, draw: int32(n)}, a)
}

// playable refuses what can't be played now.
func (m *Match) playable(a rules.Act) error {
	if err := m.kept.writable(); err != nil {
		return err
	}
	if m.history.table.Judge(a) != "" {
		return &Refused{Act: a, Ruling: m.history.table.Explain(a)}
	}
	if err := forbidden(&m.history.hands.open, a); err != nil {
		return err
	}
	return m.history.room(1)
}

package library

import (
	"fmt"
	"slices"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// Here is the error of a file whose match is on the device already, as it is in the file
// or further on.
type Here struct{ ID, Name string }

func (h *Here) Error() string { return fmt.Sprintf("the match is here already, as %q", h.Name) }

// Receive imports a file unless its match is here. The very same transcript, or one of a
// sealed match that is further on here, is *Here. A sealed match that is further on in the
// file takes the place of the one here, where that knows nothing which the file doesn't:
// then the report says Longer. All others are new, as with Import.
func (l *Library) Receive(data []byte, name string, progress func(done, total int) bool) (*matches.Match, Report, error) {
	came, doubts, err := l.device.Import(data, name, progress)
	if err != nil {
		return nil, Report{}, err
	}
	report := Report{Report: matches.Report{Damage: doubts}}
	old, same := l.alike(came)
	if same {
		return nil, report, &Here{old.ID(), old.Name()}
	}
	if old == nil || l.giveWay(old, came) != nil {
		return came, report, l.keep(came)
	}
	m, opened, err := l.Open(old.ID())
	opened.Damage = append(doubts, opened.Damage...)
	opened.Longer = true
	return m, opened, err
}

// alike finds the match of a file among those here: the same, or one that the file goes on
// with.
func (l *Library) alike(came *matches.Match) (old *matches.Match, same bool) {
	list, err := l.List()
	if err != nil {
		return nil, false // then nothing is here that could be compared
	}
	is := came.Summary()
	for _, s := range list {
		if s.Game != is.Game || !slices.Equal(s.Seats, is.Seats) {
			continue
		}
		m, report, err := l.whole(s.ID)
		if err != nil || len(report.Damage) > 0 {
			continue
		}
		switch further, same := matches.Compare(m, came); {
		case same:
			return m, true
		case further:
			old = m
		}
	}
	return old, false
}

// giveWay writes a longer match in the place of one that nobody has open. It keeps its name.
func (l *Library) giveWay(old, came *matches.Match) error {
	aside := journal.Memory()
	name := old.ID() + suffix
	if _, err := journal.Create(aside, name, came.Kept().Waiting()...); err != nil {
		return err
	}
	data, err := aside.Read(name)
	if err != nil {
		return err
	}
	l.mu.Lock()
	unlock, err := l.lock(old.ID())
	if err == nil {
		err = l.store.Write(name, data)
		unlock()
	}
	l.mu.Unlock()
	if err != nil {
		return err
	}
	return l.Rename(old.ID(), old.Name())
}

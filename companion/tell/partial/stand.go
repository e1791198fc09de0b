package partial

import "tablekeeper/companion/rules"

// boardTrial is the trial of an inquiry. It knows on which board it stands, and reads anew only what was changed there since.
type boardTrial struct {
	rules.Trial
	on *board // nil: on none
}

// mostReread is the most fields that are read one by one.
const mostReread = 4

// moveTo takes the position of a board. Where it can't be read the stand stays where it was.
func (s *boardTrial) moveTo(b *board) error {
	if s.on == b && len(b.changed) <= mostReread {
		if can, err := s.Trial.Reread(b.tree, b.changed); can {
			if err == nil {
				b.changed = b.changed[:0]
			}
			return err
		}
	}
	err := s.Trial.Set(b.tree)
	if err == nil {
		s.on, b.changed = b, b.changed[:0]
	}
	return err
}

// Set takes a position that is on no board.
func (s *boardTrial) Set(tree rules.Object) error {
	s.on = nil
	return s.Trial.Set(tree)
}

// Settle leaves the board: the position is no longer the one on it.
func (s *boardTrial) Settle() {
	s.on = nil
	s.Trial.Settle()
}

package matches

import "tablekeeper/companion/matches/fairness"

// deal gives everybody their hand, before the first event of a match is followed. Where
// the seed isn't known here, nobody's hand is.
func (s *history) deal() {
	if s.begun {
		return
	}
	s.begun = true
	if !fairness.Deals(s.table.Game(), &s.headers) {
		return
	}
	if p, ok := s.seeds.Start(); ok && p.Known {
		s.hands.open = fairness.Dealt(s.table, p.Root())
		return
	}
	s.hands.unknownFaces++
}

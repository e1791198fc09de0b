package partial

// starts counts the ways to begin: as the donor is, or for an illegal move with each
// check broken first.
func (s *search) starts() int {
	switch s.goal {
	case goalLegal:
		return 2
	case goalIllegal:
		return 1 + len(s.rules)
	}
	return 1
}

// adjust changes the unknown leaves that checks read so that they answer as is looked for.
func (s *search) adjust(start int) {
	for k := range s.rules {
		if s.goal == goalLegal || s.goal == goalIllegal && start == k+1 {
			s.flip(k, s.goal == goalIllegal)
		}
	}
}

// flip changes one leaf after the other until a check answers as it shall.
func (s *search) flip(k int, broken bool) {
	r := s.checks[k]
	done := func() bool {
		s.left--
		if s.q.trial.moveTo(s.b) != nil {
			return false
		}
		yes, sure := s.q.trial.Breaks(s.verb, k, s.act)
		return sure && yes == broken
	}
	if done() {
		return
	}
	for _, l := range s.unknownOf(r) {
		if l.kind == keys {
			continue
		}
		restore, now, trend := s.b.kept(l), s.b.get(l), r.trend(l, s.n)
		s.blame = []*reads{r}
		for _, v := range s.flips(l, now, trend, broken) {
			if s.b.set(l, v); done() {
				return
			}
		}
		if trend == '!' {
			restore()
		}
	}
}

// flips are values that may make a check answer otherwise, near ones first; a number
// that moves the answer one way ends at its border.
func (s *search) flips(l *leaf, was any, trend byte, broken bool) []any {
	n, isNumber := was.(int)
	if l.kind != number || trend == '!' || !isNumber {
		return s.worthTrying(l, was, 1)
	}
	var list []any
	up := (trend == '+') == broken
	for _, by := range []int{1, 2, 3, 5, 8, 13, 21, 55} {
		if up && n+by < l.high {
			list = append(list, n+by)
		} else if !up && n-by > l.low {
			list = append(list, n-by)
		}
	}
	if up {
		return append(list, l.high)
	}
	return append(list, l.low)
}

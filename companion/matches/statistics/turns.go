package statistics

import (
	"cmp"
	"slices"

	"tablekeeper/companion/matches"
)

// TurnKind is how an entry turned a match.
type TurnKind uint8

// The kinds of turning points.
const (
	Lead    TurnKind = iota // somebody went ahead of all others
	Haul                    // somebody gained most in one go
	Blow                    // somebody lost most at once, by another's act or by chance
	Close                   // the end, with somebody ahead by little
	Lucky                   // the best that chance gave, by the odds
	Unlucky                 // the worst
)

// Turn is an entry that turned a match.
type Turn struct {
	Kind  TurnKind
	Point int // its place on the curve, from 1
	Seat  int // whom it turned the match for
	Line  matches.LogLine
	// Other is of a Lead who was ahead before, of Close who is next; 0: nobody alone.
	Other int
	// By is how much a Haul gained and a Blow cost, and how far a Lead and a Close end are from the next, as far as that can be told
	// (rules.Game.Full).
	By    int
	Moves int  // for how many moves a Lead lasted
	Lasts bool // it lasted to the end
	Most  bool // a Haul or a Blow: the largest of the match
	// Chance is that of a throw or draw at least as good (Lucky) or as bad (Unlucky); 0 of the others.
	Chance float64
	sequel int // what became of a throw soon after, for those that are as rare
}

// turningPoints is how many a story has at most, apart the least share of the match between two of them, and narrow the greatest share of
// all that was gained by which an end is close.
const (
	turningPoints = 3
	apart         = 1.0 / 20
	narrow        = 1.0 / 10
)

// choose finds the turning points: who went ahead for good and who had led longest before, a close end, the most that was gained and
// lost at once, and others of these. Throws are told only where nothing of it happened.
func (s *teller) choose() {
	leads := s.reigns()
	var list []Turn
	if last := len(leads) - 1; last >= 0 && leads[last].Lasts {
		list, leads = append(list, leads[last]), leads[:last]
	}
	slices.SortStableFunc(leads, func(a, b Turn) int { return cmp.Compare(b.Moves, a.Moves) })
	if len(leads) > 0 {
		list, leads = append(list, leads[0]), leads[1:]
	}
	jumps := s.jumps()
	most := min(2, len(jumps))
	list = slices.Concat(list, s.close(), jumps[:most], leads, jumps[most:])
	for _, t := range list {
		near := slices.ContainsFunc(s.Turns, func(other Turn) bool {
			return max(other.Point-t.Point, t.Point-other.Point) <= int(apart*float64(len(s.entries)))
		})
		if len(s.Turns) < turningPoints && !near {
			s.Turns = append(s.Turns, t)
		}
	}
	for _, kind := range []TurnKind{Lucky, Unlucky} {
		t, ok := s.extreme(kind)
		if ok && kind == Unlucky {
			s.Worst = &t
		}
		if ok && len(list) == 0 {
			s.Turns = append(s.Turns, t)
		}
	}
	slices.SortStableFunc(s.Turns, func(a, b Turn) int { return cmp.Compare(a.Point, b.Point) })
}

// reigns are the entries by which somebody went ahead alone who wasn't the last to be so, as they came.
func (s *teller) reigns() []Turn {
	var list []Turn
	ahead := 0
	for point := range s.Curve[0] {
		leads := s.Leads(point)
		if len(leads) != 1 {
			continue
		}
		if leads[0] != ahead && point > 0 && !s.entries[point-1].Agreed {
			seat := leads[0]
			list = append(list, Turn{
				Kind: Lead, Point: point, Seat: seat, Line: *s.entries[point-1].line, Other: ahead, By: s.ahead(seat-1, point),
			})
		}
		if ahead = leads[0]; len(list) > 0 && list[len(list)-1].Seat == ahead {
			last := &list[len(list)-1]
			last.Moves, last.Lasts = last.Moves+1, point == len(s.entries)
		}
	}
	return list
}

// close is the end, where one is ahead of the next by little of what all have gained.
func (s *teller) close() []Turn {
	end := len(s.entries)
	leads := s.Leads(end)
	if len(leads) != 1 {
		return nil
	}
	seat := leads[0]
	is, by, gained := s.Curve[seat-1][end], s.ahead(seat-1, end), 0
	for _, curve := range s.Curve {
		gained = max(gained, is-slices.Min(curve))
	}
	if by == 0 || by > 1 && float64(by) > narrow*float64(gained) {
		return nil
	}
	t := Turn{Kind: Close, Point: end, Seat: seat, Line: *s.entries[end-1].line, By: by}
	for i, curve := range s.Curve {
		if curve[end] == is-s.margin(seat-1, end) {
			t.Other = i + 1
		}
	}
	return []Turn{t}
}

// ahead is by how much a seat, from 0, is ahead of the best of the others at a point, as far as that can be told.
func (s *Story) ahead(seat, point int) int {
	is := s.Curve[seat][point]
	return s.tell(is) - s.tell(is-s.margin(seat, point))
}

// tell is a standing as far as it can be told.
func (s *Story) tell(standing int) int {
	if s.full > 0 {
		return min(standing, s.full)
	}
	return standing
}

// jumps are what somebody gained while one seat acted, and what somebody lost at once and not by choice: the largest of each first. The end
// itself is none: it may count what is only known then.
func (s *teller) jumps() []Turn {
	var hauls, blows []Turn
	for from := 0; from < len(s.entries)-1; {
		to := from + 1
		for to < len(s.entries)-1 && s.entries[to].Act.Seat == s.entries[from].Act.Seat && !s.entries[to].Agreed && !s.entries[from].Agreed {
			to++
		}
		for seat, curve := range s.Curve {
			if rise := s.tell(curve[to]) - s.tell(curve[from]); rise > 0 && !s.entries[from].Agreed {
				at := s.steepest(seat, from, to)
				hauls = append(hauls, Turn{Kind: Haul, Point: at + 1, Seat: seat + 1, By: rise, Line: *s.entries[at].line})
			}
			for i := from; i < to; i++ {
				if fall := s.tell(curve[i]) - s.tell(curve[i+1]); fall > 0 && s.suffers(seat, i) {
					blows = append(blows, Turn{Kind: Blow, Point: i + 1, Seat: seat + 1, By: fall, Line: *s.entries[i].line})
				}
			}
		}
		from = to
	}
	larger := func(a, b Turn) int { return cmp.Compare(b.By, a.By) }
	list := []Turn{}
	for _, of := range [][]Turn{hauls, blows} {
		slices.SortStableFunc(of, larger)
		if len(of) > 0 {
			of[0].Most = len(of) == 1 || of[0].By > of[1].By
			list = append(list, of[0])
		}
	}
	slices.SortStableFunc(list, larger)
	rest := slices.Concat(hauls[min(1, len(hauls)):], blows[min(1, len(blows)):])
	slices.SortStableFunc(rest, larger)
	return append(list, rest...)
}

// steepest is the entry, of those from one to before another, that took a seat, from 0, furthest.
func (s *teller) steepest(seat, from, to int) int {
	best, curve := from, s.Curve[seat]
	for i := from; i < to; i++ {
		if curve[i+1]-curve[i] > curve[best+1]-curve[best] {
			best = i
		}
	}
	return best
}

// suffers reports whether what a seat, from 0, loses by an entry isn't what it pays by its own choice.
func (s *teller) suffers(seat, entry int) bool {
	if s.entries[entry].Agreed {
		return false
	}
	if s.chance[entry] || s.entries[entry].Act.Seat != seat+1 {
		return true
	}
	return slices.ContainsFunc(s.Curve, func(curve []int) bool { return curve[entry+1] > curve[entry] })
}

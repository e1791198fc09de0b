package statistics

import "slices"

// ContrastKind is what is most worth telling of how a match was won.
type ContrastKind uint8

// The kinds of contrasts, the largest first.
const (
	LedAndLost ContrastKind = iota // somebody was ahead for long and didn't win
	FromLast                       // who won was last for long
	ByOne                          // who won was ahead of the others by one
	Ahead                          // who won was ahead for most of the match
	Won                            // nothing of it
)

// Contrast is the largest contrast of a match that is over, between how it went and how it ended.
type Contrast struct {
	Kind  ContrastKind
	Seat  int // whom it is about, from 1
	Moves int // for so many moves somebody was ahead; of FromLast: after so many who won was last
	By    int // of LedAndLost and ByOne: by how much, as far as that can be told
}

// ledLong and aheadLong are the least shares of a match that somebody was ahead alone: who lost, and who won.
const (
	ledLong   = 1.0 / 3
	aheadLong = 2.0 / 3
)

// Contrast weighs how far everybody had come against who has won; winners are seats, from 1.
func (s *Story) Contrast(winners []int) Contrast {
	if len(winners) == 0 {
		return Contrast{Kind: Won}
	}
	winner := winners[0]
	if s.Curve == nil {
		return Contrast{Kind: Won, Seat: winner}
	}
	points := len(s.Curve[0])
	led := make([]int, len(s.Curve))
	last := 0
	for point := range points {
		if leads := s.Leads(point); len(leads) == 1 {
			led[leads[0]-1]++
		}
		if s.lastAlone(winner-1, point) {
			last = point
		}
	}
	most := -1
	for seat, moves := range led {
		if !slices.Contains(winners, seat+1) && float64(moves) >= ledLong*float64(points) && (most < 0 || moves > led[most]) {
			most = seat
		}
	}
	switch {
	case most >= 0:
		return Contrast{LedAndLost, most + 1, led[most], s.tell(s.Curve[winner-1][points-1]) - s.tell(s.Curve[most][points-1])}
	case len(winners) == 1 && 2*last >= points:
		return Contrast{FromLast, winner, last, 0}
	case len(winners) == 1 && s.ahead(winner-1, points-1) == 1:
		return Contrast{ByOne, winner, 0, 1}
	case float64(led[winner-1]) >= aheadLong*float64(points):
		return Contrast{Ahead, winner, led[winner-1], 0}
	}
	return Contrast{Kind: Won, Seat: winner}
}

// lastAlone reports whether a seat, from 0, is behind all others at a point.
func (s *Story) lastAlone(seat, point int) bool {
	for i, curve := range s.Curve {
		if i != seat && curve[point] <= s.Curve[seat][point] {
			return false
		}
	}
	return len(s.Curve) > 1
}

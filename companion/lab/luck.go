package lab

import "math"

// twin is a pair of matches as a seat sees it: whether both ended, what it won more with the other rules, and its luck without and with
// them, which isn't a number where nobody has weighed it.
type twin struct {
	over          bool
	won           float64
	without, with float64
}

// luckOf is the luck of a seat, or no number.
func (m *Match) luckOf(seat int) float64 {
	if m.Luck == nil {
		return math.NaN()
	}
	return m.Luck[seat-1]
}

// withoutLuck is the mean difference of pairs that both ended, with luck as its control variate: chance brings each seat as much as it
// takes from it, whatever the rules are, so that what it brought in these pairs is known to be none of the change. The standing at half
// time would explain more, and be wrong: another rule changes it too.
//
// Pairs without an end have no difference and count for luck, which is 0 only in the mean of all.
func withoutLuck(pairs []twin) Change {
	var ended []float64
	luck := 0.0
	for _, p := range pairs {
		luck += p.with - p.without
		if p.over {
			ended = append(ended, p.won)
		}
	}
	c := changeOf(ended)
	n, over := float64(len(pairs)), float64(len(ended))
	if len(ended) < leastSeats || math.IsNaN(luck) {
		return c
	}
	luck /= n
	off := func(p twin) (won, by float64) {
		if p.over {
			won = p.won - c.Value
		}
		return won, p.with - p.without - luck
	}
	var both, squares float64
	for _, p := range pairs {
		won, by := off(p)
		both += float64(won * by)
		squares += float64(by * by)
	}
	if squares == 0 {
		return c
	}
	slope, left := both/squares, 0.0
	for _, p := range pairs {
		won, by := off(p)
		e := won - float64(slope*by)
		left += float64(e * e)
	}
	share := over / n
	adjusted := changeTo(len(ended), c.Value-slope*luck/share, math.Sqrt(left/(n-2)/n)/share)
	if before := c.High - c.Low; adjusted.High-adjusted.Low < before {
		adjusted.Narrower = 1 - (adjusted.High-adjusted.Low)/before
		return adjusted
	}
	return c
}

package lab

import "math"

// Difference is what a house rule changes: the same matches, with it and without.
type Difference struct {
	// Over is by how much oftener a match comes to its end. What follows is of the pairs that both ended.
	Over Change `json:"over"`
	// Moves is by how many moves a match is longer, Starter by how much oftener who moves first wins, HalfTime who leads then.
	Moves    Change `json:"moves"`
	Starter  Change `json:"starter"`
	HalfTime Change `json:"half_time"`
	// BySeat is by how much oftener each seat wins.
	BySeat []Change `json:"by_seat"`
	// Pairs is how many matches with one number were played on both sides, Same how many of these never differed: no move did.
	Pairs int `json:"pairs"`
	Same  int `json:"same"`
	// Correlation is that of who wins on one side and on the other, from 0, where pairs are worth nothing, to 1.
	Correlation float64 `json:"correlation"`
}

// Change is a mean difference of pairs with its interval of 95 of 100.
type Change struct {
	Pairs int     `json:"pairs"`
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	// Visible is the smallest change that so many pairs would have shown in 80 of 100 such studies.
	Visible float64 `json:"visible"`
	// P is how likely chance alone would bring a change that large.
	P float64 `json:"p"`
	// Chance means that it isn't a finding among all that was compared with it (Holm's correction, 1 in 20 for all together).
	Chance bool `json:"chance"`
	// Narrower is by which part the interval is narrower because the luck of throws and draws was taken out of Value; 0: it wasn't.
	Narrower float64 `json:"narrower,omitempty"`
}

// Clear reports whether the interval leaves out no change at all, and it is a finding among all that was compared.
func (c Change) Clear() bool { return c.Pairs > 0 && !c.Chance && (c.Low > 0 || c.High < 0) }

// Compare says what differs between the matches of this study and of one with its seed: pairs are matches with the same number
// that both ended.
func (s *Study) Compare(without, with []Match) Difference {
	other := map[int]*Match{}
	for i := range without {
		other[without[i].Number] = &without[i]
	}
	var ends, moves, starter, half []float64
	seats := make([][]twin, len(s.Seats))
	var d Difference
	var wins correlation
	for i := range with {
		b := &with[i]
		a := other[b.Number]
		if a == nil {
			continue
		}
		if d.Pairs++; a.Played == b.Played && a.Played != "" {
			d.Same++
		}
		over := a.Over && b.Over
		ends = append(ends, ended(b)-ended(a))
		for i := range seats {
			seats[i] = append(seats[i], twin{over, b.won(i+1) - a.won(i+1), a.luckOf(i + 1), b.luckOf(i + 1)})
		}
		if !over {
			continue
		}
		moves = append(moves, float64(b.Moves-a.Moves))
		starter = append(starter, b.won(b.Starter)-a.won(a.Starter))
		if a.Curve != nil && b.Curve != nil {
			half = append(half, b.won(alone(b.Curve[points/2]))-a.won(alone(a.Curve[points/2])))
		}
		for i := range seats {
			wins.add(a.won(i+1), b.won(i+1))
		}
	}
	d.Over, d.Moves, d.Starter, d.HalfTime, d.Correlation = changeOf(ends), changeOf(moves), changeOf(starter), changeOf(half), wins.value()
	for _, pairs := range seats {
		d.BySeat = append(d.BySeat, withoutLuck(pairs))
	}
	d.correct()
	return d
}

// ended is 1 for a match that came to its end.
func ended(m *Match) float64 {
	if m.Over {
		return 1
	}
	return 0
}

// correct marks what chance alone can bring among all lines of a comparison, after Holm.
func (d *Difference) correct() {
	var tested []*Change
	all := []*Change{&d.Over, &d.Moves, &d.Starter, &d.HalfTime}
	for i := range d.BySeat {
		all = append(all, &d.BySeat[i])
	}
	for _, c := range all {
		if c.Pairs > 0 {
			tested = append(tested, c)
		}
	}
	found := holm(tested, func(c *Change) float64 { return c.P })
	for _, c := range tested[found:] {
		c.Chance = true
	}
}

// leastEnded is of which share of the pairs both have to end, so that a comparison speaks for all.
const leastEnded = 0.8

// Partial reports whether so many pairs didn't end that a comparison speaks only for the others.
func (d *Difference) Partial() bool { return float64(d.Moves.Pairs) < leastEnded*float64(d.Pairs) }

func changeOf(pairs []float64) Change {
	n := float64(len(pairs))
	if n == 0 {
		return Change{}
	}
	sum, squares := 0.0, 0.0
	for _, v := range pairs {
		sum += v
		squares += v * v
	}
	mean := sum / n
	return changeTo(len(pairs), mean, math.Sqrt(max(0, squares/n-mean*mean)/n))
}

// changeTo is a change with the bounds and the power that follow from its standard error.
func changeTo(pairs int, mean, deviation float64) Change {
	p := 1.0
	if mean != 0 {
		p = math.Erfc(math.Abs(mean) / (deviation * math.Sqrt2))
	}
	return Change{
		P: p, Pairs: pairs, Value: mean, Low: mean - float64(sigmas*deviation), High: mean + float64(sigmas*deviation),
		Visible: (sigmas + power) * deviation,
	}
}

// power is how many standard errors more a change needs to show in 80 of 100 studies.
const power = 0.84

// correlation adds up pairs of numbers.
type correlation struct{ n, a, b, aa, bb, ab float64 }

func (c *correlation) add(a, b float64) {
	c.n++
	c.a += a
	c.b += b
	c.aa += float64(a * a)
	c.bb += float64(b * b)
	c.ab += float64(a * b)
}

// value is the correlation, 0 where one side never differs.
func (c *correlation) value() float64 {
	spread := float64(c.n*c.aa-float64(c.a*c.a)) * float64(c.n*c.bb-float64(c.b*c.b))
	if spread <= 0 {
		return 0
	}
	return (float64(c.n*c.ab) - float64(c.a*c.b)) / math.Sqrt(spread)
}

package duckdealer

// worth says how much a seat has scored less its bids, with what it holds to score with and how near its ship is to where
// it can do the most with that. Bids are paid before anything is scored.
func (t *table) worth(p *position, seat int) float64 {
	const (
		half   = 60.0 // points that are worth a half
		aStep  = 0.06 // of what is to be done at a planet, lost for each step that it is away
		flying = 0.8  // of a step: what is left of a movement counts like steps that were made
	)
	s := p.player(seat)
	aboard := t.cargo(p, &s.goods, t.n.capacity(s))
	points := half/2 + float64(p.Result(seat)) + aboard + fitted(s)
	if s.ship >= 0 {
		left := 0.0
		if int(p.active) == seat {
			left = float64(p.StepsLeft)
		}
		best := 0.0
		for planet := range p.planets {
			away := float64(t.chart.away()[planet][s.ship])
			away -= float64(flying * min(away, left))
			best = max(best, (t.business(p, s, planet)-aboard)*max(0.1, 1-float64(aStep*away)))
		}
		points += best / 2
	}
	points = max(0, points)
	return points / (points + half)
}

// fitted says what gear and markers bring, in points: the more a seat has of a kind, the less one more.
func fitted(s *Player) (points float64) {
	const (
		aMarker, aCrew, aHold = 1.0, 2.0, 4.0
		enough                = 3 // markers of a kind: with them a turn is worth an action
	)
	for e := range s.energy {
		n, crew := min(s.energy[e], enough), s.gear[e+1]
		points += aMarker*float64(n)/float64(n+2) + aCrew*float64(crew)/float64(crew+1)
	}
	holds := float64(s.gear[cargoHold])
	return points + aHold*holds/(holds+1)
}

// cargo says what goods bring, in points: some for each, and some for being on the way to the best that can be built of them.
func (t *table) cargo(p *position, g *goods, room int) (points float64) {
	const aGood, alike, aPart = 0.7, 0.3, 0.5 // alike: of a good, for one more of its kind
	n := g.sum()
	for good, k := range g {
		if k > 0 {
			value := aGood
			if good >= primaries {
				value = 0.8 * float64(t.pays[good-primaries])
			}
			points += float64(value * (1 + float64(alike*float64(k-1))))
		}
	}
	if n > room { // they don't fit: some are thrown away again
		points = points*float64(room)/float64(n) - float64(aGood*float64(n-room))
	}
	best := 0.0
	for product, left := range p.factories {
		if f := &t.box.factories[product]; left > 0 {
			part := f.recipe.goods.part(g)
			best = max(best, float64(f.points)*part*part)
		}
	}
	return points + float64(aPart*best)
}

// part is which part of a list of goods there is.
func (g *goods) part(of *goods) float64 {
	have, all := 0, 0
	for good, n := range g {
		have += int(min(n, of[good]))
		all += int(n)
	}
	return float64(have) / float64(max(1, all))
}

// business is the most that a ship's goods and what it does with them bring at a planet.
func (t *table) business(p *position, s *Player, place int) float64 {
	at, best, room := &p.planets[place], 0.0, t.n.capacity(s)
	try := func(list *recipe, points int, product int8) {
		if left := s.goods; left.has(&list.goods) && (!list.free || left.sum() > list.goods.sum()) {
			left.remove(&list.goods)
			if product >= 0 {
				left[product]++
			}
			best = max(best, float64(points)+t.cargo(p, &left, room))
		}
	}
	if s.goods.sum() < room {
		more := s.goods
		more[at.mine]++
		best = t.cargo(p, &more, room)
	}
	if !at.Explored {
		return best
	}
	switch {
	case at.yard != none && !at.Built:
		try(&t.yards[at.yard].build, t.yards[at.yard].points, none)
	case at.consumer != none && !at.Built:
		try(&t.consumers[at.consumer].build, t.consumers[at.consumer].points, none)
	case at.consumer != none:
		var one recipe
		one.goods[t.consumers[at.consumer].wants]++
		try(&one, t.consumers[at.consumer].deliver, none)
	}
	if at.factory != none {
		try(&t.factory(Good(at.factory)).recipe, 0, at.factory)
	} else if !t.chart.start[place] {
		for product, left := range p.factories {
			if left > 0 {
				try(&t.box.factories[product].recipe, t.box.factories[product].points, none)
			}
		}
	}
	return best
}

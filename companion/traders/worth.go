package traders

// worth says how much of what wins lies at earth. What is still on the way counts in part: aboard more than on a planet,
// and what is left over as the money that it sells for; stations count for what they will make, by resource, and the
// ship by how near it is to where it has something to do.
func (t *table) worth(p *position, seat int) float64 {
	const (
		sold, aboard, stored = 0.9, 0.7, 0.35 // of what lies at earth
		money, aHex          = 2.5, 0.03      // beside a resource at earth; money is for all of it
		aSource, mostSources = 1.5, 3         // a station for a resource; each further one counts half
	)
	if int(p.winner) == seat {
		return 1
	}
	g, done := &p.goods[seat-1], 0.0
	type part struct {
		n     int32
		share float64
	}
	fill := func(left int32, parts ...part) (filled float64) {
		for _, part := range parts {
			n := min(left, part.n)
			filled += float64(part.share * float64(n))
			left -= n
		}
		return filled
	}
	var over [3]int32 // at earth, aboard and on planets
	for resource := range resources {
		at := [3]int32{g[earth][resource], g[ship][resource], onPlanets(g, resource)}
		done += fill(winGoods, part{at[0], 1}, part{at[1], aboard}, part{at[2], stored})
		left := int32(winGoods)
		for i, n := range at {
			over[i] += n - min(left, n)
			left -= min(left, n)
		}
		value := aSource
		for range min(mostSources, t.sources(p, seat, resource)) {
			done += value
			value /= 2
		}
	}
	done += money / winMoney * fill(winMoney, part{p.money[seat-1], 1}, part{earthSale * over[0], sold}, part{earthSale * over[1], aboard}, part{earthSale * over[2], stored})
	const farthest = 2 * mostSize
	done += aHex * float64(farthest-t.nearness(p, seat, p.ships[seat-1]))
	const all = resources*(winGoods+aSource+aSource/2) + money + aHex*farthest
	return done / (all + 1)
}

// sources counts the stations of a seat that can make a resource.
func (t *table) sources(p *position, seat, resource int) (n int) {
	for planet := range producing {
		if p.has(planet, resource) {
			n += int(p.stationsOn(planet, seat))
		}
	}
	return n
}

// onPlanets is how many of a resource lie on the planets.
func onPlanets(g *[places]goods, resource int) (n int32) {
	for planet := range producing {
		n += g[planet][resource]
	}
	return n
}

// deal gives cards that the seat can't see a face by chance.
func (t *table) deal(p *position, seat int, draw func(n int) int) {
	for i := range t.size() {
		if seat > 0 && i != seat-1 {
			p.hands[i].Forget()
		}
	}
	for i := range t.size() {
		p.hands[i].Deal(actions, func(card int) int { return t.unaccounted(p, card) }, draw)
	}
}

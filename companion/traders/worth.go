package traders

// worth says how much of what wins lies at earth. What is still on the way counts in part: aboard more than on a planet, and
// money up to what winning takes; a station counts for what it will make.
func (t *table) worth(p *position, seat int) float64 {
	const (
		aboard, stored   = 0.7, 0.35 // of what lies at earth
		money, aStation  = 2.5, 0.3  // beside goods for all of it
		mostStationsSeen = 4
	)
	if int(p.winner) == seat {
		return 1
	}
	g, done := &p.goods[seat-1], 0.0
	for resource := range resources {
		left := int32(winGoods)
		for _, place := range []struct {
			n     int32
			share float64
		}{{g[earth][resource], 1}, {g[ship][resource], aboard}, {onPlanets(g, resource), stored}} {
			n := min(left, place.n)
			done += place.share * float64(n)
			left -= n
		}
	}
	done += money * float64(min(p.money[seat-1], winMoney)) / winMoney
	built := 0
	for planet := range p.stations {
		for _, owner := range p.stations[planet] {
			if int(owner) == seat {
				built++
			}
		}
	}
	done += aStation * float64(min(built, mostStationsSeen))
	return done / (resources*winGoods + money + aStation*mostStationsSeen + 1)
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

package traders

// How much random play likes a move, from one that hardly ever helps to one that
// brings the end nearer.
const (
	seldom   = 1
	unlikely = 20
	usually  = 400
	likely   = 4000
)

// randomWeight makes random games move on and end: stations are built, what is missing
// at earth is brought there, and what is left over is sold.
func (t *table) randomWeight(p *position, a act) int {
	switch t.book.Verbs[a.Verb].Name {
	case "event":
		return p.weighEvent(a.Words[0])
	case "build":
		return likely
	case "load":
		return p.weighLoad(a)
	case "unload":
		if p.place(a.Seat) == earth {
			return likely
		}
		return seldom
	case "step":
		return t.weighStep(p, a)
	case "stop":
		if t.nearness(p, a.Seat, p.ships[a.Seat-1]) == 0 {
			return likely
		}
		return unlikely
	case "sell":
		return p.weighSale(a)
	case "play trade":
		return p.weighTrade(a)
	case "play extra-turn", "done", "leave", "counter":
		return usually
	case "discard", "stay":
		return seldom
	case "draw", "buy", "take":
		if a.Words[0] != hidden {
			return seldom
		}
		return unlikely
	default:
		return unlikely
	}
}

// weighEvent gives an event card the chance that the deck gives it.
func (p *position) weighEvent(card int) int { return max(seldom, p.eventsLeft(card)) }

// missing is how many of a resource a seat still has to bring to earth.
func (p *position) missing(seat, resource int) int32 {
	g := &p.goods[seat-1]
	return max(0, winGoods-g[earth][resource]-g[ship][resource])
}

func (p *position) weighLoad(a act) int {
	switch {
	case p.place(a.Seat) == earth:
		return seldom
	case p.missing(a.Seat, a.Words[0]) > 0:
		return likely
	default:
		return unlikely
	}
}

// weighSale sells what is more than needed, dear if it can be. With everything
// at home all stocks become money.
func (p *position) weighSale(a act) int {
	left := p.goods[a.Seat-1][a.Words[0]][a.Words[1]]
	home := p.missing(a.Seat, metal)+p.missing(a.Seat, food)+p.missing(a.Seat, gems) == 0
	switch {
	case p.money[a.Seat-1] >= winMoney:
		return seldom
	case a.Words[0] == earth && left > winGoods:
		return likely
	case a.Words[0] != earth && (home || left > winGoods):
		return usually
	default:
		return seldom
	}
}

func (p *position) weighTrade(a act) int {
	stock := p.goods[a.Seat-1][a.Words[0]][a.Words[1]]
	if a.Words[0] == earth && stock >= winGoods+2 && p.missing(a.Seat, a.Words[2]) > 0 {
		return likely
	}
	return seldom
}

// weighStep likes the steps that lead towards where the ship has something to do.
func (t *table) weighStep(p *position, a act) int {
	here := t.nearness(p, a.Seat, p.ships[a.Seat-1])
	switch there := t.nearness(p, a.Seat, heading(p, a)); {
	case there < here:
		return usually
	case there == here:
		return unlikely
	default:
		return seldom
	}
}

// nearness is how far a hex is from the nearest one where the ship has something
// to do: home with cargo, to a stock that is missing at earth, or to a free space
// whose station can be paid.
func (t *table) nearness(p *position, seat int, h hex) int {
	if p.load(seat) > 0 {
		return abs(distance(h, p.board.planets[earth]) - 1)
	}
	nearest := 2 * mostSize
	for planet := range p.stations {
		n := p.stationsOn(planet, seat)
		site := n == 0 && p.price(seat, planet) <= p.money[seat-1]
		for direction, owner := range p.stations[planet] {
			fetch := int(owner) == seat && !p.goods[seat-1][planet].none()
			if fetch || site && owner == 0 {
				nearest = min(nearest, distance(h, p.board.planets[planet].next(direction)))
			}
		}
	}
	return nearest
}

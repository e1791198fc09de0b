package traders

import "tablekeeper/companion/rules"

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
	if card, ok := DrawEvent.Of(a); ok {
		return t.weighEvent(p, card)
	}
	if resource, ok := Load.Of(a); ok {
		return p.weighLoad(a.Seat, resource)
	}
	if direction, ok := Step.Of(a); ok {
		return t.weighStep(p, a.Seat, direction)
	}
	if place, resource, ok := Sell.Of(a); ok {
		return p.weighSale(a.Seat, place, resource)
	}
	if place, two, one, ok := PlayTrade.Of(a); ok {
		return p.weighTrade(a.Seat, place, two, one)
	}
	for _, draw := range []rules.Verb1[int]{Draw, Buy, Take} {
		if card, ok := draw.Of(a); ok && card != hidden {
			return seldom
		}
	}
	switch {
	case Build.Is(a),
		Unload.Is(a) && p.place(a.Seat) == earth,
		Stop.Is(a) && t.nearness(p, a.Seat, p.ships[a.Seat-1]) == 0:
		return likely
	case PlayExtraTurn.Is(a), Done.Is(a), Leave.Is(a), Counter.Is(a):
		return usually
	case Unload.Is(a), Discard.Is(a), Stay.Is(a):
		return seldom
	}
	return unlikely
}

// weighEvent gives an event card the chance that the deck gives it.
func (t *table) weighEvent(p *position, card int) int { return max(seldom, t.eventsLeft(p, card)) }

// missing is how many of a resource a seat still has to bring to earth.
func (p *position) missing(seat, resource int) int32 {
	g := &p.goods[seat-1]
	return max(0, winGoods-g[earth][resource]-g[ship][resource])
}

func (p *position) weighLoad(seat, resource int) int {
	switch {
	case p.place(seat) == earth:
		return seldom
	case p.missing(seat, resource) > 0:
		return likely
	default:
		return unlikely
	}
}

// weighSale sells what is more than needed, dear if it can be. With everything
// at home all stocks become money.
func (p *position) weighSale(seat, place, resource int) int {
	left := p.goods[seat-1][place][resource]
	home := p.missing(seat, metal)+p.missing(seat, food)+p.missing(seat, gems) == 0
	switch {
	case p.money[seat-1] >= winMoney:
		return seldom
	case place == earth && left > winGoods:
		return likely
	case place != earth && (home || left > winGoods):
		return usually
	default:
		return seldom
	}
}

func (p *position) weighTrade(seat, place, two, one int) int {
	stock := p.goods[seat-1][place][two]
	if place == earth && stock >= winGoods+2 && p.missing(seat, one) > 0 {
		return likely
	}
	return seldom
}

// weighStep likes the steps that lead towards where the ship has something to do.
func (t *table) weighStep(p *position, seat, direction int) int {
	here := t.nearness(p, seat, p.ships[seat-1])
	switch there := t.nearness(p, seat, heading(p, seat, direction)); {
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
	away, _ := t.nearest(p, seat, h)
	return away
}

// nearest is how far a hex is from there, and which planet it is; nowhere: there is none.
func (t *table) nearest(p *position, seat int, h hex) (away, goal int) {
	if p.load(seat) > 0 {
		return abs(distance(h, p.board.planets[earth]) - 1), earth
	}
	away, goal = 2*mostSize, nowhere
	for planet := range p.stations {
		n := p.stationsOn(planet, seat)
		site := n == 0 && t.price(p, seat, planet) <= p.money[seat-1]
		for direction, owner := range p.stations[planet] {
			fetch := int(owner) == seat && !p.goods[seat-1][planet].none()
			if !fetch && (!site || owner != 0) {
				continue
			}
			if d := distance(h, p.board.planets[planet].next(direction)); d < away {
				away, goal = d, planet
			}
		}
	}
	return away, goal
}

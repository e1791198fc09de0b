package duckdealer

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type (
	act   = rules.Act
	check = rules.Check[position]
	verb  = rules.Verb[position]
	word  = rules.Word[position]
)

// table is what stays the same for one match.
type table struct {
	*box
	seats       []string
	n           numbers
	auction     bool
	fromSpace   bool // paid highway parts with the ship on a dot
	twoWay      bool // pathways from exit to entrance
	siteClaimed bool // privileges on tiles that are not built
	seatWords   *rules.Vocabulary
	book        *rules.Book[position]
}

func newTable(b *box, s *rules.Setup) *table {
	t := &table{
		box: b, seats: s.Seats,
		auction:     s.Options[optAuction] == "on",
		fromSpace:   s.Options[optHighway] == "yes",
		twoWay:      TwoWay(s.Options),
		siteClaimed: s.Options[optUnbuilt] == "yes",
		seatWords:   rules.Numbers("SEAT", 1, len(s.Seats)).OfSeats(),
	}
	s.Put(t.n.list())
	return t
}

// initial is the position at the start (section 4).
func (t *table) initial(a *arrangement) position {
	p := position{
		Step: StepBorn, resume: noStep,
		highways: make([]int8, len(t.chart.names)),
		planets:  make([]Planet, t.chart.planets),
		track:    a.track,
	}
	if t.auction {
		p.Step, p.active = StepBid, 1
	}
	for e := range p.stock {
		p.stock[e] = int16(t.n.markers)
	}
	for i := range p.factories {
		p.factories[i] = int16(t.box.factories[i].count.n)
	}
	for i := range p.planets {
		p.planets[i] = Planet{
			mine: int8(a.mines[i]), factory: none, yard: int8(a.yards[i]), consumer: none, Explored: t.chart.start[i],
		}
	}
	for i := range p.Players {
		p.Players[i] = Player{ship: none, Cubes: t.n.cubes, Discs: t.n.discs}
		p.pathways[i] = pathway{none, none}
	}
	return p
}

func (t *table) size() int { return len(t.seats) }

func (t *table) name(seat int) wording.Name { return wording.Name(t.seats[seat-1]) }

func (t *table) space(space int32) wording.Name { return wording.Name(t.title(t.chart.names[space])) }

// spaceText names a space in a sentence: a planet by its name; dots have none.
func (t *table) spaceText(space int) wording.Text {
	if !t.chart.isPlanet(int32(space)) {
		return wording.Say("a dot")
	}
	return wording.TextOf(wording.Name(t.title(t.chart.names[space]))).Capital()
}

// here names the space of the active ship in a sentence.
func (t *table) here(p *position) wording.Text { return t.spaceText(int(p.actor().ship)) }

// tileText names a consumer tile in a sentence: mostly it is called like a good.
func (t *table) tileText(tile int) wording.Text {
	name := t.consumers[tile].name
	if good, ok := goodWords.Value(name); ok {
		return wording.TextOf(goodSaid[good])
	}
	return wording.TextOf(wording.Name(name)).Capital()
}

// onPlanet reports whether the active ship is on a planet.
func (t *table) onPlanet(p *position) bool { return t.chart.isPlanet(p.actor().ship) }

// ashore is a check that looks at the planet of the active ship.
func (t *table) ashore(c check) check {
	return c.With(func(p *position, _ act) bool { return p.active > 0 && t.onPlanet(p) })
}

// atTile is a check that looks into the tile of a kind there.
func (t *table) atTile(kind Kind, c check) check {
	return c.With(func(p *position, _ act) bool { return p.active > 0 && t.onPlanet(p) && t.planet(p).has(kind) })
}

// planet returns the planet of the active ship, for reading; it is on one.
func (t *table) planet(p *position) *Planet { return &p.planets[p.actor().ship] }

// ordered returns the seats in playing order.
func (t *table) ordered(p *position) []int8 { return p.order[:t.size()] }

// after returns the next seat in playing order, cyclic; last reports that the seat
// was the last one.
func (t *table) after(p *position, seat int8) (next int8, last bool) {
	order := t.ordered(p)
	i := slices.Index(order, seat) + 1
	return order[i%len(order)], i == len(order)
}

// toMove returns the seat from which a move is awaited.
func (t *table) toMove(p *position) rules.Seats {
	switch p.Step {
	case StepBorn:
		return rules.Only(0)
	case StepAnswer:
		return rules.Only(int(p.deal.partner))
	case StepOver:
		return 0
	default:
		return rules.Only(int(p.active))
	}
}

// ranking returns the places by score less the points bid; equal results share one (DD-11.1).
func (t *table) ranking(p *position) [][]int {
	seats := make([]int, t.size())
	for i := range seats {
		seats[i] = i + 1
	}
	slices.SortStableFunc(seats, func(a, b int) int { return p.Result(b) - p.Result(a) })
	places := [][]int{}
	for i, seat := range seats {
		if i > 0 && p.Result(seats[i-1]) == p.Result(seat) {
			last := len(places) - 1
			places[last] = append(places[last], seat)
			continue
		}
		places = append(places, []int{seat})
	}
	return places
}

// Result is a seat's score less what it bid.
func (p *position) Result(seat int) int {
	n := p.Players[seat-1].Score
	for _, bid := range p.auction.bids[seat-1].list() {
		n -= int(bid)
	}
	return n
}

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[position](list...) }

// resting makes a check say so where it rests on house data (section 2.6).
func resting(c check, house func(p *position, a act) bool) check {
	why := c.Why
	c.House = house
	c.Why = func(p *position, a act) wording.Text {
		if house(p, a) {
			return Resting(why(p, a))
		}
		return why(p, a)
	}
	return c
}

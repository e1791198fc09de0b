package traders

import "tablekeeper/companion/rules"

// View is how a table of this game stands, taken apart for showing it. It decides
// nothing: what is legal it asks the rulebook.
type View struct {
	t *table
	p *position
}

// Look takes apart how a table of Traders stands; it reports whether it is one.
func Look(of rules.State) (*View, bool) {
	p, t, ok := rules.Look[position, *table](of)
	return &View{t, p}, ok
}

// Goods is how much metal, food and gems lies in one place, in this order.
type Goods [resources]int

// Sum is the number of all.
func (g Goods) Sum() int { return g[metal] + g[food] + g[gems] }

// ResourceWords are the words of the resources, in the order of Goods.
func ResourceWords() []string { return append([]string{}, resourceNames...) }

// PlanetWords are the words of the planets in planet order, earth last.
func PlanetWords() []string { return append([]string{}, placeNames[:planets]...) }

// PlanetTitle is the name of a planet as it stands alone; "" for no planet.
func PlanetTitle(word string) string {
	if n, ok := fromWords.Value(word); ok && n < planets {
		return listed[n]
	}
	return ""
}

// What a company needs at earth for the medicine (TR-9.1).
const (
	MedicineGoods = winGoods // of each resource
	MedicineMoney = winMoney // MCr
)

// Stock is what a company has on one planet: its stations and what they hold.
type Stock struct {
	Planet   string
	Stations int
	Goods    Goods
}

// Company is what one seat has.
type Company struct {
	Faction string // its word
	Money   int    // MCr
	Ship    string // the hex
	Where   string // the planet whose space or dock the ship is on; "": open space
	Cargo   Goods
	Earth   Goods
	Stocks  []Stock // of the planets with a station, in planet order
	Cards   int     // action cards in hand
	Missed  int     // turns still to be missed
	Extra   int     // extra turns still to come
}

// Ready counts what the medicine still needs and has: of the goods at most two of
// each kind count.
func (c Company) Ready() (goods, of int) { return c.Earth.ready(MedicineGoods) }

// ready counts the goods, of each kind at most so many, and all that can be.
func (g Goods) ready(each int) (goods, of int) {
	for _, n := range g {
		goods += min(n, each)
	}
	return goods, each * resources
}

// Company takes a seat's things together.
func (v *View) Company(seat int) Company {
	p, i := v.p, seat-1
	c := Company{
		Faction: factionNames[p.factions[i]], Money: int(p.money[i]), Ship: p.ships[i].String(), Where: p.beside(p.ships[i]),
		Cargo: p.goods[i][ship].view(), Earth: p.goods[i][earth].view(), Cards: cardsIn(&p.hands[i]), Missed: int(p.skip[i]),
	}
	if seat == int(p.turn) {
		c.Extra = int(p.extra)
	}
	for planet := range producing {
		if n := p.stationsOn(planet, seat); n > 0 {
			c.Stocks = append(c.Stocks, Stock{placeNames[planet], int(n), p.goods[i][planet].view()})
		}
	}
	return c
}

func (g *goods) view() Goods { return Goods{int(g[metal]), int(g[food]), int(g[gems])} }

// beside is the word of the planet that a hex belongs to: its space, its dock or
// earth itself.
func (p *position) beside(h hex) string {
	if planet, _ := p.board.space(h); planet != nowhere {
		return placeNames[planet]
	}
	if p.board.dock(h) || h == p.board.planets[earth] {
		return placeNames[earth]
	}
	return ""
}

// Halted is for how many planet cards a planet still makes nothing (TR-2.7).
func (v *View) Halted(planet string) int {
	if n, ok := producerWords.Value(planet); ok {
		return int(v.p.halted[n])
	}
	return 0
}

// Makes lists the resources of a planet; none for earth.
func (v *View) Makes(planet string) []string {
	n, ok := producerWords.Value(planet)
	if !ok {
		return nil
	}
	var list []string
	for resource, name := range resourceNames {
		if v.p.has(n, resource) {
			list = append(list, name)
		}
	}
	return list
}

// Moment is what is going on: the facts with which a screen says what is awaited.
type Moment struct {
	Step     rules.Step
	Turn     int // whose turn it is; 0 before the first one
	Awaited  int // the first seat that is awaited; 0 at the end
	Round    int
	Dice     int    // dice still to be thrown
	Steps    int    // in move: steps left; in roll: steps thrown so far
	Card     string // the word of the card that is being resolved; "": none
	Target   int    // the seat that the card hits; 0: none
	Planet   string // the planet that a rebellion halts or whose station produces; "": none
	Resource string // what is gained; "": none
	Left     int    // stations of Planet whose resource the seat still has to name
}

// Moment takes together what is going on.
func (v *View) Moment() Moment {
	p := v.p
	m := Moment{
		Step: p.step, Turn: int(p.turn), Round: int(p.round), Dice: int(p.dice), Steps: int(p.steps),
	}
	if seats := v.t.toMove(p).List(); len(seats) > 0 {
		m.Awaited = seats[0]
	}
	if c := &p.pending; c.open {
		m.Card, m.Target = anyCardWords.Word(int(c.card)), int(c.target)
		if c.planet != nowhere {
			m.Planet = placeNames[c.planet]
		}
		if c.resource != nowhere {
			m.Resource = resourceNames[c.resource]
		}
	}
	if p.choiceNum > 0 {
		m.Planet, m.Left = placeNames[p.choices[0].planet], int(p.choices[0].left)
	}
	return m
}

// StepTo is the move with which the ship that flies steps onto a hex, if the
// rulebook lets it.
func (v *View) StepTo(at string) (a rules.Act, ok bool) {
	h, read := parseHex(at)
	if !read || v.p.step != StepMove {
		return a, false
	}
	for direction := range directionNames {
		if heading(v.p, int(v.p.turn), direction) == h {
			a = Step.Act(int(v.p.turn), direction)
			return a, v.t.book.Judge(v.p, a) == nil
		}
	}
	return a, false
}

// Stop is the move with which the ship that flies stops, if the rulebook lets it.
func (v *View) Stop() (a rules.Act, ok bool) {
	a = Stop.Act(int(v.p.turn))
	return a, v.t.book.Judge(v.p, a) == nil
}

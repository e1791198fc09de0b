package duckdealer

import (
	"slices"

	"tablekeeper/companion/rules"
)

// View is how a table stands, for those who show it: its position, and the edition with the words of its map. Counts by word
// hold no zeros.
type View struct {
	*position
	*Edition
}

// Look returns how a table of this game stands; it reports whether it is one.
func Look(of rules.Table) (*View, bool) {
	p, t, ok := rules.Look[position, *table](of)
	if !ok {
		return nil, false
	}
	return &View{p, &Edition{t.box}}, true
}

// Bare is the map as a game begins on it, before anything is known of its planets.
func (e *Edition) Bare() *View {
	unknown := slices.Repeat([]int{none}, e.box.chart.planets)
	p := (&table{box: e.box}).initial(&arrangement{mines: unknown, yards: unknown})
	return &View{&p, e}
}

// Active is the seat whose turn it is; 0: nobody's.
func (p *position) Active() int { return int(p.active) }

// Offered is how much a seat has bid, and how often.
func (p *position) Offered(seat int) (points, times int) {
	list := p.auction.bids[seat-1].list()
	for _, bid := range list {
		points += int(bid)
	}
	return points, len(list)
}

// BidRange returns the least and the greatest bid.
func BidRange() (least, most int) { return leastBid, maxBid }

// Virtual is the energy that is there for this turn only.
func (p *position) Virtual() map[string]int { return counts(p.virtual[:], energyNames) }

// EnergyStock are the markers that nobody has.
func (p *position) EnergyStock() map[string]int { return counts(p.stock[:], energyNames) }

// FactoryStock are the factories that are still to be built, by product.
func (p *position) FactoryStock() map[string]int {
	return counts(p.factories[:], goodNames[primaries:])
}

// Deal is the deal that runs, seen from the active seat; partner 0: none runs.
func (p *position) Deal() (partner int, give, get map[string]int) {
	return int(p.deal.partner), counts(p.deal.give[:], goodNames), counts(p.deal.get[:], goodNames)
}

// ConsumersLeft are the tiles of the consumer track, top first.
func (v *View) ConsumersLeft() []string {
	var list []string
	for _, tile := range v.track {
		list = append(list, v.box.consumers[tile].name)
	}
	return list
}

// Highway is the seat whose highway part lies on a dot; 0: none does.
func (v *View) Highway(dot string) int {
	n, _ := v.Space(dot)
	return int(v.highways[n])
}

// Pathway names where a seat's pair of markers lies; "" for one that does not.
func (v *View) Pathway(seat int) (entrance, exit string) {
	way := v.pathways[seat-1]
	return v.called(way.entrance), v.called(way.exit)
}

// Ship is the space of a seat's ship, "" before it has one.
func (v *View) Ship(seat int) string { return v.called(v.Players[seat-1].ship) }

// called is the word of a space; "" for none.
func (v *View) called(space int32) string {
	if space == none {
		return ""
	}
	return v.box.chart.names[space]
}

// Planet is what lies on a planet; nil: the space is none.
func (v *View) Planet(space string) *Planet {
	n, ok := v.box.planetWord.Value(space)
	if !ok {
		return nil
	}
	return &v.planets[n]
}

// MineOf is the good of a planet's mine; "": nobody has said, or there is no planet.
func (p *Planet) MineOf() string {
	if p == nil {
		return ""
	}
	return goodOrNone(p.mine)
}

// FactoryOf is the product of a planet's factory; "": it has none.
func (p *Planet) FactoryOf() string { return goodOrNone(p.factory) }

func goodOrNone(good int8) string {
	if good == none {
		return ""
	}
	return goodNames[good]
}

// YardOn is the yard of a planet; "": it has none.
func (e *Edition) YardOn(p *Planet) string {
	if p.yard == none {
		return ""
	}
	return e.box.yards[p.yard].name
}

// ConsumerOn is the consumer of a planet; "": it has none.
func (e *Edition) ConsumerOn(p *Planet) string {
	if p.consumer == none {
		return ""
	}
	return e.box.consumers[p.consumer].name
}

// Discs are the seats that hold the privileges of a planet's tiles, by the kind of tile.
func (p *Planet) Discs() map[string]int { return counts(p.discs[:], kindNames) }

// counts gives how many there are of each word, zeros left out.
func counts[N int8 | int16 | int32 | uint8](list []N, names []string) map[string]int {
	m := map[string]int{}
	for i, n := range list {
		if n != 0 {
			m[names[i]] = int(n)
		}
	}
	return m
}

// Fitted is a player with that gear, before the game gives anything else.
func Fitted(gear map[string]int) *Player {
	p := &Player{}
	for i, name := range gearNames {
		p.gear[i] = uint8(gear[name])
	}
	return p
}

// Energy are the real energy markers.
func (p *Player) Energy() map[string]int { return counts(p.energy[:], energyNames) }

// Goods are those aboard.
func (p *Player) Goods() map[string]int { return counts(p.goods[:], goodNames) }

// Gear is what is in the slots.
func (p *Player) Gear() map[string]int { return counts(p.gear[:], gearNames) }

// Class is the ship's class.
func (p *Player) Class() Class { return ClassOf(p.Pieces()) }

// Load is how many goods are aboard.
func (p *Player) Load() int { return p.goods.sum() }

// Capacity is how many goods fit.
func (p *Player) Capacity() int { return printed.capacity(p) }

// Crew counts the crew quarters by the energy that they make.
func (p *Player) Crew() map[string]int { return counts(p.gear[moveMarker+1:], energyNames) }

package duckdealer

import "tablekeeper/companion/rules"

// View is how a position lies on the table, for those who show it. Counts by word
// hold no zeros.
type View struct {
	Step          rules.Step
	Active        int
	Order         []int
	Auction       Auction
	TurnTrack     []int
	FreeHighways  int
	StepsLeft     int
	Virtual       map[string]int
	Deal          *Deal // nil: none runs
	ConsumerTrack []string
	EnergyStock   map[string]int
	FactoryStock  map[string]int
	Highways      map[string]int // dot to seat
	Pathways      []*Pathway     // by seat; nil: not placed
	Planets       map[string]Planet
	Players       []Player
	Titles        map[string]string // of the spaces that have names, by word
}

// Auction are the bids by seat, and the playing positions; 0: not chosen yet.
type Auction struct {
	Bids      [][]int
	Positions []int
}

// Deal is a deal, seen from the active seat.
type Deal struct {
	Partner   int
	Give, Get map[string]int
}

// Pathway is a seat's pair of pathway markers. Exit is "" before it is placed.
type Pathway struct{ Entrance, Exit string }

// Planet is what lies on a planet.
type Planet struct {
	Mine           string
	Explored       bool
	Yard, Consumer *Tile          // nil: none
	Factory        string         // its product; "": none
	Discs          map[string]int // kind of tile to seat
}

// Tile is a yard or a consumer.
type Tile struct {
	Tile  string
	Built bool
}

// Player is what a seat has. Ship is the space of the ship, "" before it has one.
type Player struct {
	Ship                string
	Energy, Goods, Gear map[string]int
	Cubes, Discs, Score int
}

// Look returns what lies on a table of this game; it reports whether it is one.
func Look(of rules.Table) (*View, bool) {
	p, t, ok := rules.Look[position, *table](of)
	if !ok {
		return nil, false
	}
	return t.view(p), true
}

func (t *table) view(p *position) *View {
	v := &View{
		Step: p.step, Active: int(p.active), Order: seatNumbers(p.order[:]), Auction: t.viewAuction(&p.auction),
		TurnTrack: seatNumbers(p.turnTrack[:p.turns]), FreeHighways: int(p.free), StepsLeft: int(p.stepsLeft),
		Virtual: counts(p.virtual[:], energyNames), EnergyStock: counts(p.stock[:], energyNames),
		FactoryStock: counts(p.factories[:], goodNames[primaries:]),
		Highways:     map[string]int{}, Planets: make(map[string]Planet, len(p.planets)), Titles: t.titles,
	}
	for i := range t.size() {
		v.Players = append(v.Players, t.viewPlayer(&p.players[i]))
		v.Pathways = append(v.Pathways, t.viewPathway(p.pathways[i]))
	}
	for space, seat := range p.highways {
		if seat > 0 {
			v.Highways[t.chart.names[space]] = int(seat)
		}
	}
	for i := range p.planets {
		v.Planets[t.chart.names[i]] = t.viewPlanet(&p.planets[i])
	}
	for _, tile := range p.track {
		v.ConsumerTrack = append(v.ConsumerTrack, t.consumers[tile].name)
	}
	if d := &p.deal; d.partner > 0 {
		v.Deal = &Deal{Partner: int(d.partner), Give: counts(d.give[:], goodNames), Get: counts(d.get[:], goodNames)}
	}
	return v
}

func (t *table) viewAuction(a *auction) Auction {
	v := Auction{Bids: make([][]int, t.size()), Positions: make([]int, t.size())}
	for i := range t.size() {
		for _, bid := range a.bids[i].list() {
			v.Bids[i] = append(v.Bids[i], int(bid))
		}
		v.Positions[i] = int(a.positions[i])
	}
	return v
}

func (t *table) viewPlayer(p *player) Player {
	return Player{
		Ship: t.spaceOrNone(p.ship), Energy: counts(p.energy[:], energyNames), Goods: counts(p.goods[:], goodNames),
		Gear: counts(p.gear[:], gearNames), Cubes: int(p.cubes), Discs: int(p.discs), Score: int(p.score),
	}
}

func (t *table) viewPathway(way pathway) *Pathway {
	if way.entrance == none {
		return nil
	}
	return &Pathway{Entrance: t.chart.names[way.entrance], Exit: t.spaceOrNone(way.exit)}
}

func (t *table) viewPlanet(p *planet) Planet {
	v := Planet{Mine: goodNames[p.mine], Explored: p.explored, Discs: counts(p.discs[:], kindNames)}
	if p.factory != none {
		v.Factory = goodNames[p.factory]
	}
	if p.yard != none {
		v.Yard = &Tile{Tile: t.yards[p.yard].name, Built: p.built}
	}
	if p.consumer != none {
		v.Consumer = &Tile{Tile: t.consumers[p.consumer].name, Built: p.built}
	}
	return v
}

// spaceOrNone names a space; "" for none.
func (t *table) spaceOrNone(space int32) string {
	if space == none {
		return ""
	}
	return t.chart.names[space]
}

// seatNumbers are the seats up to the first place without one.
func seatNumbers(seats []int8) []int {
	var list []int
	for _, seat := range seats {
		if seat == 0 {
			break
		}
		list = append(list, int(seat))
	}
	return list
}

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

// Pieces is the number of filled gear slots.
func (p *Player) Pieces() int { return sum(p.Gear) }

// Class is the ship's class.
func (p *Player) Class() Class { return ClassOf(p.Pieces()) }

// Load is how many goods are aboard.
func (p *Player) Load() int { return sum(p.Goods) }

// Capacity is how many goods fit.
func (p *Player) Capacity() int { return CapacityOf(p.Gear[gearNames[cargoHold]]) }

// Markers is the number of real energy markers.
func (p *Player) Markers() int { return sum(p.Energy) }

// Crew counts the crew quarters by the energy that they make.
func (p *Player) Crew() map[string]int {
	crew := map[string]int{}
	for e, name := range energyNames {
		crew[name] = p.Gear[gearNames[e+1]]
	}
	return crew
}

func sum(counts map[string]int) int {
	n := 0
	for _, k := range counts {
		n += k
	}
	return n
}

// Bidders are the seats whose bid is awaited now: all that have not bid yet, or
// those that are tied after one bid (section 7.1). They bid in secret, so the bids
// are entered when all are in.
func (v *View) Bidders() []int {
	var first, tied []int
	count := map[int]int{}
	for _, own := range v.Auction.Bids {
		if len(own) > 0 {
			count[own[0]]++
		}
	}
	for i, own := range v.Auction.Bids {
		switch {
		case len(own) == 0:
			first = append(first, i+1)
		case len(own) == 1 && count[own[0]] > 1:
			tied = append(tied, i+1)
		}
	}
	if len(first) > 0 {
		return first
	}
	return tied
}

// sealed lists the seats that bid unseen (DD-R23).
func (t *table) sealed(p *position) []int {
	if p.step != StepBid {
		return nil
	}
	v := View{Auction: t.viewAuction(&p.auction)}
	return v.Bidders()
}

// BidRange returns the least and the greatest bid.
func BidRange() (least, most int) { return leastBid, maxBid }

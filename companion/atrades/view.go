package atrades

import (
	"strconv"

	"tablekeeper/companion/rules"
)

// View is a position as it lies open on the table. Its fields are for reading;
// its methods say what follows from the position before anybody decides.
type View struct {
	Phase     string
	Step      rules.Step
	Actor     int // the seat awaited; 0: the table, or several in a sealed step
	Turn      int // whose action it is; 0: nobody's
	Round     int
	Era       int
	LastEra   int
	Order     []int // seats in turn order; none before all have a guild
	Players   []Player
	Companies []Company // all numbers of the data, ascending
	Regions   []Region  // in play, in the order drawn
	Joined    bool      // regions are laid beside each other
	Merger    *Merger   // nil: none runs
	Owed      int       // what the actor has to pay; 0: nothing
	Tile      int       // the number that is being placed; 0: none
	Growing   int       // the company that may grow; 0: none
	Card      string    // the technology card that is carried out, with its text; "": none

	t *table
	p *position
}

// Player is what lies before one player.
type Player struct {
	Guild                        string // its name; "": not chosen yet
	Personal, Cubes, Golden      int
	Companies, Bureaucracy, Tech Lane
	Held                         []string // technology cards, "2 Wells"
}

// Lane is a track of a guild board: the cubes on it and its boxes. No boxes: it
// never fills up.
type Lane struct{ Cubes, Boxes int }

// Where the starting tile of a company is.
const (
	Later    = "later"    // comes in a later era
	Supply   = "supply"   // can be acquired
	Taken    = "taken"    // is being placed
	Business = "business" // on the board
	Sold     = "sold"     // on the board, flipped: the government's
	Gone     = "gone"     // lost in a merger
)

// Company is one company number.
type Company struct {
	Number      int
	Kind        string // the type's name
	KindNumber  int    // the type's place in the data, from 0
	Where       string
	Owner       int // 0: none
	Size, Money int
	Price, Era  int
	Stock       int // regular tiles of its type that are left
	City        int // the lowest number of the cities beside it; 0: none
}

// Region is a map in play.
type Region struct {
	Number   int // by which moves name it
	ID, Name string
	Track    []int       // the demand track
	Marker   int         // spaces that the marker has moved
	Demand   int         // the number under the marker
	Sold     int         // goods sold at the market that runs
	Laid     bool        // false only while a region that was drawn is still to be laid beside another
	Cells    []Cell      // a move names one by its place here
	Links    [][2]string // pairs of cells that a printed line joins
}

// Cell is one hex of a region. Q and R are axial coordinates from the region's
// centre, or, where regions are joined, from that of the first one.
type Cell struct {
	Word    string
	Q, R    int
	Land    bool
	City    int // its number; 0: none
	Company int // whose tile lies there, also a sold one's; 0: none
}

// Merger is an auction for two companies.
type Merger struct {
	Initiator       int
	Targets, Owners [2]int
	Placed          bool
	Track           []int // the company number of each cube, left to right
	Round, Rounds   int
	In              []int
	High, Leader    int // 0: no bid
	Winner          int
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
		Phase: phaseNames[p.phase], Step: p.step, Actor: max(0, int(p.actor)), Turn: int(p.turn),
		Round: p.round, Era: int(p.era), LastEra: int(t.lastEra), Joined: t.joined, Owed: p.payment, t: t, p: p,
	}
	for _, seat := range p.order[:t.size()] {
		if seat != 0 {
			v.Order = append(v.Order, int(seat))
		}
	}
	for i := range t.size() {
		v.Players = append(v.Players, t.player(p, i))
	}
	for c := range t.number {
		v.Companies = append(v.Companies, t.company(p, c))
	}
	for _, i := range p.drawn[:p.open] {
		v.Regions = append(v.Regions, t.region(p, int(i)))
	}
	if p.merger.on {
		v.Merger = t.merging(&p.merger)
	}
	if p.tile != none {
		v.Tile = t.number[p.tile]
	}
	switch {
	case p.market.company != none:
		v.Growing = t.number[p.market.company]
	case p.effect.company != none:
		v.Growing = t.number[p.effect.company]
	}
	if p.effect.on {
		card := &t.data.cards[p.effect.card]
		v.Card = card.name
		if card.text != "" {
			v.Card += ": " + card.text
		}
	}
	return v
}

func (t *table) player(p *position, i int) Player {
	player := Player{Personal: p.personal[i], Cubes: p.cubes[i], Golden: p.golden[i]}
	lanes := [tracks]*Lane{&player.Companies, &player.Bureaucracy, &player.Tech}
	for track, lane := range lanes {
		lane.Cubes = p.tracks[track][i]
	}
	if p.guilds[i] == none {
		return player
	}
	g := t.guildOf(p, i+1)
	player.Guild = g.name
	if t.limits { // AT-13.7; bureaucracy has no end (AT-14.9)
		player.Companies.Boxes, player.Tech.Boxes = g.boxes[trackCompanies], g.boxes[trackTech]
	}
	for k := range t.data.cards {
		if n := p.held[i][k]; n > 0 {
			player.Held = append(player.Held, strconv.Itoa(int(n))+" "+t.data.cards[k].name)
		}
	}
	return player
}

func (t *table) company(p *position, c int) Company {
	card, kind := &p.companies[c], t.kind(c)
	company := Company{
		Number: t.number[c], Kind: kind.name, KindNumber: t.kindOf[c], Owner: int(card.owner), Size: int(card.size),
		Money: card.money, Price: kind.price, Era: kind.era, Stock: t.stock(p, c),
	}
	switch card.where {
	case later:
		company.Where = Later
	case ready:
		company.Where = Supply
	case taken:
		company.Where = Taken
	case gone:
		company.Where = Gone
	default:
		company.Where, company.City = Business, t.easiestCity(p, c)
		if card.owner == 0 {
			company.Where = Sold
		}
	}
	return company
}

func (t *table) region(p *position, i int) Region {
	data, state := &t.data.regions[i], &p.maps[i]
	region := Region{
		Number: i, ID: data.id, Name: data.name, Track: data.demand, Marker: int(state.demand), Demand: t.demandValue(p, i),
		Sold: p.market.sold[i], Laid: !t.joined || state.laid,
	}
	for cell, word := range cellNames {
		at := placeOf[state.rotation][cell]
		if t.joined {
			at = at.plus(state.at)
		}
		here := Cell{Word: word, Q: at.q, R: at.r, Land: data.land>>cell&1 == 1, City: data.number[cell]}
		if c := p.board[i][cell]; c > 0 {
			here.Company = t.number[c-1]
		}
		region.Cells = append(region.Cells, here)
	}
	for _, line := range data.lines {
		region.Links = append(region.Links, [2]string{cellNames[line[0]], cellNames[line[1]]})
	}
	return region
}

func (t *table) merging(m *merger) *Merger {
	out := &Merger{
		Initiator: int(m.initiator), Placed: m.placed, Round: m.round, Rounds: m.rounds, In: m.in.List(), High: m.high,
		Leader: int(m.leader), Winner: int(m.winner),
	}
	for i, c := range m.targets {
		out.Targets[i], out.Owners[i] = t.number[c], int(m.owners[i])
	}
	for _, target := range []byte(m.track) {
		out.Track = append(out.Track, out.Targets[target])
	}
	return out
}

// Company finds a company by its number.
func (v *View) Company(number int) *Company {
	for i := range v.Companies {
		if v.Companies[i].Number == number {
			return &v.Companies[i]
		}
	}
	return nil
}

// Limit is the most that a seat can pay: its personal supply, and the most money
// on one card of its own (AT-14.6).
func (v *View) Limit(seat int) (personal, card int) {
	return v.p.personal[seat-1], v.t.richest(v.p, seat)
}

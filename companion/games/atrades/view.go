package atrades

import (
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// View is how a table stands, for those who show it: its position, for reading, and what follows from it before anybody decides.
type View struct {
	*position
	t *table
}

// Look returns how a table of this game stands; it reports whether it is one.
func Look(of rules.Table) (*View, bool) {
	p, t, ok := rules.Look[position, *table](of)
	return &View{p, t}, ok
}

// Phase is the word of the phase.
func (p *position) Phase() string { return phaseNames[p.phase] }

// Actor is the seat awaited; 0: the table, or several in a sealed step.
func (p *position) Actor() int { return max(0, int(p.actor)) }

// Turn is the seat whose action it is; 0: nobody's.
func (p *position) Turn() int { return int(p.turn) }

// Era is the era that is played.
func (p *position) Era() int { return int(p.era) }

// LastEra is the era that ends the game.
func (v *View) LastEra() int { return int(v.t.lastEra) }

// Joined reports whether regions are laid beside each other.
func (v *View) Joined() bool { return v.t.joined }

// Order are the seats in turn order; none before all have a guild.
func (p *position) Order() []int {
	var seats []int
	for _, seat := range p.order {
		if seat != 0 {
			seats = append(seats, int(seat))
		}
	}
	return seats
}

// Tile is the number of the company that is being placed; 0: none.
func (v *View) Tile() int { return v.numberOf(v.tile) }

// Growing is the number of the company that may grow; 0: none.
func (v *View) Growing() int { return max(v.numberOf(v.market.company), v.numberOf(v.effect.company)) }

func (v *View) numberOf(company int8) int {
	if company == none {
		return 0
	}
	return v.t.number[company]
}

// Card is the technology card that is carried out, with its text; "": none.
func (v *View) Card() string {
	if !v.effect.on {
		return ""
	}
	card := &v.t.data.cards[v.effect.card]
	if card.text == "" {
		return card.name
	}
	return card.name + ": " + card.text
}

// Leader is the seat whose bid stands; 0: nobody's.
func (m *Merger) Leader() int { return int(m.leader) }

// Winner is the seat that has won the auction; 0: nobody has.
func (m *Merger) Winner() int { return int(m.winner) }

// Targets are the numbers of the companies that merge; none where no merger runs.
func (v *View) Targets() []int {
	var list []int
	for _, c := range v.Merger.targets {
		if v.Merger.On {
			list = append(list, v.t.number[c])
		}
	}
	return list
}

// Track are the company numbers of the cubes on the auction track, left to right.
func (v *View) Track() []int {
	var list []int
	for _, target := range []byte(v.Merger.track) {
		list = append(list, v.Targets()[target])
	}
	return list
}

// Guild is the name of a seat's guild; "": not chosen yet.
func (v *View) Guild(seat int) string {
	if v.guilds[seat-1] == none {
		return ""
	}
	return v.t.guildOf(v.position, seat).name
}

// The tracks of a guild board.
const (
	CompanyTrack     = trackCompanies
	BureaucracyTrack = trackBureaucracy
	TechTrack        = trackTech
)

// Lane are the cubes of a seat on a track of its guild board, and its boxes: none where it never fills up.
func (v *View) Lane(track, seat int) (cubes, boxes int) {
	if v.t.limits && v.guilds[seat-1] != none && track != BureaucracyTrack { // AT-13.7, AT-14.9
		boxes = v.t.guildOf(v.position, seat).boxes[track]
	}
	return v.tracks[track][seat-1], boxes
}

// Held are a seat's technology cards: "2 Wells".
func (v *View) Held(seat int) []string {
	var list []string
	for k := range v.t.data.cards {
		if n := v.held[seat-1][k]; n > 0 {
			list = append(list, strconv.Itoa(int(n))+" "+v.t.data.cards[k].name)
		}
	}
	return list
}

// Limit is the most that a seat can pay: its personal supply, and the most money
// on one card of its own (AT-14.6).
func (v *View) Limit(seat int) (personal, card int) {
	return v.Personal[seat-1], v.t.richest(v.position, seat)
}

// Company is a company number as it stands.
type Company struct {
	Number     int
	KindNumber int // the place of its type in the data, from 0
	*company
	kind  *kind
	place int
	v     *View
}

// Companies are all company numbers of the data, ascending.
func (v *View) Companies() []*Company {
	list := make([]*Company, len(v.t.number))
	for c := range list {
		list[c] = v.company(c)
	}
	return list
}

func (v *View) company(c int) *Company {
	return &Company{v.t.number[c], v.t.kindOf[c], &v.companies[c], v.t.kind(c), c, v}
}

// Company finds a company by its number; nil: there is none.
func (v *View) Company(number int) *Company {
	if c := slices.Index(v.t.number, number); c >= 0 {
		return v.company(c)
	}
	return nil
}

// Kind is the name of the company's type.
func (c *Company) Kind() string { return c.kind.name }

// Price is what a good of its type brings.
func (c *Company) Price() int { return c.kind.price }

// Stock is how many regular tiles of its type are left.
func (c *Company) Stock() int { return c.v.t.stock(c.v.position, c.place) }

// City is the lowest number of the cities beside it; 0: none.
func (c *Company) City() int { return c.v.t.easiestCity(c.v.position, c.place) }

// Where is where its starting tile is.
func (c *company) Where() Where {
	if c.where == Business && c.owner == 0 {
		return Sold
	}
	return c.where
}

// Owner is the seat that it belongs to; 0: nobody's.
func (c *company) Owner() int { return int(c.owner) }

// Size is how many tiles it has.
func (c *company) Size() int { return int(c.size) }

// Money is what lies on its card.
func (c *company) Money() int { return c.money }

// Region is a region in play.
type Region struct {
	Number int // by which moves name it
	v      *View
}

// Regions are those in play, in the order drawn.
func (v *View) Regions() []Region {
	var list []Region
	for _, i := range v.drawn[:v.open] {
		list = append(list, Region{int(i), v})
	}
	return list
}

func (r Region) data() *region { return &r.v.t.data.regions[r.Number] }

// ID is the word of the region.
func (r Region) ID() string { return r.data().id }

// Name is what the region is called.
func (r Region) Name() string { return r.data().name }

// Track is its demand track.
func (r Region) Track() []int { return r.data().demand }

// Marker is how many spaces its marker has moved.
func (r Region) Marker() int { return int(r.v.maps[r.Number].demand) }

// Demand is the number under the marker; 0 before the first.
func (r Region) Demand() int { return r.v.t.demandValue(r.v.position, r.Number) }

// Laid is false only while a region that was drawn is still to be laid beside another.
func (r Region) Laid() bool { return !r.v.t.joined || r.v.maps[r.Number].laid }

// Links are the pairs of cells that a printed line joins.
func (r Region) Links() [][2]string {
	var list [][2]string
	for _, line := range r.data().lines {
		list = append(list, [2]string{cellNames[line[0]], cellNames[line[1]]})
	}
	return list
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

// Cells are its hexes; a move names one by its place here.
func (r Region) Cells() []Cell {
	data, state, list := r.data(), &r.v.maps[r.Number], BareCells()
	for i := range list {
		at := placeOf[state.rotation][i]
		if r.v.t.joined {
			at = at.plus(state.at)
		}
		cell := &list[i]
		cell.Q, cell.R, cell.Land, cell.City = at.q, at.r, data.land>>i&1 == 1, data.number[i]
		if c := r.v.board[r.Number][i]; c > 0 {
			cell.Company = r.v.t.number[c-1]
		}
	}
	return list
}

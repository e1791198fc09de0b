package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// nobody stands for an actor that is null; none for any other number that is
// not there.
const (
	nobody = -1
	none   = -1
)

// Where is where the starting tile of a company number is.
type Where int8

// The places of starting tiles.
const (
	Later    Where = iota // comes in a later era
	Supply                // can be acquired
	Taken                 // acquired and not yet placed
	Business              // on the board
	Gone                  // left the game by a merger
	Sold                  // on the board, flipped: the government's ([Company.Where]; it is kept as in business, without an owner)
)

// company is what a company number stands for. Owner and money are those of the
// bank card; a sold company has owner 0.
type company struct {
	where Where
	owner int8
	size  int16
	money int
}

// mapState is how a region in play lies and what its demand is.
type mapState struct {
	inPlay, laid bool // laid: it has a centre (with joined layout)
	demand       uint8
	rotation     uint8
	at           hex
}

// Merger is a merger of players from merge until its end. Track has a byte for
// each cube: 0 for the first target, 1 for the second.
type Merger struct {
	On, placed      bool
	initiator       int8
	leader, winner  int8 // seats, 0: none
	targets, owners [2]int8
	in              rules.Seats
	losers          [maxSeats]int8 // then zeros
	track           string
	Rounds, Round   int
	High, held      int // without a bid High is 0
}

// market is the market while a company may grow; company is none before.
type market struct {
	on      bool
	company int8
	sold    [maxRegions]int
}

// research is a technology card that is being carried out.
type research struct {
	on             bool
	card           int8
	next, adjusted int8
	company        int8 // the one chosen to grow, or none
}

// position is how a game stands. It is a plain value. Seats count from 1, arrays
// by seat hold seat 1 first and 0 is no seat; companies, regions, cards and
// guilds are places in the table's lists, from 0.
type position struct {
	phase uint8
	Step  rules.Step
	actor int8 // a seat, 0: the table, or nobody
	turn  int8
	era   int8
	Round int

	order    [maxSeats]int8 // turn order; zeros until all guilds are chosen
	guilds   [maxSeats]int8 // or none
	Personal [maxSeats]int
	Cubes    [maxSeats]int
	Golden   [maxSeats]int
	tracks   [tracks][maxSeats]int
	bank     int
	total    int // all money less what it was at the start: it stays (invariant 1)

	companies [maxCompanies]company
	drawn     [maxRegions]int8 // regions in the order drawn
	open      int8             // how many regions are in play
	maps      [maxRegions]mapState
	board     [maxRegions][cells]uint8 // company number's place + 1, or 0
	covered   [maxRegions]uint64       // the cells of the board that are not 0

	sealed [maxSeats]int // or none
	Owed   int           // what the payer owes, 0: nothing
	payer  int8
	tile   int8 // or none
	Merger Merger
	market market
	effect research
	supply [maxCards]uint8
	held   [maxSeats][maxCards]uint8

	active, newEra, fourthEra bool
}

// table is what stays the same for one match.
type table struct {
	setup  *rules.Setup
	seats  []string
	data   *components
	words  vocabularies
	book   *rules.Book[position]
	number []int // the company numbers, ascending
	kindOf []int // company to its type

	eras      bool // edition later: eras, new regions, golden cubes
	bidFirst  bool // the first round begins with bids
	joined    bool // regions are laid beside each other
	tiers     bool // auction rounds by the types' levels
	joins     bool // old card money of targets that the winner did not own stays
	limits    bool // the printed boxes limit actions
	regions   int  // regions in play when the game begins
	noSealed  [maxSeats]int
	lastEra   int8
	boardSize int // regions of the data
	least     int // regions at the start, where there are fewer seats

	// watch, where it is given, is told of each company that has been to the
	// market, and how much was sold in each region before it.
	watch func(p *position, c int, before [maxRegions]int)
}

func (t *table) size() int { return len(t.seats) }

func (t *table) name(seat int) wording.Name { return wording.Name(t.seats[seat-1]) }

func (t *table) kind(c int) *kind { return &t.data.kinds[t.kindOf[c]] }

func (t *table) guildOf(p *position, seat int) *guild { return &t.data.guilds[p.guilds[seat-1]] }

// toMove returns the seats from which a move is awaited (section 6.1).
func (t *table) toMove(p *position) rules.Seats {
	switch p.Step {
	case StepOver:
		return 0
	case StepTurnBid, StepFinalBid:
		var seats rules.Seats
		for i := range t.size() {
			if p.sealed[i] == none && (p.Step == StepTurnBid || p.Merger.in.Has(i+1)) {
				seats |= rules.Only(i + 1)
			}
		}
		return seats
	default:
		if p.actor == nobody { // only while a position is being checked
			return 0
		}
		return rules.Only(int(p.actor))
	}
}

// sealedSeats lists the seats that bid unseen, in turn order (AT-14.5, AT-14.16).
func (t *table) sealedSeats(p *position) []int {
	if p.Step != StepTurnBid && p.Step != StepFinalBid {
		return nil
	}
	var seats []int
	for awaited, i := t.toMove(p), 0; i < t.size(); i++ {
		if seat := int(p.order[i]); awaited.Has(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// unbid takes back the bids of others that a seat doesn't see yet: as far as it knows, they may be any.
func (t *table) unbid(p *position, seat int, _ func(n int) int) {
	if seat == 0 || p.Step != StepTurnBid && p.Step != StepFinalBid {
		return
	}
	for i := range t.size() {
		if i != seat-1 {
			p.sealed[i] = none
		}
	}
}

// owns reports whether a company is in business for a seat.
func (p *position) owns(seat, c int) bool {
	return p.companies[c].where == Business && int(p.companies[c].owner) == seat
}

// richest is the most money on one card of a seat's companies.
func (t *table) richest(p *position, seat int) int {
	most := 0
	for c := range t.number {
		if p.owns(seat, c) {
			most = max(most, p.companies[c].money)
		}
	}
	return most
}

// limit is the most that a seat can pay: the personal supply and one card (AT-14.6).
func (t *table) limit(p *position, seat int) int { return p.Personal[seat-1] + t.richest(p, seat) }

// payable is the greatest bid that a seat can make and pay: bids and payments end
// at 9999 (section 5, number 8).
func (t *table) payable(p *position, seat int) int { return min(t.limit(p, seat), mostMoney) }

// hasSupply reports whether a company can be acquired.
func (t *table) hasSupply(p *position) bool {
	for c := range t.number {
		if p.companies[c].where == Supply {
			return true
		}
	}
	return false
}

// place is where a seat stands in the turn order.
func (p *position) place(seat int8) int {
	for i, s := range p.order {
		if s == seat {
			return i
		}
	}
	return maxSeats
}

// layCube lays a cube of the acting seat on a track: the golden one at the end of
// a round, else an action cube.
func (p *position) layCube(track int) {
	i := p.turn - 1
	if p.phase == phaseEnd {
		p.Golden[i]--
	} else {
		p.Cubes[i]--
	}
	p.tracks[track][i]++
	p.active = true
}

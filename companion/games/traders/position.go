package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// The steps, in the order of the book's list.
const (
	StepStart rules.Step = iota
	StepPlanet
	StepProduce
	StepEvent
	StepFreeCard
	StepCounter
	StepPirate
	StepCargo
	StepSteal
	StepAct1
	StepRoll
	StepMove
	StepAct2
	StepTrade
	StepOver
)

// goods is how much of each resource lies in one place.
type goods [resources]int32

// none reports whether nothing lies there.
func (g *goods) none() bool { return *g == goods{} }

// awaited in rolls is a throw that is still to come.
const awaited = -1

// position is how a game stands. It is a plain value: seats count from 1,
// arrays by seat hold seat 1 first, 0 is no seat.
type position struct {
	step    rules.Step
	turn    int8
	starter int8
	winner  int8
	round   int32
	rolls   [maxSeats]int8 // throws for the start, or awaited

	board    board
	world    [producing]uint8 // the resources of a planet, one bit each
	events   rules.Counts     // what the event deck is made of
	factions [maxSeats]int8

	money    [maxSeats]int32
	ships    [maxSeats]hex
	goods    [maxSeats][places]goods
	stations [producing][6]int8 // the owner by planet and direction from it

	hands    [maxSeats]rules.Hand
	discards rules.Counts      // action cards
	happened rules.Counts      // event cards drawn since the last shuffle
	drawn    [planetCards]int8 // planet cards drawn since the last shuffle
	drawnNum int8

	halted [producing]uint8
	skip   [maxSeats]int32
	extra  int32
	bought bool

	dice        int8
	steps, made int32
	from        hex

	choices   [maxChoices]choice // production choices awaited, in order
	choiceNum int8
	pending   pending
}

// maxChoices bounds the production choices: each seat on each planet with two resources.
const maxChoices = maxSeats * 3

// choice is a seat's production on a planet with two resources: left stations
// whose resource it still has to name.
type choice struct{ seat, planet, left int8 }

// pending is the card that is being resolved.
type pending struct {
	open     bool
	card     int8
	target   int8 // 0: none
	planet   int8 // nowhere: none
	resource int8 // nowhere: none
	back     rules.Step
	ask      [maxSeats]int8 // seats still to be asked for a Counter, then zeros
}

// table is what stays the same for one match.
type table struct {
	seats        []string
	stopAnywhere bool // TR-7.2
	winAnywhere  bool // TR-9.1
	noDraw       bool // TR-2.2
	startMoney   int  // TR-1.6
	n            numbers
	events       int  // cards of the event deck
	actions      int  // action cards
	scarce       bool // there may be no action card to draw
	book         *rules.Book[position]
}

func (t *table) size() int { return len(t.seats) }

func (t *table) name(seat int) wording.Name { return wording.Name(t.seats[seat-1]) }

// after is the next seat clockwise.
func (t *table) after(seat int) int { return seat%t.size() + 1 }

// toMove returns the seats from which a move is awaited (section 6).
func (t *table) toMove(p *position) rules.Seats {
	switch p.step {
	case StepStart:
		var seats rules.Seats
		for i, roll := range p.rolls[:t.size()] {
			if roll == awaited {
				seats |= rules.Only(i + 1)
			}
		}
		return seats
	case StepProduce:
		return rules.Only(int(p.choices[0].seat))
	case StepCounter:
		return rules.Only(int(p.pending.ask[0]))
	case StepOver:
		return 0
	default:
		return rules.Only(int(p.turn))
	}
}

// owner returns the seat whose station stands on a hex, or 0.
func (p *position) owner(h hex) int {
	planet, direction := p.board.space(h)
	if planet == nowhere {
		return 0
	}
	return int(p.stations[planet][direction])
}

// stationsOn counts a seat's stations on a planet.
func (p *position) stationsOn(planet, seat int) int8 {
	n := int8(0)
	for _, owner := range p.stations[planet] {
		if int(owner) == seat {
			n++
		}
	}
	return n
}

// hasStation reports whether a seat has a station anywhere.
func (p *position) hasStation(seat int) bool {
	for planet := range p.stations {
		if p.stationsOn(planet, seat) > 0 {
			return true
		}
	}
	return false
}

// load counts the resources on a seat's ship.
func (p *position) load(seat int) int32 {
	cargo := &p.goods[seat-1][ship]
	return cargo[metal] + cargo[food] + cargo[gems]
}

// shipOn gives another seat whose ship is on a hex, or 0.
func (t *table) shipOn(p *position, h hex, beside int) int {
	for i, at := range p.ships[:t.size()] {
		if at == h && i+1 != beside {
			return i + 1
		}
	}
	return 0
}

// docked reports whether a seat's ship is docked at earth, or still on it (section 6).
func (p *position) docked(seat int) bool {
	at := p.ships[seat-1]
	return p.board.dock(at) || at == p.board.planets[earth]
}

// place gives where a seat's ship loads and unloads: a planet with its station,
// earth, or nowhere (section 6).
func (p *position) place(seat int) int {
	if planet, direction := p.board.space(p.ships[seat-1]); planet != nowhere && int(p.stations[planet][direction]) == seat {
		return planet
	}
	if p.docked(seat) {
		return earth
	}
	return nowhere
}

// has reports whether a planet has a resource.
func (p *position) has(planet, resource int) bool { return p.world[planet]>>resource&1 == 1 }

// oneResource returns the only resource of a planet, or nowhere if it has two.
func (p *position) oneResource(planet int) int {
	switch p.world[planet] {
	case 1 << metal:
		return metal
	case 1 << food:
		return food
	case 1 << gems:
		return gems
	}
	return nowhere
}

// unaccounted is how many copies of an action card may still be in unknown places.
func (t *table) unaccounted(p *position, card int) int {
	known := p.discards.Of(card)
	for i := range t.size() {
		known += p.hands[i].Known.Of(card)
	}
	return rules.Unaccounted(t.n.copies[card], known)
}

// deck counts the action cards in the face-down deck.
func (t *table) deck(p *position) int {
	n := t.actions
	for card := range actions {
		n -= p.discards.Of(card)
	}
	for i := range t.size() {
		n -= cardsIn(&p.hands[i])
	}
	return n
}

// cardsIn is the size of a hand; it looks only at the seven cards of this game.
func cardsIn(h *rules.Hand) int {
	n := int(h.Unknown)
	for card := range actions {
		n += h.Known.Of(card)
	}
	return n
}

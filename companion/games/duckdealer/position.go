package duckdealer

import (
	"slices"

	"tablekeeper/companion/rules"
)

// The steps, in the order of the book's list.
const (
	StepBid rules.Step = iota
	StepBorn
	StepPosition
	StepOutfit
	StepHome
	StepTurn
	StepCube
	StepHighways
	StepPlaceCube
	StepAction
	StepPlaceDisc
	StepExit
	StepDeal
	StepAnswer
	StepStow
	StepKeep
	StepOver

	noStep rules.Step = -1 // nothing to resume
)

// position is how a game stands. Seats count from 1, arrays by seat hold seat 1
// first, 0 is no seat.
//
// It is a plain value although boxes differ in size: the slices at its end are
// shared by copies and never written to. Whoever changes what they hold puts a
// new slice in their place (occupy, change, take).
type position struct {
	Step         rules.Step
	resume       rules.Step
	active       int8
	FreeHighways int // parts that may still be placed
	StepsLeft    int
	paid         kinds // tiles of this planet whose privilege price is paid
	virtual      [kindsOfEnergy]int32
	stock        [kindsOfEnergy]int16
	factories    [products]int16 // the stock, by product less primaries
	order        [maxSeats]int8
	auction      auction
	Turns        int // cubes on the turn track
	turnTrack    [mostTurns + 1]int8
	Players      [maxSeats]Player
	pathways     [maxSeats]pathway
	deal         deal

	highways []int8 // by space: the seat whose highway part lies there
	planets  []Planet
	track    []int32 // consumer tiles, top first
}

// Player is what a seat has.
type Player struct {
	ship   int32 // a space, or none
	goods  goods
	energy [kindsOfEnergy]int16
	gear   [kindsOfGear]uint8
	Score  int
	Cubes  int
	Discs  int
}

// pathway is a seat's pair of markers; none where they are not placed.
type pathway struct{ entrance, exit int32 }

// deal is a deal with another seat; without a partner there is none.
type deal struct {
	partner   int8
	give, get goods // seen from the active seat
}

// Planet is what lies on a planet.
type Planet struct {
	mine     int8
	factory  int8  // its product, or none
	yard     int8  // a yard of the box, or none
	consumer int32 // a tile of the box, or none
	Explored bool
	Built    bool // the yard or the consumer is
	discs    [kindsOfTile]int8
}

// kinds is a set of kinds of tile.
type kinds uint8

func (k kinds) has(kind Kind) bool { return k>>kind&1 == 1 }

// has reports whether a tile of a kind lies on the planet.
func (p *Planet) has(kind Kind) bool {
	switch kind {
	case factoryTile:
		return p.factory != none
	case yardTile:
		return p.yard != none
	case consumerTile:
		return p.consumer != none
	default:
		return true
	}
}

// works reports whether a tile of a kind, where one lies, is more than a site.
func (p *Planet) works(kind Kind) bool {
	return kind == mineTile || kind == factoryTile || p.Built
}

// Pieces is the number of filled gear slots.
func (p *Player) Pieces() int {
	n := 0
	for _, k := range p.gear {
		n += int(k)
	}
	return n
}

// Markers is the number of real energy markers.
func (p *Player) Markers() int {
	n := 0
	for _, k := range p.energy {
		n += int(k)
	}
	return n
}

func (p *position) player(seat int) *Player { return &p.Players[seat-1] }

// actor is the active seat.
func (p *position) actor() *Player { return &p.Players[p.active-1] }

// occupy puts a seat's highway part on a dot, or takes it away (0).
func (p *position) occupy(dot int, seat int8) {
	p.highways = slices.Clone(p.highways)
	p.highways[dot] = seat
}

// change returns a planet for writing.
func (p *position) change(place int32) *Planet {
	p.planets = slices.Clone(p.planets)
	return &p.planets[place]
}

// removeTile removes a tile from the consumer track.
func (p *position) removeTile(place int) {
	p.track = slices.Concat(p.track[:place], p.track[place+1:])
}

package duckdealer

import (
	"encoding/json"
	"fmt"
)

// View is a position as its JSON form tells it (section 5), for those who show it.
type View struct {
	Edition       string
	Step          string
	Active        int
	Order         []int
	Auction       AuctionView
	TurnTrack     []int `json:"turn_track"`
	FreeHighways  int   `json:"free_highways"`
	StepsLeft     int   `json:"steps_left"`
	Paid          []string
	Virtual       map[string]int
	Resume        *string
	Deal          *DealView
	ConsumerTrack []string       `json:"consumer_track"`
	EnergyStock   map[string]int `json:"energy_stock"`
	FactoryStock  map[string]int `json:"factory_stock"`
	Highways      map[string]int
	Pathways      []*PathwayView
	Planets       map[string]PlanetView
	Players       []PlayerView
}

// AuctionView are the bids by seat, who was named, and the playing positions.
type AuctionView struct {
	Bids      [][]int
	Born      []int
	Positions []*int
}

// DealView is a deal, seen from the active seat.
type DealView struct {
	Partner   int
	Give, Get map[string]int
}

// PathwayView is a seat's pair of pathway markers.
type PathwayView struct {
	Entrance string
	Exit     *string
}

// PlanetView is what lies on a planet.
type PlanetView struct {
	Mine           string
	Explored       bool
	Yard, Consumer *TileView
	Factory        *string
	Discs          map[string]int
}

// TileView is a yard or a consumer.
type TileView struct {
	Tile  string
	Built bool
}

// PlayerView is what a seat has.
type PlayerView struct {
	Ship                *string
	Energy, Goods, Gear map[string]int
	Cubes, Discs, Score int
}

// ReadView reads the JSON form of a position.
func ReadView(position []byte) (*View, error) {
	v := &View{}
	if err := json.Unmarshal(position, v); err != nil {
		return nil, fmt.Errorf("the position can't be read: %w", err)
	}
	return v, nil
}

// Pieces is the number of filled gear slots.
func (p *PlayerView) Pieces() int { return sum(p.Gear) }

// Class is the ship's class.
func (p *PlayerView) Class() Class { return ClassOf(p.Pieces()) }

// Load is how many goods are aboard.
func (p *PlayerView) Load() int { return sum(p.Goods) }

// Capacity is how many goods fit.
func (p *PlayerView) Capacity() int { return CapacityOf(p.Gear[gearNames[cargoHold]]) }

// Markers is the number of real energy markers.
func (p *PlayerView) Markers() int { return sum(p.Energy) }

// Crew counts the crew quarters by the energy that they make.
func (p *PlayerView) Crew() map[string]int {
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

// Flight is the question what it takes the ship of a seat to fly to a space;
// twoWay tells that the table uses pathways both ways.
func (v *View) Flight(seat int, to string, twoWay bool) Flight {
	p := &v.Players[seat-1]
	f := Flight{To: to, Class: p.Class(), Own: map[string]bool{}}
	if p.Ship != nil {
		f.From = *p.Ship
	}
	if v.Active == seat {
		f.StepsLeft = v.StepsLeft
	}
	for dot, owner := range v.Highways {
		f.Own[dot] = owner == seat
	}
	for _, way := range v.Pathways {
		if way == nil || way.Exit == nil {
			continue
		}
		f.Pathways = append(f.Pathways, [2]string{way.Entrance, *way.Exit})
		if twoWay {
			f.Pathways = append(f.Pathways, [2]string{*way.Exit, way.Entrance})
		}
	}
	return f
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

// BidRange gives the least and the greatest bid.
func BidRange() (least, most int) { return 0, maxBid }

package duckdealer

import "slices"

// settle makes fit what follows from the rest of a position: stocks and supplies,
// the consumer track, what is explored, the playing order, and what the turn goes back to.
func (t *table) settle(p *position) {
	t.settleSeats(p)
	t.settleTiles(p)
	t.settleSupplies(p)
	if resuming.Has(p.Step) && (p.resume == noStep || p.Step == StepPlaceDisc) {
		p.resume = StepAction
	}
	free := p.Step == StepHighways || p.resume == StepHighways && p.Step != StepPlaceDisc
	if !free {
		p.FreeHighways = 0
	} else if p.FreeHighways == 0 {
		p.FreeHighways = 1
	}
	if p.Step != StepAction && p.deal.partner == 0 && p.resume != StepAction {
		p.StepsLeft, p.paid = 0, 0
	}
}

// settleSeats makes the active seat and the playing order fit the step.
func (t *table) settleSeats(p *position) {
	switch {
	case p.Step == StepBorn || p.Step == StepOver:
		p.active = 0
	case p.active == 0:
		p.active = 1
	}
	switch {
	case p.Step < StepOutfit:
		p.order = [maxSeats]int8{}
	case slices.Contains(t.ordered(p), 0):
		for i := range t.size() {
			p.order[i] = int8(i + 1)
		}
	}
}

// settleTiles takes the tiles on planets off the track and puts others there that
// are missing, in box order; a far planet is explored if it has a consumer.
func (t *table) settleTiles(p *position) {
	placed := make([]bool, len(t.consumers))
	for i := range p.planets {
		here := &p.planets[i]
		here.Explored = t.chart.start[i] || here.consumer != none
		if here.consumer != none {
			placed[here.consumer] = true
		}
	}
	var track []int32
	for _, tile := range p.track {
		if !placed[tile] {
			track = append(track, tile)
			placed[tile] = true
		}
	}
	for tile, there := range placed {
		if !there {
			track = append(track, int32(tile))
		}
	}
	p.track = track
}

// settleSupplies counts what is left of markers, factories, cubes and discs.
func (t *table) settleSupplies(p *position) {
	for i := range p.stock {
		p.stock[i] = int16(t.n.markers)
	}
	for i := range p.factories {
		p.factories[i] = int16(t.factories[i].count.n)
	}
	cubes, discs := p.used(t.size())
	for i := range t.size() {
		one := &p.Players[i]
		for e := range p.stock {
			p.stock[e] -= one.energy[e] + int16(one.gear[e+1])
		}
		one.Cubes, one.Discs = max(0, t.n.cubes-cubes[i]), max(0, t.n.discs-discs[i])
	}
	for i := range p.planets {
		if product := p.planets[i].factory; product != none {
			p.factories[product-primaries]--
		}
	}
	for e := range p.stock {
		p.stock[e] = max(0, p.stock[e])
	}
	for i := range p.factories {
		p.factories[i] = max(0, p.factories[i])
	}
}

// used counts by seat the cubes on the board and the turn track, and the discs on tiles.
func (p *position) used(seats int) (cubes, discs [maxSeats]int) {
	for i := range seats {
		seat := int8(i + 1)
		for _, s := range p.highways {
			if s == seat {
				cubes[i]++
			}
		}
		for _, s := range p.turnTrack[:p.Turns] {
			if s == seat {
				cubes[i]++
			}
		}
		for k := range p.planets {
			for _, s := range p.planets[k].discs {
				if s == seat {
					discs[i]++
				}
			}
		}
	}
	return cubes, discs
}

package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10, with its numbers, and those of
// section 5. Types and ranges are checked where a position is read.
func (t *table) invariants() []invariant {
	list := []invariant{
		{Name: "section 5", Violation: t.seatsFit},
		{Name: "invariant 1", Violation: t.markersAddUp},
		{Name: "invariant 2", Violation: t.piecesAddUp},
		{Name: "invariant 3", Violation: t.discsLie},
		{Name: "invariant 4", Violation: t.factoriesAddUp},
		{Name: "invariant 5", Violation: t.consumersAddUp},
		{Name: "invariant 5", Violation: t.yardsAndMinesFit},
		{Name: "invariant 6", Violation: t.shipsFit},
		{Name: "invariant 7", Violation: t.highwaysFit},
		{Name: "invariant 8", Violation: t.loadsFit},
		{Name: "invariant 9", Violation: t.fieldsFit},
		{Name: "invariant 10", Violation: t.countersFit},
		{Name: "invariant 11", Violation: t.exploredWhereLeft},
		{Name: "invariant 12", Violation: t.pathwaysFit},
		{Name: "invariant 13", Violation: t.paidFits},
		{Name: "invariant 14", Violation: t.stepFits},
		{Name: "invariant 14", Violation: t.dealFits},
		{Name: "invariant 14", Violation: t.goesOn},
		{Name: "invariant 15", Violation: t.scoresFit},
		{Name: "invariant 16", Violation: t.auctionFits},
	}
	for i := range list[1:] {
		list[i+1].Violation = t.seated(list[i+1].Violation)
	}
	return list
}

// seated asks a condition only where it is clear who is active and in which
// order the seats play.
func (t *table) seated(broken func(p *position) wording.Text) func(p *position) wording.Text {
	return func(p *position) wording.Text {
		if !t.seatsFit(p).Empty() {
			return wording.Text{}
		}
		return broken(p)
	}
}

// seatsFit checks who is active and the playing order (section 5).
func (t *table) seatsFit(p *position) wording.Text {
	if nobody := p.Step == StepBorn || p.Step == StepOver; nobody != (p.active == 0) {
		return stepSaid[p.Step].Misfit(p.active != 0, wording.Say("a player whose move it is"))
	}
	var seen rules.Seats
	for _, seat := range t.ordered(p) {
		if known := seat > 0; known != (p.Step >= StepOutfit) {
			return wording.Say("the playing order is empty until all positions are chosen; then it has every player.")
		}
		if seat > 0 && seen.Has(int(seat)) {
			return wording.Say("{who} can't be twice in the playing order.", t.name(int(seat)))
		}
		seen |= rules.Only(int(seat))
	}
	return wording.Text{}
}

func (t *table) markersAddUp(p *position) wording.Text {
	for e, name := range energyNames {
		n := int(p.stock[e])
		if n < 0 {
			return wording.Say("the stock of {energy} markers is negative.", name)
		}
		for i := range t.size() {
			n += int(p.Players[i].energy[e]) + int(p.Players[i].gear[e+1])
		}
		if n != t.n.markers {
			return wording.Say("stock, players and crew quarters have {number} {energy} markers together; the game has {all}.", n, name, t.n.markers)
		}
	}
	return wording.Text{}
}

// piecesAddUp counts cubes and discs of every seat.
func (t *table) piecesAddUp(p *position) wording.Text {
	used, placed := p.used(t.size())
	for seat := 1; seat <= t.size(); seat++ {
		if n := p.player(seat).Cubes + used[seat-1]; n != t.n.cubes {
			return wording.Say("{who} must have {all} cubes in all, not {number}.", t.name(seat), t.n.cubes, n)
		}
		if n := p.player(seat).Discs + placed[seat-1]; n != t.n.discs {
			return wording.Say("{who} must have {all} discs in all, not {number}.", t.name(seat), t.n.discs, n)
		}
	}
	return wording.Text{}
}

func (t *table) discsLie(p *position) wording.Text {
	for i := range p.planets {
		here := &p.planets[i]
		for kind, seat := range here.discs {
			if seat > 0 && (!here.has(Kind(kind)) || !t.siteClaimed && !here.works(Kind(kind))) {
				return wording.Say("there is no {kind} on {place} that a disc could claim.", kindSaid[kind], t.spaceText(i))
			}
		}
	}
	return wording.Text{}
}

func (t *table) factoriesAddUp(p *position) wording.Text {
	stock := p.factories
	for i := range p.planets {
		here, name := &p.planets[i], t.space(int32(i))
		if here.factory != none {
			stock[int(here.factory)-primaries]++
		}
		switch {
		case t.chart.start[i] && (here.consumer != none || here.factory != none):
			return wording.Say("{place} is a start planet: no consumer and no factory.", name)
		case !t.chart.start[i] && here.yard != none:
			return wording.Say("{place} has no place for a yard.", name)
		case !here.Explored && (here.factory != none || here.discs != [kindsOfTile]int8{}):
			return wording.Say("{place} is not explored: no factory and no disc.", name)
		}
	}
	for i, n := range stock {
		if want := t.factories[i].count.n; int(n) != want {
			return wording.Say("stock and planets have {number} factories for {good}; the box has {want}.", n, goodSaid[primaries+i], want)
		}
	}
	return wording.Text{}
}

// consumersAddUp makes sure that every consumer tile is somewhere once.
func (t *table) consumersAddUp(p *position) wording.Text {
	seen := make([]bool, len(t.consumers))
	n := 0
	see := func(tile int32) bool {
		again := seen[tile]
		seen[tile] = true
		n++
		return again
	}
	for _, tile := range p.track {
		if see(tile) {
			return wording.Say("the consumer tile {tile} can't be there twice.", t.tileText(int(tile)))
		}
	}
	for i := range p.planets {
		here, name := &p.planets[i], t.space(int32(i))
		if t.chart.start[i] {
			if !here.Explored {
				return wording.Say("{place} is a start planet and counts as explored.", name)
			}
			continue
		}
		if here.Explored != (here.consumer != none) {
			return wording.Say("{place} must have a consumer exactly if it is explored.", name)
		}
		if here.consumer != none && see(here.consumer) {
			return wording.Say("the consumer tile {tile} can't be there twice.", t.tileText(int(here.consumer)))
		}
	}
	if n != len(seen) {
		return wording.Say("track and planets have {number} consumer tiles; the box has {all}.", n, len(seen))
	}
	return wording.Text{}
}

func (t *table) yardsAndMinesFit(p *position) wording.Text {
	var yards [startPlanets]bool
	left := t.box.mines
	for i := range p.planets {
		here, name := &p.planets[i], t.space(int32(i))
		if !t.chart.start[i] {
			left[here.mine].other--
			continue
		}
		left[here.mine].start--
		if here.yard == none || yards[here.yard] {
			return wording.Say("{place} must have a yard of its own.", name)
		}
		yards[here.yard] = true
	}
	for good, m := range left {
		if m.start < 0 || m.other < 0 {
			return wording.Say("the box has fewer mines for {good}.", goodSaid[good])
		}
	}
	return wording.Text{}
}

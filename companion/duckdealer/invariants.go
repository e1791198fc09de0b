package duckdealer

import (
	"fmt"

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
func (t *table) seated(broken func(p *position) string) func(p *position) string {
	return func(p *position) string {
		if t.seatsFit(p) != "" {
			return ""
		}
		return broken(p)
	}
}

// seatsFit checks who is active and the playing order (section 5).
func (t *table) seatsFit(p *position) string {
	if nobody := p.step == StepBorn || p.step == StepOver; nobody != (p.active == 0) {
		return stepSaid[p.step].Misfit(p.active != 0, "a player whose move it is")
	}
	var seen rules.Seats
	for _, seat := range t.ordered(p) {
		if known := seat > 0; known != (p.step >= StepOutfit) {
			return "the playing order is empty until all positions are chosen; then it has every player."
		}
		if seat > 0 && seen.Has(int(seat)) {
			return fmt.Sprintf("%s can't be twice in the playing order.", t.name(int(seat)))
		}
		seen |= rules.Only(int(seat))
	}
	return ""
}

func (t *table) markersAddUp(p *position) string {
	for e, name := range energyNames {
		n := int(p.stock[e])
		if n < 0 {
			return "the stock of " + name + " markers is negative."
		}
		for i := range t.size() {
			n += int(p.players[i].energy[e]) + int(p.players[i].gear[e+1])
		}
		if n != allMarkers {
			return fmt.Sprintf("stock, players and crew quarters have %d %s markers together; the game has %d.", n, name, allMarkers)
		}
	}
	return ""
}

// piecesAddUp counts cubes and discs of every seat.
func (t *table) piecesAddUp(p *position) string {
	used, placed := p.used(t.size())
	for seat := 1; seat <= t.size(); seat++ {
		if n := int(p.player(seat).cubes) + used[seat-1]; n != allCubes {
			return fmt.Sprintf("%s must have %d cubes in all, not %d.", t.name(seat), allCubes, n)
		}
		if n := int(p.player(seat).discs) + placed[seat-1]; n != allDiscs {
			return fmt.Sprintf("%s must have %d discs in all, not %d.", t.name(seat), allDiscs, n)
		}
	}
	return ""
}

func (t *table) discsLie(p *position) string {
	for i := range p.planets {
		here := &p.planets[i]
		for kind, seat := range here.discs {
			if seat > 0 && (!here.has(kind) || !t.siteClaimed && !here.works(kind)) {
				return fmt.Sprintf("there is no %s on %s that a disc could claim.", kindSaid[kind], t.spaceText(i))
			}
		}
	}
	return ""
}

func (t *table) factoriesAddUp(p *position) string {
	stock := p.factories
	for i := range p.planets {
		here, name := &p.planets[i], t.chart.names[i]
		if here.factory != none {
			stock[int(here.factory)-primaries]++
		}
		switch {
		case t.chart.start[i] && (here.consumer != none || here.factory != none):
			return name + " is a start planet: no consumer and no factory."
		case !t.chart.start[i] && here.yard != none:
			return name + " has no place for a yard."
		case !here.explored && (here.factory != none || here.discs != [kindsOfTile]int8{}):
			return name + " is not explored: no factory and no disc."
		}
	}
	for i, n := range stock {
		if want := t.factories[i].count.n; int(n) != want {
			return fmt.Sprintf("stock and planets have %d factories for %s; the box has %d.", n, goodSaid[primaries+i], want)
		}
	}
	return ""
}

// consumersAddUp makes sure that every consumer tile is somewhere once.
func (t *table) consumersAddUp(p *position) string {
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
			return "the consumer tile " + t.tileText(int(tile)) + " can't be there twice."
		}
	}
	for i := range p.planets {
		here, name := &p.planets[i], t.chart.names[i]
		if t.chart.start[i] {
			if !here.explored {
				return name + " is a start planet and counts as explored."
			}
			continue
		}
		if here.explored != (here.consumer != none) {
			return name + " must have a consumer exactly if it is explored."
		}
		if here.consumer != none && see(here.consumer) {
			return "the consumer tile " + t.tileText(int(here.consumer)) + " can't be there twice."
		}
	}
	if n != len(seen) {
		return fmt.Sprintf("track and planets have %d consumer tiles; the box has %d.", n, len(seen))
	}
	return ""
}

func (t *table) yardsAndMinesFit(p *position) string {
	var yards [startPlanets]bool
	left := t.box.mines
	for i := range p.planets {
		here, name := &p.planets[i], t.chart.names[i]
		if !t.chart.start[i] {
			left[here.mine].other--
			continue
		}
		left[here.mine].start--
		if here.yard == none || yards[here.yard] {
			return name + " must have a yard of its own."
		}
		yards[here.yard] = true
	}
	for good, m := range left {
		if m.start < 0 || m.other < 0 {
			return "the box has fewer mines for " + goodSaid[good] + "."
		}
	}
	return ""
}

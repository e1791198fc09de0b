package duckdealer

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// shipsFit checks gear and places of the ships step by step.
func (t *table) shipsFit(p *position) wording.Text {
	before := true
	for i := range t.size() {
		seat := i + 1
		if p.Step >= StepOutfit { // in playing order from then on
			seat = int(p.order[i])
		}
		if seat == int(p.active) {
			before = false
		}
		one := p.player(seat)
		pieces, aboard := one.Pieces(), one.ship != none
		acted := before && seat != int(p.active)
		waits := !before && seat != int(p.active)
		switch {
		case p.Step > StepHome && (pieces < t.n.startGear || pieces > t.slots.n || !aboard):
			return wording.Say("{who}'s ship must be on the board, with {least} to {most} pieces of gear.", t.name(seat), t.n.startGear, t.slots.n)
		case p.Step < StepOutfit && pieces > 0:
			return wording.Say("{who}'s ship has no gear before gear is chosen.", t.name(seat))
		case p.Step <= StepHome && pieces > t.n.startGear:
			return wording.Say("{who} starts with {number} pieces of gear, not more.", t.name(seat), t.n.startGear)
		case p.Step < StepHome && aboard:
			return wording.Say("{who}'s ship can't be on the board yet.", t.name(seat))
		case p.Step == StepOutfit && (acted && pieces != t.n.startGear || waits && pieces != 0):
			return wording.Say("gear is chosen player by player, in playing order.")
		case p.Step == StepHome && (pieces != t.n.startGear || acted && !aboard || waits && aboard):
			return wording.Say("starting planets are chosen player by player, in playing order, when all have their gear.")
		}
	}
	return wording.Text{}
}

func (t *table) highwaysFit(p *position) wording.Text {
	for i := range t.size() {
		if ship := p.Players[i].ship; ship != none && int(p.highways[ship]) == i+1 {
			return wording.Say("{who}'s ship can't be on a highway part of {who}.", t.name(i+1))
		}
	}
	return wording.Text{}
}

// overflowing are the steps in which the active seat may have more goods than fit.
var overflowing = rules.In(StepAction, StepPlaceCube, StepPlaceDisc, StepExit, StepDeal, StepAnswer, StepStow)

func (t *table) loadsFit(p *position) wording.Text {
	for i := range t.size() {
		over := t.n.overloaded(&p.Players[i])
		mayBe := i+1 == int(p.active) && p.StepsLeft == 0 && overflowing.Has(p.Step)
		if over && !mayBe {
			return wording.Say("{who} has more goods than the ship takes.", t.name(i+1))
		}
	}
	if p.Step == StepStow && !t.n.overloaded(p.actor()) {
		return wording.Say("the step Too many goods needs more goods aboard than fit.")
	}
	return wording.Text{}
}

// resuming are the steps that go back to another one.
const resuming = rules.Steps(1<<StepExit | 1<<StepPlaceCube | 1<<StepPlaceDisc)

// fieldsFit checks which fields are in use in which steps.
func (t *table) fieldsFit(p *position) wording.Text {
	moving := p.Step == StepAction || p.Step == StepDeal || p.Step == StepAnswer ||
		resuming.Has(p.Step) && p.resume == StepAction
	switch {
	case p.Step == StepPlaceDisc && p.resume != StepAction:
		return wording.Say("after the disc is placed the action turn goes on.")
	case !moving && (p.StepsLeft > 0 || p.paid != 0):
		return wording.Say("steps left and paid privileges are there only during an action turn.")
	}
	return wording.Text{}
}

func (t *table) countersFit(p *position) wording.Text {
	free := p.Step == StepHighways ||
		(p.Step == StepPlaceCube || p.Step == StepExit) && p.resume == StepHighways
	switch {
	case free != (p.FreeHighways > 0):
		return stepSaid[p.Step].Misfit(p.FreeHighways > 0, wording.Say("free highway parts"))
	case p.Turns > t.n.turns:
		return wording.Say("the turn track has {number} spaces.", t.n.turns)
	case p.Step == StepOver && p.Turns != t.n.turns:
		return wording.Say("the game is over only when the turn track is full.")
	case (p.Step == StepTurn || p.Step == StepCube) && p.Turns == t.n.turns:
		return wording.Say("the turn track is full, so no turn begins any more.")
	}
	return wording.Text{}
}

// landedOnly are the steps in which no ship at all waits for exploration.
var landedOnly = rules.In(StepTurn, StepStow, StepKeep, StepOver)

func (t *table) exploredWhereLeft(p *position) wording.Text {
	for i := range t.size() {
		ship := p.Players[i].ship
		if i+1 == int(p.active) && !landedOnly.Has(p.Step) {
			continue
		}
		if t.chart.isPlanet(ship) && !p.planets[ship].Explored {
			return wording.Say("{who}'s ship is on {place}, which must be explored first.", t.name(i+1), t.spaceText(int(ship)))
		}
	}
	return wording.Text{}
}

func (t *table) pathwaysFit(p *position) wording.Text {
	var ends []int32
	for i, way := range p.pathways[:t.size()] {
		placing := p.Step == StepExit && i+1 == int(p.active)
		if placing != (way.entrance != none && way.exit == none) {
			return wording.Say("only the player who places the exit of a pathway lacks it.")
		}
		for _, end := range []int32{way.entrance, way.exit} {
			if end == none {
				continue
			}
			if slices.Contains(ends, end) {
				return wording.Say("{place} can't hold two pathway markers.", t.spaceText(int(end)))
			}
			ends = append(ends, end)
		}
	}
	return wording.Text{}
}

func (t *table) paidFits(p *position) wording.Text {
	if p.paid == 0 || p.active == 0 {
		return wording.Text{} // nobody is active: fieldsFit
	}
	for kind := range Kind(kindsOfTile) {
		if p.paid.has(kind) && (!t.onPlanet(p) || t.planet(p).discs[kind] != p.active) {
			return wording.Say("a privilege is paid for only on a tile that the player in turn has claimed.")
		}
	}
	return wording.Text{}
}

// stepFits checks what a step of setup or turn begins with.
func (t *table) stepFits(p *position) wording.Text {
	if p.active == 0 {
		return wording.Text{}
	}
	me := p.actor()
	switch {
	case p.Step == StepOutfit && me.Pieces() >= t.n.startGear:
		return wording.Say("a player who still chooses gear has fewer than {pieces}.", wording.Some(t.n.startGear, "piece"))
	case p.Step == StepHome && me.ship != none:
		return wording.Say("a player who still chooses a starting planet has no ship on the board.")
	case p.Step == StepCube && me.Cubes > 0:
		return wording.Say("a highway part is lifted for the turn track only when no cube is left.")
	case p.Step == StepKeep && me.Markers() <= t.n.keptMarkers:
		return wording.Say("energy is given back only when more than {markers} are left.", wording.Some(t.n.keptMarkers, "marker"))
	}
	if p.Step != StepCube {
		return wording.Text{}
	}
	for _, seat := range p.highways {
		if seat == p.active {
			return wording.Text{}
		}
	}
	return wording.Say("a player without cubes must have a highway part on the board.")
}

func (t *table) dealFits(p *position) wording.Text {
	d := &p.deal
	if d.partner == 0 || p.active == 0 {
		return wording.Text{}
	}
	partner := p.player(int(d.partner))
	switch {
	case d.partner == p.active || partner.ship != p.actor().ship || !t.onPlanet(p):
		return wording.Say("a deal is made with another player on the same planet.")
	case !p.actor().goods.has(&d.give) || !partner.goods.has(&d.get):
		return wording.Say("a deal holds only goods that the two have.")
	case p.Step == StepAnswer && d.give.sum()+d.get.sum() == 0:
		return wording.Say("an empty deal can't be proposed.")
	case p.Step == StepAnswer && p.afterDeal() > t.n.capacity(partner):
		return wording.Say("a proposed deal leaves the other player no more goods than fit.")
	}
	return wording.Text{}
}

// goesOn makes sure that what was begun can be finished.
func (t *table) goesOn(p *position) wording.Text {
	if resuming.Has(p.Step) && p.resume != noStep && len(t.book.Legal(p, nil)) == 0 {
		return wording.Say("nobody could go on from here: the step {step} has no legal move.", stepSaid[p.Step].Title)
	}
	return wording.Text{}
}

func (t *table) scoresFit(p *position) wording.Text {
	for i := range t.size() {
		if p.Players[i].Score < 0 {
			return wording.Say("{who}'s score is negative.", t.name(i+1))
		}
	}
	return wording.Text{}
}

// auctionFits makes sure that the auction leads to this step and seat.
func (t *table) auctionFits(p *position) wording.Text {
	a := &p.auction
	var born, positions rules.Seats
	for i := range t.size() {
		if a.born[i] > 0 && born.Has(int(a.born[i])) || a.positions[i] > 0 && positions.Has(int(a.positions[i])) {
			return wording.Say("each player is named once, and each position is taken once.")
		}
		born |= rules.Only(int(a.born[i]))
		positions |= rules.Only(int(a.positions[i]))
	}
	if p.Step > StepPosition {
		return wording.Text{}
	}
	if !t.auction {
		if p.Step != StepBorn || *a != (auction{}) {
			return wording.Say("without an auction the table first names who starts.")
		}
		return wording.Text{}
	}
	next := *p
	t.goOn(&next)
	switch {
	case next.Step != p.Step || next.active != p.active:
		return wording.Say("these bids lead to another step or player: {step}.", stepSaid[next.Step].Title)
	case p.Step == StepBid && a.born[0] > 0:
		return wording.Say("nobody is named before all bids are in.")
	case p.Step != StepPosition && a.positions != [maxSeats]int8{}:
		return wording.Say("no position is taken before it is known who chooses first.")
	}
	return t.choicesFit(p)
}

// choicesFit makes sure that positions are chosen in the choosing order.
func (t *table) choicesFit(p *position) wording.Text {
	if p.Step != StepPosition {
		return wording.Text{}
	}
	for i, n := range p.auction.positions[:t.size()] {
		if seat := int8(i + 1); n > 0 && p.auction.choosesBefore(p.active, seat) {
			return wording.Say("{who} chooses a position only after {other}.", t.name(int(seat)), t.name(int(p.active)))
		}
	}
	return wording.Text{}
}

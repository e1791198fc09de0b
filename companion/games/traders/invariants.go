package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10, with its numbers, and those of
// section 5 between the fields of a position. Later ones rely on earlier ones.
// Conditions 6, 8 and 9 compare a position with the one before; tests hold play to them.
func (t *table) invariants() []invariant {
	return []invariant{
		{Name: "section 4.1", Violation: func(p *position) wording.Text { return p.board.wrong() }},
		{Name: "section 4.1", Violation: (*position).worldWrong},
		{Name: "section 4.1", Violation: t.eventsWrong},
		{Name: "section 4.1", Violation: t.factionsFit},
		{Name: "section 5", Violation: t.turnFits},
		{Name: "invariant 1", Violation: t.holdingsFit, Gap: t.holdingsOver},
		{Name: "invariant 2", Violation: t.cardsAddUp, Gap: t.cardsOver},
		{Name: "invariant 3", Violation: t.drawnFits},
		{Name: "invariant 4", Violation: t.stationsFit},
		{Name: "invariant 5", Violation: t.shipsFit},
		{Name: "invariant 7", Violation: t.haltedFits},
		{Name: "section 5", Violation: t.movementFits},
		{Name: "section 5", Violation: t.choicesFit},
		{Name: "section 5", Violation: t.pendingFits},
		{Name: "invariant 10", Violation: t.goesOn},
	}
}

func (t *table) factionsFit(p *position) wording.Text {
	for i, faction := range p.factions[:t.size()] {
		for _, other := range p.factions[:i] {
			if other == faction {
				return wording.Say("{faction} is there twice.", factionTitles[faction])
			}
		}
	}
	return wording.Text{}
}

func (t *table) turnFits(p *position) wording.Text {
	starting := p.step == StepStart
	missing, zero := false, true
	for _, roll := range p.rolls[:t.size()] {
		missing = missing || roll == awaited
		zero = zero && roll == 0
	}
	if starting && !missing || !starting && !zero {
		return wording.Say("rolls for the start are kept until the last one, and no longer.")
	}
	if p.winner != 0 && p.winner != p.turn {
		return wording.Say(notWon)
	}
	if (p.step == StepPlanet || p.step == StepProduce) && p.turn != p.starter {
		return wording.Say("planet card and production come only in the turn of the starting player.")
	}
	return wording.Text{}
}

func (t *table) holdingsFit(p *position) wording.Text {
	for i := range t.seats {
		name := t.name(i + 1)
		switch {
		case p.money[i] < 0:
			return wording.Say("{who} has less than no money.", name)
		case p.load(i+1) > int32(t.n.holds):
			return wording.Say("{who}'s ship carries more than {resources}.", name, wording.Some(t.n.holds, "resource"))
		case cardsIn(&p.hands[i]) > t.n.handSize:
			return wording.Say("{who} holds more than {cards}.", name, wording.Some(t.n.handSize, "action card"))
		}
	}
	return wording.Text{}
}

// holdingsOver is how much is too much on ships and in hands.
func (t *table) holdingsOver(p *position) int {
	n := 0
	for i := range t.size() {
		n += max(0, int(p.load(i+1))-t.n.holds) + max(0, cardsIn(&p.hands[i])-t.n.handSize)
	}
	return n
}

// cardsOver is how many action cards are too many.
func (t *table) cardsOver(p *position) int {
	n := max(0, -t.deck(p))
	for card := range actions {
		n += max(0, -t.unaccounted(p, card))
	}
	return n
}

func (t *table) cardsAddUp(p *position) wording.Text {
	for card := range actions {
		if n := t.unaccounted(p, card); n < 0 {
			return wording.Say("the game has only {number} {card} cards; take some out.", wording.Spell(t.n.copies[card]), cardTitles[card])
		}
	}
	if t.deck(p) < 0 {
		return wording.Say("hands and discard pile hold more action cards than the game has; take some out.")
	}
	return wording.Text{}
}

func (t *table) drawnFits(p *position) wording.Text {
	for event, n := range p.happened.All() {
		switch has := p.events.Of(event); {
		case n > 0 && has == 0:
			return wording.Say("the event deck of this table has no {card} card; take it out.", cardTitles[event])
		case n > has:
			return wording.Say("the event deck has only {cards}; take some out.", wording.Count(has, "{card} card", cardTitles[event]))
		}
	}
	seen := [planetCards]bool{}
	for _, card := range p.drawn[:p.drawnNum] {
		if seen[card] {
			return wording.Say("the planet card {card} can't have been drawn twice.", planetCardTitles[card])
		}
		seen[card] = true
	}
	return wording.Text{}
}

func (t *table) stationsFit(p *position) wording.Text {
	for i := range t.seats {
		name := t.name(i + 1)
		for planet := range producing {
			n := p.stationsOn(planet, i+1)
			if n > int8(t.n.mostStations) {
				return wording.Say("{who} can't have more than {stations} on {place}.", name, wording.Some(t.n.mostStations, "station"), placeTitles[planet])
			}
			if n == 0 && !p.goods[i][planet].none() {
				return wording.Say("{who} has resources on {place}, but no station there.", name, placeTitles[planet])
			}
		}
	}
	return wording.Text{}
}

// shipsFit leaves out where the moving ship meets others: it passes them.
func (t *table) shipsFit(p *position) wording.Text {
	for i, h := range p.ships[:t.size()] {
		moving := p.step == StepMove && i+1 == int(p.turn)
		if why := t.berthFits(p, i+1, h, moving); !why.Empty() {
			return why
		}
	}
	return wording.Text{}
}

// berthFits reports why a seat's ship can't be on a hex, or "". In passing it may
// meet other ships and stations.
func (t *table) berthFits(p *position, seat int, h hex, passing bool) wording.Text {
	if !p.board.has(h) {
		return wording.Say("{who}'s ship is not on the board.", t.name(seat))
	}
	planet := p.board.planet(h)
	if planet == earth {
		return wording.Text{}
	}
	if planet != nowhere {
		return wording.Say("{who}'s ship can't be on {place} itself; put it beside.", t.name(seat), placeTitles[planet])
	}
	if passing {
		return wording.Text{}
	}
	if owner := p.owner(h); owner != 0 && owner != seat {
		return wording.Say("{who}'s ship can't be on a station of {other}.", t.name(seat), t.name(owner))
	}
	for i, at := range p.ships[:t.size()] {
		ignored := i+1 == seat || p.step == StepMove && i+1 == int(p.turn)
		if at == h && !ignored {
			return wording.Say("the ships of {who} and {other} can't be on one hex.", t.name(seat), t.name(i+1))
		}
	}
	return wording.Text{}
}

func (t *table) haltedFits(p *position) wording.Text {
	for planet, n := range p.halted {
		if n > uint8(t.n.haltedFor) {
			return wording.Say("{place} can't be halted for more than {cards}.", placeTitles[planet], wording.Some(t.n.haltedFor, "planet card"))
		}
	}
	return wording.Text{}
}

func (t *table) movementFits(p *position) wording.Text {
	if p.from == (hex{}) || p.turn == 0 {
		return wording.Text{}
	}
	at := p.ships[p.turn-1]
	if p.step == StepRoll {
		if p.dice < 1 || p.from != at {
			return wording.Say("before the roll for movement the ship is where the flight begins, and a die is still to be rolled.")
		}
		return wording.Text{}
	}
	switch {
	case p.dice != 0 || p.steps < 1:
		return wording.Say("during a flight all dice are rolled and steps are left.")
	case p.made == 0 && p.from != at:
		return wording.Say("a ship that has made no step is where the flight begins.")
	case p.made > 0 && at == p.board.planets[earth]:
		return wording.Say("a ship that has left earth can't be on it.")
	}
	return t.berthFits(p, int(p.turn), p.from, false)
}

// goesOn makes sure that everybody awaited has a legal move.
func (t *table) goesOn(p *position) wording.Text {
	for _, fits := range []func(*position) wording.Text{t.book.Misfit, t.turnFits, t.movementFits, t.choicesFit, t.pendingFits} {
		if !fits(p).Empty() {
			return wording.Text{} // that is said already, and judging relies on it
		}
	}
	var able rules.Seats
	for _, a := range t.book.Legal(p, nil) {
		able |= rules.Only(a.Seat)
	}
	if stuck := t.toMove(p) &^ able; stuck != 0 {
		return wording.Say("{who} must act next, but has no legal move.", t.name(stuck.List()[0]))
	}
	if p.step != StepOver && t.toMove(p) == 0 {
		return wording.Say("somebody must act next.")
	}
	return wording.Text{}
}
